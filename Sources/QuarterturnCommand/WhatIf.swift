import RotationScenario
import Orientation

/// A change that a matrix is compared with.
struct WhatIf {
  /// The change as it was written.
  let text: String
  /// Another version of iOS.
  var version: SystemVersion?
  private var sdk: SystemVersion?
  private var policy: (point: PolicyPoint, option: Int)?

  /// Reads `ios=27`, `sdk=26` or `overFullScreen=narrows`.
  init(_ text: String) throws {
    self.text = text
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      if let point = PolicyPoint(rawValue: text) {
        let options = point.description.options.dropFirst().map { "\(text)=\($0.name)" }
        throw CommandError(
          "'\(text)' needs an answer. Expected one such as \(options.joined(separator: ", ")).")
      }
      throw CommandError(
        "'\(text)' is not a change. Expected one such as ios=27, sdk=26 or overFullScreen=asked.")
    }
    switch parts[0] {
    case "ios": version = try SystemVersion(argument: parts[1])
    case "sdk": sdk = try SystemVersion(argument: parts[1])
    default: policy = try Self.policy(parts[0], parts[1])
    }
  }

  /// The scenario with the change.
  func applied(to scenario: Scenario) -> Scenario {
    var changed = scenario
    if let version {
      changed.stage.version = version
    }
    if let sdk { changed.stage.linkedSDK = sdk }
    if let policy { changed.app.policy[policy.point] = policy.option }
    return changed
  }

  private static func policy(_ name: String, _ option: String) throws -> (PolicyPoint, Int) {
    guard let point = PolicyPoint(rawValue: name) else {
      let names = ["ios", "sdk"] + PolicyPoint.allCases.map(\.rawValue)
      throw CommandError("There is no change called '\(name)'.\(UnknownName.hint(name, names))")
    }
    let options = point.description.options.map(\.name)
    guard let index = options.firstIndex(of: option) else {
      throw CommandError(
        "'\(name)' cannot be '\(option)'. Expected one of \(options.joined(separator: ", ")).")
    }
    return (point, index)
  }
}
