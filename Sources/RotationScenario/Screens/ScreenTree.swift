import Orientation
import TextFormats

/// Checks that the screens form a tree: no screen inside itself, none in two places.
struct ScreenTree {
  let cast: ScreenNames
  var screens: [Screen]
  /// Where each screen is named as a child: container and place.
  let childPlaces: [ChildPlace]
  /// The container of each screen that has one.
  let containers: [ControllerID: ControllerID]

  /// A screen named as a child.
  struct ChildPlace {
    var container: ControllerID
    var child: ControllerID
    var location: SourceLocation
  }

  init(_ cast: ScreenNames, _ screens: [Screen], _ childPlaces: [ChildPlace]) {
    self.cast = cast
    self.screens = screens
    self.childPlaces = childPlaces
    containers = Dictionary(
      childPlaces.map { ($0.child, $0.container) }, uniquingKeysWith: { first, _ in first })
  }

  /// The nearest navigation controller around a screen, itself included.
  ///
  /// - Complexity: O(n) in the depth.
  func navigation(around id: ControllerID) -> ControllerID? {
    var next: ControllerID? = id
    while let current = next {
      if screens[current.index].controller.kind == .navigation { return current }
      next = containers[current]
    }
    return nil
  }

  /// Checks containment and the ways between screens.
  func check() throws(ReadingError) {
    try checkPlaces()
    try checkCycles()
    try checkLinks()
  }

  /// Walks up from every child; each screen is passed once.
  private func checkCycles() throws(ReadingError) {
    var finished: Set<ControllerID> = []
    var depths: [ControllerID: Int] = [:]
    for place in childPlaces {
      var chain: [ControllerID] = []
      var seen: Set<ControllerID> = []
      var next: ControllerID? = place.child
      while let id = next, !finished.contains(id), seen.insert(id).inserted {
        chain.append(id)
        next = containers[id]
      }
      if let repeated = next, seen.contains(repeated) {
        let path = (chain + [repeated]).reversed().map(cast.name).joined(separator: " > ")
        throw ReadingError(place.location, "a cycle of screens: \(path)")
      }
      finished.formUnion(seen)
      var depth = next.flatMap { depths[$0] } ?? 0
      for id in chain.reversed() {
        depth += 1
        depths[id] = depth
      }
      guard depth <= ShownScreens.most else {
        throw ReadingError(
          place.location, "containers more than \(ShownScreens.most) deep inside each other")
      }
    }
  }

  private func checkPlaces() throws(ReadingError) {
    var containers: [ControllerID: ControllerID] = [:]
    for place in childPlaces {
      if let first = containers.updateValue(place.container, forKey: place.child) {
        let both =
          first == place.container
          ? "twice in \(cast.name(first))"
          : "in \(cast.name(first)) and in \(cast.name(place.container))"
        throw ReadingError(
          place.location, "\(cast.name(place.child)) is \(both)",
          expected: "each screen in one container; give a second one a name of its own")
      }
    }
  }

  private func checkLinks() throws(ReadingError) {
    let children = Set(childPlaces.map(\.child))
    let pushing = screens.insideNavigation
    for (index, screen) in screens.enumerated() {
      for link in screen.links {
        guard let location = link.location else { continue }
        let verb = link.action == .pushes ? "pushes" : "presents"
        let target = cast.name(link.target)
        if link.target == ControllerID(index) {
          throw ReadingError(location, "\(target) \(verb) itself")
        }
        if children.contains(link.target) {
          throw ReadingError(
            location, "\(screen.name) \(verb) \(target), which is inside a container already",
            expected: "a screen that is not a child")
        }
        if link.action == .pushes, !pushing.contains(ControllerID(index)) {
          throw ReadingError(
            location, "\(screen.name) pushes \(target), but it is in no navigation controller",
            expected: "a screen inside one, or one that is pushed itself")
        }
      }
    }
  }
}

extension [Screen] {
  /// The screens that can push: those inside a navigation controller, and what they push.
  var insideNavigation: Set<ControllerID> {
    var inside: Set<ControllerID> = []
    var next = indices.filter { self[$0].controller.kind == .navigation }.map { ControllerID($0) }
    while let id = next.popLast() {
      guard inside.insert(id).inserted else { continue }
      next += self[id.index].controller.children
      next += self[id.index].links.filter { $0.action == .pushes }.map(\.target)
    }
    return inside
  }
}
