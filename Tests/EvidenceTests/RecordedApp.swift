import HeadlessDevice
import Orientation
import QuarterturnKit
import QuarterturnRecorder
import RotationEvidence
import TestSupport
import UIKit

/// A screen that declares its orientations and reports its transitions.
final class RecordedScreen: OrientationViewController, TurnReporting {
  init(_ mask: UIInterfaceOrientationMask?) {
    super.init(nibName: nil, bundle: nil)
    orientations = mask
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    reportTransition(to: size, with: coordinator)
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// A screen that knows nothing of the library.
final class PlainScreen: UIViewController {
  var mask = UIInterfaceOrientationMask.all

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}

/// An app on a headless device whose scene is recorded, and in which anything happens.
@MainActor final class RecordedApp {
  let device: HeadlessDevice
  private let navigation: OrientationNavigationController
  private var recorder: TurnRecorder?
  private var generator: SeededGenerator

  /// The lines of devices that are recorded.
  nonisolated static let lines = [
    "iPhone SE 2, iOS 13", "iPhone 8, iOS 15", "iPhone 14, iOS 16", "iPhone 15, iOS 17",
    "iPhone 16, iOS 18", "iPhone 17, iOS 26", "iPad 8, iOS 15", "iPad Air 5, iOS 17",
  ]

  private static let masks: [UIInterfaceOrientationMask?] = [
    nil, .portrait, .landscape, .landscapeLeft, .allButUpsideDown, .all,
  ]

  init(_ line: String, seed: UInt64 = 0, policy: RotationPolicy = RotationPolicy()) throws {
    var configuration = try HeadlessDevice.Configuration(line)
    configuration.infoPlist.orientations = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    configuration.policy = policy
    // Masks count on an iPad only where the app does not share it.
    configuration.infoPlist.requiresFullScreen = true
    device = HeadlessDevice(configuration)
    generator = SeededGenerator(seed: seed)
    navigation = OrientationNavigationController(rootViewController: RecordedScreen(nil))
    let navigation = navigation
    device.launch(root: navigation)
    recorder = device.run { device.scenes.first.map { TurnRecorder($0) } }
  }

  /// What was recorded.
  var observations: Observations? { device.run { recorder?.observations } }

  /// What can happen.
  enum Step: CaseIterable {
    case turn, push, pop, present, dismiss, declare, rotate
  }

  /// Does something.
  func step() async {
    // Nothing happens at once with what is to come.
    device.advance(by: 1)
    let mask = Self.masks.randomElement(using: &generator) ?? nil
    switch Step.allCases.randomElement(using: &generator) ?? .turn {
    case .turn:
      let poses: [UIDeviceOrientation] = [
        .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown, .faceUp,
      ]
      device.turn(to: poses.randomElement(using: &generator) ?? .portrait)
    case .push:
      guard navigation.viewControllers.count < 4 else { return }
      act { navigation.pushViewController(RecordedScreen(mask), animated: true) }
    case .pop: act { navigation.popViewController(animated: true) }
    case .present:
      guard navigation.presentedViewController == nil else { return }
      let screen = RecordedScreen(mask)
      screen.modalPresentationStyle =
        [.fullScreen, .pageSheet, .overFullScreen].randomElement(using: &generator) ?? .fullScreen
      act { navigation.present(screen, animated: true) }
    case .dismiss: act { navigation.dismiss(animated: true) }
    case .declare:
      let top = navigation.presentedViewController ?? navigation.topViewController
      act { (top as? RecordedScreen)?.orientations = mask }
    case .rotate:
      let orientations: [UIInterfaceOrientationMask] = [.portrait, .landscapeLeft, .landscapeRight]
      await rotate(to: orientations.randomElement(using: &generator) ?? .portrait)
    }
  }

  /// Turns the device a while after what was before.
  func turn(to pose: UIDeviceOrientation) {
    device.advance(by: 1)
    device.turn(to: pose)
  }

  /// Declares what the screen on top allows.
  func declare(_ mask: UIInterfaceOrientationMask?) {
    (navigation.topViewController as? RecordedScreen)?.orientations = mask
  }

  /// Presents a screen over everything.
  func show(_ screen: UIViewController, as style: UIModalPresentationStyle) {
    screen.modalPresentationStyle = style
    act { navigation.present(screen, animated: true) }
  }

  /// Runs code of the app, and lets what it starts come to its end.
  func act(_ code: () -> Void) {
    device.run(code)
    device.settle()
  }

  /// Has the interface turn, or not.
  func rotate(to mask: UIInterfaceOrientationMask) async {
    guard let scene = device.scenes.first else { return }
    await device.run {
      let turn = Task { @MainActor in try? await scene.rotate(to: mask) }
      await device.wait(4)
      await turn.value
    }
  }
}
