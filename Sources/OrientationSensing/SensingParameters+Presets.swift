extension SensingParameters {
  /// As quick as goes without mistakes in a hand, a pocket or a bag.
  public static var `default`: SensingParameters { SensingParameters() }

  /// Follows sooner and at a smaller angle, and errs more often while the device is shaken.
  public static var snappy: SensingParameters {
    var parameters = SensingParameters()
    parameters.sideMargin = 0.09
    parameters.sideEvidence = 0.045
    parameters.uprightEvidence = 0.1
    return parameters
  }

  /// Waits longer and for a larger angle, for hands and vehicles that shake.
  public static var steady: SensingParameters {
    var parameters = SensingParameters()
    parameters.sideMargin = 0.2
    parameters.sideEvidence = 0.14
    parameters.flatEvidence = 0.1
    parameters.uprightEvidence = 0.25
    return parameters
  }

  /// The presets by name, in the order to list them.
  public static var presets: [(name: String, parameters: SensingParameters)] {
    [("default", .default), ("snappy", .snappy), ("steady", .steady)]
  }
}
