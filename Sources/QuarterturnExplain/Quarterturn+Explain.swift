#if os(iOS) || canImport(HeadlessUIKit)
import Orientation
public import QuarterturnKit
public import RotationExplanation
public import UIKit

extension Quarterturn {
  /// Why the interface of a window has its orientation while the device is held in some way.
  ///
  /// Reads the app's current state: the controllers on screen, the answers of each controller and
  /// delegate, the Info.plist. The engine decides what UIKit would do, with the same words as the
  /// command line. Nothing is changed: controllers and delegates are asked what UIKit asks them, and
  /// the library remembers none of the answers.
  ///
  /// In the debugger, while the app is stopped on its main thread:
  ///
  /// ```
  /// (lldb) expression import QuarterturnExplain
  /// (lldb) expression -l swift -O -- Quarterturn.explain(view.window!)
  /// The interface does not turn: ListViewController allows portrait only.
  /// ```
  ///
  /// What no public API offers has its usual value, and a line says so where it matters: the user's
  /// orientation lock is off, unless nothing else explains an interface that has not turned.
  ///
  /// - Parameters:
  ///   - window: a window on screen.
  ///   - pose: how the device is held; nil asks about now.
  /// - Returns: the decision in words; `text()` is the whole, `headline` the answer.
  /// - UIKit: not offered.
  public static func explain(
    _ window: UIWindow, held pose: UIDeviceOrientation? = nil
  ) -> Explanation {
    GivenAnswers.probe {
      let held = pose ?? UIDevice.current.orientation
      let explanation = explain(window, .deviceTurn, held)
      guard pose == nil, let scene = window.windowScene else { return explanation }
      // Under the lock a phone reads upright however it is held (B-14): would it turn otherwise?
      let other: UIDeviceOrientation =
        scene.shownOrientation.isPortrait ? .landscapeLeft : .portrait
      let otherwise = explain(window, .deviceTurn, other)
      return explanation.doubtingTheLock(of: window, held: held, otherwise: otherwise.outcome)
    }
  }

  /// What becomes of a request to turn the interface of a window, from iOS 16.
  ///
  /// - Parameters:
  ///   - window: a window on screen.
  ///   - orientations: what would be asked for.
  /// - Returns: the decision in words.
  public static func explain(
    _ window: UIWindow, requesting orientations: UIInterfaceOrientationMask
  ) -> Explanation {
    GivenAnswers.probe {
      explain(window, .request(orientations.ofEngine), UIDevice.current.orientation)
    }
  }

  private static func explain(
    _ window: UIWindow, _ trigger: Trigger, _ pose: UIDeviceOrientation
  ) -> Explanation {
    guard let scene = window.windowScene else {
      return Explanation(
        headline: "The window has no scene, so UIKit never turns it.",
        version: RunningSystem.version)
    }
    var facts = Facts(scene)
    facts.device = DeviceOrientation(rawValue: pose.rawValue) ?? .unknown
    facts.hasController = window.orientationDecider != nil
    let (device, isKnown) = DeviceProfile.nearest(to: scene, facts)
    var cast = Roster(
      device: device, version: facts.version, behaviors: facts.behaviors,
      application: ApplicationModel(scene, window, facts),
      controllers: [])
    cast.interfaceOrientation = facts.current
    cast.isLocked = facts.isPreferenceLocked
    var answers = FixedAnswers(
      appDelegate: cast.application.delegateMask,
      sceneDelegate: cast.application.sceneDelegateMask)
    var steps: [DecisionStep] = []
    var context = Explanation.Context(held: facts.device)
    var asked: ControllerID?
    if let decider = window.orientationDecider {
      let answer = decider.supportedInterfaceOrientations
      let app = LiveApp(window, decider: decider, answer: answer)
      answers.controller = answer.ofEngine
      answers.autorotates = decider.shouldAutorotate
      cast.controllers = ControllerList(app.controllers)
      cast.root = app.root
      context.chain = app.chain
      asked = app.chain.first
      steps = app.decidingSteps(on: device, facts)
    }
    var stale: UIInterfaceOrientationMask?
    if RunningSystem.hasGeometryRequests {
      // UIKit uses what it read last (F-25): what the library has not given is taken as announced.
      var given = answers
      if let decider = window.orientationDecider, let last = GivenAnswers.last(of: decider),
        last.ofEngine != answers.controller
      {
        stale = last
        given.controller = last.ofEngine
      }
      let (decision, reading) = facts.explain(.update, given)
      context.reading = steps + reading.map { $0.spoken(by: asked) }
      facts.announced = decision.masks.map {
        AnnouncedMasks(application: $0.application, controller: $0.controller)
      }
    }
    let (decision, more) = facts.explain(trigger, answers)
    steps += more.map { $0.spoken(by: asked) }
    var explanation = Explanation(decision, steps, cast: cast, context: context)
    if let stale, let decider = window.orientationDecider {
      explanation.rows.append(
        Explanation.Row(
          "stale", "\(type(of: decider))",
          "answered \(stale.names) when UIKit asked last, and answers otherwise now:"
            + " setNeedsUpdateOfOrientations() was not called", decides: true, rule: "F-25"))
    }
    if !isKnown {
      explanation.rows.append(
        Explanation.Row(
          "unknown", "", "the model of the device; taken as \(device.name), which is like it"))
    }
    return explanation
  }

  /// Writes the reason to `Quarterturn.log` each time the device is turned and the interface does
  /// not follow.
  ///
  /// - Parameter scene: the scene to watch.
  /// - Returns: what has to be kept for as long as that is of interest.
  public static func logTurnsNotMade(in scene: UIWindowScene) -> OrientationObservation {
    UIDevice.current.observePoses { [weak scene] pose in
      guard let scene, let window = scene.decidingWindows.first,
        let interface = UIInterfaceOrientation(rawValue: pose.rawValue),
        pose.isValidInterfaceOrientation, interface != scene.shownOrientation
      else { return }
      note(explain(window).headline)
    }
  }
}

extension Explanation {
  /// The same where nothing that can be read keeps the interface as it is: the user's lock may.
  ///
  /// - Parameters:
  ///   - window: the window.
  ///   - held: how the device says it is held.
  ///   - other: what would come of another pose.
  /// - Returns: the explanation with that doubt.
  @MainActor
  fileprivate func doubtingTheLock(
    of window: UIWindow, held: UIDeviceOrientation, otherwise other: Outcome
  ) -> Explanation {
    guard window.orientationDecider?.transitionCoordinator == nil else { return self }
    var explanation = self
    if case .turns = outcome, held.isValidInterfaceOrientation {
      explanation.headline =
        "Nothing that can be read keeps the interface from turning:"
        + " it is probably locked in Control Center."
    } else if case .turns = other, held == .portrait || held == .unknown {
      explanation.headline +=
        " If the device is held otherwise, it is probably locked in Control Center."
    } else {
      return self
    }
    explanation.rows.append(
      Row("unknown", "", "the user's orientation lock, which no API offers", rule: "B-14"))
    return explanation
  }
}

extension DecisionStep {
  /// The same step with the name of the controller that was asked.
  fileprivate func spoken(by controller: ControllerID?) -> DecisionStep {
    guard speaker == .decisionMaker, let controller else { return self }
    var step = self
    step.speaker = .controller(controller)
    return step
  }
}

extension ApplicationModel {
  /// What the app declares and its delegates answer for a window.
  @MainActor fileprivate init(_ scene: UIWindowScene, _ window: UIWindow, _ facts: Facts) {
    let declaration = AppDeclaration.current
    self.init(
      infoPlist: declaration.infoPlist,
      delegateMask: scene.appDelegateMask(of: window).map { $0.ofEngine },
      sceneDelegateMask: scene.sceneDelegateMask.map { $0.ofEngine },
      linkedSDK: declaration.linkedSDK, isPhoneOnly: facts.environment == .phoneAppOnPad)
  }
}
#endif
