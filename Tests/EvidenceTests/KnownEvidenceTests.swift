import EvidenceComparison
import Foundation
import Orientation
import RecordedFiles
import RotationEvidence
import RotationExplanation
import RotationRules
import Testing
import TextFormats
import UIKit

/// The files in `Evidence`, and what they change.
@Suite struct KnownEvidenceTests {
  private static let path = "Sources/RotationRules/Evidence/KnownEvidence.swift"
  private static let policyPath = "Sources/Orientation/Versions/PolicyEvidence+Known.swift"

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
          rule, on: comparison.observations.device.title, comparison.observations.system,
          agreed: tally.agreed, contradicted: tally.contradicted)
      }
    }
  }

  private static func policyEvidence(in comparisons: [EvidenceComparison]) -> [PolicyEvidence] {
    comparisons.flatMap { comparison in
      comparison.policies.sorted { $0.key.rawValue < $1.key.rawValue }.map { point, tally in
        PolicyEvidence(
          point, on: comparison.observations.device.title, comparison.observations.system,
          agreed: tally.agreed, contradicted: tally.contradicted)
      }
    }
  }

  /// A table of what is known.
  private static func text(
    of type: String, _ rows: [String], comment: String, imports: String = ""
  ) -> String {
    let list = rows.isEmpty ? "[]" : "[\n\(rows.map { "    \(type)(\($0)),\n" }.joined())  ]"
    return """
      // Written by KnownEvidenceTests from the files in Evidence.
      // swift-format-ignore-file

      \(rows.isEmpty ? "" : imports)extension \(type) {
        /// \(comment)
        public static let known: [\(type)] = \(list)
      }

      """
  }

  private static func text(_ evidence: [RuleEvidence]) -> String {
    text(
      of: "RuleEvidence",
      evidence.map {
        "\"\($0.rule)\", on: \"\($0.device)\", \($0.system.code), agreed: \($0.agreed), "
          + "contradicted: \($0.contradicted)"
      }, comment: "What devices were seen to do, rule by rule.", imports: "import Orientation\n\n")
  }

  private static func text(_ evidence: [PolicyEvidence]) -> String {
    text(
      of: "PolicyEvidence",
      evidence.map {
        ".\($0.point.rawValue), on: \"\($0.device)\", \($0.system.code), agreed: \($0.agreed), "
          + "contradicted: \($0.contradicted)"
      }, comment: "What devices were seen to do, point by point.")
  }

  @Test("What the rules and the disputed points say of devices is what the files say")
  func freshness() throws {
    let comparisons = try Self.comparisons()
    try expectRecorded(Self.text(Self.evidence(in: comparisons)), at: Self.path)
    try expectRecorded(Self.text(Self.policyEvidence(in: comparisons)), at: Self.policyPath)
  }

  @Test("A device that agrees and contradicts is named with its system")
  func madeUp() throws {
    let device = ObservedDevice(name: "iPhone 17", isSimulator: true)
    let comparison = try EvidenceComparison(
      Observations(
        device: device, system: SystemVersion(26, 1),
        rules: [
          RuleObservation(rule: "D-04", test: "one", result: .agreed),
          RuleObservation(rule: "D-05", test: "two", result: .contradicted),
          RuleObservation(rule: "D-06", test: "three", result: .notRun),
        ]))
    let evidence = Self.evidence(in: [comparison])
    let place = "on 26.1 (iPhone 17 simulator)"
    #expect(RuleEvidence.summary(of: "D-04", in: evidence) == "agreed \(place)")
    #expect(RuleEvidence.summary(of: "D-05", in: evidence) == "contradicted \(place)")
    #expect(RuleEvidence.summary(of: "D-06", in: evidence) == "never run")
    #expect(RuleEvidence.summary(of: "D-04") == "never run" || !RuleEvidence.known.isEmpty)
    #expect(Self.text(evidence).contains("SystemVersion(26, 1, 0)"))
  }

  /// A device that asks what is presented over full screen, which the default does not.
  @MainActor private static func contradiction() throws -> EvidenceComparison {
    var policy = RotationPolicy()
    policy.overFullScreen = .asked
    let app = try RecordedApp("iPhone 15, iOS 17", policy: policy)
    app.act { app.declare(.all) }
    let screen = PlainScreen()
    screen.mask = .portrait
    app.show(screen, as: .overFullScreen)
    app.turn(to: .landscapeLeft)
    return try EvidenceComparison(#require(app.observations))
  }

  @MainActor
  @Test("A contradicted default has no confidence left, and explanations that rest on it say so")
  func contradicted() throws {
    let evidence = Self.policyEvidence(in: [try Self.contradiction()])
    #expect(evidence.filter { $0.contradicted > 0 }.map(\.point) == [.overFullScreen])
    #expect(Self.text(evidence).contains("PolicyEvidence(.overFullScreen, on: \"iPhone 15\", "))
    let description = PolicyPoint.overFullScreen.description(after: evidence)
    #expect(PolicyPoint.overFullScreen.description(after: []).confidence == .medium)
    #expect(description.confidence == .unknown)
    #expect(description.isContradicted)
    var policy = RotationPolicy()
    let dispute = Explanation.Dispute(.overFullScreen, policy, description)
    #expect(dispute.claim.contains("notAsked (contradicted by a device)"), "\(dispute.claim)")
    // The other answer is not what the device contradicts.
    policy.overFullScreen = .asked
    #expect(!Explanation.Dispute(.overFullScreen, policy, description).isContradicted)
    for point in PolicyPoint.allCases where !evidence.contains(where: { $0.point == point }) {
      #expect(
        point.description(after: evidence).confidence == point.description(after: []).confidence)
    }
  }

  @Test(
    "Devices that agree are reports: one makes a default medium, several high, none lowers it",
    arguments: Confidence.allCases)
  func agreed(stated: Confidence) {
    func evidence(_ agreed: Int, _ contradicted: Int) -> PolicyEvidence {
      PolicyEvidence(
        .overFullScreen, on: "iPhone 17", SystemVersion(26), agreed: agreed,
        contradicted: contradicted)
    }
    #expect(stated.after([]) == stated)
    #expect(stated.after([evidence(3, 0)]) == max(stated, .medium))
    #expect(stated.after([evidence(3, 0), evidence(1, 0)]) == .high)
    #expect(stated.after([evidence(9, 0), evidence(9, 1)]) == .unknown)
  }
}

extension ObservedDevice {
  /// Its name; that a simulator is one.
  fileprivate var title: String { isSimulator ? "\(name) simulator" : name }
}

extension SystemVersion {
  /// As Swift writes it.
  fileprivate var code: String { "SystemVersion(\(major), \(minor), \(patch))" }
}
