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
    Routes(self, idiom, version).route(to: screen)
  }
}

/// The shortest ways to all screens of an app.
struct Routes {
  private let app: AppDescription
  private let root: ControllerID?
  private let idiom: Idiom
  private let version: SystemVersion
  private var visits: [ControllerID: Visit] = [:]
  /// The screens that lead to each.
  private var sources: [ControllerID: [Int]] = [:]

  /// How many events a way may have; what is farther away is not brought up.
  static let longest = 32

  /// How a screen was found.
  struct Visit {
    var from: ControllerID?
    var events: [RotationEvent] = []
    /// The navigation controller that pushes from here go onto.
    var navigation: ControllerID?
    /// How many events lead here, and how many windows they open.
    var length = 0
    var windows = 0
  }

  /// Finds the ways of an app on an idiom and a system.
  ///
  /// - Complexity: O(n) in the number of screens and the ways between them.
  init(_ app: AppDescription, _ idiom: Idiom, _ version: SystemVersion) {
    self.app = app
    self.idiom = idiom
    self.version = version
    root = app.root(idiom, version)
    for (index, screen) in app.screens.enumerated() {
      for target in Set(screen.links.map(\.target) + screen.controller.children) {
        sources[target, default: []].append(index)
      }
    }
    guard let root else { return }
    visits[root] = Visit()
    var queue = [root]
    // Other roots come last, so that nothing is reached by them that the first one reaches.
    var otherRoots = self.otherRoots[...]
    var next = 0
    while true {
      if next == queue.count {
        guard let other = otherRoots.popFirst() else { break }
        guard visits[other] == nil else { continue }
        visits[other] = Self.asRoot(other)
        queue.append(other)
      }
      let id = queue[next]
      next += 1
      guard let visit = visits[id] else { continue }
      for (target, visit) in ways(from: id, visit) where visits[target] == nil {
        visits[target] = visit
        queue.append(target)
      }
    }
  }

  /// The roots that replace the first one.
  var otherRoots: [ControllerID] {
    app.otherRoots.filter { other in
      // What is the root on another idiom is none here.
      other != app.root && other != root && !app.rootVariants.contains { $0.value == other }
    }
  }

  /// How a screen is found that becomes the root.
  static func asRoot(_ screen: ControllerID) -> Visit {
    Visit(events: [.setRoot(screen, of: .main)], length: 1)
  }

  /// How a screen is found by the shortest way; nil when there is none.
  func visit(of screen: ControllerID) -> Visit? { visits[screen] }

  /// The screens that can be reached, each followed by those that are reached through it.
  ///
  /// - Complexity: O(n log n) in their number.
  var inDepth: [ControllerID] {
    var next: [ControllerID: [ControllerID]] = [:]
    var waiting: [ControllerID] = []
    // From behind, for what waits longest is taken last.
    for (id, visit) in visits.sorted(by: { $0.key > $1.key }) {
      if let from = visit.from { next[from, default: []].append(id) } else { waiting.append(id) }
    }
    var found: [ControllerID] = []
    while let id = waiting.popLast() {
      found.append(id)
      waiting += next[id] ?? []
    }
    return found
  }

  /// The way to a screen.
  ///
  /// - Complexity: linear in its length.
  func route(to screen: ControllerID) -> Route {
    guard let root else { return .unreachable("The main window has no root.") }
    let name = app.name(of: screen)
    if let visit = visits[screen] {
      guard visit.length <= Self.longest else {
        return .unreachable(
          "\(name) cannot be reached: the way to it has more than \(Self.longest) steps.")
      }
      return .events([.launch] + events(to: screen))
    }
    let names = (sources[screen] ?? []).map { app.screens[$0].name }
    let reason =
      names.isEmpty
      ? "no screen contains, pushes or presents it"
      : "there is no way from \(app.name(of: root)) to \(names.prefix(4).joined(separator: " or "))"
        + (names.count > 4 ? " or \(names.count - 4) more" : "")
    return .unreachable("\(name) cannot be reached: \(reason).")
  }

  /// The ways that continue from a screen.
  ///
  /// - Parameters:
  ///   - id: the screen.
  ///   - here: how it was found.
  /// - Returns: the screens that it leads to, each with how it is found then.
  /// - Complexity: linear in the number of its children and links.
  func ways(from id: ControllerID, _ here: Visit) -> [(ControllerID, Visit)] {
    let controller = app.screens[id.index].controller
    let navigation = controller.kind == .navigation ? id : here.navigation
    let (length, windows) = (here.length, here.windows)
    func visit(_ events: [RotationEvent], _ navigation: ControllerID?, _ opened: Int = 0) -> Visit {
      Visit(
        from: id, events: events, navigation: navigation, length: length + events.count,
        windows: windows + opened)
    }
    var ways: [(ControllerID, Visit)] = []
    for (index, child) in controller.children.enumerated() {
      var events: [RotationEvent] = []
      switch controller.kind {
      case .tab, .page, .custom:
        if index != controller.selected { events = [.select(index, in: id)] }
      case .navigation:
        // What is too far down the stack is too far away.
        events = Array(
          repeating: .pop(id), count: min(controller.children.count - 1 - index, Self.longest + 1))
      case .plain, .split, .alert, .imagePicker: break
      }
      ways.append((child, visit(events, navigation)))
    }
    for link in app.screens[id.index].links where link.circumstance.holds(idiom, version) {
      switch link.action {
      case .presents(let style):
        ways.append(
          (link.target, visit(link.changes + [.present(link.target, style, from: id)], nil)))
      case .pushes:
        guard let navigation else { continue }
        ways.append(
          (
            link.target,
            visit(link.changes + [.push(link.target, onto: navigation)], navigation)
          ))
      case .opensWindow(let isKey):
        let opening = RotationEvent.openWindow(root: link.target, in: .main, isHidden: false)
        let events = isKey ? [opening, .makeKey(WindowID(1 + windows))] : [opening]
        ways.append((link.target, visit(link.changes + events, nil, 1)))
      }
    }
    return ways
  }

  private func events(to screen: ControllerID) -> [RotationEvent] {
    var events: [RotationEvent] = []
    var next: ControllerID? = screen
    while let id = next {
      events += visits[id]?.events.reversed() ?? []
      next = visits[id]?.from
    }
    return events.reversed()
  }
}
