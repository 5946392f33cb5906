// The one file that knows on which UIKit the tests run.

import Testing
import UIKit

#if canImport(HeadlessDevice)
  import HeadlessDevice
  import Orientation
#endif

/// Who holds the device on which a test's app runs: turns it, locks it, lets time pass.
///
/// There are two: one over a headless device, which can do everything, and one over a simulator,
/// which does what a hosted unit test can. What it cannot do it leaves out by cancelling the test.
@MainActor protocol ConformanceHost: AnyObject {
  /// Runs code as code of the app.
  func run<Result>(_ code: () throws -> Result) rethrows -> Result
  /// Starts the app.
  func launch(app: any AppMaking, scene: any SceneMaking) throws
  /// The app's scene.
  var scene: UIWindowScene { get }
  /// Lets time pass until nothing moves any more.
  func settle()

  /// Turns the device, and waits until the interface has followed.
  func turn(to pose: UIDeviceOrientation) throws
  /// Turns the device, and returns while the interface is following.
  func beginTurn(to pose: UIDeviceOrientation) throws
  /// Switches the user's orientation lock.
  func lock(_ isOn: Bool) throws
  /// Sends the app to the background.
  func enterBackground() throws
  /// Brings the app back.
  func enterForeground() throws
  /// Gives the scene another size, as the user does.
  func resize(to size: CGSize) throws
  /// Drags the scene's corner and lets go.
  func drag(through sizes: [CGSize]) throws
  /// Puts another app's scene over this one, or takes it away.
  func cover(_ isCovered: Bool) throws
  /// Moves the scene to the display on the other side of a foldable phone.
  func unfold() throws
  /// The exceptions UIKit raised.
  var exceptions: [(name: String, reason: String)] { get throws }
  /// The lines UIKit wrote to the console.
  var console: [String] { get throws }
}

extension ConformanceHost {
  /// Which way up the interface is.
  var interfaceOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
  /// The window that is in front.
  var window: UIWindow? { scene.windows.last }
}

#if canImport(HeadlessDevice)
  extension Bench {
    /// Every device and system the tests know.
    static let available: [Bench] =
      [
        (4, "iPhone 4s"), (5, "iPhone 4s"), (6, "iPhone 5"), (7, "iPhone 5s"), (8, "iPhone 6"),
        (9, "iPhone 6s"), (12, "iPhone 8"), (13, "iPhone 8"), (15, "iPhone 8"), (16, "iPhone 8"),
        (18, "iPhone SE 3"), (26, "iPhone SE 3"), (27, "iPhone SE 3"),
      ].map { Bench(.homeButtonPhone, $0.1, $0.0) }
      + [
        (11, "iPhone X"), (12, "iPhone XS"), (13, "iPhone 11 Pro"), (15, "iPhone 13"),
        (16, "iPhone 14"), (17, "iPhone 15"), (18, "iPhone 16"), (26, "iPhone 17"),
        (27, "iPhone 17"),
      ].map { Bench(.phone, $0.1, $0.0) }
      + [
        (8, "iPhone 6 Plus"), (9, "iPhone 6s Plus"), (12, "iPhone XR"),
        (13, "iPhone 11 Pro Max"), (15, "iPhone 13 Pro Max"), (16, "iPhone 14 Plus"),
        (18, "iPhone 16 Pro Max"), (26, "iPhone 17 Pro Max"), (27, "iPhone 17 Pro Max"),
      ].map { Bench(.widePhone, $0.1, $0.0) }
      + [
        (5, "iPad 2"), (6, "iPad 2"), (7, "iPad mini 2"), (8, "iPad Air 2"), (9, "iPad Air 2"),
        (12, "iPad Air 3"), (13, "iPad Air 3"), (15, "iPad mini 6"), (16, "iPad Air 5"),
        (18, "iPad mini 6"), (26, "iPad Pro 13-inch (M5)"), (27, "iPad Pro 13-inch (M5)"),
      ].map { Bench(.pad, $0.1, $0.0) }

    /// Boots the device.
    @MainActor func start() throws -> any ConformanceHost { try HeadlessConformanceHost(self) }
  }

  /// Holds a headless device.
  final class HeadlessConformanceHost: ConformanceHost {
    private let device: HeadlessDevice

    init(_ bench: Bench) throws {
      let profile = try #require(DeviceProfile.named(bench.device), "\(bench.device)")
      var configuration = HeadlessDevice.Configuration(
        device: profile, version: SystemVersion(bench.system))
      configuration.held = try #require(DeviceOrientation(rawValue: bench.held.rawValue))
      configuration.infoPlist = InfoPlist(
        orientations: Self.list(bench.listed), padOrientations: Self.list(bench.listedForPad),
        initialOrientation: Self.list(bench.initial.map { [$0] })?.first,
        requiresFullScreen: bench.requiresFullScreen,
        fullScreenIgnoredFrom: bench.fullScreenIgnoredFrom.map { SystemVersion($0) },
        hasSceneManifest: bench.hasScenes)
      configuration.linkedSDK = bench.sdk.map { SystemVersion($0) }
      configuration.isPhoneOnly = bench.isPhoneOnly
      configuration.isUserLocked = bench.isLocked
      configuration.windowingMode = bench.showsFullScreenApps.map {
        $0 ? .fullScreenApps : .windowedApps
      }
      configuration.environment =
        switch bench.place {
        case .mirroring: .mirroring
        case .innerDisplay: .duoInner
        case nil: nil
        }
      configuration.recordsFaults = true
      device = HeadlessDevice(configuration)
    }

    private static func list(_ orientations: [UIInterfaceOrientation]?) -> [InterfaceOrientation]? {
      orientations?.compactMap { InterfaceOrientation(rawValue: $0.rawValue) }
    }

    func run<Result>(_ code: () throws -> Result) rethrows -> Result { try device.run(code) }

    func launch(app: any AppMaking, scene: any SceneMaking) throws {
      device.launch(app, sceneDelegate: scene)
    }

    var scene: UIWindowScene { device.scenes[0] }
    func settle() { device.settle() }
    func turn(to pose: UIDeviceOrientation) { device.turn(to: pose) }
    func beginTurn(to pose: UIDeviceOrientation) { device.beginTurn(to: pose) }

    func lock(_ isOn: Bool) { device.isUserLocked = isOn }

    func enterBackground() { device.enterBackground() }
    func enterForeground() { device.enterForeground() }
    func resize(to size: CGSize) throws { try device.resize(to: size) }
    func drag(through sizes: [CGSize]) throws { try device.drag(through: sizes) }
    func cover(_ isCovered: Bool) throws { try device.cover(isCovered) }
    func unfold() throws { try device.move(to: .duoInner) }

    var exceptions: [(name: String, reason: String)] {
      device.faults.map { ($0.name, $0.reason) }
    }

    var console: [String] { device.log }
  }
#else
  extension Bench {
    /// The simulator that runs, if it can run the test at all.
    static let available: [Bench] = {
      let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? ""
      let system = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
      let homeButtonPhones = ["iPhone12,8", "iPhone14,6"]
      let kind: Kind =
        model.hasPrefix("iPad")
        ? .pad : homeButtonPhones.contains(model) ? .homeButtonPhone : .phone
      return [Bench(kind, model, system)]
    }()

    /// Takes the simulator as it is; a test that needs it otherwise is cancelled.
    @MainActor func start() throws -> any ConformanceHost {
      let isAsItIs =
        held == .portrait && listed == nil && listedForPad == nil && initial == nil
        && !requiresFullScreen && fullScreenIgnoredFrom == nil && hasScenes && sdk == nil
        && !isPhoneOnly && !isLocked && showsFullScreenApps == nil && place == nil
      guard isAsItIs else { try Test.cancel("The host app is not built, or held, like this.") }
      return try SimulatorConformanceHost()
    }
  }

  /// Uses the scene of the app that hosts the tests.
  ///
  /// Its authors, who have no Mac, never ran it.
  final class SimulatorConformanceHost: ConformanceHost {
    let scene: UIWindowScene
    private var delegates: [AnyObject] = []
    private var ownWindow: UIWindow?

    init() throws {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      scene = try #require(scenes.first, "The tests need a host app with a scene.")
    }

    func run<Result>(_ code: () throws -> Result) rethrows -> Result { try code() }

    func launch(app: any AppMaking, scene delegate: any SceneMaking) throws {
      delegates = [app, delegate]
      UIApplication.shared.delegate = app
      scene.delegate = delegate
      ownWindow = UIWindow(windowScene: scene)
      ownWindow?.rootViewController = delegate.root ?? app.root
      ownWindow?.makeKeyAndVisible()
      settle()
    }

    func settle() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 1)) }

    /// Asks the user in front of the simulator, if there is one.
    func turn(to pose: UIDeviceOrientation) throws {
      guard UIDevice.current.orientation != pose else { return }
      guard ProcessInfo.processInfo.environment["CONFORMANCE_HAND"] != nil else {
        try Test.cancel("There is no user to turn the device.")
      }
      print("Turn the device to \(pose.rawValue), please.")
      let end = Date(timeIntervalSinceNow: 30)
      while UIDevice.current.orientation != pose, Date() < end { settle() }
      try #require(UIDevice.current.orientation == pose, "The device was not turned.")
      settle()
    }

    func beginTurn(to pose: UIDeviceOrientation) throws { try leaveOut() }
    func lock(_ isOn: Bool) throws { try leaveOut() }
    func enterBackground() throws { try leaveOut() }
    func enterForeground() throws { try leaveOut() }
    func resize(to size: CGSize) throws { try leaveOut() }
    func drag(through sizes: [CGSize]) throws { try leaveOut() }
    func cover(_ isCovered: Bool) throws { try leaveOut() }
    func unfold() throws { try leaveOut() }
    var exceptions: [(name: String, reason: String)] { get throws { try leaveOut() } }
    var console: [String] { get throws { try leaveOut() } }

    private func leaveOut() throws -> Never {
      try Test.cancel("A hosted unit test cannot do this.")
    }
  }
#endif
