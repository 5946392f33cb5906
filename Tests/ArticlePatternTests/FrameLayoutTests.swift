import HeadlessDevice
import Testing
import UIKit

/// A screen of frames: one set once, one that follows by its mask, one computed in every layout.
private final class Frames: Page {
  let fixed = UIView(frame: .zero)
  let flexible = UIView(frame: .zero)
  let computed = UIView(frame: .zero)
  /// How often it was laid out.
  private(set) var layouts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for place in [fixed, flexible] { place.frame = view.bounds }
    flexible.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for place in [fixed, flexible, computed] { view.addSubview(place) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
    computed.frame = CGRect(
      x: view.bounds.width * 0.1, y: 0, width: view.bounds.width * 0.8, height: view.bounds.height)
  }
}

/// A screen that takes its measure from the device's screen, in the first callback and the last.
private final class ScreenSized: Page {
  private(set) var measured: [CGFloat] = []

  private func measure() { measured.append(UIScreen.main.bounds.width) }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    measure()
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.measure() }
  }

  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { measure() }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) { measure() }
}

/// The pattern: frames are computed anew for the other shape, in proportion to what there is.
@MainActor
@Suite("Frames in proportion")
struct FrameLayoutTests {
  @Test(
    "J-01, J-02, J-03, J-04: a frame that is not recomputed stays as it was",
    arguments: Stages.all)
  func frames(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let frames = Frames(.allButUpsideDown)
    device.launch(root: ForwardingNavigation(rootViewController: frames))
    let before = frames.fixed.frame
    let layouts = frames.layouts
    device.turn(to: .landscapeLeft)
    #expect(frames.layouts > layouts)
    let now = frames.view.bounds
    #expect(now.width > now.height)
    #expect(frames.fixed.frame == before)
    #expect(frames.flexible.frame == now)
    #expect(abs(frames.computed.frame.width - now.width * 0.8) < 0.001)
  }

  // An article has the screen's bounds swapped by the system. From iOS 8 they are, but not yet in
  // the first callback; before, never: they were those of the upright device.
  @Test(
    "H-01, H-02, G-16: the screen's bounds are the new ones at the end, and only from iOS 8",
    arguments: Stages.all)
  func screenBounds(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let screen = ScreenSized(.allButUpsideDown)
    device.launch(root: screen)
    let upright = device.run { UIScreen.main.bounds.size }
    device.turn(to: .landscapeLeft)
    let isSwapped = Stages.from8.contains(stage)
    #expect(screen.measured == [upright.width, isSwapped ? upright.height : upright.width])
  }
}
