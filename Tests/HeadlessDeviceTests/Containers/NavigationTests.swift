import HeadlessDevice
import Orientation
import Testing
import UIKit

@MainActor
@Suite("A navigation controller")
struct NavigationTests {
  final class Guide: NSObject, UINavigationControllerDelegate {
    var log: [String] = []
    var atShow: ((UINavigationController, UIViewController) -> Void)?
    var animator: ContainerPresentationTests.Animator?
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      log.append("will \(viewController.title ?? "") \(animated)")
      atShow?(navigationController, viewController)
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.append("did \(viewController.title ?? "") \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.append("animate \(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
      return animator
    }
  }

  func stack(_ guide: Guide? = nil) -> (UINavigationController, Listener) {
    let root = Listener("root")
    let stack = UINavigationController(rootViewController: root)
    stack.delegate = guide
    return (stack, root)
  }

  @Test("A push and a pop run what was added beside them, and then what was added after them")
  func coordinator() throws {
    final class Coming: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        log.append("will appear \(transitionCoordinator != nil)")
        transitionCoordinator?.animate { context in
          self.log.append("alongside \(context.viewController(forKey: .to) === self)")
        } completion: { context in
          self.log.append("completion \(context.isCancelled)")
        }
      }
      override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    }
    let device = try device()
    let (stack, _) = stack()
    device.launch(root: stack)
    let coming = Coming()
    device.run { stack.pushViewController(coming, animated: true) }
    #expect(
      coming.log == ["will appear true", "alongside true", "did appear", "completion false"])
    #expect(coming.transitionCoordinator == nil)
    let quiet = Coming()
    device.run { stack.pushViewController(quiet, animated: false) }
    #expect(quiet.log == ["will appear false", "did appear"])
  }

  @Test("The delegate is notified of pushes and pops, and gives animators for animated ones")
  func animators() throws {
    let guide = Guide()
    guide.animator = ContainerPresentationTests.Animator()
    let device = try device()
    let (stack, _) = stack(guide)
    device.launch(root: stack)
    guide.log = []
    device.run { stack.pushViewController(Listener("a"), animated: true) }
    device.run { _ = stack.popViewController(animated: false) }
    #expect(
      guide.log == [
        "animate push root a", "will a true", "did a true", "will root false", "did root false",
      ])
    #expect(guide.animator?.log.first == "animate a in true")
    device.settle()
    device.advance(by: 1)
    #expect(guide.animator?.log.last == "ended true")
  }

  @Test("A delegate that pushes on in willShow leaves a stack on which all agree")
  func nested() throws {
    let guide = Guide()
    let device = try device()
    let (stack, root) = stack(guide)
    device.launch(root: stack)
    let first = Listener("first")
    let second = Listener("second")
    guide.atShow = { stack, shown in
      guard shown === first else { return }
      stack.pushViewController(second, animated: true)
    }
    device.run { stack.pushViewController(first, animated: true) }
    #expect(stack.viewControllers == [root, first, second])
    #expect(second.view.window != nil)
    #expect(root.view.window == nil)
    device.turn(to: .landscapeLeft)
    #expect(second.heard().last == "size 852 x 393")
    guide.atShow = nil
    device.run { _ = stack.popToRootViewController(animated: true) }
    #expect(root.view.window != nil)
    #expect(stack.viewControllers == [root])
    #expect(first.parent == nil && second.parent == nil)
  }

  @Test("H-20, M-29, G-41: bars, large titles and what they take from the safe area")
  func bars() throws {
    let rows: [(String, Int, Bool, UIDeviceOrientation, CGRect, CGFloat)] = [
      ("iPhone 15", 17, false, .portrait, CGRect(x: 0, y: 59, width: 393, height: 44), 103),
      ("iPhone 15", 17, true, .portrait, CGRect(x: 0, y: 59, width: 393, height: 96), 155),
      ("iPhone 15", 17, true, .landscapeLeft, CGRect(x: 0, y: 0, width: 852, height: 32), 32),
      ("iPhone 8", 12, false, .portrait, CGRect(x: 0, y: 20, width: 375, height: 44), 64),
      ("iPhone 8", 12, false, .landscapeLeft, CGRect(x: 0, y: 0, width: 667, height: 32), 32),
      ("iPhone 15", 26, true, .portrait, CGRect(x: 0, y: 59, width: 393, height: 106), 165),
    ]
    for (name, version, isLarge, pose, bar, top) in rows {
      let device = try device(name, iOS: version)
      let (stack, root) = stack()
      stack.navigationBar.prefersLargeTitles = isLarge
      device.launch(root: stack)
      device.turn(to: pose)
      #expect(stack.navigationBar.frame == bar, "\(name) iOS \(version)")
      #expect(root.view.safeAreaInsets.top == top, "\(name) iOS \(version)")
      device.run {
        stack.isNavigationBarHidden = true
        stack.view.layoutIfNeeded()
      }
      #expect(root.view.safeAreaInsets.top == top - bar.height)
    }
  }

  @Test("H-06: up to iOS 6 content is between status bar and navigation bar")
  func oldBars() throws {
    let device = try device("iPhone 5", iOS: 6)
    let (stack, root) = stack()
    device.launch(root: stack)
    #expect(stack.view.bounds.size == CGSize(width: 320, height: 548))
    #expect(root.view.frame == CGRect(x: 0, y: 44, width: 320, height: 504))
  }

  @Test("H-06, H-09: from iOS 7 to 10 the bar is below the status bar, and there is no safe area")
  func barsWithoutSafeArea() throws {
    for version in [7, 9] {
      let device = try device("iPhone 5", iOS: version)
      let (stack, root) = stack()
      device.launch(root: stack)
      #expect(stack.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
      #expect(root.view.safeAreaInsets == .zero)
      device.turn(to: .landscapeLeft)
      // On iOS 7 the status bar stays in landscape.
      #expect(stack.navigationBar.frame.minY == (version == 7 ? 20 : 0))
      #expect(stack.navigationBar.frame.height == 32)
      #expect(root.view.bounds.size == CGSize(width: 568, height: 320))
      root.edgesForExtendedLayout = []
      device.turn(to: .portrait)
      #expect(root.view.frame.minY == 64)
    }
  }

  @Test("Edges that are not extended keep content out from under bars")
  func edges() throws {
    let device = try device()
    let (stack, root) = stack()
    root.edgesForExtendedLayout = []
    device.launch(root: stack)
    #expect(root.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
    #expect(root.view.safeAreaInsets.top == 0)
    let other = Listener("other")
    stack.navigationBar.isTranslucent = false
    device.run { stack.pushViewController(other, animated: true) }
    #expect(other.view.frame.minY == 103)
    other.extendedLayoutIncludesOpaqueBars = true
    device.run {
      stack.view.setNeedsLayout()
      stack.view.layoutIfNeeded()
    }
    #expect(other.view.frame.minY == 0)
  }

  @Test("show pushes inside a navigation controller and presents elsewhere")
  func shows() throws {
    let device = try device()
    let (stack, root) = stack()
    device.launch(root: stack)
    let shown = Listener("shown")
    device.run { root.show(shown, sender: nil) }
    #expect(stack.topViewController === shown)
    let presented = Listener("presented")
    device.run { shown.present(presented, animated: true) }
    let over = Listener("over")
    device.run { presented.show(over, sender: nil) }
    #expect(over.presentingViewController === presented)
  }

  @Test("setViewControllers tells who comes and who goes, and what comes is shown")
  func replaces() throws {
    let device = try device()
    let (stack, root) = stack()
    device.launch(root: stack)
    let a = Listener("a")
    let b = Listener("b")
    device.run { stack.setViewControllers([a, b], animated: true) }
    #expect(root.log.last == "did leave")
    #expect(root.view.window == nil)
    #expect(b.log == ["will move", "will appear", "did appear", "did move"])
    #expect(!a.isViewLoaded)
    #expect(stack.navigationBar.items?.map { $0.title } == ["a", "b"])
  }
}
