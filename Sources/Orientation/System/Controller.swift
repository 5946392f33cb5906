/// A view controller as a value: what it answers, what it contains, what it overrides.
public struct Controller: Sendable, Hashable {
  /// The class name, as UIKit's texts would print it.
  public var name: String
  /// Which of UIKit's controllers it is.
  public var kind: Kind
  /// What it answers when it is asked.
  public var answers: ControllerAnswers
  /// The controllers inside: the stack of a navigation controller, the tabs, the columns, the pages.
  public var children: [ControllerID]
  /// Which child a tab, page or custom container shows.
  public var selected: Int
  /// How a container passes the questions on.
  public var forwarding: Forwarding
  /// The view's size when it does not fill its container, in points (`G-21`).
  public var fixedSize: ScreenSize?
  /// Whether it hosts SwiftUI's views: what is inside has no way to be asked.
  public var isHosting = false
  /// Which callbacks the class overrides.
  public var overrides: Overrides
  /// What the class does when something happens to it.
  public var reactions: [Reaction]

  /// Creates a controller; omitted values are UIKit's defaults.
  public init(
    _ name: String, _ kind: Kind = .plain, answers: ControllerAnswers = ControllerAnswers(),
    children: [ControllerID] = [], selected: Int = 0, forwarding: Forwarding = .none,
    fixedSize: ScreenSize? = nil, overrides: Overrides = [], reactions: [Reaction] = []
  ) {
    self.name = name
    self.kind = kind
    self.answers = answers
    self.children = children
    self.selected = selected
    self.forwarding = forwarding
    self.fixedSize = fixedSize
    self.overrides = overrides
    self.reactions = reactions
  }

  /// The kinds of controller that differ in how they contain others.
  public enum Kind: Int, CaseIterable, Sendable, Hashable {
    /// `UIViewController`.
    case plain
    /// `UINavigationController`: shows the last child.
    case navigation
    /// `UITabBarController`: shows the selected child.
    case tab
    /// `UISplitViewController`: shows all children.
    case split
    /// `UIPageViewController`: shows the selected child.
    case page
    /// An app's own container: shows all children.
    case custom
    /// `UIAlertController`.
    case alert
    /// `UIImagePickerController`, whose own screens are the system's: on a phone it supports
    /// portrait only.
    ///
    /// Rule: `E-07`
    case imagePicker

    /// Whether it is a class of UIKit's that apps must not subclass.
    package var isFinal: Bool { self == .alert || self == .imagePicker }
  }

  /// How a container answers for the controllers it shows.
  ///
  /// Rule: `D-07`, `D-34` to `D-37`
  public enum Forwarding: Sendable, Hashable {
    /// It answers for itself, as UIKit's containers do.
    case none
    /// A subclass asks the top of the stack.
    case top
    /// A subclass asks what is visible, which can be a controller presented by the top one.
    case visible
    /// A subclass asks the selected child.
    case selected
    /// A controller of any kind asks what it presents, and answers for itself without.
    case presented
    /// The container's delegate answers (iOS 7 and later).
    case delegate(mask: InterfaceOrientationMask?, preferred: InterfaceOrientation?)
  }

  /// The callbacks a class overrides, where that changes who else is notified.
  public struct Overrides: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// `viewWillTransition(to:with:)`: from iOS 8 it silences the rotate callbacks (`G-28`).
    public static let sizeTransition = Overrides(rawValue: 1)
    /// The override of `viewWillTransition(to:with:)` does not call super (`G-20`).
    public static let sizeTransitionWithoutSuper = Overrides(rawValue: 2)
    /// `willRotate`, `willAnimateRotation`, `didRotate` (`G-28`).
    public static let rotate = Overrides(rawValue: 4)
    /// The two-step callbacks up to iOS 4 (`G-08`).
    public static let rotateInHalves = Overrides(rawValue: 8)
    /// `shouldAutomaticallyForwardRotationMethods` answers false (`G-07`).
    public static let keepsRotationMethods = Overrides(rawValue: 16)
    /// Only `shouldAutorotateToInterfaceOrientation:` is implemented (`D-23`).
    public static let onlyLegacyAnswer = Overrides(rawValue: 32)

    /// What UIKit's class answers to `supportedInterfaceOrientations` for a class with these
    /// overrides: a class that only answers the question of iOS 5 supports portrait.
    ///
    /// - UIKit: same. Rule: `D-03`, `D-23`
    public func defaultMask(on idiom: Idiom) -> InterfaceOrientationMask {
      contains(.onlyLegacyAnswer) ? .portrait : idiom.defaultMask
    }
  }

  /// What it answers to `supportedInterfaceOrientations` for itself, whomever it forwards to.
  ///
  /// - UIKit: same. Rule: `D-03`, `D-23`, `E-07`
  public func ownMask(on idiom: Idiom) -> InterfaceOrientationMask {
    if let mask = answers.mask { return mask }
    return kind == .imagePicker ? idiom.imagePickerMask : overrides.defaultMask(on: idiom)
  }
}

/// What a controller's overrides answer.
public struct ControllerAnswers: Sendable, Hashable {
  /// `supportedInterfaceOrientations`; nil when not overridden (`D-03`).
  ///
  /// Up to iOS 5 it is the set of orientations to which `shouldAutorotateToInterfaceOrientation:`
  /// answers yes; nil means portrait (`D-10`).
  public var mask: InterfaceOrientationMask?
  /// `shouldAutorotate`.
  public var autorotates: Bool
  /// `preferredInterfaceOrientationForPresentation`.
  public var preferred: Preferred
  /// `prefersInterfaceOrientationLocked` (`F-34`).
  public var prefersLocked: Bool
  /// Whether `childForInterfaceOrientationLock` names the visible child (`F-36`).
  public var asksChildForLock: Bool

  /// Makes answers; what is left out is not overridden.
  public init(
    mask: InterfaceOrientationMask? = nil, autorotates: Bool = true,
    preferred: Preferred = .inherited, prefersLocked: Bool = false, asksChildForLock: Bool = false
  ) {
    self.mask = mask
    self.autorotates = autorotates
    self.preferred = preferred
    self.prefersLocked = prefersLocked
    self.asksChildForLock = asksChildForLock
  }
}

/// Code that a controller runs when something happens to it.
public struct Reaction: Sendable, Hashable {
  /// When.
  public var moment: Moment
  /// What it does, in order.
  public var events: [RotationEvent]

  /// Creates a reaction.
  public init(on moment: Moment, _ events: [RotationEvent]) {
    self.moment = moment
    self.events = events
  }

  /// The moments at which screens commonly run rotation code.
  public enum Moment: Sendable, Hashable {
    /// `viewWillAppear`.
    case viewWillAppear
    /// `viewDidAppear`.
    case viewDidAppear
    /// `viewWillDisappear`.
    case viewWillDisappear
    /// `viewWillTransition(to:with:)`.
    case viewWillTransition
    /// The completion block of a transition.
    case transitionCompletion
    /// The device notification, with this value.
    case deviceNotification(DeviceOrientation)
    /// The notification that the status bar will turn (`C-05`).
    case willChangeStatusBarOrientation
    /// The notification that the status bar has turned (`C-07`).
    case didChangeStatusBarOrientation
  }
}
