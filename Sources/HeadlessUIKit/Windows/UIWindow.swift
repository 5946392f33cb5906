public import Foundation
import Orientation

/// A window: it fills its scene and shows a root controller and whatever that presents.
///
/// One that the app made with a size other than the screen's, such as a banner, keeps that size on a turn, and its
/// root fills it.
///
/// - UIKit: same as far as rotation is concerned; that a window keeps its own size is what CRToast#73 and Whisper#80
///   say, not checked against UIKit. Since iOS 2. Rule: `D-49` to `D-51`, `H-05` to
///   `H-08`
open class UIWindow: UIView {
  /// The host it belongs to; nil for a window made outside of any device, which shows nothing.
  let host: DeviceHost?
  /// The traits of a window outside of any device.
  package var sceneTraits: UITraitCollection?
  /// Under which name the host's system knows it; nil while it was never shown.
  var id: WindowID?
  var storedScene: UIWindowScene?
  var storedRoot: UIViewController?
  /// Whether the system shows it.
  var isOpen = false
  /// The size that the scene gave it last.
  var fittedSize: CGSize?
  /// What the system takes from the edges, as the scene's views have it now.
  package var sceneSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if sceneSafeAreaInsets != oldValue { setNeedsSafeAreaUpdate() } }
  }

  /// Creates a window in the app's main scene.
  public override init(frame: CGRect) {
    host = DeviceHost.current
    super.init(frame: frame)
    begin(in: host?.scenes.first)
  }

  /// Creates a window of a scene's size in that scene (since iOS 13).
  public init(windowScene: UIWindowScene) {
    host = windowScene.host
    super.init(frame: CGRect(origin: .zero, size: windowScene.shownSize))
    begin(in: windowScene)
  }

  /// Not offered.
  public required init?(coder: NSCoder) { nil }

  private func begin(in scene: UIWindowScene?) {
    flags.insert(.isWindow)
    storedScene = scene
    super.isHidden = true
  }

  /// The controller whose view fills the window (since iOS 4).
  open var rootViewController: UIViewController? {
    get { storedRoot }
    set { replaceRoot(with: newValue) }
  }

  /// The scene it belongs to (since iOS 13).
  open weak var windowScene: UIWindowScene? {
    get { storedScene }
    set { storedScene = newValue }
  }

  /// The screen it is on.
  open var screen: UIScreen { storedScene?.screen ?? host?.screen ?? UIScreen.main }

  /// The windows' order: a higher level is above lower ones.
  open var windowLevel = UIWindow.Level.normal

  /// Whether it gets the keyboard's input.
  open var isKeyWindow: Bool { host?.application.keyWindowNow === self }

  /// Whether it may become the key window (since iOS 15).
  open var canBecomeKey: Bool { true }

  /// Makes it the key window and shows it.
  open func makeKeyAndVisible() { showAsKey() }

  /// Makes it the key window.
  open func makeKey() { takeKey() }

  /// Called when it has become the key window.
  open func becomeKey() {}

  /// Called when it is no longer the key window.
  open func resignKey() {}

  /// Whether it is off screen; true for a new one.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { close() } else { open() }
    }
  }

  open override var traitCollection: UITraitCollection {
    host?.traitCollection(of: sceneID) ?? sceneTraits ?? super.traitCollection
  }

  open override var next: UIResponder? { storedScene ?? host?.application }

  /// The order of windows: a higher level is above lower ones.
  ///
  /// - UIKit: same. Since iOS 2
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The app's usual windows.
    public static let normal = Level(rawValue: 0)
    /// Over the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Over all.
    public static let alert = Level(rawValue: 2000)
    /// A level above another one.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// A level below another one.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    /// Whether one is below another.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// Posted when a window comes on screen.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window leaves the screen.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window becomes the key window.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer the key window.
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
}
