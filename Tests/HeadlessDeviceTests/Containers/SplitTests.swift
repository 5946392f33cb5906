import HeadlessDevice
import Orientation
import Testing
import UIKit

@MainActor
@Suite("A split view controller")
struct SplitTests {
  final class Answers: UISplitViewControllerDelegate {
    var allowed: UIInterfaceOrientationMask = .all
    var log: [String] = []
    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { allowed }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.append("mode \(displayMode.rawValue)") }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expand") }
  }

  @Test("D-35: its delegate answers for it")
  func delegateAnswers() throws {
    let device = try device()
    let split = UISplitViewController()
    let answers = Answers()
    answers.allowed = .portrait
    split.delegate = answers
    split.viewControllers = [Listener("primary"), Listener("secondary")]
    device.launch(root: split)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
  }

  @Test("G-21: a turn of an iPad gives each column its own size")
  func columns() throws {
    let device = try device("iPad Air 2", iOS: 12)
    let split = UISplitViewController()
    let answers = Answers()
    let primary = Listener("primary")
    let secondary = Listener("secondary")
    split.delegate = answers
    split.viewControllers = [primary, secondary]
    device.launch(root: split)
    #expect(split.displayMode == .primaryHidden)
    #expect(secondary.view.frame == split.view.bounds)
    #expect(primary.view.frame.maxX == 0)
    _ = secondary.heard()
    device.turn(to: .landscapeLeft)
    #expect(split.displayMode == .allVisible)
    #expect(answers.log == ["mode 2"])
    #expect(secondary.heard() == ["size 704 x 768"])
    #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(secondary.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
  }

  @Test("H-14: a large phone has columns in landscape only")
  func collapses() throws {
    let device = try device("iPhone 14 Plus", iOS: 17)
    let split = UISplitViewController(style: .doubleColumn)
    let answers = Answers()
    split.delegate = answers
    split.setViewController(Listener("primary"), for: .primary)
    split.setViewController(Listener("secondary"), for: .secondary)
    device.launch(root: split)
    #expect(split.isCollapsed)
    #expect(answers.log == ["collapse"])
    device.turn(to: .landscapeLeft)
    #expect(!split.isCollapsed)
    #expect(answers.log == ["collapse", "expand", "mode 2"])
    #expect(split.primaryColumnWidth == 320)
    let secondary = try #require(split.viewController(for: .secondary))
    #expect(secondary is UINavigationController)
    #expect(secondary.view.frame.width == 606)
    device.turn(to: .portrait)
    #expect(secondary.view.frame.width == 428)
    #expect(answers.log == ["collapse", "expand", "mode 2", "collapse", "mode 1"])
  }

  @Test(
    "Three columns is as the display mode says",
    arguments: [
      (UISplitViewController.DisplayMode.secondaryOnly, [CGFloat(-640), -320, 0], CGFloat(1366)),
      (.oneBesideSecondary, [-320, 0, 320], 1046), (.oneOverSecondary, [-320, 0, 0], 1366),
      (.twoBesideSecondary, [0, 320, 640], 726), (.twoOverSecondary, [0, 320, 0], 1366),
      (.twoDisplaceSecondary, [0, 320, 640], 1046),
    ])
  func modes(
    mode: UISplitViewController.DisplayMode, starts: [CGFloat], width: CGFloat
  ) throws {
    let device = try device("iPad Pro 12.9-inch (3rd generation)", iOS: 16)
    let split = UISplitViewController(style: .tripleColumn)
    split.preferredDisplayMode = mode
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      split.setViewController(Listener("\(column)"), for: column)
    }
    device.launch(root: split)
    device.turn(to: .landscapeLeft)
    #expect(split.viewControllers.map { $0.view.frame.minX } == starts)
    #expect(split.viewControllers.last?.view.frame.width == width)
  }

  @Test("showDetailViewController fills the secondary column; outside of a split it presents")
  func detail() throws {
    let device = try device("iPad Air 2", iOS: 12)
    let split = UISplitViewController()
    let primary = Listener("primary")
    split.viewControllers = [primary, Listener("old")]
    device.launch(root: split)
    let detail = Listener("detail")
    device.run { primary.showDetailViewController(detail, sender: nil) }
    #expect(split.viewControllers.last === detail)
    #expect(detail.log.contains("did appear"))
    #expect(detail.splitViewController === split)
  }
}
