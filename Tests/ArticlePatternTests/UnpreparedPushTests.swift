import HeadlessDevice
import Testing
import UIKit

/// A screen that makes sure that its mask is read once it is shown.
private final class UpdatingPage: Page {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }
}

/// The starting point of the push patterns: screens with masks of their own, and nothing done when
/// one is pushed over another.
@MainActor
@Suite("Pushes without preparation")
struct UnpreparedPushTests {
  let board = Page(.allButUpsideDown)
  let navigation: ForwardingNavigation

  init() { navigation = ForwardingNavigation(rootViewController: board) }

  private func push(_ mask: UIInterfaceOrientationMask) {
    navigation.pushViewController(Page(mask), animated: true)
  }

  private func pop() { navigation.popViewController(animated: true) }

  @Test("E-11, D-43: the four pushes of an app before iOS 16 go the way of the example")
  func example() throws {
    let walk = try Walkthrough("push-four-cases")
    walk.launch(navigation)
    walk.step { push(.portrait) }
    walk.step { pop() }
    walk.step { push(.landscape) }
    walk.turn()
    walk.turn()
    walk.turn()
    walk.step { pop() }
    walk.step { push(.landscape) }
    walk.step { pop() }
    walk.step { push(.portrait) }
    walk.turn()
    walk.finish()
  }

  @Test("E-12, F-24: from iOS 16 the same four pushes go the way of the example")
  func exampleFrom16() throws {
    let walk = try Walkthrough("push-four-cases-from-16")
    walk.launch(navigation)
    walk.step { push(.portrait) }
    walk.step { pop() }
    walk.step { navigation.pushViewController(UpdatingPage(.landscape), animated: true) }
    walk.step { pop() }
    walk.turn()
    walk.step { navigation.pushViewController(UpdatingPage(.landscape), animated: true) }
    walk.step { pop() }
    walk.step { push(.portrait) }
    walk.step { pop() }
    walk.step { ForcedTurn.write(.portrait) }
    walk.finish()
  }

  @Test(
    "E-11, E-12: a landscape screen pushed in portrait waits for the hand up to iOS 15, not after",
    arguments: [
      ("iPhone 5, iOS 7", UIInterfaceOrientation.portrait), ("iPhone 8, iOS 12", .portrait),
      ("iPhone 13, iOS 15", .portrait), ("iPhone 15, iOS 17", .landscapeRight),
      ("iPhone 17, iOS 26", .landscapeRight),
    ])
  func landscapeScreen(stage: String, expected: UIInterfaceOrientation) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: navigation)
    device.act { push(.landscape) }
    #expect(device.interfaceOrientation == expected)
    // The hand has the last word everywhere: it can only turn to what the mask allows.
    device.turn(to: .landscapeRight)
    #expect(device.interfaceOrientation == .landscapeLeft)
    device.turn(to: .portrait)
    #expect(device.interfaceOrientation == .landscapeLeft)
  }
}
