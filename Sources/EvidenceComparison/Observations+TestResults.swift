import Foundation
public import Orientation
public import RotationEvidence
public import TextFormats

extension Observations {
  /// Takes what Xcode's test results say of rules: a test says which by the ids its name begins with.
  ///
  /// - Parameters:
  ///   - bytes: what `xcrun xcresulttool get test-results tests` prints.
  ///   - file: the path, for messages.
  ///   - sdk: the SDK the tests were built with; nil where it is not known.
  /// - Throws: that it is something else, or has no test of a rule.
  public init(
    testResults bytes: [UInt8], file: String, sdk: SystemVersion? = nil
  ) throws(ReadingError) {
    let location = SourceLocation(file: file)
    let results: TestResults
    do {
      results = try JSONDecoder().decode(TestResults.self, from: Data(bytes))
    } catch {
      throw ReadingError(
        location, "it is not a list of test results",
        expected: "what 'xcrun xcresulttool get test-results tests' prints")
    }
    guard let device = results.devices.first, let system = SystemVersion(device.osVersion) else {
      throw ReadingError(location, "the test results name no device with a version")
    }
    self.init(
      device: ObservedDevice(
        name: device.modelName ?? device.deviceName,
        isSimulator: device.platform?.contains("Simulator") ?? false),
      system: system, sdk: sdk, rules: results.testNodes.flatMap(\.observations))
    guard !rules.isEmpty else {
      throw ReadingError(location, "no test in it begins with the id of a rule")
    }
  }
}

/// As Xcode 16 and later print them; only what is looked at.
private struct TestResults: Decodable {
  var devices: [Device]
  var testNodes: [Node]

  struct Device: Decodable {
    var deviceName: String
    var modelName: String?
    var osVersion: String
    var platform: String?
  }

  struct Node: Decodable {
    var name: String
    var nodeType: String
    var result: String?
    var children: [Node]?

    /// What the tests in it say.
    var observations: [RuleObservation] {
      guard nodeType == "Test Case" else { return (children ?? []).flatMap(\.observations) }
      let (rules, sentence) = Self.rules(in: name)
      let result: RuleObservation.Result =
        switch self.result {
        case "Passed": .agreed
        case "Failed": .contradicted
        default: .notRun
        }
      let failures = messages
      return rules.map {
        RuleObservation(
          rule: $0, test: sentence, result: result,
          seen: failures.isEmpty ? nil : failures.joined(separator: "; "))
      }
    }

    /// What failed in it, or why it was not run, however deep.
    private var messages: [String] {
      (children ?? []).flatMap { child in
        child.nodeType == "Failure Message" ? [child.name] : child.messages
      }
    }

    /// `D-05, D-06: a sentence`.
    private static func rules(in name: String) -> (rules: [RuleID], sentence: String) {
      guard let colon = name.firstRange(of: ": ") else { return ([], name) }
      let words = name[..<colon.lowerBound].split(separator: ", ", omittingEmptySubsequences: false)
      let rules = words.compactMap { RuleID(String($0)) }
      return rules.count == words.count ? (rules, String(name[colon.upperBound...])) : ([], name)
    }
  }
}
