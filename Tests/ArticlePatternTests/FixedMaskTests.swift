import HeadlessDevice
import Testing
import UIKit

/// The pattern: a screen with constant and preferred orientations.
private final class Portfolio: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    [.portrait, .landscapeLeft]
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeLeft
  }
}

/// The same for iOS 5, one orientation at a time.
private final class OldPortfolio: UIViewController {
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation == .portrait || toInterfaceOrientation == .landscapeLeft
  }
}

@MainActor
@Suite("A screen with a mask for good")
struct FixedMaskTests {
  private func poses(_ screen: UIViewController, _ stage: String) throws -> [UIInterfaceOrientation]
  {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: screen)
    return [UIDeviceOrientation.landscapeLeft, .landscapeRight, .portraitUpsideDown, .portrait].map
    {
      device.turn(to: $0)
      return device.interfaceOrientation
    }
  }

  @Test(
    "D-04, A-05, D-43: it follows the poses that its mask names, and stays in the others",
    arguments: Stages.all)
  func mask(stage: String) throws {
    #expect(
      try poses(Portfolio(), stage) == [.portrait, .landscapeLeft, .landscapeLeft, .portrait])
  }

  @Test("D-10, D-21, I-01: on iOS 5 the answers to single orientations come to the same")
  func iOS5() throws {
    #expect(
      try poses(OldPortfolio(), "iPhone 4S, iOS 5") == [
        .portrait, .landscapeLeft, .landscapeLeft, .portrait,
      ])
  }

  @Test("D-23: from iOS 6 an app that was not adapted stays in the orientations it said yes to")
  func unadapted() throws {
    let device = try HeadlessDevice(stage: "iPhone 5, iOS 6")
    device.launch(root: OldPortfolio())
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
  }

  @Test(
    "E-08, E-09: presented full screen it comes up as it prefers, and follows the hand then",
    arguments: Stages.all)
  func preference(stage: String) throws {
    let home = Page(.portrait)
    let portfolio = Portfolio()
    portfolio.modalPresentationStyle = .fullScreen
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: home)
    device.act { home.present(portfolio, animated: true) }
    #expect(device.interfaceOrientation == .landscapeLeft)
    device.turn(to: .landscapeRight)
    device.turn(to: .portrait)
    #expect(device.interfaceOrientation == .portrait)
  }

  // Dispute D-46: an article finds that a screen that overrides nothing supports portrait only,
  // "measured". The defaults are all on iPad and all but upside down on iPhone; what was measured
  // must have had a base class that answered.
  @Test("D-46, D-03: a screen that overrides nothing turns", arguments: Stages.all)
  func defaults(stage: String) throws {
    let device = try HeadlessDevice(stage: stage, plist: .all)
    device.launch(root: UIViewController())
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    device.turn(to: .portraitUpsideDown)
    #expect(device.interfaceOrientation == .landscapeRight)
  }
}
