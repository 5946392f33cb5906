import Orientation
public import RotationExplanation
public import UIKit

extension Quarterturn {
  /// Why the interface of a window has its orientation while the device is held in some way.
  ///
  /// Reads the app's current state: the controllers on screen, the answers of each controller and
  /// delegate, the Info.plist. The engine decides what UIKit would do, with the same words as the
  /// command line.
  ///
  /// ```
  /// (lldb) po Quarterturn.explain(window)
  /// The interface does not turn: ListViewController allows portrait only.
  /// ```
  ///
  /// What no public API offers has its usual value: the user's orientation lock is off, and the
  /// app's SDK and Info.plist are those of the main bundle.
  ///
  /// - Parameters:
  ///   - window: a window on screen.
  ///   - pose: how the device is held; nil asks about now.
  /// - Returns: the decision in words; `text()` is the whole, `headline` the answer.
  /// - UIKit: not offered.
  public static func explain(
    _ window: UIWindow, held pose: UIDeviceOrientation? = nil
  ) -> Explanation {
    explain(window, .deviceTurn, pose ?? UIDevice.current.orientation)
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
    explain(
      window, .request(orientations.ofEngine),
      UIDevice.current.orientation)
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
    let device = DeviceProfile.nearest(to: scene, facts)
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
      cast.controllers = app.controllers
      cast.root = app.root
      context.chain = app.chain
      asked = app.chain.first
      steps = app.decidingSteps(on: device, facts)
    }
    if RunningSystem.hasGeometryRequests {
      // UIKit uses what it read last, which cannot be read back, so it counts as announced (F-25).
      let (decision, reading) = facts.explain(.update, answers)
      context.reading = steps + reading.map { $0.spoken(by: asked) }
      facts.announced = decision.masks.map {
        AnnouncedMasks(application: $0.application, controller: $0.controller)
      }
    }
    let (decision, more) = facts.explain(trigger, answers)
    steps += more.map { $0.spoken(by: asked) }
    return Explanation(decision, steps, cast: cast, context: context)
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
      delegateMask: scene.appDelegateMask(of: window).map {
        $0.ofEngine
      },
      sceneDelegateMask: scene.sceneDelegateMask.map {
        $0.ofEngine
      },
      linkedSDK: declaration.linkedSDK, isPhoneOnly: facts.environment == .phoneAppOnPad)
  }
}

extension DeviceProfile {
  /// The model in the catalogue that looks like the device: by its name, else by its screen.
  @MainActor
  fileprivate static func nearest(to scene: UIWindowScene, _ facts: Facts) -> DeviceProfile {
    let name = UIDevice.current.name
    let bounds = scene.screen.fixedCoordinateSpace.bounds.size
    let alike = all.filter { $0.idiom == facts.idiom && $0.runs(facts.version) }
    return all.first { $0.name == name }
      ?? alike.first {
        $0.main.points.width == Double(bounds.width)
          && $0.main.points.height == Double(bounds.height)
      } ?? alike.last ?? all[all.startIndex]
  }
}
