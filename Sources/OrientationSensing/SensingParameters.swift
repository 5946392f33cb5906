/// How an ``OrientationSensor`` filters and holds.
public struct SensingParameters: Sendable, Hashable {
  /// The time constant of the low-pass that finds gravity, in seconds.
  public var smoothing: Float = 0.12

  /// A middle way between quick and calm.
  public static var `default`: SensingParameters { SensingParameters() }

  /// Follows sooner, and errs more often while the device is shaken.
  public static var snappy: SensingParameters {
    var parameters = SensingParameters()
    parameters.smoothing = 0.08
    return parameters
  }

  /// Waits longer before it follows, for hands and places that shake.
  public static var steady: SensingParameters {
    var parameters = SensingParameters()
    parameters.smoothing = 0.3
    return parameters
  }

  /// The presets by name, in the order to list them.
  public static var presets: [(name: String, parameters: SensingParameters)] {
    [("default", .default), ("snappy", .snappy), ("steady", .steady)]
  }
}
