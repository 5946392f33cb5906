import HeadlessDevice
import Testing
import UIKit

/// A screen that notes the callbacks of iOS 2 to 7, and what it reads in them.
private class OldScreen: Page {
  fileprivate(set) var notes: [String] = []

  fileprivate func note(_ callback: String) {
    let bar = UIApplication.shared.statusBarOrientation.isLandscape ? "sideways" : "upright"
    let shape = view.bounds.width > view.bounds.height ? "wide" : "tall"
    notes.append("\(callback): \(bar), \(shape)")
  }

  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { note("willRotate") }

  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { note("willAnimateRotation") }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    note("didRotate")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("layout")
  }
}

/// The same with the callback of iOS 8.
private final class BothScreen: OldScreen {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    note("viewWillTransition")
  }
}

/// A screen that hides a view while it turns.
private final class HidingScreen: Page {
  let banner = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(banner)
  }

  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { banner.isHidden = true }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    banner.isHidden = false
  }
}

/// The pattern: a screen that prepares in one rotation callback, follows in the next and tidies up
/// in the last.
@MainActor
@Suite("The rotation callbacks of iOS 2 to 7")
struct LegacyCallbackTests {
  private func turn(_ screen: OldScreen, _ stage: String) throws -> [String] {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: UINavigationController(rootViewController: screen))
    let before = screen.notes.count
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    return Array(screen.notes[before...])
  }

  // Dispute G-04: in the layout step one article reads both orientations as they were before,
  // Apple's guide has the new layout asked for there. The guide is the better source.
  @Test(
    "G-01, G-02, G-03, G-04, G-05: prepare, lay out, animate, tidy up, with the new values from the layout on",
    arguments: Stages.before8)
  func order(stage: String) throws {
    #expect(
      try turn(OldScreen(.allButUpsideDown), stage) == [
        "willRotate: upright, tall", "layout: sideways, wide",
        "willAnimateRotation: sideways, wide", "didRotate: sideways, wide",
      ])
  }

  // Dispute G-28: on iOS 8 and later the callbacks are deprecated, and one report says that they
  // are never called. A later test on a device has them called on screens that do not implement
  // viewWillTransition.
  @Test(
    "G-28: from iOS 8 they are called on screens that know nothing newer", arguments: Stages.from8)
  func from8(stage: String) throws {
    let old = try turn(OldScreen(.allButUpsideDown), stage).filter { !$0.hasPrefix("layout") }
    #expect(
      old.map { $0.prefix { $0 != ":" } } == ["willRotate", "willAnimateRotation", "didRotate"])
    let both = try turn(BothScreen(.allButUpsideDown), stage)
    #expect(both.first == "viewWillTransition: upright, tall")
    #expect(!both.contains { $0.lowercased().contains("rotat") })
  }

  // Both articles that tell the steps have views hidden in the first and shown in the last.
  @Test(
    "G-01: what is hidden in the first callback and shown in the last is gone meanwhile",
    arguments: Stages.before8)
  func hiding(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let screen = HidingScreen(.allButUpsideDown)
    device.launch(root: screen)
    #expect(!screen.banner.isHidden)
    device.beginTurn(to: .landscapeLeft)
    #expect(screen.banner.isHidden)
    device.settle()
    #expect(!screen.banner.isHidden)
  }
}
