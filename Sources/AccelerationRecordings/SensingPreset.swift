public import OrientationSensing

/// A way of sensing that can be chosen by name.
public enum SensingPreset: Sendable {
  /// This project's sensor.
  case parameters(SensingParameters)
  /// Android's rule, for comparison.
  case android

  /// All of them by name, in the order to list them.
  public static var all: [(name: String, preset: SensingPreset)] {
    SensingParameters.presets.map { ($0.name, .parameters($0.parameters)) }
      + [("android", .android)]
  }
}
