import HeadlessUIKit
import Orientation
public import OrientationSensing

extension HeadlessDevice {
  /// Moves the device, given what its accelerometer measures.
  ///
  /// The sensor turns the samples into device orientations; virtual time passes as between them.
  /// Samples of several calls are one recording, as long as their times increase.
  ///
  /// - Parameter samples: the measurements, in order, in seconds from any fixed point and g.
  public func accelerate(_ samples: some Sequence<AccelerationSample>) {
    for sample in samples {
      let passed = lastSampleTime.map { sample.time - $0 } ?? 0
      lastSampleTime = max(sample.time, lastSampleTime ?? sample.time)
      if passed > 0, passed.isFinite { advance(by: passed) }
      if sensor.sense(sample).contains(.orientation), sensor.posture.orientation != .unknown,
        sensor.posture.orientation != host.system.pose
      {
        send(.turn(sensor.posture.orientation))
      }
    }
  }
}
