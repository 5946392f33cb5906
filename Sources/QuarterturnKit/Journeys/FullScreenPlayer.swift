#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

/// Shows a view of a screen full screen in landscape, and puts it back.
///
/// ```swift
/// private lazy var player = FullScreenPlayer(videoView)
///
/// func watch() throws { try player.enter(from: self) }
/// func finish() { player.leave() }
/// ```
///
/// The view itself moves, so a video keeps playing. It is laid out by its frame meanwhile; its
/// constraints are taken away and come back with it. Afterwards everything is laid out as before.
///
/// - UIKit: not offered; it is a full-screen presentation with a mask and a preference. Rule: `D-24`,
///   `E-08`, `E-17`
@MainActor public final class FullScreenPlayer {
  /// The view that goes full screen.
  public let view: UIView
  private var screen: PlayerScreen?

  /// Creates one for a view.
  ///
  /// - Parameter view: the view to show full screen, wherever it is by then.
  public init(_ view: UIView) { self.view = view }

  /// Whether the view is full screen.
  public var isFullScreen: Bool { screen != nil }

  /// Goes full screen; where it is already nothing happens.
  ///
  /// Of several orientations the device's own is shown.
  ///
  /// - Parameters:
  ///   - presenter: a screen that is shown.
  ///   - orientations: the orientations allowed while the view is full screen.
  ///   - animated: whether that is seen.
  ///   - completion: called when it is there.
  /// - Throws: that the app allows none of the orientations, for which UIKit would end it (`D-15`),
  ///   that the presenter is not on screen, or that it presents something already.
  public func enter(
    from presenter: UIViewController, in orientations: UIInterfaceOrientationMask = .landscape,
    animated: Bool = true, completion: (() -> Void)? = nil
  ) throws(RotationRefusal) {
    guard screen == nil else { return }
    guard let scene = presenter.shownScene else {
      throw RotationRefusal(orientations, .notOnScreen)
    }
    // UIKit would only write to the log, and the view would be nowhere.
    guard presenter.presentedViewController == nil else {
      throw RotationRefusal(orientations, .inTransition)
    }
    if let refusal = scene.refusal(ofPresenting: orientations) { throw refusal }
    let screen = PlayerScreen(view, orientations) { [weak self] in self?.screen = nil }
    self.screen = screen
    screen.takeView()
    presenter.present(screen, animated: animated, completion: completion)
  }

  /// Comes back; where it is not away nothing happens.
  ///
  /// - Parameters:
  ///   - animated: whether that is seen.
  ///   - completion: called when it is back.
  public func leave(animated: Bool = true, completion: (() -> Void)? = nil) {
    guard let screen else {
      completion?()
      return
    }
    screen.dismiss(animated: animated) {
      screen.returnView()
      completion?()
    }
  }
}

extension UIWindowScene {
  /// Why a screen with a mask could not be presented; nil where it can.
  fileprivate func refusal(
    ofPresenting orientations: UIInterfaceOrientationMask
  ) -> RotationRefusal? {
    guard let masks = SceneMasks(self), masks.areBinding else { return nil }
    guard !orientations.isDisjoint(with: masks.device) else {
      return RotationRefusal(orientations, .notAllowed(by: .device, allowed: masks.device))
    }
    // An answer that follows the screen on top will follow this one too.
    guard !masks.applicationFollowsScreens, orientations.isDisjoint(with: masks.application) else {
      return nil
    }
    return RotationRefusal(orientations, .notAllowed(by: .application, allowed: masks.application))
  }
}
#endif
