public import Orientation

/// How to bring a screen on screen.
public enum Route: Sendable, Hashable {
  /// By these events, from a system that has not been launched.
  case events([RotationEvent])
  /// There is none; the text has the reason.
  case unreachable(String)
}

extension AppDescription {
  /// Finds the shortest way to a screen, along children, pushes, presentations and windows.
  ///
  /// - Parameters:
  ///   - screen: the screen to show.
  ///   - idiom: the idiom the app runs in.
  ///   - version: the system.
  /// - Returns: the events, the launch included, or why there is none.
  /// - Complexity: O(n) in the number of screens and the ways between them.
  public func route(
    to screen: ControllerID, _ idiom: Idiom = .phone, _ version: SystemVersion = .usual
  ) -> Route {
    guard let root = root(idiom, version) else {
      return .unreachable("The main window has no root.")
    }
    var visits: [ControllerID: Visit] = [root: Visit(navigation: nil)]
    var queue = [root]
    // Other roots come last, so that nothing is reached by them that the first one reaches.
    var otherRoots = otherRoots.filter { other in
      // What is the root on another idiom is none here.
      other != self.root && !rootVariants.contains { $0.value == other }
    }[...]
    var next = 0
    while true {
      if next == queue.count {
        guard let other = otherRoots.popFirst() else { break }
        guard visits[other] == nil else { continue }
        visits[other] = Visit(events: [.setRoot(other, of: .main)], navigation: nil)
        queue.append(other)
      }
      let id = queue[next]
      next += 1
      if id == screen { return .events([.launch] + events(to: id, visits)) }
      for (target, visit) in ways(from: id, visits, { $0.holds(idiom, version) })
      where visits[target] == nil {
        visits[target] = visit
        queue.append(target)
      }
    }
    let names = screens.indices.filter { index in
      screens[index].links.contains { $0.target == screen }
        || screens[index].controller.children.contains(screen)
    }.map { screens[$0].name }
    let reason =
      names.isEmpty
      ? "no screen contains, pushes or presents it"
      : "there is no way from \(name(of: root)) to \(names.prefix(4).joined(separator: " or "))"
        + (names.count > 4 ? " or \(names.count - 4) more" : "")
    return .unreachable("\(name(of: screen)) cannot be reached: \(reason).")
  }

  /// How a screen was found.
  private struct Visit {
    var from: ControllerID?
    var events: [RotationEvent] = []
    /// The navigation controller that pushes from here go onto.
    var navigation: ControllerID?
  }

  private func ways(
    from id: ControllerID, _ visits: [ControllerID: Visit], _ holds: (Circumstance) -> Bool
  ) -> [(ControllerID, Visit)] {
    let controller = screens[id.index].controller
    let navigation = controller.kind == .navigation ? id : visits[id]?.navigation
    var ways: [(ControllerID, Visit)] = []
    for (index, child) in controller.children.enumerated() {
      var events: [RotationEvent] = []
      switch controller.kind {
      case .tab, .page, .custom:
        if index != controller.selected { events = [.select(index, in: id)] }
      case .navigation:
        events = Array(repeating: .pop(id), count: controller.children.count - 1 - index)
      case .plain, .split, .alert: break
      }
      ways.append((child, Visit(from: id, events: events, navigation: navigation)))
    }
    for link in screens[id.index].links where holds(link.circumstance) {
      switch link.action {
      case .presents(let style):
        let event = RotationEvent.present(link.target, style, from: id)
        ways.append((link.target, Visit(from: id, events: [event], navigation: nil)))
      case .pushes:
        guard let navigation else { continue }
        let event = RotationEvent.push(link.target, onto: navigation)
        ways.append((link.target, Visit(from: id, events: [event], navigation: navigation)))
      case .opensWindow(let isKey):
        let opening = RotationEvent.openWindow(root: link.target, in: .main, isHidden: false)
        let window = WindowID(1 + windows(openedBefore: id, visits))
        let events = isKey ? [opening, .makeKey(window)] : [opening]
        ways.append((link.target, Visit(from: id, events: events, navigation: nil)))
      }
    }
    return ways
  }

  /// How many windows are opened on the way to a screen.
  private func windows(openedBefore screen: ControllerID, _ visits: [ControllerID: Visit]) -> Int {
    events(to: screen, visits).count { event in
      if case .openWindow = event { true } else { false }
    }
  }

  private func events(to screen: ControllerID, _ visits: [ControllerID: Visit]) -> [RotationEvent] {
    var events: [RotationEvent] = []
    var next: ControllerID? = screen
    while let id = next {
      events += visits[id]?.events.reversed() ?? []
      next = visits[id]?.from
    }
    return events.reversed()
  }
}
