import Testing
import UIKit

@MainActor
@Suite("J: layout", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct LayoutConformanceTests {
  /// Puts a view with a mask at a place of the root's view.
  private func view(
    _ frame: CGRect, _ mask: UIView.AutoresizingMask, in root: UIViewController
  ) -> UIView {
    let view = UIView(frame: frame)
    view.autoresizingMask = mask
    root.view.addSubview(view)
    return view
  }

  @Test(
    "J-10: a page that was scrolled to stays where it was in points, and is no longer a page",
    .tags(.needsDeviceTurn), arguments: Bench.phones(11...))
  func pages(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      let pages = UIScrollView(frame: root.view.bounds)
      pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      pages.isPagingEnabled = true
      pages.contentInsetAdjustmentBehavior = .never
      root.view.addSubview(pages)
      let width = pages.bounds.width
      pages.contentSize = CGSize(width: 10 * width, height: pages.bounds.height)
      pages.contentOffset = CGPoint(x: width, y: 0)
      try device.turn(to: .landscapeLeft)
      #expect(pages.bounds.width > width)
      #expect(pages.contentOffset.x == width)
    }
  }

  @Test(
    "J-01: a view flexible in both directions keeps filling its superview",
    arguments: Bench.phones(6...))
  func filling(bench: Bench) throws {
    try bench.launch(UIViewController()) { device, root in
      let view = view(root.view.bounds, [.flexibleWidth, .flexibleHeight], in: root)
      try device.turn(to: .landscapeLeft)
      #expect(view.frame == root.view.bounds)
      #expect(view.frame.width > view.frame.height)
    }
  }

  @Test("J-02: a view with a plain frame stays where it was", arguments: Bench.phones(6...))
  func plain(bench: Bench) throws {
    try bench.launch(UIViewController()) { device, root in
      let frame = CGRect(x: 20, y: 40, width: 200, height: 30)
      let view = view(frame, [], in: root)
      try device.turn(to: .landscapeLeft)
      #expect(view.frame == frame)
    }
  }

  @Test(
    "J-03: flexible sizes keep margins, flexible margins keep sizes, else the far margin gives",
    arguments: Bench.phones(8...))
  func autoresizing(bench: Bench) throws {
    try bench.launch(UIViewController()) { device, root in
      let old = root.view.bounds.size
      let frame = CGRect(x: 20, y: 30, width: 100, height: 50)
      let wide = view(frame, [.flexibleWidth], in: root)
      let tall = view(frame, [.flexibleHeight], in: root)
      let right = view(frame, [.flexibleLeftMargin], in: root)
      let bottom = view(frame, [.flexibleTopMargin], in: root)
      try device.turn(to: .landscapeLeft)
      let new = root.view.bounds.size
      #expect(wide.frame == CGRect(x: 20, y: 30, width: 100 + new.width - old.width, height: 50))
      #expect(
        tall.frame == CGRect(x: 20, y: 30, width: 100, height: max(0, 50 + new.height - old.height))
      )
      #expect(right.frame == CGRect(x: 20 + new.width - old.width, y: 30, width: 100, height: 50))
      #expect(
        bottom.frame == CGRect(x: 20, y: 30 + new.height - old.height, width: 100, height: 50))
    }
  }

  @Test(
    "J-06: the view of a page that is shown sideways may have other bounds when it is loaded",
    arguments: Bench.phones(8...))
  func firstBounds(bench: Bench) throws {
    try bench.held(.landscapeLeft).launch(Recording()) { device, root in
      #expect(device.interfaceOrientation == .landscapeRight)
      #expect(root.laidOut.first == root.view.window?.bounds.size)
    }
  }

  private final class Recording: UIViewController {
    /// The bounds in each pass.
    var laidOut: [CGSize] = []
    override func viewWillLayoutSubviews() { laidOut.append(view.bounds.size) }
  }

  @Test(
    "J-07, H-05: up to iOS 7 a subview placed by the root view's frame is wrong sideways",
    arguments: Bench.phones(7...8))
  func frameOrBounds(bench: Bench) throws {
    try bench.launch(UIViewController()) { device, root in
      try device.turn(to: .landscapeLeft)
      let byBounds = UIView(frame: root.view.bounds)
      #expect(byBounds.frame.width > byBounds.frame.height)
      let byFrame = UIView(frame: root.view.frame)
      #expect((byFrame.frame.width > byFrame.frame.height) == (bench.system >= 8))
    }
  }

  @Test(
    "J-09: two controllers for two orientations: one presents the other when the device is turned",
    arguments: Bench.phones(6...))
  func alternateLandscape(bench: Bench) throws {
    try bench.launch(Upright(.portrait)) { device, upright in
      upright.listen()
      try device.turn(to: .landscapeLeft)
      #expect(upright.presentedViewController != nil)
      #expect(device.interfaceOrientation == .landscapeRight)
      try device.turn(to: .faceUp)
      #expect(upright.presentedViewController != nil)
      try device.turn(to: .portrait)
      #expect(upright.presentedViewController == nil)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  private final class Upright: Screen {
    func listen() {
      journal.listen(to: UIDevice.orientationDidChangeNotification, of: UIDevice.current) {
        [unowned self] _ in
        let pose = UIDevice.current.orientation
        if pose.isLandscape && presentedViewController == nil {
          let sideways = Screen(.landscape).styled(.fullScreen)
          sideways.preferred = pose == .landscapeLeft ? .landscapeRight : .landscapeLeft
          present(sideways, animated: false)
        } else if pose == .portrait && presentedViewController != nil {
          dismiss(animated: false)
        }
        return nil
      }
    }
  }
}
