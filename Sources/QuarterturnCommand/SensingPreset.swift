import OrientationSensing

/// A way of sensing that can be chosen by name.
enum SensingPreset {
  /// This project's sensor.
  case parameters(SensingParameters)
  /// Android's rule.
  case android

  /// All names, in the order to list them.
  static let names = SensingParameters.presets.map(\.name) + ["android"]

  /// The preset with a name.
  init(named name: String) throws {
    if name == "android" {
      self = .android
    } else if let found = SensingParameters.presets.first(where: { $0.name == name }) {
      self = .parameters(found.parameters)
    } else {
      throw Complaint(
        "There is no preset '\(name)'. Expected one of \(Self.names.joined(separator: ", "))."
          + UnknownName.hint(name, Self.names))
    }
  }
}
