import HeadlessDevice
import Orientation
import Testing
import UIKit

@MainActor
@Suite("A presentation")
struct ContainerPresentationTests {
  final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var isOpen = true
    var log: [String] = []
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
      -> Bool
    { isOpen }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.append("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { log.append("did attempt") }
  }

  @Test("D-26, Q-05: an automatic presentation is a sheet from iOS 13 on", arguments: [12, 13, 17])
  func automatic(version: Int) throws {
    let device = try device("iPhone X", iOS: version) {
      $0.version = SystemVersion(min(version, 16))
    }
    let root = Listener("root")
    device.launch(root: root)
    let presented = Listener("presented")
    presented.mask = .portrait
    device.run { root.present(presented, animated: true) }
    #expect((root.view.window == nil) == (version < 13))
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == (version < 13 ? .portrait : .landscapeRight))
  }

  @Test("A sheet on a phone leaves room at the top, and a medium one at half the height")
  func sheets() throws {
    let device = try device()
    let root = Listener("root")
    device.launch(root: root)
    let presented = Listener("presented")
    device.run { root.present(presented, animated: true) }
    #expect(presented.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(presented.view.safeAreaInsets.top == 0)
    #expect(presented.view.safeAreaInsets.bottom == 34)
    let sheet = try #require(presented.sheetPresentationController)
    device.run {
      sheet.detents = [.medium(), .large()]
      sheet.containerView?.layoutIfNeeded()
    }
    #expect(presented.view.frame.height == 391.5)
    #expect(presented.view.frame.maxY == 852)
  }

  @Test("D-31: a form sheet covers little width up to iOS 12 unless the delegate keeps it")
  func adapts() throws {
    for keeps in [false, true] {
      let device = try device("iPhone X", iOS: 12)
      let root = Listener("root")
      device.launch(root: root)
      let presented = Listener("presented")
      presented.mask = .portrait
      presented.modalPresentationStyle = .popover
      let adapter = Adapter()
      adapter.style = keeps ? .none : .fullScreen
      device.run {
        presented.popoverPresentationController?.delegate = adapter
        presented.popoverPresentationController?.sourceView = root.view
        root.present(presented, animated: true)
      }
      #expect(
        presented.view.bounds.size
          == (keeps
            ? CGSize(width: 320, height: 480) : CGSize(width: 375, height: 812)))
      device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == (keeps ? .landscapeRight : .portrait))
    }
  }

  @Test("D-25: sheets on an iPad are over the presenter, which keeps deciding")
  func cards() throws {
    let device = try device("iPad Air 2", iOS: 12) { $0.infoPlist.requiresFullScreen = true }
    let root = Listener("root")
    root.mask = .landscape
    device.launch(root: root)
    let card = Listener("card")
    card.modalPresentationStyle = .formSheet
    card.mask = .portrait
    device.run { root.present(card, animated: true) }
    #expect(device.interfaceOrientation.isLandscape)
    #expect(card.view.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
    #expect(root.view.window != nil)
  }

  @Test("A popover is beside its source, and needs one")
  func popovers() throws {
    let device = try device("iPad Air 2", iOS: 12, recordsFaults: true)
    let root = Listener("root")
    device.launch(root: root)
    let bubble = Listener("bubble")
    bubble.modalPresentationStyle = .popover
    bubble.preferredContentSize = CGSize(width: 200, height: 100)
    device.run {
      bubble.popoverPresentationController?.sourceView = root.view
      bubble.popoverPresentationController?.sourceRect = CGRect(
        x: 300, y: 50, width: 40, height: 40)
      root.present(bubble, animated: true)
    }
    #expect(bubble.view.frame == CGRect(x: 220, y: 90, width: 200, height: 100))
    device.run { root.dismiss(animated: true) }
    device.run {
      let lost = UIViewController()
      lost.modalPresentationStyle = .popover
      root.present(lost, animated: true)
    }
    #expect(
      device.host.faults == [
        .wrongUse(
          name: "NSGenericException",
          reason:
            "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a"
            + " non-nil sourceView or barButtonItem set before the presentation occurs.")
      ])
  }

  @Test(
    "Where there is little width a popover is not a sheet but shows one, of its preferred height")
  func adaptivePopover() throws {
    let device = try device("iPhone X", iOS: 15)
    let root = Listener("root")
    device.launch(root: root)
    let frames = [UIModalPresentationStyle.formSheet, .popover].map { style in
      device.run {
        let shown = Listener("shown")
        shown.modalPresentationStyle = style
        #expect((shown.sheetPresentationController == nil) == (style == .popover))
        let sheet =
          shown.sheetPresentationController
          ?? shown.popoverPresentationController?.adaptiveSheetPresentationController
        shown.popoverPresentationController?.sourceView = root.view
        root.present(shown, animated: true)
        let high = shown.view.frame
        sheet?.detents = [.medium()]
        device.settle()
        shown.view.window?.layoutIfNeeded()
        let low = shown.view.frame
        root.dismiss(animated: true)
        return [high, low]
      }
    }
    #expect(frames[0] == frames[1])
    #expect(frames[0][1].height < frames[0][0].height)
  }

  final class Half: UIPresentationController {
    var passesOn = true
    var log: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)
    }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }
    override func presentationTransitionWillBegin() {
      log.append("begin \(containerView?.window != nil)")
      presentedViewController.transitionCoordinator?.animate { _ in
        self.log.append("alongside")
      } completion: { _ in
        self.log.append("completion")
      }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.append("end \(completed)") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("gone \(completed)") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("size \(Int(size.width)) x \(Int(size.height))")
      if passesOn { super.viewWillTransition(to: size, with: coordinator) }
    }
  }

  final class Maker: NSObject, UIViewControllerTransitioningDelegate {
    var made: Half?
    var animator: Animator?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      made = Half(presentedViewController: presented, presenting: presenting)
      return made
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  @Test(
    "G-20, G-21: a presentation controller is notified of a turn first, and passes its own size on")
  func custom() throws {
    let device = try device()
    let root = Listener("root")
    device.launch(root: root)
    let presented = Listener("presented")
    let maker = Maker()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = maker
    device.run { root.present(presented, animated: true) }
    let half = try #require(maker.made)
    #expect(half.log == ["begin true", "alongside", "end true", "completion"])
    #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 393, height: 426))
    _ = presented.heard()
    half.log = []
    device.turn(to: .landscapeLeft)
    #expect(half.log == ["size 852 x 393"])
    #expect(presented.heard() == ["size 852 x 196"])
    #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 852, height: 196.5))
    half.passesOn = false
    device.turn(to: .portrait)
    #expect(presented.heard() == [])
    device.run { root.dismiss(animated: true) }
    #expect(half.log.last == "gone true")
  }

  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var log: [String] = []
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let to = context.viewController(forKey: .to)
      log.append("animate \(to?.title ?? "") in \(context.containerView.window != nil)")
      to?.view.alpha = 0
      UIView.animate(withDuration: 0.5) {
        to?.view.alpha = 1
      } completion: { finished in
        context.completeTransition(finished)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
  }

  @Test("An animator runs, and is notified when it has completed")
  func animator() throws {
    let device = try device()
    let root = Listener("root")
    device.launch(root: root)
    let presented = Listener("presented")
    let maker = Maker()
    let animator = Animator()
    maker.animator = animator
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = maker
    device.begin { root.present(presented, animated: true) }
    #expect(animator.log == ["animate presented in true"])
    #expect(!presented.log.contains("did appear"))
    device.advance(by: 1)
    #expect(presented.log.contains("did appear"))
    #expect(animator.log == ["animate presented in true", "ended true"])
    device.run { root.dismiss(animated: false) }
    device.run { root.present(presented, animated: false) }
    #expect(animator.log.count == 2)
  }

  @Test("Dismissing from below takes the whole chain away, the top first")
  func chains() throws {
    let device = try device()
    let root = Listener("root")
    device.launch(root: root)
    let chain = (0..<3).map { Listener("\($0)") }
    device.run {
      var presenter: UIViewController = root
      for controller in chain {
        controller.modalPresentationStyle = .fullScreen
        presenter.present(controller, animated: true)
        presenter = controller
      }
    }
    #expect(root.presentedViewController === chain[0])
    #expect(chain[2].presentingViewController === chain[1])
    for controller in chain + [root] { _ = controller.heard() }
    var isDone = false
    device.run { root.dismiss(animated: true) { isDone = true } }
    #expect(isDone)
    #expect(root.presentedViewController == nil)
    #expect(chain.allSatisfy { $0.presentingViewController == nil && $0.view.window == nil })
    #expect(chain[2].heard() == ["will disappear", "did disappear"])
    #expect(chain[0].heard() == [])
    #expect(root.heard() == ["will appear", "did appear"])
    #expect(root.view.window != nil)
  }

  @Test("A presented controller's own dismiss takes it away, or what it presents")
  func ownDismiss() throws {
    let device = try device()
    let root = Listener("root")
    device.launch(root: root)
    let first = Listener("first")
    let second = Listener("second")
    device.run { root.present(first, animated: true) }
    device.run { first.present(second, animated: true) }
    device.run { first.dismiss(animated: true) }
    #expect(first.presentedViewController == nil)
    #expect(root.presentedViewController === first)
    device.run { first.dismiss(animated: true) }
    #expect(root.presentedViewController == nil)
  }

  final class Teller: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      log.append("\(isBeingPresented) \(isBeingDismissed) \(isMovingToParent)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      log.append("\(isBeingPresented) \(isBeingDismissed) \(isMovingFromParent)")
    }
  }

  @Test("isBeingPresented and its partners report what is in progress")
  func flags() throws {
    let device = try device()
    let stack = UINavigationController(rootViewController: UIViewController())
    device.launch(root: stack)
    let presented = Teller()
    let pushed = Teller()
    device.run { stack.present(presented, animated: true) }
    device.run { stack.dismiss(animated: true) }
    device.run { stack.pushViewController(pushed, animated: true) }
    device.run { _ = stack.popViewController(animated: true) }
    #expect(presented.log == ["true false false", "false true false"])
    #expect(pushed.log == ["false false true", "false false true"])
    #expect(!presented.isBeingDismissed)
    #expect(!pushed.isMovingFromParent)
  }

  @Test("A context covers only the controller that defines it")
  func contexts() throws {
    let device = try device("iPad Air 2", iOS: 16)
    let split = UISplitViewController()
    let primary = Listener("primary")
    let secondary = Listener("secondary")
    split.viewControllers = [primary, secondary]
    device.launch(root: split)
    device.turn(to: .landscapeLeft)
    secondary.definesPresentationContext = true
    let over = Listener("over")
    over.modalPresentationStyle = .overCurrentContext
    device.run { secondary.present(over, animated: true) }
    #expect(over.presentingViewController === secondary)
    #expect(over.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
  }

  @Test("A user's dismissal asks the delegate and the controller, and tells")
  func dismissedByUser() throws {
    let device = try device()
    let root = Listener("root")
    device.launch(root: root)
    let presented = Listener("presented")
    let adapter = Adapter()
    device.run {
      presented.presentationController?.delegate = adapter
      root.present(presented, animated: true)
    }
    device.run {
      adapter.isOpen = false
      presented.presentationController?.dismissByUser()
      #expect(root.presentedViewController === presented)
      adapter.isOpen = true
      presented.presentationController?.dismissByUser()
    }
    #expect(root.presentedViewController == nil)
    #expect(adapter.log == ["did attempt", "did dismiss"])
  }

  @Test("E-08: what is presented full screen inside a completion turns the interface")
  func turns() throws {
    let device = try device()
    let root = Listener("root")
    device.launch(root: root)
    let player = Listener("player")
    player.mask = .landscape
    player.modalPresentationStyle = .fullScreen
    device.run { root.present(player, animated: true) }
    device.settle()
    #expect(device.interfaceOrientation.isLandscape)
    #expect(player.view.bounds.size == CGSize(width: 852, height: 393))
    device.run { root.dismiss(animated: true) }
    device.settle()
    #expect(device.interfaceOrientation == .portrait)
  }
}
