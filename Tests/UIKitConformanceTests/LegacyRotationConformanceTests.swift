import Testing
import UIKit

@MainActor
@Suite("G: a turn up to iOS 7", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct LegacyRotationConformanceTests {
  private let landscape = "willRotate to 3"

  @Test(
    "G-01, G-05: will rotate, layout, will animate, did rotate from the old orientation",
    arguments: Bench.phones(6...7))
  func order(bench: Bench) throws {
    try bench.launch(RotateScreen()) { device, screen in
      screen.log = []
      try device.turn(to: .landscapeLeft)
      #expect(
        screen.log == [
          "willRotate to 3", "viewWillLayoutSubviews", "willAnimateRotation to 3",
          "didRotate from 1",
        ])
    }
  }

  @Test(
    "G-02, G-03, G-04: the first still finds the old orientation and bounds, the others the new",
    arguments: Bench.phones(6...7))
  func sights(bench: Bench) throws {
    try bench.launch(RotateScreen()) { device, screen in
      screen.log = []
      screen.sights = []
      try device.turn(to: .landscapeLeft)
      #expect(
        screen.sights.map(\.orientation) == [
          .portrait, .landscapeRight, .landscapeRight, .landscapeRight,
        ])
      #expect(
        screen.sights.map { $0.bounds.width > $0.bounds.height } == [false, true, true, true])
    }
  }

  @Test(
    "G-06: a navigation controller passes them to its top only", arguments: Bench.phones(6...7))
  func topOnly(bench: Bench) throws {
    let bottom = RotateScreen()
    try bench.launch(UINavigationController(rootViewController: bottom)) { device, navigation in
      let top = RotateScreen()
      navigation.pushViewController(top, animated: false)
      bottom.log = []
      try device.turn(to: .landscapeLeft)
      #expect(top.log.contains(landscape))
      #expect(!bottom.log.contains(landscape))
    }
  }

  @Test(
    "G-07: a container that does not forward them keeps them from its children",
    arguments: Bench.phones(6...7))
  func notForwarded(bench: Bench) throws {
    for forwards in [true, false] {
      try bench.launch(Container()) { device, root in
        root.forwards = forwards
        let child = RotateScreen()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        device.settle()
        child.log = []
        try device.turn(to: .landscapeLeft)
        #expect(child.log.contains(landscape) == forwards)
      }
    }
  }

  private final class Container: UIViewController {
    var forwards = true
    override var shouldAutomaticallyForwardRotationMethods: Bool { forwards }
  }

  @Test(
    "G-31: they get 0.3 seconds, on an iPad 0.4",
    arguments: Bench.phones(6...7) + Bench.pads(6...7))
  func duration(bench: Bench) throws {
    try bench.launch(RotateScreen()) { device, screen in
      try device.turn(to: .landscapeLeft)
      #expect(screen.durations == [bench.kind == .pad ? 0.4 : 0.3])
    }
  }
}
