import HeadlessDevice
import Testing
import UIKit

/// The pattern: the base class of all screens forces an orientation when one appears, before and
/// after.
private class ForcingPage: Page {
  fileprivate let pose: UIDeviceOrientation

  init(_ mask: UIInterfaceOrientationMask, held pose: UIDeviceOrientation) {
    self.pose = pose
    super.init(mask)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ForcedTurn.write(pose)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ForcedTurn.write(pose)
  }
}

/// A screen that writes unknown first, so that its write counts whatever was there.
private final class InsistingPage: Page {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ForcedTurn.write(.unknown)
    ForcedTurn.write(.landscapeLeft)
  }
}

@MainActor
@Suite("Force in viewWillAppear, and again in viewDidAppear")
struct ForceOnAppearTests {
  private let navigation = ForwardingNavigation(
    rootViewController: ForcingPage(.portrait, held: .portrait))

  private func push(_ page: UIViewController) {
    navigation.pushViewController(page, animated: true)
  }

  private func pop() { navigation.popViewController(animated: true) }

  private var note: ForcingPage { ForcingPage(.portrait, held: .portrait) }
  private var chart: ForcingPage { ForcingPage(.landscape, held: .landscapeLeft) }

  @Test("E-16, F-01, F-05: before iOS 16 the app goes the way of the example")
  func example() throws {
    let walk = try Walkthrough("push-four-cases-force-on-appear")
    walk.launch(navigation)
    walk.step { push(note) }
    walk.step { pop() }
    walk.step { push(chart) }
    walk.step { push(chart) }
    walk.step { pop() }
    walk.step { push(note) }
    walk.step { pop() }
    walk.step { pop() }
    walk.turn()
    walk.step { push(chart) }
    walk.step { pop() }
    walk.turn()
    walk.turn()
    walk.step { push(InsistingPage(.landscape)) }
    walk.finish()
  }

  // The article finds one call not enough and adds the second without saying when it helps. It
  // never does while the device reads the value already, whichever of the two writes it.
  @Test(
    "F-05: neither write helps when the device is held that way already; unknown first does",
    arguments: Stages.before16)
  func heldThatWay(stage: String) throws {
    for insists in [false, true] {
      let device = try HeadlessDevice(stage: stage)
      let navigation = ForwardingNavigation(rootViewController: Page(.portrait))
      device.launch(root: navigation)
      device.turn(to: .landscapeLeft)
      let page: UIViewController = insists ? InsistingPage(.landscape) : chart
      device.act { navigation.pushViewController(page, animated: true) }
      #expect(device.interfaceOrientation == (insists ? .landscapeRight : .portrait))
    }
  }

  @Test(
    "E-12, F-18: from iOS 16 the writes only fill the log, four lines for a push and a pop",
    arguments: Stages.from16)
  func from16(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: navigation)
    let before = device.log.count
    device.act { push(chart) }
    #expect(device.interfaceOrientation == .landscapeRight)
    device.act { pop() }
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.log.count - before == 4)
    #expect(device.heldOrientation == .portrait)
  }
}
