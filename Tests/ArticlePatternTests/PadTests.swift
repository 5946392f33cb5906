import HeadlessDevice
import Testing
import UIKit

/// Two portrait columns, where they are asked.
private final class UprightSplit: UISplitViewController {
  private(set) var timesAsked = 0
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    timesAsked += 1
    return .portrait
  }
}

/// The patterns of the articles on an iPad, where they hold only without multitasking.
@MainActor
@Suite("The patterns on an iPad")
struct PadTests {
  private let split = UprightSplit()
  private let detail = Page(.portrait)

  init() { split.viewControllers = [Page(.portrait), detail] }

  private func present(_ page: Page) {
    page.modalPresentationStyle = .fullScreen
    detail.present(page, animated: true)
  }

  @Test("D-41, D-06, M-10: an app that requires the full screen goes the way of the example")
  func fullScreen() throws {
    let walk = try Walkthrough("ipad-full-screen")
    walk.launch(split)
    walk.turn()
    let reader = Page(.landscape)
    walk.step { present(reader) }
    walk.step {
      reader.view.window?.windowScene?.requestGeometryUpdate(
        .iOS(interfaceOrientations: .landscapeLeft))
    }
    walk.step { detail.dismiss(animated: true) }
    #expect(!walk.resize())
    walk.finish()
  }

  @Test("D-40, M-09, G-35, G-13, B-24: an app that multitasks goes the way of the example")
  func multitasking() throws {
    let walk = try Walkthrough("ipad-multitasking")
    walk.launch(delegate: MaskDelegate(.portrait, root: split))
    walk.turn()
    walk.turn()
    let reader = Page(.portrait, prefers: .portrait)
    walk.step { present(reader) }
    walk.step { detail.dismiss(animated: true) }
    walk.step {
      detail.view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
    }
    walk.turn()
    #expect(walk.resize())
    #expect(walk.resize())
    walk.step { walk.device.enterBackground() }
    walk.finish()
    #expect(reader.timesAsked == 0)
    #expect(split.timesAsked == 0)
  }
}
