public import Foundation
import Orientation

/// The app that runs.
///
/// - UIKit: same as far as rotation is concerned. ``shared`` is the app of the device in whose
///   context the code runs. Since iOS 2
@preconcurrency @MainActor open class UIApplication: UIResponder {
  unowned let host: DeviceHost
  /// Windows on screen, and the order in which they came.
  var openWindows: [UIWindow] = []
  var keyWindowNow: UIWindow?
  var hidesStatusBar = false
  var ignoredInteractions = 0
  var storedStyle = UIStatusBarStyle.default
  var isActive = false
  var storedDelegate: (any UIApplicationDelegate)?

  init(host: DeviceHost) {
    self.host = host
    super.init()
  }

  /// The app of the device in whose context the code runs.
  ///
  /// - Precondition: there is one.
  open class var shared: UIApplication { DeviceHost.required("UIApplication.shared").application }

  /// The app's delegate; unlike in UIKit, it is kept alive.
  open var delegate: (any UIApplicationDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  /// The windows on screen, from back to front (deprecated from iOS 15).
  open var windows: [UIWindow] {
    openWindows.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map { $0.element }
  }

  /// The window that gets the keyboard's input (deprecated from iOS 13).
  open var keyWindow: UIWindow? { keyWindowNow }

  /// The scenes that are connected (since iOS 13).
  open var connectedScenes: Set<UIScene> {
    host.system.behaviors[.scenes]
      ? Set(host.scenes.filter { $0.activationState != .unattached }) : []
  }

  /// What the system remembers of the app's scenes (since iOS 13).
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Whether the app is on screen (since iOS 4).
  open var applicationState: UIApplication.State {
    switch host.system.phase {
    case .foreground: isActive ? .active : .inactive
    case .background, .notLaunched, .terminated: .background
    }
  }

  /// Which way up the interface is (deprecated from iOS 13). Rule: `F-14`, `N-27`
  open var statusBarOrientation: UIInterfaceOrientation {
    get { readStatusBarOrientation() }
    set { setStatusBarOrientation(newValue, animated: false) }
  }

  /// Turns the status bar alone, in old versions (deprecated from iOS 9). Rule: `F-14`, `F-15`
  open func setStatusBarOrientation(
    _ interfaceOrientation: UIInterfaceOrientation, animated: Bool
  ) { host.send(.setStatusBarOrientation(interfaceOrientation.engine)) }

  /// How long a turn takes, in seconds (deprecated from iOS 13). Rule: `G-31`
  open var statusBarOrientationAnimationDuration: TimeInterval {
    host.system.timing.duration(of: .clockwise, host.system.idiom)
  }

  /// The frame of the status bar, in points (deprecated from iOS 13). Rule: `H-08`
  open var statusBarFrame: CGRect {
    isStatusBarHidden ? .zero : host.statusBarFrame(of: .main)
  }

  /// Whether the status bar is hidden (deprecated from iOS 13).
  open var isStatusBarHidden: Bool {
    get { host.isStatusBarHidden(in: host.scenes.first) }
    set { hidesStatusBar = newValue }
  }

  /// How the status bar is drawn (deprecated from iOS 13).
  open var statusBarStyle: UIStatusBarStyle {
    get {
      host.system.behaviors[.controllersStyleStatusBar]
        ? host.statusBarStyle(of: host.scenes.first) : storedStyle
    }
    set { storedStyle = newValue }
  }

  /// The orientations the app can be shown in according to its Info.plist (since iOS 6).
  ///
  /// Rule: `D-01`
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    host.plistMask
  }

  /// Ignores touches; calls nest (deprecated from iOS 13).
  open func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }

  /// Takes one request to ignore touches back (deprecated from iOS 13).
  open func endIgnoringInteractionEvents() {
    ignoredInteractions = max(0, ignoredInteractions - 1)
  }

  /// Whether touches are ignored (deprecated from iOS 13).
  open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

  /// Whether the screen stays on without touches.
  open var isIdleTimerDisabled = false

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Whether an app is on screen and gets events.
  ///
  /// - UIKit: same. Since iOS 4
  public enum State: Int, Sendable {
    /// On screen, gets events.
    case active = 0
    /// On screen, gets none.
    case inactive = 1
    /// Off screen.
    case background = 2
  }

  /// Names what an app is launched for.
  ///
  /// - UIKit: same. Since iOS 3
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
