import Orientation

extension AppDescription {
  /// Adds the ways between screens that only steps show, so that `presents` and `pushes` need not
  /// repeat them.
  mutating func addLinks(from steps: [Scenario.Step]) {
    var pushed: Set<ControllerID> = []
    for screen in screens {
      pushed.formUnion(screen.links.filter { $0.action == .pushes }.map(\.target))
    }
    for step in steps {
      switch step.event {
      case .present(let target, let style, let presenter):
        add(Screen.Link(.presents(style), target, at: step.location), to: presenter)
      case .push(let target, let navigation):
        guard pushed.insert(target).inserted else { break }
        add(Screen.Link(.pushes, target, at: step.location), to: navigation)
      default: break
      }
    }
  }

  private mutating func add(_ link: Screen.Link, to id: ControllerID) {
    let isPush = link.action == .pushes
    let isKnown = screens[id.index].links.contains {
      $0.target == link.target && ($0.action == .pushes) == isPush
    }
    if !isKnown { screens[id.index].links.append(link) }
  }
}
