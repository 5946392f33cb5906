import Orientation
import RotationExplanation

/// What a step led to, in the words of scenario files.
struct StepFindings {
  let step: PlayedStep
  let scene: SceneID
  let app: AppDescription

  /// The findings for a key, in the order in which they happened.
  func words(for key: ExpectationKey) -> [String] {
    switch key {
    case .interface: [word(step.after.geometry(of: scene).interfaceOrientation)]
    case .device: [ScenarioWords.deviceOrientation.word(for: step.after.deviceOrientation)]
    case .statusBar: [word(step.after.statusBarOrientation)]
    case .size: [ScenarioWords.text(of: step.after.geometry(of: scene).size)]
    case .screen: [ScenarioWords.text(of: step.after.geometry(of: scene).screenBounds)]
    case .scale: [ScenarioWords.text(of: step.after.geometry(of: scene).scale)]
    case .locked: [String(step.after.geometry(of: scene).isInterfaceOrientationLocked)]
    case .generating: [String(step.after.isGeneratingDeviceOrientationNotifications)]
    case .turned: [String(hasTurned)]
    case .decidedBy: deciders
    case .rules: rules
    case .stays: reasons
    case .asked, .notAsked: questions
    default: step.entries.flatMap { words(for: key, $0.occurrence) }
    }
  }

  private func words(for key: ExpectationKey, _ occurrence: Occurrence) -> [String] {
    switch (key, occurrence) {
    case (.raises, .exception(let fault)): [text(of: fault)]
    case (.refused, .error(scene, let error)):
      ["\(SceneError.domain) \(error.code): \(error.text)"]
    case (.logs, .log(let line)): [line.text]
    case (.posts, .posted(let notification)): [CallName.text(of: notification)]
    case (.calls, .callback(let id, let callback, _)),
      (.notCalled, .callback(let id, let callback, _)):
      ["\(app.name(of: id)).\(CallName.text(of: callback))"]
    case (.calls, .delegate(let call)), (.notCalled, .delegate(let call)):
      [CallName.text(of: call)]
    case (.sees, .callback(let id, let callback, let observed)):
      ObservedKey.allCases.compactMap { key in
        key.text(in: observed).map {
          "\(app.name(of: id)).\(CallName.name(of: callback)) \(key.rawValue) \($0)"
        }
      }
    case (.ignored, .ignored(let reason, _)): [ScenarioWords.ignored.word(for: reason)]
    case (.reads, .read(let orientation)): [word(orientation)]
    default: []
    }
  }

  private var hasTurned: Bool {
    step.entries.contains { entry in
      guard case .geometry(scene, let from, let to) = entry.occurrence else { return false }
      return from.interfaceOrientation != to.interfaceOrientation
    }
  }

  private var deciders: [String] {
    guard let last = step.decisions(for: scene).last else { return [] }
    let explained = ExplanationBuilder(
      decision: last.decision, steps: last.steps, cast: Roster(step.after), screen: nil,
      context: Explanation.Context())
    guard explained.isDecidedByController else { return [] }
    return last.steps.compactMap { step in
      guard step.finding == .decides, case .controller(let id) = step.speaker else { return nil }
      return app.name(of: id)
    }
  }

  private var rules: [String] {
    judged.flatMap { $0.rules.map(\.description) }
  }

  private var reasons: [String] {
    judged.compactMap { decision, _ in
      guard case .stays(let reason)? = decision?.outcome else { return nil }
      return ScenarioWords.stayReason.word(for: reason)
    }
  }

  /// What was decided, and what the rules say of events that UIKit drops, with the rules.
  private var judged: [(decision: Decision?, rules: [RuleID])] {
    step.entries.compactMap { entry in
      switch entry.occurrence {
      case .decided(scene, let decision, let steps): (decision, steps.map(\.rule))
      case .ignored(_, let dropped?) where scene == .main:
        (dropped.decision, dropped.steps.isEmpty ? [dropped.rule] : dropped.steps.map(\.rule))
      default: nil
      }
    }
  }

  /// Who was asked what about orientation, each question once.
  private var questions: [String] {
    var questions: [String] = []
    for entry in step.entries {
      guard case .asked(let speaker, let question, _) = entry.occurrence,
        let name = QuestionName.text(of: question)
      else { continue }
      let owner: String
      switch speaker {
      case .controller(let id): owner = app.name(of: id)
      case .appDelegate: owner = "appDelegate"
      case .sceneDelegate: owner = "sceneDelegate"
      default: continue
      }
      if !questions.contains("\(owner).\(name)") { questions.append("\(owner).\(name)") }
    }
    return questions
  }

  private func text(of fault: Fault) -> String {
    let name = fault.controller.map(app.name) ?? ""
    let reason = fault.reason(className: name, behaviors: step.after.behaviors, policy: app.policy)
    return "\(fault.name): \(reason)"
  }

  private func word(_ orientation: InterfaceOrientation) -> String {
    ScenarioWords.readOrientation.word(for: orientation)
  }
}
