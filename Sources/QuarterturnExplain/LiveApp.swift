#if os(iOS) || canImport(HeadlessUIKit)
import Orientation
import QuarterturnKit
import UIKit

/// What a window shows, as values of the engine: every controller with its answers.
@MainActor struct LiveApp {
  /// What UIKit reads from each controller.
  private(set) var controllers: [Controller] = []
  private(set) var root: ControllerID?
  /// What is presented over what, from below.
  private(set) var presentations: [(id: ControllerID, style: PresentationStyle)] = []
  /// The controller UIKit asks and those that answer in its place, up to the one whose answer
  /// counts.
  private(set) var chain: [ControllerID] = []

  private var names: [ObjectIdentifier: ControllerID] = [:]
  /// Which controller asks which.
  private var forwards: [ObjectIdentifier: UIViewController] = [:]

  /// Looks at a window from its root to whatever is presented on top.
  init(_ window: UIWindow, decider: UIViewController, answer: UIInterfaceOrientationMask) {
    let resolution = OrientationResolution(decider)
    var speakers = [decider]
    if let speaker = resolution.speaker, resolution.lock == nil, resolution.declared == answer,
      let end = resolution.chain.firstIndex(where: { $0 === speaker })
    {
      speakers = Array(resolution.chain[...end])
    }
    for (outer, inner) in zip(speakers, speakers.dropFirst()) {
      forwards[ObjectIdentifier(outer)] = inner
    }
    guard let first = window.rootViewController else { return }
    root = add(first)
    var top = first
    while let presented = top.presentedViewController, !presented.isBeingDismissed {
      presentations.append((add(presented), presented.engineStyle))
      top = presented
    }
    chain = speakers.compactMap { names[ObjectIdentifier($0)] }
    if let id = names[ObjectIdentifier(decider)] {
      controllers[id.index].answers.mask = answer.ofEngine
    }
  }

  /// Adds a controller and what it contains.
  private mutating func add(_ controller: UIViewController) -> ControllerID {
    if let known = names[ObjectIdentifier(controller)] { return known }
    let id = ControllerID(controllers.count)
    names[ObjectIdentifier(controller)] = id
    let said = controller.saidOrientations
    controllers.append(
      Controller(
        "\(type(of: controller))", controller.engineKind,
        answers: ControllerAnswers(
          mask: said.map { $0.ofEngine },
          autorotates: controller.shouldAutorotate)))
    let content = controller.engineContent
    controllers[id.index].children = content.shown.map { add($0) }
    controllers[id.index].selected = content.selected
    guard let inner = forwards[ObjectIdentifier(controller)] else { return id }
    let target = add(inner)
    if let place = controllers[id.index].children.firstIndex(of: target) {
      controllers[id.index].selected = place
      controllers[id.index].forwarding = .selected
    }
    return id
  }

  /// Who is asked and who is not, as the engine finds it.
  func decidingSteps(on device: DeviceProfile, _ facts: Facts) -> [DecisionStep] {
    // Their answers are read elsewhere: here nothing may restrict the orientation.
    let mute = controllers.map {
      var controller = $0
      controller.answers = ControllerAnswers(mask: .all)
      return controller
    }
    var system = RotationSystem(
      device: device, version: facts.version, behaviors: facts.behaviors, controllers: mute,
      root: root)
    system.handle(.launch)
    var presenter = root
    for presentation in presentations {
      guard let from = presenter else { break }
      system.handle(.present(presentation.id, presentation.style, from: from))
      presenter = presentation.id
    }
    return system.decidingSteps()
  }
}
#endif
