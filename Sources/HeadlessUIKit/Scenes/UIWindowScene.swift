public import Foundation
import Orientation

/// A scene with windows.
///
/// - UIKit: same as far as rotation is concerned. Since iOS 13. Rule: `F-20` to `F-32`, `G-36`
open class UIWindowScene: UIScene {
  #if !canImport(ObjectiveC)
    var geometryObservers: [GeometryObserver] = []
  #endif
  /// The error handlers of requests that wait for a decision.
  var undecided: [(any Error) -> Void] = []
  /// The error handlers of refused requests that have not been called yet.
  var refused: [(any Error) -> Void] = []
  /// The screen it is on, where that is not the device's first one, and how large it is.
  var ownScreen: UIScreen?
  var ownScreenSize = ScreenSize(0, 0)

  /// Which way up the interface is (deprecated from iOS 26). Rule: `G-38`
  open var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(host.system.geometry(of: id).interfaceOrientation)
  }

  #if canImport(ObjectiveC)
    // As key-value observing needs it.
    @objc dynamic open var effectiveGeometry: UIWindowScene.Geometry { currentGeometry }
  #else
    /// The geometry that is in force (since iOS 16). Rule: `G-37`
    open var effectiveGeometry: UIWindowScene.Geometry { currentGeometry }
  #endif

  private var currentGeometry: UIWindowScene.Geometry {
    UIWindowScene.Geometry(host.system.geometry(of: id))
  }

  /// The windows that are shown or were made in it.
  open var windows: [UIWindow] { host.application.openWindows.filter { $0.windowScene === self } }

  /// The window that gets the keyboard's input (since iOS 15).
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } ?? windows.first }

  /// The screen it is on.
  open var screen: UIScreen { shownScreen }

  /// Whether it is as large as its screen.
  open var isFullScreen: Bool { coordinateSpace.bounds.size == screen.bounds.size }

  /// The traits of the scene.
  open var traitCollection: UITraitCollection { host.traitCollection(of: id) }

  /// The scene's coordinates.
  open var coordinateSpace: any UICoordinateSpace { shownSpace }

  /// The status bar as the scene has it.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }

  /// Asks for another geometry.
  ///
  /// Since iOS 16. Rule: `F-20` to `F-23`
  ///
  /// - Parameters:
  ///   - geometryPreferences: what is wanted.
  ///   - errorHandler: called after this call has returned, if it is refused.
  open func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) { request(geometryPreferences, errorHandler) }

  var shownSize: CGSize { CGSize(host.system.shownGeometry(of: id).size) }

  /// A scene's geometry at one moment.
  ///
  /// - UIKit: same, here a value that does not change. Since iOS 16. Rule: `G-37`, `N-41`
  @MainActor public final class Geometry: NSObject {
    let engine: SceneGeometry

    init(_ engine: SceneGeometry) { self.engine = engine }

    /// Which way up the interface is.
    public var interfaceOrientation: UIInterfaceOrientation {
      UIInterfaceOrientation(engine.interfaceOrientation)
    }
    /// Where the scene is on its screen, in points; it begins at 0 here.
    public var systemFrame: CGRect { CGRect(origin: .zero, size: CGSize(engine.size)) }
    /// The scene's coordinates, as large as the scene (since iOS 26). Rule: `G-37`
    public var coordinateSpace: any UICoordinateSpace { SizedSpace(size: CGSize(engine.size)) }
    /// Whether the user drags its edge (since iOS 26).
    public var isInteractivelyResizing: Bool { engine.isInteractivelyResizing }
    /// Whether the interface stays as it is (since iOS 26).
    public var isInterfaceOrientationLocked: Bool { engine.isInterfaceOrientationLocked }
  }

  /// A geometry that an app prefers.
  ///
  /// - UIKit: same. Since iOS 16. Rule: `F-20`
  @MainActor open class GeometryPreferences: NSObject {
    /// A geometry for iOS.
    public final class iOS: GeometryPreferences {
      /// The orientations any of which will do; nil for none in particular.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Wishes for any of some orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }

      /// Wishes for nothing in particular.
      public override init() {
        interfaceOrientations = nil
        super.init()
      }
    }

    /// A geometry for Mac Catalyst, which a device refuses. Rule: `F-23`
    public final class Mac: GeometryPreferences {
      /// The preferred frame of the window on its screen; nil for none.
      public var systemFrame: CGRect?

      /// Wishes for a place.
      public convenience init(systemFrame: CGRect) {
        self.init()
        self.systemFrame = systemFrame
      }
    }
  }
}

/// The delegate of a window scene.
///
/// - UIKit: same as far as rotation is concerned. Since iOS 13
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
  /// Called when size, orientation or traits have changed. Deprecated from iOS 26. Rule: `G-36`
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Called when the geometry has changed. Since iOS 26. Rule: `M-20`
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousGeometry: UIWindowScene.Geometry)
  /// The orientations the scene can be shown in. Since iOS 27. Rule: `D-55`, `N-23`
  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousGeometry: UIWindowScene.Geometry
  ) {}
  /// No answer: the next in the usual order decides.
  public func supportedInterfaceOrientations(for windowScene: UIWindowScene)
    -> UIInterfaceOrientationMask
  {
    windowScene.host.isUnanswered = true
    return windowScene.host.plistMask
  }
}
