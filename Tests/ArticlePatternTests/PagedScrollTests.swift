import HeadlessDevice
import Testing
import UIKit

/// Pages side by side in a scroll view, each as large as the screen.
private class Pager: Page {
  let scroll = UIScrollView(frame: .zero)
  let pages = [UIView(), UIView(), UIView()]

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.isPagingEnabled = true
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroll)
    for page in pages { scroll.addSubview(page) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = scroll.bounds.size
    scroll.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    for (place, page) in pages.enumerated() {
      page.frame = CGRect(origin: CGPoint(x: size.width * CGFloat(place), y: 0), size: size)
    }
  }

  func show(_ place: Int) {
    scroll.setContentOffset(
      CGPoint(x: scroll.bounds.width * CGFloat(place), y: 0), animated: false)
  }

  /// Which page is exactly in view; nil between two.
  var page: Int? { pages.firstIndex { $0.frame.minX == scroll.contentOffset.x } }
}

/// The pattern: the place is kept as a number of pages, and the offset computed anew.
private final class KeepingPager: Pager {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let place = page ?? 0
    coordinator.animate { [weak self] _ in self?.show(place) }
  }
}

@MainActor
@Suite("Pages that stay in view through a turn")
struct PagedScrollTests {
  @Test(
    "J-10, G-15: computed anew from the page's number, the same page is in view",
    arguments: Stages.from8)
  func kept(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let pager = KeepingPager(.allButUpsideDown)
    device.launch(root: pager)
    device.act { pager.show(2) }
    for pose in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight] {
      device.turn(to: pose)
      #expect(pager.page == 2)
    }
  }

  @Test(
    "J-10: the offset of the old width is between two pages of the new one",
    arguments: Stages.from8)
  func notKept(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let pager = Pager(.allButUpsideDown)
    device.launch(root: pager)
    device.act { pager.show(1) }
    device.turn(to: .landscapeLeft)
    #expect(pager.page == nil)
  }
}
