import HeadlessDevice
import Orientation
import Testing
import UIKit

@MainActor
@Suite("A transition that takes time")
struct TimedTransitionTests {
  /// A screen that asks for something in its callbacks.
  final class Asking: UIViewController {
    var mask = UIInterfaceOrientationMask.portrait
    var asksIn: String?
    var errors = 0
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override func viewWillAppear(_ animated: Bool) { ask("will") }
    override func viewDidAppear(_ animated: Bool) { ask("did") }

    func ask(_ moment: String) {
      guard moment == asksIn else { return }
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in
        self.errors += 1
      }
    }
  }

  /// An animator for all transitions, and what drives them.
  final class Driver: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
  {
    let interaction = UIPercentDrivenInteractiveTransition()
    var isInteractive = true
    var log: [String] = []

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      log.append("animate \(context.isInteractive)")
      UIView.animate(withDuration: 1) {
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interaction : nil }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    )
      -> (any UIViewControllerInteractiveTransitioning)?
    { isInteractive ? interaction : nil }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interaction : nil }
  }

  private func stack(
    _ version: Int = 17
  ) throws -> (device: HeadlessDevice, stack: UINavigationController, root: Listener) {
    let device = try device(version < 13 ? "iPhone 8" : "iPhone X", iOS: min(version, 16))
    let root = Listener("root")
    let stack = UINavigationController(rootViewController: root)
    device.launch(root: stack)
    _ = root.heard()
    return (device, stack, root)
  }

  @Test("A push tells that it begins at once, and that it has ended after 0.35 seconds")
  func push() throws {
    let (device, stack, root) = try stack()
    let page = Listener("page")
    let start = device.time
    device.begin { stack.pushViewController(page, animated: true) }
    #expect(page.heard() == ["will move", "will appear"])
    #expect(root.heard() == ["will disappear"])
    #expect(stack.topViewController === page && page.isMovingToParent && page.view.window != nil)
    #expect(device.isInTransition && page.transitionCoordinator?.transitionDuration == 0.35)
    device.advance(by: 0.175)
    #expect(page.transitionCoordinator?.percentComplete == 0.5)
    device.settle()
    #expect(abs(device.time - start - 0.35) < 1e-9)
    #expect(page.heard() == ["did appear", "did move"])
    #expect(root.heard() == ["did disappear"])
    #expect(!page.isMovingToParent && page.transitionCoordinator == nil && !device.isInTransition)
  }

  @Test("What runs beside it runs at its beginning, what runs after it at its end")
  func coordinator() throws {
    let (device, stack, _) = try stack()
    let page = UIViewController()
    var log: [String] = []
    device.begin {
      stack.pushViewController(page, animated: true)
      page.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        log.append("over \(context.isCancelled)")
      }
    }
    device.advance(by: 0.3)
    #expect(log == [])
    device.advance(by: 0.1)
    #expect(log == ["over false"])
  }

  @Test("A presentation and its dismissal take 0.4 seconds, and end with their completions")
  func presentation() throws {
    let (device, stack, _) = try stack()
    let card = Listener("card")
    card.modalPresentationStyle = .fullScreen
    var log: [String] = []
    device.begin { stack.present(card, animated: true) { log.append("presented") } }
    #expect(card.isBeingPresented && stack.presentedViewController === card && log == [])
    device.advance(by: 0.4)
    #expect(!card.isBeingPresented && log == ["presented"])
    #expect(card.heard() == ["will appear", "did appear"])
    device.begin { stack.dismiss(animated: true) { log.append("dismissed") } }
    #expect(card.isBeingDismissed && card.view.window != nil && log == ["presented"])
    #expect(stack.presentedViewController === card)
    device.advance(by: 0.4)
    #expect(card.heard() == ["will disappear", "did disappear"])
    #expect(card.view.window == nil && stack.presentedViewController == nil)
    #expect(log == ["presented", "dismissed"])
  }

  @Test("Without an animation, and where animations are off, nothing takes time")
  func immediate() throws {
    let (device, stack, _) = try stack()
    let start = device.time
    let page = Listener("page")
    device.begin { stack.pushViewController(page, animated: false) }
    #expect(page.heard() == ["will move", "will appear", "did appear", "did move"])
    device.begin {
      UIView.setAnimationsEnabled(false)
      stack.popViewController(animated: true)
      UIView.setAnimationsEnabled(true)
    }
    #expect(page.heard() == ["will leave", "will disappear", "did disappear", "did leave"])
    #expect(device.time == start && !device.isInTransition)
  }

  @Test("What a test runs comes to its end by itself, as a turn does")
  func endsByItself() throws {
    let (device, stack, _) = try stack()
    let page = Listener("page")
    device.run { stack.pushViewController(page, animated: true) }
    #expect(page.heard() == ["will move", "will appear", "did appear", "did move"])
    #expect(!device.isInTransition)
  }

  @Test("A push during a push waits for its end, and a pop is refused", arguments: [12, 16])
  func duringPush(version: Int) throws {
    let (device, stack, root) = try stack(version)
    let (first, second) = (Listener("first"), Listener("second"))
    device.begin {
      stack.pushViewController(first, animated: true)
      stack.pushViewController(second, animated: true)
      #expect(stack.popViewController(animated: true) == nil)
    }
    #expect(stack.viewControllers == [root, first])
    #expect(
      device.log.last
        == "popViewControllerAnimated: called on <UINavigationController> while an existing"
        + " transition or presentation is occurring; the navigation stack will not be updated.")
    device.settle()
    #expect(stack.viewControllers == [root, first, second])
    #expect(first.heard().suffix(3) == ["did move", "will disappear", "did disappear"])
  }

  @Test(
    "During a presentation another one and a dismissal are refused, in UIKit's words",
    arguments: [12, 16])
  func duringPresentation(version: Int) throws {
    let (device, stack, _) = try stack(version)
    let card = Listener("card")
    device.begin {
      stack.present(card, animated: true)
      stack.present(UIViewController(), animated: true)
      stack.dismiss(animated: true)
    }
    let refused = "Attempt to present <UIViewController> on <UINavigationController>"
    let old = [
      "Warning: \(refused) while a presentation is in progress!",
      "Warning: Attempt to dismiss from view controller <UINavigationController> while a"
        + " presentation or dismiss is in progress!",
    ]
    let new = [
      "\(refused) (from <UINavigationController>) while a presentation is in progress.",
      "Trying to dismiss the presentation controller while transitioning already."
        + " (<UISheetPresentationController>)",
    ]
    #expect(device.log == (version < 13 ? old : new))
    device.settle()
    #expect(stack.presentedViewController === card)
    device.run { stack.dismiss(animated: true) }
    #expect(stack.presentedViewController == nil)
  }

  @Test("F-27: until a push is over the outgoing screen's mask judges a request")
  func request() throws {
    let device = try device("iPhone 14", iOS: 16)
    let root = Asking()
    let stack = UINavigationController(rootViewController: root)
    final class Top: UINavigationController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        topViewController?.supportedInterfaceOrientations ?? .all
      }
    }
    let top = Top(rootViewController: root)
    _ = stack
    device.launch(root: top)
    let player = Asking()
    player.mask = .landscape
    device.begin { top.pushViewController(player, animated: true) }
    device.advance(by: 0.2)
    #expect(device.interfaceOrientation == .portrait)
    device.run {
      player.asksIn = "now"; player.ask("now")
    }
    device.advance(by: 0)
    #expect(player.errors == 1)
    device.settle()
    #expect(device.interfaceOrientation.isLandscape)
  }

  @Test("A pop by a gesture that is given up leaves the page where it was")
  func cancelledPop() throws {
    let (device, stack, root) = try stack()
    let driver = Driver()
    let page = Listener("page")
    device.run { stack.pushViewController(page, animated: true) }
    stack.delegate = driver
    _ = (page.heard(), root.heard())
    var changes: [Bool] = []
    device.begin {
      stack.popViewController(animated: true)
      page.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
    }
    device.run { driver.interaction.update(0.5) }
    // A gesture takes as long as the user likes.
    device.settle()
    device.advance(by: 5)
    #expect(page.transitionCoordinator?.isInteractive == true)
    #expect(page.transitionCoordinator?.percentComplete == 0.5)
    #expect(page.heard() == ["will leave", "will disappear"])
    #expect(root.heard() == ["will appear"])
    device.run { driver.interaction.cancel() }
    #expect(changes == [true])
    device.advance(by: 0.5)
    #expect(stack.viewControllers == [root, page] && stack.topViewController === page)
    #expect(page.view.window != nil && root.view.window == nil)
    #expect(page.heard() == ["will move", "will appear", "did appear"])
    #expect(root.heard() == ["will disappear", "did disappear"])
    #expect(driver.log == ["animate true", "ended false"])
    #expect(!device.isInTransition && page.transitionCoordinator == nil)
  }

  @Test("A pop by a gesture that continues takes the rest of the time")
  func finishedPop() throws {
    let (device, stack, root) = try stack()
    let driver = Driver()
    let page = Listener("page")
    device.run { stack.pushViewController(page, animated: true) }
    stack.delegate = driver
    _ = page.heard()
    device.begin { _ = stack.popViewController(animated: true) }
    device.begin {
      driver.interaction.update(0.75)
      driver.interaction.finish()
    }
    #expect(stack.viewControllers == [root])
    device.advance(by: 0.2)
    #expect(device.isInTransition)
    device.advance(by: 0.05)
    #expect(!device.isInTransition)
    #expect(page.heard() == ["will leave", "will disappear", "did disappear", "did leave"])
    #expect(driver.log == ["animate true", "ended true"])
  }

  @Test("A dismissal that is given up leaves what is presented, and what decides")
  func cancelledDismissal() throws {
    let device = try device("iPhone X", iOS: 15)
    let root = Listener("root")
    root.mask = .portrait
    device.launch(root: root)
    let driver = Driver()
    let card = Listener("card")
    card.mask = .landscape
    card.modalPresentationStyle = .fullScreen
    device.run { root.present(card, animated: true) }
    #expect(device.interfaceOrientation.isLandscape)
    _ = card.heard()
    card.transitioningDelegate = driver
    var isDismissed = false
    device.begin { root.dismiss(animated: true) { isDismissed = true } }
    device.run {
      driver.interaction.update(0.2)
      driver.interaction.cancel()
    }
    device.settle()
    #expect(root.presentedViewController === card && !isDismissed && !card.isBeingDismissed)
    #expect(
      card.heard().filter { !$0.hasPrefix("size") } == [
        "will disappear", "will appear", "did appear",
      ])
    #expect(device.interfaceOrientation.isLandscape)
    driver.isInteractive = false
    device.run { root.dismiss(animated: true) { isDismissed = true } }
    #expect(isDismissed && root.presentedViewController == nil)
    #expect(device.interfaceOrientation == .portrait)
  }

  @Test("An animator that never completes keeps the transition in progress")
  func neverCompletes() throws {
    final class Forgetful: NSObject, UIViewControllerAnimatedTransitioning,
      UINavigationControllerDelegate
    {
      var context: (any UIViewControllerContextTransitioning)?
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
      { 1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
      }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }
    let (device, stack, _) = try stack()
    let animator = Forgetful()
    stack.delegate = animator
    let page = Listener("page")
    device.run { stack.pushViewController(page, animated: true) }
    device.advance(by: 10)
    #expect(device.isInTransition && page.heard() == ["will move", "will appear"])
    device.run { animator.context?.completeTransition(true) }
    #expect(!device.isInTransition && page.heard() == ["did appear", "did move"])
  }
}
