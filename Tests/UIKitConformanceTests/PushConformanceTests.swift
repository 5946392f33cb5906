import Testing
import UIKit

@MainActor
@Suite("E: pushing and popping", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct PushConformanceTests {
  private func stack(_ mask: UIInterfaceOrientationMask) -> ForwardingNavigationController {
    ForwardingNavigationController(rootViewController: Screen(mask))
  }

  @Test(
    "E-11: up to iOS 15 a push turns nothing; from the next turn on the new page decides",
    arguments: Bench.phones(6...15))
  func push(bench: Bench) throws {
    try bench.launch(stack(.portrait)) { device, navigation in
      navigation.pushViewController(Screen(.landscape), animated: true)
      device.settle()
      #expect(device.interfaceOrientation == .portrait)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
      try device.turn(to: .portrait)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "E-11: up to iOS 15 a pop turns nothing either", arguments: Bench.phones(6...15))
  func pop(bench: Bench) throws {
    try bench.launch(stack(.portrait)) { device, navigation in
      navigation.pushViewController(Screen(), animated: true)
      try device.turn(to: .landscapeLeft)
      navigation.popViewController(animated: true)
      device.settle()
      #expect(device.interfaceOrientation == .landscapeRight)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test(
    "E-12: from iOS 16 a push onto a narrower page turns the interface at once",
    arguments: Bench.phones(16...))
  func pushFrom16(bench: Bench) throws {
    try bench.launch(stack(.allButUpsideDown)) { device, navigation in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
      navigation.pushViewController(Screen(.portrait), animated: true)
      device.settle()
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test("E-11: a pop between orientations does not fail", arguments: Bench.phones(6...))
  func noFailure(bench: Bench) throws {
    try bench.launch(stack(.portrait)) { device, navigation in
      navigation.pushViewController(Screen(.landscape), animated: true)
      try device.turn(to: .landscapeLeft)
      navigation.popViewController(animated: true)
      device.settle()
      let page = try #require(navigation.topViewController as? Screen)
      #expect(page.view.bounds.width == navigation.view.bounds.width)
    }
  }
}
