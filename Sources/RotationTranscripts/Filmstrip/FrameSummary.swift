import Orientation
import RotationExplanation

/// What a step came to, in the few words that fit under a picture.
struct FrameSummary {
  enum Kind { case turned, stayed, failed, nothing }

  var kind: Kind
  /// `turns to landscapeRight`.
  var result: String
  /// Why, as one short clause.
  var reason: String
  var rule: RuleID?
  var masks: Masks?
  /// Who was asked for the controller's mask.
  var asked: String?
  var wish: InterfaceOrientationMask = []
  var doMasksCount = true

  /// What a step came to.
  ///
  /// - Parameters:
  ///   - step: the step.
  ///   - crash: the number of the step before it that ended the app.
  init(_ step: ReportedStep, crash: String?) {
    let decisions = step.entries.filter { $0.occurrence.isMain }
    let entry = decisions.last { $0.occurrence.isConsequential } ?? decisions.last
    if let crash {
      self.init(afterCrash: crash)
    } else if let entry, case .decided(_, let decision, let steps) = entry.occurrence {
      self.init(decision, steps, Words(step.cast))
    } else if case .decided(let scene, let decision, let steps) = step.decisionElsewhere {
      self.init(decision, steps, Words(step.cast))
      result = "\(Words(step.cast).scene(scene)): \(result)"
    } else {
      self.init(undecided: step)
    }
  }

  private init(afterCrash crash: String) {
    kind = .nothing
    result = "not running"
    reason = "the app crashed in step \(crash)"
  }

  private init(_ decision: Decision, _ steps: [DecisionStep], _ words: Words) {
    let builder = ExplanationBuilder(
      decision: decision, steps: steps, cast: words.cast, screen: nil,
      context: Explanation.Context())
    rule = steps.last?.rule
    masks = decision.masks
    asked = builder.decider.map { words.name($0) }
    wish = builder.wish
    doMasksCount = decision.force.counts
    reason = builder.why
    let name = Words.name(decision.result)
    switch decision.outcome {
    case .turns:
      kind = .turned
      result = decision.trigger == .launch ? "starts in \(name)" : "turns to \(name)"
    case .stays(.alreadyThere):
      kind = .stayed
      result = decision.trigger == .launch ? "starts in \(name)" : "stays \(name)"
      reason = builder.blockers.isEmpty ? "nothing has to turn" : reason
    case .stays:
      kind = .stayed
      result = "stays \(name)"
    case .refused:
      kind = .failed
      result = "request refused"
    case .raises:
      kind = .failed
      result = "crashes"
    }
  }

  private init(undecided step: ReportedStep) {
    kind = .nothing
    result = "stays \(Words.name(step.frame.interface))"
    reason = "UIKit does not look at orientations"
    // A scene may change there and back, as for its pictures in the app switcher.
    var change: (old: SceneGeometry, new: SceneGeometry)?
    for entry in step.entries {
      switch entry.occurrence {
      case .exception(let fault):
        kind = .failed
        result = "crashes"
        reason = Words(step.cast).fault(fault)
      case .error(_, let error):
        kind = .failed
        result = "request refused"
        reason = Words.error(error)
      case .ignored(let why, let dropped):
        reason = Words.ignored(why, dropped)
        rule = dropped?.rule ?? rule
      case .log(let line): rule = line.rule
      case .geometry(.main, let old, let new): change = (change?.old ?? old, new)
      default: break
      }
    }
    // What failed says more than what changed before it.
    if kind != .failed, let change, change.old.size != change.new.size {
      reason = "the scene is \(Words.size(change.new.size)) now"
    }
  }
}

extension ReportedStep {
  /// The last decision for another scene than the main one; nil where an exception is what matters.
  fileprivate var decisionElsewhere: Occurrence? {
    var found: Occurrence?
    for entry in entries {
      switch entry.occurrence {
      case .exception: return nil
      case .decided where entry.occurrence.isConsequential || found?.isConsequential != true:
        found = entry.occurrence
      default: break
      }
    }
    return found
  }
}

extension Occurrence {
  /// Whether it is a decision for the scene that is drawn.
  fileprivate var isMain: Bool {
    if case .decided(.main, _, _) = self { true } else { false }
  }
}
