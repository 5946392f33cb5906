/// The objects that UIKit asks during a negotiation.
///
/// The engine asks only what the version asks, in its order, and asks each only once. Values answer
/// with ``FixedAnswers``; live objects answer by calling the app's overrides.
public protocol Respondents {
  /// `application(_:supportedInterfaceOrientationsFor:)`; nil when it is not implemented (`D-01`).
  mutating func appDelegateMask() -> InterfaceOrientationMask?
  /// `supportedInterfaceOrientations(for:)` of the scene delegate; nil when it is not implemented
  /// (`N-23`).
  mutating func sceneDelegateMask() -> InterfaceOrientationMask?
  /// `shouldAutorotate` of the deciding controller (`D-11`).
  mutating func shouldAutorotate() -> Bool
  /// `supportedInterfaceOrientations` of the deciding controller; nil when the question came back
  /// to the one that was asked, which raises (`D-57`).
  mutating func supportedInterfaceOrientations() -> InterfaceOrientationMask?
  /// `preferredInterfaceOrientationForPresentation` of the deciding controller (`E-01`).
  mutating func preferredInterfaceOrientation() -> Preferred
  /// `shouldAutorotateToInterfaceOrientation:`, the question up to iOS 5 (`D-22`).
  mutating func shouldAutorotate(to orientation: InterfaceOrientation) -> Bool
}

/// What a controller answers to `preferredInterfaceOrientationForPresentation`.
///
/// Rule: `E-03`, `A-14`
public enum Preferred: Sendable, Hashable {
  /// Nothing of its own: the current orientation, or an allowed one.
  case inherited
  /// One orientation.
  case orientation(InterfaceOrientation)
  /// A number that is not an orientation, such as 5 from OR-ing two.
  case invalid(rawValue: Int)
}

/// Answers that were known beforehand.
public struct FixedAnswers: Respondents, Sendable, Hashable {
  /// The app delegate's mask, nil when it does not answer.
  public var appDelegate: InterfaceOrientationMask?
  /// The scene delegate's mask, nil when it does not answer.
  public var sceneDelegate: InterfaceOrientationMask?
  /// The controller's mask.
  public var controller: InterfaceOrientationMask
  /// Whether the controller autorotates.
  public var autorotates: Bool
  /// The controller's preferred orientation.
  public var preferred: Preferred

  /// Makes answers; what is left out is what UIKit's base class answers on a phone.
  public init(
    appDelegate: InterfaceOrientationMask? = nil, sceneDelegate: InterfaceOrientationMask? = nil,
    controller: InterfaceOrientationMask = .allButUpsideDown, autorotates: Bool = true,
    preferred: Preferred = .inherited
  ) {
    self.appDelegate = appDelegate
    self.sceneDelegate = sceneDelegate
    self.controller = controller
    self.autorotates = autorotates
    self.preferred = preferred
  }

  /// The app delegate's mask.
  public func appDelegateMask() -> InterfaceOrientationMask? { appDelegate }
  /// The scene delegate's mask.
  public func sceneDelegateMask() -> InterfaceOrientationMask? { sceneDelegate }
  /// Whether the controller autorotates.
  public func shouldAutorotate() -> Bool { autorotates }
  /// The controller's mask.
  public func supportedInterfaceOrientations() -> InterfaceOrientationMask? { controller }
  /// The controller's preferred orientation.
  public func preferredInterfaceOrientation() -> Preferred { preferred }
  /// Whether the mask holds the orientation, for iOS 5 and older.
  public func shouldAutorotate(to orientation: InterfaceOrientation) -> Bool {
    controller.contains(orientation)
  }
}
