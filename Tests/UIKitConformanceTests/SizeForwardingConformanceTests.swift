import Testing
import UIKit

@MainActor
@Suite("G: who is notified of a new size", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct SizeForwardingConformanceTests {
  /// Puts a child into a parent, as large as it or of a size of its own.
  private func put(_ child: UIViewController, into parent: UIViewController, size: CGSize? = nil) {
    parent.addChild(child)
    child.view.frame = CGRect(origin: .zero, size: size ?? parent.view.bounds.size)
    if size == nil { child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test(
    "G-20: the base class passes it on to children, and a parent that does not call it stops it",
    arguments: Bench.phones(8...))
  func calledOn(bench: Bench) throws {
    for callsSuper in [true, false] {
      try bench.launch(SizeScreen()) { device, root in
        let child = SizeScreen()
        put(child, into: root)
        device.settle()
        root.callsSuper = callsSuper
        child.forget()
        try device.turn(to: .landscapeLeft)
        #expect(child.sizes == (callsSuper ? [root.view.bounds.size] : []))
        #expect(child.view.bounds.size == root.view.bounds.size)
      }
    }
  }

  @Test("G-20: a presented controller is notified of it", arguments: Bench.phones(8...))
  func presented(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      let modal = SizeScreen()
      root.present(modal.styled(.overFullScreen), animated: false)
      device.settle()
      let before = modal.view.bounds.size
      modal.forget()
      try device.turn(to: .landscapeLeft)
      #expect(modal.sizes == [CGSize(width: before.height, height: before.width)])
    }
  }

  @Test("G-21: a child that keeps its size gets no callback", arguments: Bench.phones(8...))
  func sameSize(bench: Bench) throws {
    try bench.launch(FixedChildContainer()) { device, root in
      let child = SizeScreen()
      put(child, into: root, size: CGSize(width: 100, height: 100))
      device.settle()
      child.forget()
      root.asked = []
      try device.turn(to: .landscapeLeft)
      #expect(root.asked == [root.view.bounds.size])
      #expect(child.sizes.isEmpty)
    }
  }

  private final class FixedChildContainer: UIViewController {
    /// The sizes of its own for which it was asked what its child gets.
    var asked: [CGSize] = []

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      asked.append(parentSize)
      return CGSize(width: 100, height: 100)
    }
  }

  @Test(
    "G-22: a child that fills its parent is taken to get the parent's size, another to keep its own",
    arguments: Bench.phones(8...))
  func usualSize(bench: Bench) throws {
    try bench.launch(UIViewController()) { _, root in
      let filling = UIViewController()
      put(filling, into: root)
      let small = UIViewController()
      put(small, into: root, size: CGSize(width: 50, height: 60))
      small.view.autoresizingMask = []
      let new = CGSize(width: 700, height: 300)
      #expect(root.size(forChildContentContainer: filling, withParentContainerSize: new) == new)
      #expect(
        root.size(forChildContentContainer: small, withParentContainerSize: new)
          == CGSize(width: 50, height: 60))
    }
  }

  @Test(
    "G-23, G-24: of a navigation controller's pages the top is notified, and others fit when they come back",
    arguments: Bench.phones(8...))
  func stack(bench: Bench) throws {
    let bottom = SizeScreen()
    try bench.launch(UINavigationController(rootViewController: bottom)) { device, navigation in
      let top = SizeScreen()
      navigation.pushViewController(top, animated: false)
      device.settle()
      top.forget()
      bottom.forget()
      try device.turn(to: .landscapeLeft)
      #expect(top.sizes.count == 1)
      #expect(bottom.sizes.isEmpty)
      navigation.popViewController(animated: false)
      device.settle()
      #expect(bottom.view.bounds.width > bottom.view.bounds.height)
    }
  }

  @Test(
    "G-28: from iOS 8 the rotate methods reach classes without the size method, and no others",
    arguments: Bench.phones(8...))
  func rotateMethods(bench: Bench) throws {
    try bench.launch(RotateScreen()) { device, screen in
      screen.log = []
      try device.turn(to: .landscapeLeft)
      #expect(screen.log.contains("willRotate to 3"))
      #expect(screen.log.contains("willAnimateRotation to 3"))
      #expect(screen.log.last == "didRotate from 1")
    }
    try bench.launch(Both()) { device, screen in
      screen.log = []
      try device.turn(to: .landscapeLeft)
      #expect(!screen.log.contains { $0.contains("otat") })
    }
  }

  private final class Both: RotateScreen {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
    }
  }
}
