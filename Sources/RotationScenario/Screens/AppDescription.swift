public import Orientation

/// An app as the tools know it: what it declares, its screens, and the ways between them.
public struct AppDescription: Sendable, Hashable {
  /// The Info.plist and the delegates.
  public var application: ApplicationModel
  /// How disputed points of UIKit's behaviour are settled.
  public var policy: RotationPolicy
  /// The screens; a `ControllerID` is a place in this list.
  public var screens: [Screen]
  /// The root of the main window.
  public var root: ControllerID?
  /// Controllers that the app also makes the root, such as after a login.
  public var otherRoots: [ControllerID] = []
  /// Other roots under some circumstances; the last that holds counts.
  public var rootVariants: [Situated<ControllerID>] = []
  /// What the app delegate answers under some circumstances instead; the last that holds counts.
  public var delegateMasks: [Situated<InterfaceOrientationMask?>] = []
  /// The same for the scene delegate.
  public var sceneDelegateMasks: [Situated<InterfaceOrientationMask?>] = []
  /// What is not known of the app, and what is taken instead.
  public var doubts: [Doubt] = []

  /// Creates a description.
  public init(
    application: ApplicationModel = ApplicationModel(), policy: RotationPolicy = RotationPolicy(),
    screens: [Screen] = [],
    root: ControllerID? = nil
  ) {
    self.application = application
    self.policy = policy
    self.screens = screens
    self.root = root
  }

  /// The root of the main window on an idiom and a system.
  public func root(_ idiom: Idiom, _ version: SystemVersion) -> ControllerID? {
    rootVariants.last { $0.circumstance.holds(idiom, version) }?.value ?? root
  }

  /// The screen with a name.
  ///
  /// - Returns: nil when there is none.
  /// - Complexity: O(n) in the number of screens.
  public func controllerID(named name: String) -> ControllerID? {
    screens.firstIndex { $0.name == name }.map { ControllerID($0) }
  }

  /// The name of a screen; empty for an id that names none.
  public func name(of id: ControllerID) -> String {
    screens.indices.contains(id.index) ? screens[id.index].name : ""
  }

  /// The container that holds a screen from the start.
  ///
  /// - Complexity: O(n) in the number of screens.
  public func container(of id: ControllerID) -> ControllerID? {
    screens.firstIndex { $0.controller.children.contains(id) }.map { ControllerID($0) }
  }

  /// The nearest navigation controller around a screen, itself included.
  ///
  /// - Complexity: O(n) in the number of screens and the depth.
  public func navigation(around id: ControllerID) -> ControllerID? {
    var next: ControllerID? = id
    while let current = next {
      if screens[current.index].controller.kind == .navigation { return current }
      next = container(of: current)
    }
    return nil
  }

  /// Adds the ways between screens that only steps show, so that `presents` and `pushes` need not
  /// repeat them.
  mutating func addLinks(from steps: [Scenario.Step]) {
    var pushed: Set<ControllerID> = []
    var presented: Set<[ControllerID]> = []
    for (index, screen) in screens.enumerated() {
      for link in screen.links {
        if link.action == .pushes {
          pushed.insert(link.target)
        } else {
          presented.insert([ControllerID(index), link.target])
        }
      }
    }
    for step in steps {
      switch step.event {
      case .present(let target, let style, let presenter):
        guard presented.insert([presenter, target]).inserted else { break }
        screens[presenter.index].links.append(
          Screen.Link(.presents(style), target, at: step.location))
      case .push(let target, let navigation):
        guard pushed.insert(target).inserted else { break }
        screens[navigation.index].links.append(
          Screen.Link(.pushes, target, at: step.location))
      default: break
      }
    }
  }
}
