import HeadlessDevice
import Testing
import UIKit

/// A screen that records the turn callbacks of iOS 2 to 7.
private final class OldScreen: Page {
  private(set) var heard: [String] = []
  private(set) var widths: [CGFloat] = []

  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { heard.append("willRotate") }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    heard.append("didRotate")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    widths.append(view.bounds.width)
  }
}

/// A screen that records the callbacks from iOS 8 on.
private final class Screen: Page {
  private(set) var heard: [CGSize] = []
  private(set) var widths: [CGFloat] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    heard.append(size)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    widths.append(view.bounds.width)
  }
}

/// The pattern: a screen that is covered while the interface turns lays out by its bounds alone
/// when it appears again.
@MainActor
@Suite("A turn behind a full-screen screen")
struct HiddenPresenterTests {
  private func present(_ page: UIViewController, on presenter: UIViewController) {
    page.modalPresentationStyle = .fullScreen
    presenter.present(page, animated: true)
  }

  @Test("E-19, G-01, G-06: before iOS 8 the app goes the way of the example")
  func example() throws {
    let list = OldScreen(.allButUpsideDown)
    let walk = try Walkthrough("hidden-presenter")
    walk.launch(list)
    walk.turn()
    walk.turn()
    walk.step { present(OldScreen(.allButUpsideDown), on: list) }
    walk.turn()
    walk.step { list.dismiss(animated: true) }
    walk.finish()
  }

  @Test(
    "E-19: up to iOS 7 the covered screen gets no callback, and is laid out with the new bounds when it appears",
    arguments: Stages.before8)
  func before8(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let list = OldScreen(.allButUpsideDown)
    let player = OldScreen(.allButUpsideDown)
    device.launch(root: list)
    device.act { present(player, on: list) }
    let before = list.widths.count
    device.turn(to: .landscapeLeft)
    #expect(player.heard == ["willRotate", "didRotate"])
    #expect(list.heard == [])
    #expect(list.widths.count == before)
    device.act { list.dismiss(animated: true) }
    #expect(list.heard == [])
    #expect(list.widths.last == 568)
    #expect(device.run { UIApplication.shared.statusBarOrientation } == .landscapeRight)
  }

  // Dispute E-19 against E-20: by the guide a covered screen gets no callback. That was so up to
  // iOS 7; from iOS 8 on field reports see viewWillTransition called on it.
  @Test(
    "E-20: from iOS 8 the covered screen is notified of the new size",
    arguments: Stages.from8)
  func from8(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let list = Screen(.allButUpsideDown)
    let player = Screen(.allButUpsideDown)
    device.launch(root: list)
    let upright = list.view.bounds.size
    device.act { present(player, on: list) }
    device.turn(to: .landscapeLeft)
    let sideways = CGSize(width: upright.height, height: upright.width)
    #expect(player.heard == [sideways])
    #expect(list.heard == [sideways])
    device.act { list.dismiss(animated: true) }
    #expect(list.widths.last == sideways.width)
    #expect(list.view.bounds.size == sideways)
  }
}
