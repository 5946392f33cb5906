import HeadlessDevice
import Testing
import UIKit

/// The pattern: a navigation controller that overrides push and pop, looks at the screen that comes,
/// and forces an orientation that screen supports if the present one is not among them.
private final class SearchingNavigation: ForwardingNavigation {
  /// Whether the turn is forced before the stack changes, as the article has it.
  var forcesBefore = true
  /// The order in which it looks for an orientation.
  var order: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(to: viewController) { super.pushViewController(viewController, animated: animated) }
  }

  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    var popped: UIViewController?
    guard let next = viewControllers.dropLast().last else { return nil }
    change(to: next) { popped = super.popViewController(animated: animated) }
    return popped
  }

  private func change(to screen: UIViewController, _ change: () -> Void) {
    let mask = screen.supportedInterfaceOrientations
    let fits = mask.contains(UIApplication.shared.statusBarOrientation.mask)
    let pose = order.first { mask.contains($0.mask) }?.pose
    if forcesBefore {
      if !fits, let pose { ForcedTurn.write(pose) }
      change()
    } else {
      change()
      if !fits, let pose { ForcedTurn.insist(on: pose) }
    }
  }
}

@MainActor
@Suite("Override push and pop, and force")
struct OverridePushTests {
  private let navigation = SearchingNavigation(rootViewController: Page(.portrait))

  private func push(_ mask: UIInterfaceOrientationMask) {
    navigation.pushViewController(Page(mask), animated: true)
  }

  private func pop() { navigation.popViewController(animated: true) }

  @Test("E-16, F-04, F-05, D-43: before iOS 16 the app goes the way of the example")
  func example() throws {
    let walk = try Walkthrough("push-four-cases-override-push")
    walk.launch(navigation)
    walk.step { push(.portrait) }
    walk.step { pop() }
    walk.step(2) { push(.landscape) }
    walk.step { ForcedTurn.write(.landscapeLeft) }
    walk.step(2) { ForcedTurn.insist(on: .landscapeLeft) }
    navigation.forcesBefore = false
    walk.step { push(.landscape) }
    walk.step { pop() }
    walk.step(2) { pop() }
    walk.finish()
  }

  // The article notes that its code works for the first push and for none after it, and leaves the
  // reason open. Written before the call to super the value is judged by the screen that goes, and
  // it stays behind: the next push writes what is there already.
  @Test(
    "F-04, F-05: forced before super, only a screen that allows the turn itself lets it through",
    arguments: Stages.before16)
  func beforeSuper(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let board = Page(.allButUpsideDown)
    let navigation = SearchingNavigation(rootViewController: board)
    device.launch(root: navigation)
    device.act { navigation.pushViewController(Page(.landscape), animated: true) }
    #expect(device.interfaceOrientation == .landscapeRight)
    // Back by hand, and from now on the screen that goes says no.
    device.act { navigation.popViewController(animated: true) }
    device.act { ForcedTurn.write(.portrait) }
    #expect(device.interfaceOrientation == .portrait)
    board.mask = .portrait
    for _ in 1...2 {
      device.act { navigation.pushViewController(Page(.landscape), animated: true) }
      #expect(device.interfaceOrientation == .portrait)
      device.act { navigation.popViewController(animated: true) }
    }
  }

  @Test(
    "F-01, F-05: forced after super, with unknown first, every push and pop comes out right",
    arguments: Stages.before16)
  func afterSuper(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    navigation.forcesBefore = false
    device.launch(root: navigation)
    for _ in 1...3 {
      device.act { push(.landscape) }
      #expect(device.interfaceOrientation == .landscapeRight)
      device.act { push(.portrait) }
      #expect(device.interfaceOrientation == .portrait)
      device.act { pop() }
      #expect(device.interfaceOrientation == .landscapeRight)
      device.act { pop() }
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test("D-42, F-02: the search decides which landscape it is, for the write names one")
  func order() throws {
    let device = try HeadlessDevice(stage: "iPhone 8, iOS 12")
    navigation.forcesBefore = false
    navigation.order = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    device.launch(root: navigation)
    device.act { push(.landscape) }
    #expect(device.interfaceOrientation == .landscapeLeft)
    #expect(device.heldOrientation == .landscapeRight)
  }

  @Test(
    "E-12, F-18: from iOS 16 the writes do nothing, and the push turns the interface without them",
    arguments: Stages.from16,
    [true, false])
  func from16(stage: String, forcesBefore: Bool) throws {
    let device = try HeadlessDevice(stage: stage)
    navigation.forcesBefore = forcesBefore
    device.launch(root: navigation)
    device.act { push(.landscape) }
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(device.heldOrientation == .portrait)
    device.act { pop() }
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.log.contains { $0.contains("Setting UIDevice.orientation is not supported") })
  }
}
