import Orientation

extension AppDescription {
  /// Adds the ways between screens that only steps show, so that `presents` and `pushes` need not
  /// repeat them.
  mutating func addLinks(from steps: [Scenario.Step]) {
    for step in steps {
      switch step.event {
      case .present(let target, let style, let presenter):
        add(Screen.Link(.presents(style), target, at: step.location), to: presenter)
      case .push(let target, let navigation):
        let isKnown = screens.contains { screen in
          screen.links.contains { $0.action == .pushes && $0.target == target }
        }
        if !isKnown { add(Screen.Link(.pushes, target, at: step.location), to: navigation) }
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
