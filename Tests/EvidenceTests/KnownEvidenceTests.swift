import EvidenceComparison
import Foundation
import Orientation
import RecordedFiles
import RotationEvidence
import RotationRules
import Testing
import TextFormats
import UIKit

/// The files in `Evidence`, and what they change.
@Suite struct KnownEvidenceTests {
  private static let path = "Sources/RotationRules/Evidence/KnownEvidence.swift"

  private static func comparisons() throws -> [EvidenceComparison] {
    let folder = Checkout.root.appending(path: "Evidence").path(percentEncoded: false)
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".json") }
      .map { try EvidenceComparison(Observations(contentsOf: folder + "/" + $0)) }
  }

  private static func evidence(in comparisons: [EvidenceComparison]) -> [RuleEvidence] {
    comparisons.flatMap { comparison in
      comparison.rules.sorted { $0.key < $1.key }.map { rule, tally in
        RuleEvidence(
          rule, on: comparison.observations.device.name, comparison.observations.system,
          agreed: tally.agreed, contradicted: tally.contradicted)
      }
    }
  }

  /// The table of what is known.
  private static func text(_ evidence: [RuleEvidence]) -> String {
    let rows = evidence.map { row in
      let version = row.system
      return "    RuleEvidence(\"\(row.rule)\", on: \"\(row.device)\", "
        + "SystemVersion(\(version.major), \(version.minor), \(version.patch)), "
        + "agreed: \(row.agreed), contradicted: \(row.contradicted)),\n"
    }
    let list = rows.isEmpty ? "[]" : "[\n\(rows.joined())  ]"
    let imports = rows.isEmpty ? "" : "import Orientation\n\n"
    return """
      // Written by KnownEvidenceTests from the files in Evidence.
      // swift-format-ignore-file

      \(imports)extension RuleEvidence {
        /// What devices were seen to do, rule by rule.
        public static let known: [RuleEvidence] = \(list)
      }

      """
  }

  /// The disputed points whose default a device contradicts although the project is sure of it.
  private static func claims(in comparisons: [EvidenceComparison]) -> [PolicyPoint] {
    comparisons.flatMap { comparison in
      comparison.policies.filter { $0.value.contradicted > 0 }.map(\.key)
    }.filter { $0.description.confidence > .unknown }
  }

  @Test("What the rules say of devices is what the files say")
  func freshness() throws {
    try expectRecorded(Self.text(Self.evidence(in: Self.comparisons())), at: Self.path)
  }

  @Test("No default is claimed with confidence that a device contradicts")
  func confidence() throws { #expect(try Self.claims(in: Self.comparisons()) == []) }

  @Test("A device that agrees and contradicts is named with its system")
  func madeUp() throws {
    let device = ObservedDevice(name: "iPhone 17")
    let comparison = try EvidenceComparison(
      Observations(
        device: device, system: SystemVersion(26, 1),
        rules: [
          RuleObservation(rule: "D-04", test: "one", result: .agreed),
          RuleObservation(rule: "D-05", test: "two", result: .contradicted),
          RuleObservation(rule: "D-06", test: "three", result: .notRun),
        ]))
    let evidence = Self.evidence(in: [comparison])
    #expect(RuleEvidence.summary(of: "D-04", in: evidence) == "agreed on 26.1 (iPhone 17)")
    #expect(RuleEvidence.summary(of: "D-05", in: evidence) == "contradicted on 26.1 (iPhone 17)")
    #expect(RuleEvidence.summary(of: "D-06", in: evidence) == "never run")
    #expect(RuleEvidence.summary(of: "D-04") == "never run" || !RuleEvidence.known.isEmpty)
    #expect(Self.text(evidence).contains("SystemVersion(26, 1, 0)"))
  }

  @MainActor
  @Test("A contradicted default that is claimed with confidence is found")
  func contradicted() async throws {
    var policy = RotationPolicy()
    policy.overFullScreen = .asked
    let app = try RecordedApp("iPhone 15, iOS 17", policy: policy)
    app.act { app.declare(.all) }
    let screen = PlainScreen()
    screen.mask = .portrait
    app.show(screen, as: .overFullScreen)
    app.turn(to: .landscapeLeft)
    let comparison = try EvidenceComparison(#require(app.observations))
    #expect(Self.claims(in: [comparison]) == [.overFullScreen])
  }
}
