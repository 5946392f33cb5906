public import Orientation
public import RotationEvidence
import RotationExplanation
import TextFormats

/// A recording, held against the engine step by step.
public struct EvidenceComparison: Sendable {
  /// What was seen.
  public let observations: Observations
  /// Every step with what came of it.
  public let steps: [ComparedStep]

  /// Plays every step again, from how things were before it.
  ///
  /// - Parameter observations: what was seen.
  /// - Throws: that the catalogue does not have the device of a recorded app.
  /// - Complexity: for every step at most one playing for each answer to each disputed point.
  public init(_ observations: Observations) throws(UnknownDevice) {
    self.observations = observations
    guard !observations.steps.isEmpty else {
      steps = []
      return
    }
    let name = observations.device.name
    guard let device = DeviceProfile.all.first(where: { $0.name == name }) else {
      throw UnknownDevice(
        name: name, nearest: Spelling.nearest(to: name, in: DeviceProfile.all.map(\.name)))
    }
    steps = observations.steps.enumerated().map { number, step in
      ComparedStep(step, number: number + 1, of: observations, on: device)
    }
  }

  /// The steps that differ.
  public var differing: [ComparedStep] {
    steps.filter { if case .differs = $0.verdict { true } else { false } }
  }

  /// How often each rule was agreed with and contradicted, by the tests and by the steps.
  public var rules: [RuleID: Tally] {
    var tallies: [RuleID: Tally] = [:]
    for rule in observations.rules {
      switch rule.result {
      case .agreed: tallies[rule.rule, default: Tally()].agreed += 1
      case .contradicted: tallies[rule.rule, default: Tally()].contradicted += 1
      case .notRun: break
      }
    }
    for step in steps {
      switch step.verdict {
      case .agrees: for rule in step.rules { tallies[rule, default: Tally()].agreed += 1 }
      case .differs(let differences):
        for rule in Set(differences.map(\.rule)) {
          tallies[rule, default: Tally()].contradicted += 1
        }
      case .leftOut: break
      }
    }
    return tallies
  }

  /// What was seen of disputed points that a step rests on.
  public var policies: [PolicyPoint: Tally] {
    var tallies: [PolicyPoint: Tally] = [:]
    for step in steps {
      for (point, options) in step.settled {
        if options.contains(RotationPolicy()[point]) {
          tallies[point, default: Tally()].agreed += 1
        } else {
          tallies[point, default: Tally()].contradicted += 1
        }
      }
    }
    return tallies
  }

  /// How often something was agreed with and contradicted.
  public struct Tally: Sendable, Hashable {
    /// Observations that agree.
    public var agreed = 0
    /// Observations that contradict.
    public var contradicted = 0
  }

  /// A recording of a device that the catalogue does not have.
  public struct UnknownDevice: Error, Sendable, Hashable {
    /// The device's name.
    public let name: String
    /// The one that is likely meant.
    public let nearest: String?
  }
}

/// A step of a recording and what the engine has to say of it.
public struct ComparedStep: Sendable {
  /// Its number, from 1.
  public let number: Int
  /// What was seen.
  public let step: ObservedStep
  /// Whether the engine agrees.
  public let verdict: Verdict
  /// The rules by which the engine decided, each once, in their order.
  public let rules: [RuleID]
  /// The disputed points that what was seen settles, with the answers that lead to it.
  public let settled: [PolicyPoint: Set<Int>]

  /// What came of a comparison.
  public enum Verdict: Sendable, Hashable {
    /// The engine does what was seen.
    case agrees
    /// It does something else.
    case differs([Difference])
    /// It was not played, for a reason in words.
    case leftOut(String)
  }

  init(_ step: ObservedStep, number: Int, of observations: Observations, on device: DeviceProfile) {
    self.number = number
    self.step = step
    let replay: Replay
    do throws(Replay.Obstacle) {
      if let obstacle = step.before.obstacle { throw .init(obstacle) }
      replay = try Replay(step, of: observations, on: device)
    } catch {
      let cause = step.possibleCause(in: observations, on: device)
      verdict = .leftOut(step.reason(for: error) + (cause.map { "; \($0) would have" } ?? ""))
      rules = []
      settled = [:]
      return
    }
    let seen = Sightings(step)
    var rules: [RuleID] = []
    for entry in replay.entries {
      guard case .decided(_, _, let steps) = entry.occurrence else { continue }
      for rule in steps.map(\.rule) where !rules.contains(rule) { rules.append(rule) }
    }
    let differences = DifferenceFinder(step, observations, replay).differences(from: seen)
    if !differences.isEmpty, observations.announcesDuring(step, number: number) {
      verdict = .leftOut("the app announced its masks before UIKit had looked for itself")
      self.rules = []
      settled = [:]
      return
    }
    self.rules = rules
    // What another answer to a disputed point would make of it.
    let reach = PolicyReach(replay.start, replay.events, replay.entries)
    var settled: [PolicyPoint: Set<Int>] = [:]
    for point in PolicyPoint.allCases where reach.mayTouch(point) {
      var agreeing: Set<Int> = []
      var count = 0
      for option in point.description.options.indices {
        var policy = RotationPolicy()
        policy[point] = option
        guard let other = try? Replay(step, of: observations, on: device, policy: policy) else {
          continue
        }
        count += 1
        if DifferenceFinder(step, observations, other).differences(from: seen).isEmpty {
          agreeing.insert(option)
        }
      }
      if !agreeing.isEmpty, agreeing.count < count { settled[point] = agreeing }
    }
    self.settled = settled
    guard !differences.isEmpty else {
      verdict = .agrees
      return
    }
    let locked = try? Replay(step, of: observations, on: device, isUserLocked: true)
    let lockAgrees =
      locked.map { DifferenceFinder(step, observations, $0).differences(from: seen).isEmpty }
      ?? false
    verdict = .differs(
      differences.map { difference in
        var difference = difference
        difference.lockAgrees = lockAgrees
        return difference
      })
  }
}

extension Observations {
  /// Whether masks are announced at the end of a push or presentation, when UIKit looks at them, too:
  /// who comes first is not recorded, and the next step has what came of it.
  fileprivate func announcesDuring(_ step: ObservedStep, number: Int) -> Bool {
    guard number < steps.count, step.events.contains(where: \.isShow) else { return false }
    let next = steps[number]
    return next.time - step.time < Self.longestChange
      && next.events.allSatisfy { $0 == .update || $0 == .attempt }
  }

  /// How long a push or a presentation lasts at most, in seconds.
  private static var longestChange: Double { 0.6 }
}

extension ObservedEvent {
  /// Whether it changes what is on screen.
  var isShow: Bool { if case .show = self { true } else { false } }
}

extension ObservedStep {
  /// What would have turned the interface as it was seen to turn, where that was not recorded; nil
  /// where it was, or nothing would.
  fileprivate func possibleCause(in observations: Observations, on device: DeviceProfile) -> String?
  {
    guard events == [.unseen], before.obstacle == nil else { return nil }
    let isAnnounced = Behaviors(of: observations.system, linkedSDK: observations.sdk)
    let news: ObservedEvent = isAnnounced[.masksAreAnnounced] ? .update : .attempt
    let causes: [(event: ObservedEvent, words: String)] = [
      (news, "an announcement of the masks"),
      (.request(after.interface.mask), "a request for \(Words.mask(after.interface.mask))"),
    ]
    return causes.first { cause in
      var step = self
      step.events = [cause.event]
      guard let replay = try? Replay(step, of: observations, on: device) else { return false }
      return DifferenceFinder(step, observations, replay).differences(from: Sightings(step)).isEmpty
    }?.words
  }

  fileprivate func reason(for obstacle: Replay.Obstacle) -> String {
    switch before.obstacle {
    case .inTransition: return "a transition was in progress"
    case .offScreen: return "the app was not in the foreground"
    case .resized: return "the scene is smaller than its screen"
    case .severalWindows: return "several windows have something to ask"
    case nil: break
    }
    switch obstacle {
    case .change: return "what is on screen changed by more than one call"
    case .state: return "nothing that was recorded brings the interface where it was"
    case .event:
      return events.contains(.unseen)
        ? "what turned the interface was not seen" : "the app left the foreground or came back"
    }
  }
}

extension Replay.Obstacle {
  fileprivate init(_ obstacle: ObservedState.Obstacle) { self = .state }
}
