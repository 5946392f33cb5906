public import Orientation
import RotationEvidence
import RotationExplanation

/// Something that was seen and that the engine does not do, or the other way round.
public struct Difference: Sendable, Hashable {
  /// What it is about.
  public var subject: Subject
  /// What was seen, as a clause.
  public var seen: String
  /// What the engine does, as a clause.
  public var expected: String
  /// The rule by which the engine does it.
  public var rule: RuleID
  /// Whether the engine does what was seen under the user's orientation lock, which no API offers.
  public var lockAgrees = false

  /// What differences are about, in the order in which they are looked for.
  public enum Subject: String, CaseIterable, Sendable, Hashable {
    /// What a screen answered.
    case answer
    /// Who was asked.
    case asked
    /// What became of a request.
    case refusal
    /// How the interface is afterwards.
    case interface
    /// What was posted.
    case notifications
    /// What controllers were called with.
    case callbacks
  }
}

/// Finds what differs in one step.
struct DifferenceFinder {
  private let step: ObservedStep
  private let observations: Observations
  private let replay: Replay

  init(_ step: ObservedStep, _ observations: Observations, _ replay: Replay) {
    self.step = step
    self.observations = observations
    self.replay = replay
  }

  func differences(from seen: Sightings) -> [Difference] {
    let inner = step.innerScreens(of: observations.screens)
    let seen = seen.withoutSizes(of: inner)
    // One whose own size stays the same is not called (G-21).
    let expected = replay.sightings.withoutSizes(of: inner).withoutCalls(of: inner, unlessIn: seen)
    var found = answers
    // After a push UIKit asks when it is over, and then the app may have announced something itself.
    let isChange = step.events.contains(where: \.isShow)
    for screen in expected.asked.subtracting(seen.asked).sorted() where !isChange {
      let name = observations.screens[screen].name
      found.append(
        Difference(
          subject: .asked, seen: "\(name) is not asked", expected: "\(name) is asked",
          rule: rule(of: screen) ?? "D-06"))
    }
    func add<Value: Hashable>(
      _ subject: Difference.Subject, _ value: KeyPath<Sightings, Value>, _ rule: RuleID,
      _ words: (Value) -> String
    ) {
      guard seen[keyPath: value] != expected[keyPath: value] else { return }
      found.append(
        Difference(
          subject: subject, seen: words(seen[keyPath: value]),
          expected: words(expected[keyPath: value]), rule: rule))
    }
    add(.refusal, \.refused, decidingRule ?? "F-22") { refusals in
      refusals.isEmpty
        ? "no error" : refusals.map { "\($0.domain) code \($0.code)" }.joined(separator: ", ")
    }
    add(.interface, \.after, decidingRule ?? "D-08") {
      "\(Words.name($0.interface)), \(Words.size($0.size))"
    }
    add(.notifications, \.posted, "C-12") { posted in
      posted.isEmpty
        ? "none"
        : posted.map { "\($0.kind.rawValue) \(Words.name($0.orientation))" }.joined(separator: ", ")
    }
    add(.callbacks, \.called, isHalfTurn ? "G-30" : "G-11") { called in
      called.isEmpty
        ? "none"
        : called.map { call in
          let size = call.size.map { " to \(Words.size($0))" } ?? ""
          return "\(observations.screens[call.screen].name) \(call.kind.rawValue)\(size)"
        }.joined(separator: ", ")
    }
    return found
  }

  /// Answers that are not what the screens answer when they are looked at.
  private var answers: [Difference] {
    var known: [Int: Set<InterfaceOrientationMask>] = [:]
    func take(_ layer: ShownScreen) {
      layer.forEach { shown in
        known[shown.screen, default: []].insert(shown.allows)
        if let given = shown.given { known[shown.screen]?.insert(given) }
      }
    }
    step.before.shown.forEach(take)
    for case .show(let layers) in step.events { layers.forEach(take) }
    var found: [Difference] = []
    for answer in step.asked {
      let right = known[answer.screen] ?? []
      let name = observations.screens[answer.screen].name
      // What is on screen for a moment only is not looked at.
      guard let first = right.min(by: { $0.rawValue < $1.rawValue }),
        !right.contains(where: { $0.fits(answer.mask) })
      else { continue }
      found.append(
        Difference(
          subject: .answer, seen: "\(name) answers \(Words.mask(answer.mask))",
          expected: "\(name) answers \(Words.mask(first))",
          rule: rule(of: answer.screen) ?? "D-03"))
    }
    return found
  }

  /// The steps of the last decision.
  private var decidingSteps: [DecisionStep] {
    for entry in replay.entries.reversed() {
      if case .decided(.main, _, let steps) = entry.occurrence { return steps }
    }
    return []
  }

  private var decidingRule: RuleID? { decidingSteps.last?.rule }

  /// The rule by which a screen's answer counts.
  private func rule(of screen: Int) -> RuleID? {
    decidingSteps.first { $0.speaker == .controller(ControllerID(screen)) }?.rule
  }

  private var isHalfTurn: Bool {
    let (old, new) = (step.before.geometry.interface, replay.sightings.after.interface)
    return old != new && old.isLandscape == new.isLandscape
  }
}

extension InterfaceOrientationMask {
  /// Whether a screen may give both answers: on the way to an orientation the library's screens
  /// answer that one alone.
  fileprivate func fits(_ other: InterfaceOrientationMask) -> Bool {
    self == other || (count == 1 && isSubset(of: other))
      || (other.count == 1 && isSuperset(of: other))
  }
}
