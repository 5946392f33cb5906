import HeadlessDevice
import Orientation
import Testing
import UIKit

@MainActor
@Suite("A page view controller")
struct PageTests {
  final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<6).map { Listener("\($0)") }
    var allowed: UIInterfaceOrientationMask = .all
    var log: [String] = []
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { neighbour(page, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { neighbour(page, 1) }
    private func neighbour(_ page: UIViewController, _ step: Int) -> UIViewController? {
      guard let place = pages.firstIndex(where: { $0 === page }) else { return nil }
      return pages.indices.contains(place + step) ? pages[place + step] : nil
    }
    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { allowed }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      log.append("spine \(orientation.rawValue)")
      return .min
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.append("will \(pendingViewControllers.first?.title ?? "")") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.append("did \(previousViewControllers.first?.title ?? "")") }
  }

  @Test("D-35: its delegate answers for it, and one page is shown at a time")
  func answers() throws {
    let device = try device()
    let book = Book()
    book.allowed = .landscape
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    device.launch(root: pages)
    #expect(device.interfaceOrientation.isLandscape)
    device.run {
      #expect(!pages.turnPage(.reverse))
      #expect(pages.turnPage(.forward))
    }
    #expect(book.log == ["will 1", "did 0"])
    #expect(book.pages[1].log.contains("did appear"))
    #expect(book.pages[0].log.last == "did leave")
    #expect(book.pages[1].view.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test("A book is asked for its spine when the interface turns, pages that scroll are not")
  func spine() throws {
    for style in [UIPageViewController.TransitionStyle.pageCurl, .scroll] {
      let device = try device()
      let book = Book()
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      pages.delegate = book
      pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      device.launch(root: pages)
      device.turn(to: .landscapeLeft)
      #expect(book.log == (style == .pageCurl ? ["spine 3"] : []))
    }
  }

  @Test("With the spine in the middle two pages lie open, each with half the width")
  func open() throws {
    let device = try device("iPad Air 2", iOS: 12)
    let book = Book()
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid])
    pages.dataSource = book
    pages.setViewControllers(
      [book.pages[0], book.pages[1]], direction: .forward, animated: false)
    device.launch(root: pages)
    #expect(pages.isDoubleSided)
    #expect(book.pages[1].view.frame == CGRect(x: 384, y: 0, width: 384, height: 1024))
    device.turn(to: .landscapeLeft)
    #expect(book.pages[0].log.last == "size 512 x 768")
    device.run { _ = pages.turnPage(.forward) }
    #expect(pages.viewControllers == [book.pages[2], book.pages[3]])
  }
}

@MainActor
@Suite("An alert")
struct AlertTests {
  /// Answers for what is visible, as many apps' navigation controllers do.
  final class Forwarding: UINavigationController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      visibleViewController?.supportedInterfaceOrientations ?? .all
    }
  }

  @Test(
    "D-57, Q-13: on iOS 9 an alert that is asked back by its presenter raises; up to iOS 12 it logs",
    arguments: [8, 9, 12, 17])
  func recursion(version: Int) throws {
    let device = try device(
      version < 11 ? "iPhone 5" : "iPhone X", iOS: min(version, 16), recordsFaults: true)
    let root = Listener("root")
    root.mask = .portrait
    let stack = Forwarding(rootViewController: root)
    device.launch(root: stack)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    device.run { root.present(alert, animated: true) }
    device.turn(to: .landscapeLeft)
    #expect(device.host.faults.count == (version == 9 ? 1 : 0))
    if version == 9 {
      #expect(device.host.faults.first?.name == "NSInternalInconsistencyException")
    }
    #expect(Set(device.host.log) == (version == 12 ? [LogLine.alertAskedBack.text] : []))
    // The exception ends the turn; from iOS 16 on it is judged by what was read before the alert.
    let stays = version == 9 || version == 17
    #expect(device.interfaceOrientation == (stays ? .portrait : .landscapeRight))
  }

  @Test("D-57: an alert over a narrow presenter does not widen it")
  func narrow() throws {
    let device = try device()
    let root = Listener("root")
    root.mask = .portrait
    device.launch(root: root)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var chosen = ""
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { chosen = $0.title ?? "" })
    device.run { root.present(alert, animated: true) }
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    #expect(root.view.window != nil)
    device.run { alert.choose(alert.actions[0]) }
    #expect(chosen == "Yes")
    #expect(root.presentedViewController == nil)
  }

  @Test("E-07: an image picker supports portrait only on a phone")
  func picker() throws {
    let device = try device()
    let root = Listener("root")
    device.launch(root: root)
    device.turn(to: .landscapeLeft)
    let picker = UIImagePickerController()
    picker.modalPresentationStyle = .fullScreen
    device.run { root.present(picker, animated: true) }
    device.settle()
    #expect(device.interfaceOrientation == .portrait)
  }
}
