import HeadlessDevice
import Testing
import UIKit

/// A map as far as a turn concerns it: it shows a rectangle of the world that has its own shape.
private final class MapView: UIView {
  /// What is seen, in units of the world.
  private(set) var visibleRegion = CGRect.zero

  /// Shows at least a region, in the middle, as large as it fits.
  func show(_ region: CGRect) {
    let scale = max(region.width / bounds.width, region.height / bounds.height)
    let size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    visibleRegion = CGRect(
      x: region.midX - size.width / 2, y: region.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Resized, it keeps showing at least what it showed.
    show(visibleRegion)
  }
}

/// A screen with a map that fills it.
private class MapScreen: Page {
  let map = MapView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    map.frame = view.bounds
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(map)
  }
}

/// The pattern: the region that is seen is stored before a turn, and shown again after it.
///
/// Rule: `J-08`
private final class RememberingMapScreen: MapScreen {
  /// What was seen when the device was held upright last.
  private var stored: CGRect?

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    // The bounds are still the old ones here. What was stored on the way out counts on the way back.
    let region = stored ?? map.visibleRegion
    stored = stored == nil ? region : nil
    coordinator.animate(alongsideTransition: nil) { [map] _ in map.show(region) }
  }
}

@MainActor
@Suite("A region that stays visible through a turn")
struct VisibleRegionTests {
  private static let park = CGRect(x: 10, y: 20, width: 30, height: 40)

  /// Whether one rectangle is in another, apart from rounding.
  private func covers(_ outer: CGRect, _ inner: CGRect) -> Bool {
    outer.minX <= inner.minX + 0.001 && outer.minY <= inner.minY + 0.001
      && outer.maxX >= inner.maxX - 0.001 && outer.maxY >= inner.maxY - 0.001
  }

  private func turnThereAndBack(_ screen: MapScreen, _ stage: String) throws -> (CGRect, CGRect) {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: screen)
    device.act { screen.map.show(Self.park) }
    let before = screen.map.visibleRegion
    device.turn(to: .landscapeLeft)
    #expect(covers(screen.map.visibleRegion, Self.park))
    #expect(screen.map.visibleRegion.width > screen.map.visibleRegion.height)
    device.turn(to: .portrait)
    return (before, screen.map.visibleRegion)
  }

  @Test(
    "G-15, G-25: what was seen is seen in both, and the same after a turn and back",
    arguments: Stages.from8)
  func stored(stage: String) throws {
    let (before, after) = try turnThereAndBack(RememberingMapScreen(.allButUpsideDown), stage)
    #expect(abs(before.width - after.width) < 0.001)
    #expect(abs(before.midX - after.midX) < 0.001)
    #expect(abs(before.midY - after.midY) < 0.001)
  }

  @Test(
    "Without it every turn shows more of the world than the one before",
    arguments: Stages.from8)
  func notStored(stage: String) throws {
    let (before, after) = try turnThereAndBack(MapScreen(.allButUpsideDown), stage)
    #expect(after.width > before.width * 2)
    #expect(covers(after, before))
  }
}
