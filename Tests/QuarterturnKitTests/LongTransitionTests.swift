import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
import QuarterturnKit
import Testing
import UIKit

/// What a device has and a test that ends everything at once has not: a push lasts, a finger holds a
/// transition and lets go of it.
@MainActor
@Suite("The library in transitions that take their time")
struct LongTransitionTests {
  /// A finger at a pop or a dismissal.
  private final class Finger: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate, UIViewControllerTransitioningDelegate
  {
    let gesture = UIPercentDrivenInteractiveTransition()

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      UIView.animate(withDuration: 0.5) {
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { gesture }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { gesture }
  }

  @Test(
    "E-12, F-27: a push turns the interface once, whether a request comes during it or not",
    arguments: Stages.onePhone, [false, true])
  func push(stage: HeadlessDevice.Configuration, asks: Bool) async throws {
    let stack = OrientationNavigationController(rootViewController: Screen(.portrait))
    let device = HeadlessDevice(stage: stage)
    device.launch(root: stack)
    let start = device.time
    device.begin { stack.pushViewController(Screen(.landscape), animated: true) }
    #expect(device.isInTransition)
    if asks {
      #expect(await device.rotate(to: .landscape) == nil)
      #expect(device.time - start <= 3)
    }
    device.settle()
    #expect(device.interfaceOrientation.isLandscape)
    #expect(device.turns.count == 1)
    device.begin { _ = stack.popViewController(animated: true) }
    device.settle()
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.turns.count == 2)
    #expect(device.faults.isEmpty)
  }

  @Test(
    "E-12: a swipe back turns the interface when it is over, and not where it is given up",
    arguments: Stages.onePhone)
  func swipe(stage: HeadlessDevice.Configuration) {
    let player = Screen(.landscape)
    let stack = OrientationNavigationController(rootViewController: Screen(.portrait))
    let device = HeadlessDevice(stage: stage)
    device.launch(root: stack)
    device.act { stack.pushViewController(player, animated: true) }
    #expect(device.interfaceOrientation.isLandscape)
    let (given, done) = (Finger(), Finger())
    stack.delegate = given
    device.begin { _ = stack.popViewController(animated: true) }
    device.run { given.gesture.update(0.4) }
    device.advance(by: 5)
    #expect(device.interfaceOrientation.isLandscape)
    device.act { given.gesture.cancel() }
    #expect(stack.topViewController === player)
    #expect(device.interfaceOrientation.isLandscape)
    #expect(device.turns.count == 1)
    stack.delegate = done
    device.begin { _ = stack.popViewController(animated: true) }
    device.run { done.gesture.update(0.4) }
    #expect(device.interfaceOrientation.isLandscape)
    device.act { done.gesture.finish() }
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.turns.count == 2)
    #expect(device.faults.isEmpty)
  }

  @Test(
    "E-08: a dismissal that is given up leaves the interface, and a later one brings it back",
    arguments: Stages.onePhone)
  func dismissal(stage: HeadlessDevice.Configuration) {
    let screen = Screen(.portrait)
    let card = Screen(.landscape)
    card.modalPresentationStyle = .fullScreen
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    device.act { screen.present(card, animated: true) }
    let finger = Finger()
    card.transitioningDelegate = finger
    device.begin { screen.dismiss(animated: true) }
    device.run { finger.gesture.update(0.3) }
    device.act { finger.gesture.cancel() }
    #expect(screen.presentedViewController === card)
    #expect(device.interfaceOrientation.isLandscape)
    card.transitioningDelegate = nil
    device.act { screen.dismiss(animated: true) }
    #expect(screen.presentedViewController == nil)
    #expect(device.interfaceOrientation == .portrait)
  }

  @Test(
    "J-09: what is turned back while the other screen comes ends upright, as soon as UIKit allows",
    arguments: Stages.onePhone)
  func turnedBack(stage: HeadlessDevice.Configuration) async {
    let screen = Screen(.portrait)
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    let chart = AlternateLandscape(of: screen) { Screen(.landscape) }
    device.act { chart.start() }
    device.beginTurn(to: .landscapeLeft)
    await HeadlessDevice.finishJobs()
    #expect(device.isInTransition && chart.isShown)
    device.beginTurn(to: .portrait)
    await HeadlessDevice.finishJobs()
    #expect(chart.isShown)
    await device.turnRunLoop()
    #expect(!chart.isShown)
    #expect(device.interfaceOrientation == .portrait)
    device.turn(to: .landscapeRight)
    await device.turnRunLoop()
    #expect(chart.isShown)
    #expect(device.interfaceOrientation == .landscapeLeft)
  }

  @Test(
    "A view that goes full screen stays where it is while something else is being presented",
    arguments: Stages.onePhone)
  func fullScreen(stage: HeadlessDevice.Configuration) throws {
    let screen = Screen(.portrait)
    let video = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 180))
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    device.act { screen.view.addSubview(video) }
    let player = FullScreenPlayer(video)
    device.begin { screen.present(Screen(.portrait), animated: true) }
    var refusal: RotationRefusal?
    device.begin {
      do throws(RotationRefusal) { try player.enter(from: screen) } catch { refusal = error }
    }
    #expect(refusal != nil && video.superview === screen.view)
    device.settle()
    #expect(video.superview === screen.view)
    device.act { screen.dismiss(animated: true) }
    try device.begin { try player.enter(from: screen) }
    device.settle()
    #expect(video.superview !== screen.view)
    #expect(device.interfaceOrientation.isLandscape)
    device.begin { player.leave() }
    device.settle()
    #expect(video.superview === screen.view)
    #expect(device.interfaceOrientation == .portrait)
  }
}
