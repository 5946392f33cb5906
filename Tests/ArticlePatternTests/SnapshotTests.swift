import HeadlessDevice
import Testing
import UIKit

/// The pattern: a screen with very many views shows a still picture of them while it turns.
///
/// Rule: `J-08`
private final class Mosaic: Page {
  let tiles = UIView(frame: .zero)
  private(set) var picture: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    tiles.frame = view.bounds
    tiles.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for place in 0..<200 {
      tiles.addSubview(
        UIView(frame: CGRect(x: place % 10 * 30, y: place / 10 * 30, width: 28, height: 28)))
    }
    view.addSubview(tiles)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard let picture = tiles.snapshotView(afterScreenUpdates: false) else { return }
    picture.frame = tiles.frame
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(picture)
    self.picture = picture
    tiles.removeFromSuperview()
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.showTiles() }
  }

  private func showTiles() {
    picture?.removeFromSuperview()
    picture = nil
    tiles.frame = view.bounds
    view.addSubview(tiles)
  }
}

@MainActor
@Suite("A picture in place of many views while the interface turns")
struct SnapshotTests {
  private let mosaic = Mosaic(.allButUpsideDown)

  @Test(
    "G-15: the picture has the old size, follows the turn and is gone after it",
    arguments: Stages.from8)
  func replaced(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: mosaic)
    let upright = mosaic.view.bounds.size
    device.beginTurn(to: .landscapeLeft)
    let picture = try #require(mosaic.picture)
    #expect(mosaic.tiles.window == nil)
    #expect(picture.window != nil)
    // Bounds change at the beginning of the animation, and the picture stretches with them.
    #expect(picture.bounds.size == CGSize(width: upright.height, height: upright.width))
    device.settle()
    #expect(mosaic.picture == nil)
    #expect(picture.superview == nil)
    #expect(mosaic.tiles.window != nil)
    #expect(mosaic.tiles.frame == mosaic.view.bounds)
    #expect(mosaic.tiles.subviews.count == 200)
  }

  @Test(
    "G-40: after a turn that follows during the first no picture is left behind",
    arguments: Stages.from8)
  func interrupted(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: mosaic)
    device.beginTurn(to: .landscapeLeft)
    device.advance(by: 0.1)
    device.beginTurn(to: .landscapeRight)
    device.settle()
    #expect(mosaic.view.subviews.count == 1)
    #expect(mosaic.view.subviews.first === mosaic.tiles)
    #expect(mosaic.tiles.frame == mosaic.view.bounds)
  }
}
