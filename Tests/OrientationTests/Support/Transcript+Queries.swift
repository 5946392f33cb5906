import Orientation

/// What tests ask of a list of entries: of `stage.entries`, or of `stage.last` for the last step.
extension [Transcript.Entry] {
  var occurrences: [Occurrence] { map(\.occurrence) }

  /// Notifications, in order.
  var notifications: [SystemNotification] {
    compactMap { if case .posted(let it) = $0.occurrence { it } else { nil } }
  }

  /// The values of the device notifications, in order.
  var deviceNotifications: [DeviceOrientation] {
    notifications.compactMap {
      if case .deviceOrientationDidChange(let it) = $0 { it } else { nil }
    }
  }

  /// One controller's callbacks, in order.
  func callbacks(of id: ControllerID) -> [Callback] {
    compactMap {
      if case .callback(id, let it, _) = $0.occurrence { it } else { nil }
    }
  }

  /// All callbacks, in order.
  var callbacks: [(controller: ControllerID, callback: Callback, observed: Observed)] {
    compactMap {
      if case .callback(let id, let it, let seen) = $0.occurrence { (id, it, seen) } else { nil }
    }
  }

  /// What a controller read in its first callback of a kind.
  func observed(by id: ControllerID, in callback: Callback) -> Observed? {
    callbacks.first { $0.controller == id && $0.callback == callback }?.observed
  }

  /// Delegate calls, in order.
  var delegateCalls: [DelegateCall] {
    compactMap { if case .delegate(let it) = $0.occurrence { it } else { nil } }
  }

  /// Who was asked what, in order.
  var questions: [(speaker: Speaker, question: RotationQuestion, answer: RotationAnswer)] {
    compactMap {
      if case .asked(let who, let what, let answer) = $0.occurrence {
        (who, what, answer)
      } else {
        nil
      }
    }
  }

  /// Those who were asked one question, in order.
  func asked(_ question: RotationQuestion) -> [Speaker] {
    questions.filter { $0.question == question }.map(\.speaker)
  }

  /// Decisions, in order.
  var decisions: [Decision] {
    compactMap { if case .decided(_, let it, _) = $0.occurrence { it } else { nil } }
  }

  /// What the decisions came to, in order.
  var outcomes: [Outcome] { decisions.map(\.outcome) }

  /// The masks that decisions read, in order; those that read none are left out.
  var masks: [Masks] { decisions.compactMap(\.masks) }

  /// The steps of all decisions, in order.
  var steps: [DecisionStep] {
    flatMap { entry -> [DecisionStep] in
      if case .decided(_, _, let it) = entry.occurrence { it } else { [] }
    }
  }

  /// The rules named by the steps of all decisions, in order.
  var rules: [RuleID] { steps.map(\.rule) }

  /// Changes of geometry, in order.
  var geometries: [(scene: SceneID, from: SceneGeometry, to: SceneGeometry)] {
    compactMap {
      if case .geometry(let scene, let from, let to) = $0.occurrence {
        (scene, from, to)
      } else {
        nil
      }
    }
  }

  /// Lines in the log, in order.
  var logLines: [LogLine] {
    compactMap { if case .log(let it) = $0.occurrence { it } else { nil } }
  }

  /// What error handlers got, in order.
  var errors: [SceneError] {
    compactMap { if case .error(_, let it) = $0.occurrence { it } else { nil } }
  }

  /// Exceptions, in order; there can be one at most.
  var faults: [Fault] {
    compactMap { if case .exception(let it) = $0.occurrence { it } else { nil } }
  }

  /// Why events had no effect, in order.
  var ignored: [Ignored] {
    compactMap { if case .ignored(let it, _) = $0.occurrence { it } else { nil } }
  }

  /// What the app read, in order.
  var reads: [InterfaceOrientation] {
    compactMap { if case .read(let it) = $0.occurrence { it } else { nil } }
  }
}
