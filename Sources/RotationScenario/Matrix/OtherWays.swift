import Orientation

/// Ways to screens that are not the shortest ones, as far as something else may come of them.
///
/// What comes of a screen depends on what it is presented over, on who pushes it where, on the window,
/// and on what code changes on the way. Where all of that is as on a way that is known, nothing
/// else comes of it, and the way is not looked at.
struct OtherWays {
  private let routes: Routes
  /// The containers of screens that begin inside of one.
  private let containers: [ControllerID: ControllerID]
  /// Whether some controller passes the question on, so that it matters where something is presented.
  private let forwards: Bool
  /// The screens whose code changes something as they come and go.
  private let reacting: Set<ControllerID>
  /// The most ways that are looked at.
  private let most: Int
  /// Whether there were more.
  private(set) var leavesOutWays = false
  /// The surroundings in which each screen is known.
  private var known: [ControllerID: Set<Surroundings>] = [:]

  /// A way to a screen.
  struct Trip {
    var screen: ControllerID
    /// What happens on it, after the launch.
    var events: [RotationEvent]
    /// Which way it is; nil for the shortest one.
    var way: Matrix.Way?
    /// How the screen is found, without the events.
    fileprivate var visit: Routes.Visit
    fileprivate var surroundings: Surroundings
    /// The screens on the way and the containers they are in.
    fileprivate var present: Set<ControllerID>
  }

  /// What a screen's answer may depend on beside itself.
  fileprivate struct Surroundings: Hashable {
    var levels: [Level] = []
    var navigation: ControllerID?
    var changes: [Change] = []
  }

  /// A window, or what is presented in it.
  fileprivate enum Level: Hashable {
    case root(ControllerID)
    case window(ControllerID, isKey: Bool)
    case presented(ControllerID, PresentationStyle, over: ControllerID?)
  }

  /// What code on the way changes.
  fileprivate enum Change: Hashable {
    case events([RotationEvent])
    case reactions(of: ControllerID)
  }

  /// The most ways that a matrix looks at: in an app whose screens nearly all present each other there
  /// are more than a person reads, and far more than there is time for.
  static let usualMost = 4_000

  init(_ app: AppDescription, _ routes: Routes, most: Int = OtherWays.usualMost) {
    self.routes = routes
    self.most = most
    var containers: [ControllerID: ControllerID] = [:]
    var reacting: Set<ControllerID> = []
    for (index, screen) in app.screens.enumerated() {
      for child in screen.controller.children { containers[child] = ControllerID(index) }
      if !screen.controller.reactions.isEmpty { reacting.insert(ControllerID(index)) }
    }
    self.containers = containers
    self.reacting = reacting
    forwards = app.screens.contains { screen in
      screen.controller.forwarding != .none
        || screen.variants.contains { ($0.value.forwarding ?? .none) != .none }
    }
  }

  /// Follows the ways, as long as something else comes of them.
  ///
  /// - Parameter isNew: whether something comes of a way that has not come of another way to the
  ///   screen; it is asked for the shortest ways first.
  /// - Complexity: linear in the ways between the screens, times how much that is new comes of them; of
  ///   those beside the shortest ones, a limited number is looked at.
  mutating func follow(_ isNew: (Trip) -> Bool) {
    var trips: [ControllerID: Trip] = [:]
    var next: [Trip] = []
    for screen in routes.inDepth {
      guard let trip = shortest(to: screen, trips), trip.visit.length <= Routes.longest else {
        continue
      }
      trips[screen] = trip
      known[screen, default: []].insert(trip.surroundings)
      if isNew(trip) { next.append(trip) }
    }
    for root in routes.otherRoots where routes.visit(of: root)?.from != nil {
      var trip = begun(with: root, Routes.asRoot(root))
      trip.way = Matrix.Way(through: [], events: trip.events)
      if known[root, default: []].insert(trip.surroundings).inserted, isNew(trip) {
        next.append(trip)
      }
    }
    var place = 0
    var count = 0
    while place < next.count {
      let trip = next[place]
      place += 1
      for (target, visit) in routes.ways(from: trip.screen, trip.visit) {
        guard let other = continued(trip, target, visit),
          known[target, default: []].insert(other.surroundings).inserted
        else { continue }
        guard count < most else {
          leavesOutWays = true
          return
        }
        count += 1
        if isNew(other) { next.append(other) }
      }
    }
  }

  /// The shortest way to a screen; those to the screens on it are known.
  private func shortest(to screen: ControllerID, _ trips: [ControllerID: Trip]) -> Trip? {
    guard let visit = routes.visit(of: screen) else { return nil }
    guard let from = visit.from else { return begun(with: screen, visit) }
    guard let before = trips[from] else { return nil }
    return extended(before, screen, visit)
  }

  private func begun(with root: ControllerID, _ visit: Routes.Visit) -> Trip {
    Trip(
      screen: root, events: visit.events, way: nil, visit: visit,
      surroundings: Surroundings(
        levels: [.root(root)], changes: reacting.contains(root) ? [.reactions(of: root)] : []),
      present: [root])
  }

  /// The way that continues to another screen; nil where that is on the way already.
  private func continued(_ trip: Trip, _ target: ControllerID, _ visit: Routes.Visit) -> Trip? {
    guard visit.length <= Routes.longest, !trip.present.contains(target) else { return nil }
    var longer = extended(trip, target, visit)
    longer.way = Matrix.Way(
      through: (trip.way?.through ?? []) + [trip.screen],
      events: (trip.way?.events ?? []) + visit.events)
    return longer
  }

  private func extended(_ trip: Trip, _ target: ControllerID, _ visit: Routes.Visit) -> Trip {
    var surroundings = trip.surroundings
    for event in visit.events {
      switch event {
      case .present(let screen, let style, let presenter):
        let matters = forwards && style != .fullScreen
        surroundings.levels.append(.presented(screen, style, over: matters ? presenter : nil))
      case .openWindow(let root?, _, _): surroundings.levels.append(.window(root, isKey: false))
      case .makeKey:
        if case .window(let root, _) = surroundings.levels.last {
          surroundings.levels[surroundings.levels.count - 1] = .window(root, isKey: true)
        }
      case .changeAppDelegate, .changeSceneDelegate:
        surroundings.changes.append(.events([event]))
      default: break
      }
    }
    surroundings.navigation = visit.navigation
    if reacting.contains(target) { surroundings.changes.append(.reactions(of: target)) }
    var present = trip.present
    var inner: ControllerID? = target
    while let id = inner, present.insert(id).inserted { inner = containers[id] }
    return Trip(
      screen: target, events: trip.events + visit.events, way: nil, visit: visit,
      surroundings: surroundings, present: present)
  }
}
