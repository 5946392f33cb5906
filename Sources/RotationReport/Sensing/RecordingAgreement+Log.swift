public import AccelerationRecordings

extension RecordingAgreement {
  /// Compares what a sensor made of a recording with labels.
  ///
  /// - Parameters:
  ///   - log: the sensor's results.
  ///   - labels: how the device was really held.
  public init(_ log: SensingLog, _ labels: OrientationLabels) {
    self.init(
      device: log.events.map { Change(at: $0.time, to: $0.device) },
      upright: log.events.map { Change(at: $0.time, to: $0.upright) }, end: log.end, labels: labels)
  }
}
