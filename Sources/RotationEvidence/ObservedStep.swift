public import Orientation

/// Something that happened in a recorded app, how things were before, and what was seen of it.
public struct ObservedStep: Sendable, Hashable {
  /// When it began, in seconds since the recording did.
  public var time: Double
  /// What happened, in order: several things where they happened at once.
  public var events: [ObservedEvent]
  /// How things were before.
  public var before: ObservedState
  /// Who was asked for a mask, and the answers.
  public var asked: [ObservedAnswer]
  /// The notifications of the interface's orientation, in order.
  public var posted: [ObservedNotification]
  /// The callbacks that controllers report, in order.
  public var called: [ObservedCallback]
  /// The errors that requests ended with.
  public var refused: [ObservedRefusal]
  /// How the interface was afterwards.
  public var after: ObservedGeometry

  /// Creates a step of which nothing has been seen.
  public init(time: Double, events: [ObservedEvent], before: ObservedState) {
    self.time = time
    self.events = events
    self.before = before
    asked = []
    posted = []
    called = []
    refused = []
    after = before.geometry
  }
}

/// Something that happens in a recorded app.
public enum ObservedEvent: Sendable, Hashable {
  /// The device was turned.
  case turn(DeviceOrientation)
  /// The app asked its scene for orientations; up to iOS 15 it wrote the device's value.
  case request(InterfaceOrientationMask)
  /// The app announced that masks have changed.
  case update
  /// Up to iOS 15, the app had the interface follow the device.
  case attempt
  /// Something else is on screen: the root, and what is presented over it, from below.
  case show([ShownScreen])
  /// The app left the foreground.
  case background
  /// The app came back.
  case foreground
  /// The interface turned, and what turned it was not seen.
  case unseen
}

/// How things are when something happens.
public struct ObservedState: Sendable, Hashable {
  /// The interface.
  public var geometry: ObservedGeometry
  /// How the device is held.
  public var held: DeviceOrientation
  /// How it was last held that was not flat.
  public var upright: DeviceOrientation
  /// What the app's delegate answers; nil where it does not.
  public var appDelegate: InterfaceOrientationMask?
  /// What the scene's delegate answers; nil where it does not.
  public var sceneDelegate: InterfaceOrientationMask?
  /// The root, and what is presented over it, from below.
  public var shown: [ShownScreen]
  /// What of it no engine can be put into; nil where everything is still, and one window fills the
  /// screen.
  public var obstacle: Obstacle?

  /// What keeps a step from being played again.
  public enum Obstacle: String, CaseIterable, Sendable, Hashable {
    /// A transition was in progress.
    case inTransition
    /// The app was not in the foreground.
    case offScreen
    /// The scene is smaller than its screen.
    case resized
    /// Several windows have something to ask.
    case severalWindows
  }

  /// Creates a state.
  public init(
    geometry: ObservedGeometry, held: DeviceOrientation, upright: DeviceOrientation,
    appDelegate: InterfaceOrientationMask? = nil, sceneDelegate: InterfaceOrientationMask? = nil,
    shown: [ShownScreen], obstacle: Obstacle? = nil
  ) {
    self.geometry = geometry
    self.held = held
    self.upright = upright
    self.appDelegate = appDelegate
    self.sceneDelegate = sceneDelegate
    self.shown = shown
    self.obstacle = obstacle
  }
}

/// Which way up an interface is, and how large.
public struct ObservedGeometry: Sendable, Hashable {
  /// The interface orientation.
  public var interface: InterfaceOrientation
  /// The scene's size, in points.
  public var size: ScreenSize

  /// Creates a geometry.
  public init(interface: InterfaceOrientation, size: ScreenSize) {
    self.interface = interface
    self.size = size
  }
}

/// A controller on screen with what it would answer.
public struct ShownScreen: Sendable, Hashable {
  /// Its place in the list of screens.
  public var screen: Int
  /// What it answers to `supportedInterfaceOrientations`.
  public var allows: InterfaceOrientationMask
  /// What it answered when UIKit asked it last, where that is known and another answer.
  public var given: InterfaceOrientationMask?
  /// What it answers to `shouldAutorotate`.
  public var autorotates: Bool
  /// The orientation it prefers when it is presented; nil for the interface as it is.
  public var prefers: InterfaceOrientation?
  /// What it contains.
  public var children: [ShownScreen]
  /// Which of its children is shown, where one is.
  public var selected: Int
  /// How it is presented; nil for what is not.
  public var style: PresentationStyle?

  /// Creates a shown screen.
  public init(
    screen: Int, allows: InterfaceOrientationMask, given: InterfaceOrientationMask? = nil,
    autorotates: Bool = true, prefers: InterfaceOrientation? = nil, children: [ShownScreen] = [],
    selected: Int = 0, style: PresentationStyle? = nil
  ) {
    self.screen = screen
    self.allows = allows
    self.given = given
    self.autorotates = autorotates
    self.prefers = prefers
    self.children = children
    self.selected = selected
    self.style = style
  }
}

extension ShownScreen {
  /// Whether the same controllers are in the same places; their answers may be others.
  package func isLike(_ other: ShownScreen) -> Bool {
    screen == other.screen && style == other.style && selected == other.selected
      && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.isLike($1) }
  }

  /// Visits it and everything in it.
  package func forEach(_ visit: (ShownScreen) -> Void) {
    visit(self)
    for child in children { child.forEach(visit) }
  }
}

/// An answer that UIKit was given.
public struct ObservedAnswer: Sendable, Hashable {
  /// The place of the controller in the list of screens.
  public var screen: Int
  /// The mask.
  public var mask: InterfaceOrientationMask

  /// Creates an answer.
  public init(screen: Int, mask: InterfaceOrientationMask) {
    self.screen = screen
    self.mask = mask
  }
}

/// A notification of the interface's orientation.
public struct ObservedNotification: Sendable, Hashable {
  /// Which one.
  public var kind: Kind
  /// The orientation whose number it carries.
  public var orientation: InterfaceOrientation

  /// The notifications.
  public enum Kind: String, CaseIterable, Sendable, Hashable {
    case willChangeStatusBarOrientation
    case didChangeStatusBarOrientation
  }

  /// Creates a notification.
  public init(_ kind: Kind, _ orientation: InterfaceOrientation) {
    self.kind = kind
    self.orientation = orientation
  }
}

/// A callback of a controller.
public struct ObservedCallback: Sendable, Hashable {
  /// The place of the controller in the list of screens.
  public var screen: Int
  /// Which callback.
  public var kind: Kind
  /// The size it was called with, in points; nil where it has none.
  public var size: ScreenSize?

  /// The callbacks.
  public enum Kind: String, CaseIterable, Sendable, Hashable {
    case viewWillTransition
    case alongsideTransition
    case transitionCompletion
  }

  /// Creates a callback.
  public init(screen: Int, _ kind: Kind, size: ScreenSize? = nil) {
    self.screen = screen
    self.kind = kind
    self.size = size
  }
}

/// The error a request ended with.
public struct ObservedRefusal: Sendable, Hashable {
  /// The error's domain.
  public var domain: String
  /// Its code.
  public var code: Int
  /// Its description.
  public var text: String

  /// Creates a refusal.
  public init(domain: String, code: Int, text: String) {
    self.domain = domain
    self.code = code
    self.text = text
  }
}
