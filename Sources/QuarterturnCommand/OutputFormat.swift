import ArgumentParser

/// The format of a command's output.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people.
  case text
  /// For machines.
  case json
}
