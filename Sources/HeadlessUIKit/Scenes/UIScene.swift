public import Foundation
import Orientation

/// One instance of an app's interface.
///
/// - UIKit: same as far as rotation is concerned. Since iOS 13. Rule: `D-54`, `I-04`
@preconcurrency @MainActor open class UIScene: UIResponder {
  let host: DeviceHost
  let id: SceneID
  var storedState = UIScene.ActivationState.unattached
  var storedDelegate: (any UISceneDelegate)?

  /// Makes the scene of a session; the system calls it.
  ///
  /// - UIKit: same, but there an override is not `required`. Since iOS 13
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    host = session.host
    id = session.id
    self.session = session
    super.init()
    session.scene = self
  }

  /// What outlives the scene when the system takes it away.
  open private(set) var session: UISceneSession
  /// The delegate.
  open var delegate: (any UISceneDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  /// Whether it is on screen and gets events.
  open var activationState: UIScene.ActivationState { storedState }
  /// The title the system may show.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Whether a scene is on screen.
  ///
  /// - UIKit: same. Since iOS 13
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// On screen, gets events.
    case foregroundActive = 0
    /// On screen, gets none.
    case foregroundInactive = 1
    /// Off screen.
    case background = 2
  }

  /// What the app is given when a scene connects; empty here.
  ///
  /// - UIKit: differs, has what opened the scene. Since iOS 13
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    /// The URLs that are to be opened; none here.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// The app that asked for the scene; nil here.
    public var sourceApplication: String? { nil }
    /// What was chosen at the icon of the app; nil here.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    #if !canImport(ObjectiveC)
      /// What the user is to continue; nothing here.
      public var userActivities: Set<NSUserActivity> { [] }
      /// The kind of activity that another device hands over; nil here.
      public var handoffUserActivityType: String? { nil }
    #endif

    nonisolated override init() { super.init() }
  }
}

/// What the system remembers of a scene.
///
/// - UIKit: same as far as rotation is concerned. Since iOS 13
@preconcurrency @MainActor open class UISceneSession: NSObject {
  let host: DeviceHost
  let id: SceneID

  init(host: DeviceHost, id: SceneID, role: UISceneSession.Role) {
    self.host = host
    self.id = id
    self.role = role
    super.init()
  }

  /// The scene, nil while it is not connected.
  open internal(set) weak var scene: UIScene?
  /// What the scene is for.
  open private(set) var role: UISceneSession.Role
  /// A name of its own.
  open private(set) var persistentIdentifier = UUID().uuidString
  /// The configuration it was connected with.
  open internal(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)

  /// What a scene is for.
  ///
  /// - UIKit: same. Since iOS 13
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An app's usual windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another display (deprecated from iOS 16).
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// Windows on another display, which receive no touches (since iOS 16).
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
}

/// How a scene is to be made.
///
/// - UIKit: same but for storyboards. Since iOS 13
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// The name in the Info.plist.
  open private(set) var name: String?
  /// What the scene is for.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene: `UIWindowScene` or one made of it; nil for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the delegate; it has to be one that can be made without arguments.
  open var delegateClass: AnyClass?
}

/// The delegate of a scene: receives its life cycle.
///
/// - UIKit: same as far as rotation is concerned. Since iOS 13
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is there: time to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The system has taken the scene away.
  func sceneDidDisconnect(_ scene: UIScene)
  /// It gets events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// It is about to get none.
  func sceneWillResignActive(_ scene: UIScene)
  /// It is about to come on screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// It has left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// URLs are to be opened; never called here.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
