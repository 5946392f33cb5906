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
