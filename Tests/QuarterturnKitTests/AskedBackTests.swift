import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
@testable import QuarterturnKit
import Testing
import UIKit

@MainActor
@Suite("Apps that answer by hand")
struct AskedBackTests {
  @Test(
    "D-01: a delegate that answers with the root's or the top screen's orientations ends",
    arguments: Stages.all, [false, true])
  func delegateAsksBack(stage: HeadlessDevice.Configuration, asksTop: Bool) {
    let screen = Screen(.landscape)
    let root = UINavigationController(rootViewController: screen)
    let wrapped = OrientationNavigationController(rootViewController: Screen(.landscape))
    for (root, top) in [(root as UIViewController, screen), (wrapped, wrapped.topViewController)] {
      let device = HeadlessDevice(stage: stage)
      device.launch(AskingDelegate(root, asked: { asksTop ? top : root }))
      device.turn(to: .landscapeLeft)
      device.turn(to: .portrait)
      #expect(device.faults.isEmpty)
      if asksTop || root === wrapped { #expect(device.interfaceOrientation.isLandscape) }
    }
  }

  @Test(
    "D-03: a plain screen that answers UIKit's default out loud counts", arguments: Stages.phones)
  func defaultOutLoud(stage: HeadlessDevice.Configuration) {
    let outLoud = PlainScreen(.allButUpsideDown)
    let container = Portrait(rootViewController: outLoud)
    let device = HeadlessDevice(stage: stage)
    device.launch(root: container)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  @Test("D-03: one that says nothing leaves it to its container", arguments: Stages.phones)
  func silence(stage: HeadlessDevice.Configuration) {
    let device = HeadlessDevice(stage: stage)
    device.launch(root: Portrait(rootViewController: UIViewController()))
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
  }

  @Test("A screen that passes the question on says nothing itself", arguments: Stages.phones)
  func passingOn(stage: HeadlessDevice.Configuration) {
    let device = HeadlessDevice(stage: stage)
    device.launch(root: Portrait(rootViewController: PlainContainer(UIViewController())))
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
  }

  @Test(
    "D-06: an answer that is another one by the end of the presentation is announced",
    arguments: Stages.onePhone)
  func answerChangesWhilePresented(stage: HeadlessDevice.Configuration) {
    final class Late: OrientationViewController {
      var isReady = false
      override var initialOrientations: UIInterfaceOrientationMask? {
        isReady ? .landscape : .portrait
      }
      override func viewDidAppear(_ animated: Bool) {
        isReady = true
        super.viewDidAppear(animated)
      }
    }
    let screen = Screen(.portrait)
    let late = Late()
    late.modalPresentationStyle = .fullScreen
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    device.act { screen.present(late, animated: true) }
    #expect(device.interfaceOrientation.isLandscape)
    device.act { screen.dismiss(animated: true) }
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.turns.count == 2)
  }

  @Test("A class answers before its view is loaded", arguments: Stages.onePhone)
  func beforeLoading(stage: HeadlessDevice.Configuration) {
    final class Landscape: OrientationViewController {
      override var initialOrientations: UIInterfaceOrientationMask? { .landscape }
    }
    let screen = Landscape()
    let device = HeadlessDevice(stage: stage)
    #expect(device.run { screen.supportedInterfaceOrientations } == .landscape)
    #expect(!screen.isViewLoaded)
    device.launch(root: screen)
    #expect(device.interfaceOrientation.isLandscape)
    device.act { screen.orientations = .portrait }
    #expect(device.interfaceOrientation == .portrait)
  }

  @Test(
    "D-31: a sheet that its delegate lets cover a phone decides",
    arguments: Stages.onePhone, [UIModalPresentationStyle.pageSheet, .formSheet])
  func adapted(stage: HeadlessDevice.Configuration, style: UIModalPresentationStyle) async {
    final class Covering: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .fullScreen }
    }
    let root = Screen(.all)
    let device = HeadlessDevice(stage: stage)
    device.launch(root: root)
    let covering = Covering()
    let sheet = Screen(.landscape)
    sheet.modalPresentationStyle = style
    device.act {
      sheet.presentationController?.delegate = covering
      root.present(sheet, animated: true)
    }
    #expect(device.interfaceOrientation.isLandscape)
    let refusal = await device.rotate(to: .portrait)
    #expect(refusal?.reason == .notAllowed(by: .controller("Screen"), allowed: .landscape))
  }

  @Test("One question asks each delegate once", arguments: Stages.onePhone)
  func cost(stage: HeadlessDevice.Configuration) {
    let screen = Screen(.landscape)
    let delegate = CountingDelegate(OrientationNavigationController(rootViewController: screen))
    let device = HeadlessDevice(stage: stage)
    device.launch(delegate)
    delegate.count = 0
    #expect(device.run { screen.supportedInterfaceOrientations } == .landscape)
    #expect(delegate.count == 1)
  }
}

/// A container with a declaration for all screens that have none.
private final class Portrait: OrientationNavigationController, OrientationDeclaring {
  let orientations: UIInterfaceOrientationMask? = .portrait
}

private final class AskingDelegate: RootDelegate {
  private let asked: () -> UIViewController?

  init(_ root: UIViewController, asked: @escaping () -> UIViewController?) {
    self.asked = asked
    super.init(root)
  }

  override func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { asked()?.supportedInterfaceOrientations ?? .all }
}

private final class CountingDelegate: RootDelegate {
  var count = 0

  override func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    count += 1
    return .all
  }
}
