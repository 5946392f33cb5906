import Testing
import UIKit

/// A device and a system on which a rule is tried, and how both are set up.
///
/// A test takes a list of them, one for each system to which its rule applies:
///
/// ```swift
/// @Test("D-04: …", arguments: Bench.phones(6...))
/// func dropped(bench: Bench) throws {
///   try bench.launch(Screen(.all)) { device, screen in … }
/// }
/// ```
struct Bench: Sendable, CustomTestStringConvertible {
  /// What sets the devices of one system apart.
  enum Kind: Sendable {
    /// A phone with a Home button.
    case homeButtonPhone
    /// A phone without one.
    case phone
    /// A Plus or Max phone: its width is regular in landscape.
    case widePhone
    /// An iPad; from iOS 9 one that multitasks.
    case pad
  }

  /// Where a scene is shown that does not simply fill its device.
  enum Place: Sendable {
    /// The iPhone Mirroring window on a Mac.
    case mirroring
    /// The open display of a foldable phone.
    case innerDisplay
  }

  var kind: Kind
  /// The name of the model.
  var device: String
  /// The major version of the system.
  var system: Int
  /// How the device is held when it starts.
  var held = UIDeviceOrientation.portrait
  /// `UISupportedInterfaceOrientations` in the Info.plist; nil leaves the key out.
  var listed: [UIInterfaceOrientation]?
  /// The same key with `~ipad`.
  var listedForPad: [UIInterfaceOrientation]?
  /// `UIInterfaceOrientation` in the Info.plist.
  var initial: UIInterfaceOrientation?
  /// `UIRequiresFullScreen` in the Info.plist.
  var requiresFullScreen = false
  /// `UIRequiresFullScreenIgnoredStartingWithVersion` in the Info.plist.
  var fullScreenIgnoredFrom: Int?
  /// Whether the app has a scene manifest.
  var hasScenes = true
  /// The SDK the app was linked with; nil is the system's own.
  var sdk: Int?
  /// Whether the app was made for iPhone only.
  var isPhoneOnly = false
  /// Whether the user's orientation lock is on.
  var isLocked = false
  /// Whether the user lets an iPad show one app at a time; nil is the system's usual way.
  var showsFullScreenApps: Bool?
  /// Where the scene is shown.
  var place: Place?

  init(_ kind: Kind, _ device: String, _ system: Int) {
    self.kind = kind
    self.device = device
    self.system = system
  }

  var testDescription: String { "\(device), iOS \(system)" }

  /// The same with something set up differently.
  func with(_ change: (inout Bench) -> Void) -> Bench {
    var bench = self
    change(&bench)
    return bench
  }

  /// The same, held in another way when it starts.
  func held(_ pose: UIDeviceOrientation) -> Bench { with { $0.held = pose } }

  /// The same with a list of orientations in the app's Info.plist.
  func listing(_ orientations: UIInterfaceOrientation...) -> Bench {
    with { $0.listed = orientations }
  }
}

extension Bench {
  /// One phone for each system: with a Home button up to iOS 10, without one from 11.
  static func phones(_ systems: some RangeExpression<Int>) -> [Bench] {
    available.filter {
      systems.contains($0.system) && $0.kind == ($0.system < 11 ? .homeButtonPhone : .phone)
    }
  }

  /// Phones with a Home button.
  static func homeButtonPhones(_ systems: some RangeExpression<Int>) -> [Bench] {
    of(.homeButtonPhone, systems)
  }

  /// Plus and Max phones.
  static func widePhones(_ systems: some RangeExpression<Int>) -> [Bench] {
    of(.widePhone, systems)
  }

  /// iPads.
  static func pads(_ systems: some RangeExpression<Int>) -> [Bench] { of(.pad, systems) }

  private static func of(_ kind: Kind, _ systems: some RangeExpression<Int>) -> [Bench] {
    available.filter { $0.kind == kind && systems.contains($0.system) }
  }
}

extension Bench {
  /// Starts the device and an app on it, and runs a test as code of that app.
  ///
  /// - Parameters:
  ///   - root: the root of the app's window.
  ///   - app: the app's delegate.
  ///   - scene: the delegate of its scene, which makes the window from iOS 13.
  ///   - test: is given the device and the root.
  /// - Throws: what the test throws, or a cancellation where the device cannot be had like this.
  @MainActor func launch<Root: UIViewController>(
    _ root: @autoclosure () -> Root, app: @autoclosure () -> any AppMaking = AppDelegate(),
    scene: @autoclosure () -> any SceneMaking = SceneDelegate(),
    _ test: (any ConformanceHost, Root) throws -> Void
  ) throws {
    let device = try start()
    try device.run {
      let root = root()
      let app = app()
      let scene = scene()
      if system < 13 || !hasScenes { app.root = root } else { scene.root = root }
      try device.launch(app: app, scene: scene)
      try test(device, root)
    }
  }
}
