public import EvidenceComparison
import Orientation
import RotationEvidence
public import RotationExplanation
import RotationRules
public import TextFormats

/// Observations held against the engine, as text and JSON.
public struct ComparisonReport {
  private let comparison: EvidenceComparison
  private let file: String

  /// Makes the report of a comparison.
  ///
  /// - Parameters:
  ///   - comparison: the comparison.
  ///   - file: the file of the observations, for people.
  public init(_ comparison: EvidenceComparison, file: String) {
    self.comparison = comparison
    self.file = file
  }

  /// Whether something that was seen is not what the engine does, or contradicts a rule.
  public var differs: Bool { !comparison.differing.isEmpty || !contradictions.isEmpty }

  private var observations: Observations { comparison.observations }

  private var contradictions: [RuleObservation] {
    observations.rules.filter { $0.result == .contradicted }
  }

  private var counts: (agrees: Int, leftOut: [ComparedStep]) {
    var agrees = 0
    var leftOut: [ComparedStep] = []
    for step in comparison.steps {
      switch step.verdict {
      case .agrees: agrees += 1
      case .leftOut: leftOut.append(step)
      case .differs: break
      }
    }
    return (agrees, leftOut)
  }

  // MARK: Text

  /// The report for people.
  ///
  /// - Parameters:
  ///   - style: how it is set.
  ///   - showsAll: whether every step that differs is shown, not the first alone.
  /// - Returns: paragraphs, each with a line break at its end.
  public func text(_ style: TextStyle = TextStyle(), showsAll: Bool = false) -> String {
    var parts = [heading]
    let differing = comparison.differing
    for (index, step) in differing.prefix(showsAll ? differing.count : 1).enumerated() {
      parts.append(paragraph(step, isFirst: index == 0, style))
    }
    if !showsAll, differing.count > 1 {
      let others = differing.dropFirst().map { "\($0.number)" }.joined(separator: ", ")
      parts.append("More steps differ: \(others). --all shows them.\n")
    }
    for rule in contradictions { parts.append(paragraph(rule)) }
    parts.append(summary)
    return parts.joined(separator: "\n")
  }

  private var heading: String {
    let device = observations.device
    let idiom = observations.app?.isPhoneOnly == true ? "iOS" : system
    var what: [String] = []
    if !observations.steps.isEmpty { what.append(Self.count(observations.steps.count, "step")) }
    if !observations.rules.isEmpty {
      what.append(Self.count(observations.rules.count, "test") + " of rules")
    }
    let simulator = device.isSimulator ? " (simulator)" : ""
    let sdk = observations.sdk.map { ", SDK \($0)" } ?? ""
    return "\(file): \(device.name)\(simulator), \(idiom) \(observations.system)\(sdk); "
      + (what.isEmpty ? "nothing was observed" : what.joined(separator: ", ")) + "\n"
  }

  private var system: String { observations.device.name.hasPrefix("iPad") ? "iPadOS" : "iOS" }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func paragraph(_ step: ComparedStep, isFirst: Bool, _ style: TextStyle) -> String {
    guard case .differs(let differences) = step.verdict else { return "" }
    let place = "step \(step.number), at \(Words.number(step.step.time)) s: \(title(step))"
    var text =
      style.ink(
        isFirst ? "The first difference is in \(place)" : place.sentenceCased, .bold) + "\n"
    func add(_ label: String, _ content: String) {
      let lines = content.wrapped(to: 86)
      text += "  " + label.padded(to: 12) + lines.joined(separator: "\n" + indent) + "\n"
    }
    let indent = String(repeating: " ", count: 14)
    for difference in differences {
      add("seen", difference.seen)
      add("the engine", difference.expected)
      add("rule", "\(difference.rule)  \(RuleCatalogue.rule(difference.rule)?.statement ?? "")")
    }
    for (index, answer) in agreeing(step).enumerated() {
      add(index == 0 ? "would agree" : "", answer)
    }
    if differences.contains(where: \.lockAgrees) {
      add("would agree", "the user's orientation lock is on, which no API offers (B-14)")
    }
    return text
  }

  /// The answers to disputed points under which the engine does what was seen.
  private func agreeing(_ step: ComparedStep) -> [String] {
    let policy = RotationPolicy()
    return PolicyPoint.allCases.flatMap { point in
      let options = step.settled[point] ?? []
      guard !options.contains(policy[point]) else { return [String]() }
      let all = point.description.options
      return options.sorted().map {
        "\(point.rawValue) = \(all[$0].name), in place of \(all[policy[point]].name)"
      }
    }
  }

  private func paragraph(_ rule: RuleObservation) -> String {
    let statement = RuleCatalogue.rule(rule.rule).map { "  \($0.statement)" } ?? ""
    return "\(rule.rule) is contradicted by \(rule.test)\n"
      + (rule.seen.map { "  seen        \($0)\n" } ?? "") + "  rule       \(statement)\n"
  }

  private var summary: String {
    var lines: [String] = []
    let (agrees, leftOut) = counts
    if agrees > 0 {
      let rules = comparison.rules.filter { $0.value.agreed > 0 }.keys.sorted()
      lines.append(
        "\(Self.count(agrees, "step")) \(agrees == 1 ? "agrees" : "agree"), by "
          + rules.map(\.description).joined(separator: ", "))
    }
    let tests = observations.rules.count { $0.result == .agreed }
    if tests > 0 { lines.append("\(Self.count(tests, "test")) \(tests == 1 ? "agrees" : "agree")") }
    let notRun = observations.rules.count { $0.result == .notRun }
    if notRun > 0 {
      lines.append("\(Self.count(notRun, "test")) \(notRun == 1 ? "was" : "were") not run")
    }
    for (point, tally) in comparison.policies.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where tally.agreed > 0 && tally.contradicted == 0 {
      let name = point.description.options[RotationPolicy()[point]].name
      lines.append("Settled as the engine assumes: \(point.rawValue) = \(name)")
    }
    for step in leftOut {
      if case .leftOut(let reason) = step.verdict {
        lines.append("Not compared: step \(step.number), \(title(step)): \(reason)")
      }
    }
    return lines.flatMap { $0.wrapped(to: 100) }.map { $0 + "\n" }.joined()
  }

  /// What happened, as a clause.
  private func title(_ step: ComparedStep) -> String {
    step.step.events.map { event in
      switch event {
      case .turn(let pose): "the device is turned to \(Words.name(pose))"
      case .request(let mask): "the app asks for \(Words.mask(mask))"
      case .update: "the app announces its masks"
      case .attempt: "the app has the interface follow the device"
      case .show(let layers): "\(name(layers)) comes on screen"
      case .background: "the app goes to the background"
      case .foreground: "the app comes to the foreground"
      case .unseen: "the interface turns"
      }
    }.joined(separator: ", ")
  }

  /// The screen that is innermost in what is on top.
  private func name(_ layers: [ShownScreen]) -> String {
    guard var shown = layers.last else { return "nothing" }
    while let child = shown.children.indices.contains(shown.selected)
      ? shown.children[shown.selected] : shown.children.last
    {
      shown = child
    }
    return observations.screens[shown.screen].name
  }

  // MARK: JSON

  /// The report for machines.
  ///
  /// `schema` is "quarterturn/comparison"; `version` grows when a member changes its meaning or goes
  /// away.
  public var json: JSON {
    let (agrees, leftOut) = counts
    let tallies = comparison.rules
    return [
      "schema": "quarterturn/comparison", "version": 1, "file": .string(file),
      "device": .string(observations.device.name), "system": .string("\(observations.system)"),
      "agrees": .bool(!differs), "stepsThatAgree": .integer(agrees),
      "differences": .array(comparison.differing.map { difference($0) }),
      "leftOut": .array(
        leftOut.map { step in
          guard case .leftOut(let reason) = step.verdict else { return .null }
          return ["step": .integer(step.number), "reason": .string(reason)]
        }),
      "rules": .array(
        tallies.keys.sorted().map { rule in
          [
            "rule": .string("\(rule)"), "agreed": .integer(tallies[rule]?.agreed ?? 0),
            "contradicted": .integer(tallies[rule]?.contradicted ?? 0),
          ]
        }),
    ]
  }

  private func difference(_ step: ComparedStep) -> JSON {
    guard case .differs(let differences) = step.verdict else { return .null }
    return [
      "step": .integer(step.number), "time": .number(step.step.time),
      "event": .string(title(step)),
      "differences": .array(
        differences.map {
          [
            "subject": .string($0.subject.rawValue), "seen": .string($0.seen),
            "engine": .string($0.expected), "rule": .string("\($0.rule)"),
          ]
        }),
      "policies": .array(agreeing(step).map { .string($0) }),
      "userLockAgrees": .bool(differences.contains { $0.lockAgrees }),
    ]
  }
}
