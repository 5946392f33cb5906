/// Everything that decides over a turn of the device at one moment, with nothing left to ask.
///
/// It lets many turns be tried without playing them: each costs one negotiation.
public struct Situation: Sendable, Hashable {
  /// What the negotiation takes for granted.
  public var facts: Facts
  /// What the deciding controllers and delegates would answer.
  public var answers: FixedAnswers
  /// The controller that decides; nil when there is no root.
  public var decider: ControllerID?
  /// How disputed points are settled.
  public var policy: RotationPolicy
  /// Who gave the answers: the controllers, those they passed the question on to, and delegates.
  public var speakers: Set<Speaker> = []

  /// What would happen if the device were put into a pose.
  ///
  /// - Parameter pose: the pose.
  /// - Returns: the decision; the steps are not kept.
  /// - Complexity: constant; allocates nothing.
  public func turn(to pose: DeviceOrientation) -> Decision {
    var turned = facts
    turned.device = pose
    return turned.decide(.deviceTurn, answers, policy: policy)
  }
}

extension RotationSystem {
  /// What decides over the next turn of the device in a scene.
  ///
  /// - Parameter scene: one that exists.
  /// - Returns: the facts and answers as they are now.
  /// - Complexity: linear in the number of controllers on screen.
  public func situation(of scene: SceneID = .main) -> Situation {
    let maker = decisionMaker(of: scene)
    var asked = SceneRespondents(self, nil, scene: scene, deciders: maker.deciders)
    var answers = FixedAnswers(
      appDelegate: asked.appDelegateMask(), sceneDelegate: asked.sceneDelegateMask(),
      autorotates: asked.shouldAutorotate())
    if behaviors[.masksDecide] {
      answers.controller = asked.supportedInterfaceOrientations() ?? []
    } else {
      answers.controller = []
      for orientation in InterfaceOrientation.valid
      where asked.shouldAutorotate(to: orientation) {
        answers.controller.formUnion(orientation.mask)
      }
    }
    var situation = Situation(
      facts: facts(of: scene, hasController: maker.controller != nil), answers: answers,
      decider: maker.controller, policy: policy)
    for entry in asked.entries {
      if case .asked(let speaker, _, _) = entry.occurrence { situation.speakers.insert(speaker) }
    }
    return situation
  }
}

extension RotationSystem {
  /// What a controller would answer if it were asked now, by itself or by whom it passes the
  /// question on to.
  package func mask(ifAsked id: ControllerID) -> InterfaceOrientationMask {
    guard exists(id) else { return [] }
    let scene = scene(of: id) ?? .main
    var asked = SceneRespondents(self, nil, scene: scene, deciders: [])
    return asked.mask(of: id) ?? controllers[id.index].ownMask(on: idiom)
  }

  /// The scene of the window a controller belongs to; nil where it is in none.
  package func scene(of id: ControllerID) -> SceneID? {
    window(of: id).map { windows[$0.index].scene }
  }

  /// Whether the window of a controller is the key window of its scene.
  package func isInKeyWindow(_ id: ControllerID) -> Bool {
    window(of: id).map { windows[$0.index].isKey } ?? false
  }

  /// What is presented in the window of a controller, from below: what, in which style, by whom.
  package func presentations(
    around id: ControllerID
  ) -> [(controller: ControllerID, style: PresentationStyle, presenter: ControllerID)] {
    guard let window = window(of: id) else { return [] }
    return windows[window.index].presentations.map { ($0.controller, $0.style, $0.presenter) }
  }

  /// How many scenes there are.
  package var sceneCount: Int { scenes.count }
}

extension RotationSystem {
  /// The same device, not launched, with another app or other policies on it.
  ///
  /// The system must not have been launched; what is nil stays.
  package func rewritten(
    policy: RotationPolicy? = nil, application: ApplicationModel? = nil,
    controllers: ControllerList? = nil
  ) -> RotationSystem {
    var system = RotationSystem(
      device: device, version: version, behaviors: behaviors, policy: policy ?? self.policy,
      application: application ?? self.application, controllers: controllers ?? self.controllers,
      root: windows.first?.root, held: pose, environment: scenes.first?.environment,
      windowingMode: windowingMode, isUserLocked: isUserLocked)
    system.timing = timing
    return system
  }
}
