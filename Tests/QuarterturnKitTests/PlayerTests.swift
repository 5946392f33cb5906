import Foundation
import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
import QuarterturnKit
import Testing
import UIKit

@MainActor
@Suite("A player that goes full screen")
struct PlayerTests {
  @Test(
    "D-24, E-08, E-17: it comes up in landscape with one turn, and the orientation is as before afterwards",
    arguments: Stages.all, [UIDeviceOrientation.portrait, .landscapeLeft, .faceUp])
  func thereAndBack(stage: HeadlessDevice.Configuration, pose: UIDeviceOrientation) throws {
    for isLocked in [false, true] {
      let screen = Screen(.portrait)
      let video = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
      let device = HeadlessDevice(stage: stage, isUserLocked: isLocked)
      device.launch(root: OrientationNavigationController(rootViewController: screen))
      device.act {
        screen.view.addSubview(UIView())
        screen.view.addSubview(video)
        screen.view.addSubview(UIView())
      }
      device.turn(to: pose)
      device.forgetTranscript()
      let player = FullScreenPlayer(video)
      try device.act { try player.enter(from: screen) }
      #expect(player.isFullScreen)
      #expect(device.interfaceOrientation.isLandscape)
      #expect(device.turns.count == 1)
      #expect(video.superview !== screen.view)
      #expect(video.frame == video.superview?.bounds)
      #expect(video.bounds.width > video.bounds.height)
      try device.act { try player.enter(from: screen) }

      device.act { player.leave() }
      #expect(!player.isFullScreen)
      #expect(device.interfaceOrientation == .portrait)
      #expect(device.turns.count == 2)
      #expect(video.superview === screen.view)
      #expect(screen.view.subviews.firstIndex(of: video) == 1)
      #expect(video.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
      device.act { player.leave() }
      #expect(device.faults.isEmpty)
    }
  }

  @Test("Constraints are taken away with a view, and come back with it", arguments: Stages.all)
  func constraints(stage: HeadlessDevice.Configuration) throws {
    let screen = Screen(.portrait)
    let (video, caption) = (UIView(), UIView())
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    var constraints: [NSLayoutConstraint] = []
    device.act {
      for view in [video, caption] {
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(view)
      }
      constraints = [
        video.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 8),
        video.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 90),
        video.widthAnchor.constraint(equalTo: screen.view.widthAnchor, multiplier: 0.5),
        video.heightAnchor.constraint(equalToConstant: 120),
        caption.leadingAnchor.constraint(equalTo: video.leadingAnchor),
        caption.topAnchor.constraint(equalTo: video.bottomAnchor, constant: 4),
        caption.widthAnchor.constraint(equalToConstant: 50),
        caption.heightAnchor.constraint(equalToConstant: 20),
      ]
      NSLayoutConstraint.activate(constraints)
    }
    let frames = [video.frame, caption.frame]
    #expect(video.frame.width == screen.view.bounds.width / 2)
    let player = FullScreenPlayer(video)
    try device.act { try player.enter(from: screen) }
    #expect(video.frame == video.superview?.bounds)
    #expect(video.superview !== screen.view)
    device.act { player.leave() }
    #expect([video.frame, caption.frame] == frames)
    #expect(constraints.allSatisfy { $0.isActive })
    #expect(!video.translatesAutoresizingMaskIntoConstraints)
    #expect(device.log.isEmpty && device.faults.isEmpty)
  }

  @Test("A view that a stack arranges comes back to its place in it", arguments: Stages.onePhone)
  func stack(stage: HeadlessDevice.Configuration) throws {
    let screen = Screen(.portrait)
    let views = (1...3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    device.act {
      stack.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
      screen.view.addSubview(stack)
    }
    let frames = views.map(\.frame)
    #expect(frames[1] == CGRect(x: 0, y: 100, width: 300, height: 100))
    let player = FullScreenPlayer(views[1])
    try device.act { try player.enter(from: screen) }
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    device.act { player.leave() }
    #expect(stack.arrangedSubviews == views)
    #expect(views.map(\.frame) == frames)
    #expect(device.log.isEmpty && device.faults.isEmpty)
  }

  @Test("A view that is dismissed by others comes back too", arguments: Stages.onePhone)
  func dismissed(stage: HeadlessDevice.Configuration) throws {
    let screen = Screen(.portrait)
    let video = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    device.act { screen.view.addSubview(video) }
    let player = FullScreenPlayer(video)
    try device.act { try player.enter(from: screen) }
    device.act { screen.dismiss(animated: true) }
    #expect(!player.isFullScreen)
    #expect(video.superview === screen.view)
    #expect(device.interfaceOrientation == .portrait)
  }

  @Test(
    "D-15: an app that allows no landscape gets a message, and does not end", arguments: Stages.all)
  func refused(stage: HeadlessDevice.Configuration) {
    let screen = Screen(.portrait)
    let device = HeadlessDevice(stage: stage, plist: .portrait)
    device.launch(root: screen)
    let player = FullScreenPlayer(UIView())
    var refusal: RotationRefusal?
    device.act {
      do throws(RotationRefusal) {
        try player.enter(from: screen)
      } catch {
        refusal = error
      }
    }
    #expect(refusal?.reason == .notAllowed(by: .application, allowed: .portrait))
    #expect(!player.isFullScreen)
    #expect(device.faults.isEmpty)
  }

  @Test("D-01: with the line the same app goes full screen", arguments: Stages.all)
  func line(stage: HeadlessDevice.Configuration) throws {
    let screen = Screen(.portrait)
    let device = HeadlessDevice(stage: stage, plist: .portrait)
    device.launch(LineDelegate(UINavigationController(rootViewController: screen)))
    let player = FullScreenPlayer(UIView())
    try device.act { try player.enter(from: screen) }
    #expect(device.interfaceOrientation.isLandscape)
    device.act { player.leave() }
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.faults.isEmpty)
  }

  @Test(
    "A presenter that presents already is refused, and the view stays", arguments: Stages.onePhone)
  func presenting(stage: HeadlessDevice.Configuration) throws {
    let screen = Screen(.portrait)
    let video = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    device.act {
      screen.view.addSubview(video)
      screen.present(UIViewController(), animated: true)
    }
    let player = FullScreenPlayer(video)
    #expect(throws: RotationRefusal.self) { try device.act { try player.enter(from: screen) } }
    #expect(!player.isFullScreen)
    #expect(video.superview === screen.view)
  }
}

@MainActor
@Suite("Another screen for landscape")
struct AlternateLandscapeScreenTests {
  @Test("J-09: it comes and goes with the device", arguments: Stages.all)
  func follows(stage: HeadlessDevice.Configuration) async {
    let screen = Screen(.portrait)
    let device = HeadlessDevice(stage: stage)
    device.launch(root: OrientationNavigationController(rootViewController: screen))
    let chart = AlternateLandscape(of: screen) { Screen(.landscape) }
    device.act { chart.start() }
    let steps: [(UIDeviceOrientation, Bool, UIInterfaceOrientation)] = [
      (.landscapeLeft, true, .landscapeRight), (.faceUp, true, .landscapeRight),
      (.landscapeRight, true, .landscapeLeft), (.portrait, false, .portrait),
      (.faceDown, false, .portrait), (.landscapeRight, true, .landscapeLeft),
    ]
    for (pose, isShown, orientation) in steps {
      device.turn(to: pose)
      await device.turnRunLoop()
      #expect(chart.isShown == isShown)
      #expect(device.interfaceOrientation == orientation)
    }
    device.act { chart.stop() }
    device.turn(to: .portrait)
    await device.turnRunLoop()
    #expect(chart.isShown)
    #expect(device.faults.isEmpty)
  }

  @Test("B-14: with the user's lock on a phone it never does", arguments: Stages.phones)
  func locked(stage: HeadlessDevice.Configuration) async {
    let screen = Screen(.portrait)
    let device = HeadlessDevice(stage: stage, isUserLocked: true)
    device.launch(root: screen)
    let chart = AlternateLandscape(of: screen) { Screen(.landscape) }
    device.act { chart.start() }
    device.turn(to: .landscapeLeft)
    await device.turnRunLoop()
    #expect(!chart.isShown)
    #expect(device.interfaceOrientation == .portrait)
  }

  @Test(
    "UIKit dismisses nothing that is being presented: it is looked again when that is over",
    arguments: Stages.onePhone)
  func turnedBackMeanwhile(stage: HeadlessDevice.Configuration) async {
    /// Presents, and says so when the test wants it.
    final class Slow: OrientationViewController {
      var completion: (() -> Void)?
      override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
      ) {
        super.present(viewControllerToPresent, animated: flag)
        self.completion = completion
      }
    }
    /// Cannot be dismissed for the time being.
    final class Chart: OrientationViewController {
      var isComing = true
      override var initialOrientations: UIInterfaceOrientationMask? { .landscape }
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if !isComing { super.dismiss(animated: flag, completion: completion) }
      }
    }
    let screen = Slow()
    screen.orientations = .portrait
    let chart = Chart()
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    let pair = AlternateLandscape(of: screen) { chart }
    device.act { pair.start() }
    device.turn(to: .landscapeLeft)
    await device.turnRunLoop()
    device.turn(to: .portrait)
    await device.turnRunLoop()
    #expect(pair.isShown)
    chart.isComing = false
    device.act { screen.completion?() }
    #expect(!pair.isShown)
    #expect(device.interfaceOrientation == .portrait)
  }
}

@MainActor
@Suite("An app that starts")
struct PlayerLaunchTests {
  @Test(
    "D-47, H-18: it comes up as the Info.plist says, and turns when a screen allows it",
    arguments: Stages.all)
  func narrowThenWide(stage: HeadlessDevice.Configuration) {
    let device = HeadlessDevice(stage: stage, plist: .portrait, held: .landscapeLeft)
    let screen = Screen(nil)
    device.launch(LineDelegate(UINavigationController(rootViewController: screen)))
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.turns.isEmpty)
    device.act { screen.orientations = .allButUpsideDown }
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(device.faults.isEmpty)
  }

  @Test("Where no screen declares orientations the line can", arguments: Stages.all)
  func otherwise(stage: HeadlessDevice.Configuration) {
    let device = HeadlessDevice(stage: stage)
    let root = UINavigationController(rootViewController: UIViewController())
    device.launch(LineDelegate(root, otherwise: .portrait))
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
  }

  @Test("D-55, N-23: from iOS 27 the line is in the scene's delegate")
  func sceneDelegate() throws {
    let device = HeadlessDevice(stage: try HeadlessDevice.Configuration("iPhone 17, iOS 27"))
    let screen = Screen(.portrait)
    device.launch(
      sceneDelegate: LineSceneDelegate(UINavigationController(rootViewController: screen)))
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    device.act { screen.orientations = .landscape }
    #expect(device.interfaceOrientation == .landscapeRight)
  }
}

/// A scene's delegate with the one line.
private final class LineSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private let root: UIViewController

  init(_ root: UIViewController) { self.root = root }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
  }

  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask
  {
    Quarterturn.supportedInterfaceOrientations(for: window)
  }
}
