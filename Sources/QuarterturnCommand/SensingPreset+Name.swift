import AccelerationRecordings

extension SensingPreset {
  /// All names, in the order to list them.
  static let names = all.map(\.name)

  /// The preset with a name.
  init(named name: String) throws {
    guard let found = Self.all.first(where: { $0.name == name }) else {
      throw CommandError(
        "There is no preset '\(name)'. Expected one of \(Self.names.joined(separator: ", "))."
          + UnknownName.hint(name, Self.names))
    }
    self = found.preset
  }
}
