import Testing
import UIKit

@MainActor
@Suite(
  "D and E: exceptions", .tags(.uncheckedAgainstUIKit, .endsTheProcess, .needsSetup))
struct ExceptionConformanceTests {
  private final class Gallery: Screen {}

  private static let nothingInCommon =
    "Supported orientations has no common orientation with the application, and "

  @Test(
    "D-15, D-16, D-17: a launch raises when app and root have nothing in common",
    arguments: Bench.phones(6...))
  func launch(bench: Bench) throws {
    try bench.listing(.landscapeLeft, .landscapeRight).launch(Gallery(.portrait)) { device, _ in
      let exception = try #require(device.exceptions.first)
      #expect(exception.name == "UIApplicationInvalidInterfaceOrientation")
      let asked = bench.system == 6 ? "shouldAutorotate" : "[Gallery shouldAutorotate]"
      #expect(exception.reason == Self.nothingInCommon + asked + " is returning YES")
    }
  }

  @Test(
    "D-15, A-15: a mask of zero has nothing in common with any app", arguments: Bench.phones(9...))
  func zero(bench: Bench) throws {
    try bench.launch(Screen([])) { device, _ in
      try #expect(device.exceptions.map(\.name) == ["UIApplicationInvalidInterfaceOrientation"])
    }
  }

  @Test(
    "A-16: from iOS 6 to 8 zero says that the app turns its status bar itself",
    arguments: Bench.phones(6...8))
  func toleratedZero(bench: Bench) throws {
    try bench.launch(Screen([])) { device, _ in
      try #expect(device.exceptions.isEmpty)
      UIApplication.shared.statusBarOrientation = .landscapeRight
      #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    }
  }

  @Test(
    "D-15, D-24: a full-screen presentation raises for whom it presents, a sheet does not",
    arguments: Bench.phones(6...))
  func presentation(bench: Bench) throws {
    let bench = bench.listing(.landscapeLeft, .landscapeRight)
    try bench.launch(Screen(.landscape)) { device, root in
      root.present(Gallery(.portrait).styled(.fullScreen), animated: true)
      try #expect(device.exceptions.map(\.name) == ["UIApplicationInvalidInterfaceOrientation"])
      if bench.system > 6 {
        try #expect(device.exceptions.first?.reason.contains("[Gallery ") == true)
      }
    }
    guard bench.system >= 13 else { return }
    try bench.launch(Screen(.landscape)) { device, root in
      root.present(Gallery(.portrait).styled(.pageSheet), animated: true)
      try #expect(device.exceptions.isEmpty)
    }
  }

  @Test(
    "D-15: up to iOS 15 a turn raises once the controller's mask has become foreign to the app's",
    .tags(.needsDeviceTurn), arguments: Bench.phones(6...15))
  func turn(bench: Bench) throws {
    let bench = bench.listing(.landscapeLeft, .landscapeRight)
    try bench.launch(Screen(.landscape)) { device, root in
      root.mask = .portrait
      try #expect(device.exceptions.isEmpty)
      try device.turn(to: .landscapeLeft)
      try device.turn(to: .landscapeRight)
      try #expect(device.exceptions.map(\.name) == ["UIApplicationInvalidInterfaceOrientation"])
    }
  }

  @Test(
    "D-17, D-33: with a container on top it is the container that is named",
    arguments: Bench.phones(7...))
  func container(bench: Bench) throws {
    let root = { ForwardingNavigationController(rootViewController: Gallery(.portrait)) }
    try bench.listing(.landscapeLeft, .landscapeRight).launch(root()) { device, _ in
      let reason = try device.exceptions.first?.reason ?? ""
      #expect(reason.contains("[ForwardingNavigationController shouldAutorotate]"))
    }
  }

  @Test(
    "Q-03: from iOS 16 an empty intersection is taken to raise although shouldAutorotate is false",
    arguments: Bench.phones(16...))
  func withoutAutorotation(bench: Bench) throws {
    let root = {
      let screen = Screen(.portrait)
      screen.autorotates = false
      return screen
    }
    try bench.listing(.landscapeLeft, .landscapeRight).launch(root()) { device, _ in
      try #expect(device.exceptions.count == 1)
    }
  }

  @Test(
    "E-04, E-05: a preferred orientation outside the mask raises",
    arguments: Bench.phones(6...))
  func preferred(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      let player = Screen([.portrait, .landscapeRight]).styled(.fullScreen)
      player.preferred = .landscapeLeft
      root.present(player, animated: true)
      let exception = try #require(device.exceptions.first)
      #expect(exception.name == "UIApplicationInvalidInterfaceOrientation")
      #expect(
        exception.reason
          == (bench.system < 8
            ? "preferredInterfaceOrientationForPresentation must return"
              + " a supported interface orientation!"
            : "preferredInterfaceOrientationForPresentation 'landscapeLeft' must match"
              + " a supported interface orientation: 'portrait, landscapeRight'!"))
    }
  }

  @Test(
    "E-06: a dismissal checks the preferred orientation of the controller that decides again",
    .tags(.needsDeviceTurn), arguments: Bench.phones(7...))
  func dismissal(bench: Bench) throws {
    try bench.launch(Mirror(.portrait)) { device, root in
      root.present(Screen(.allButUpsideDown).styled(.fullScreen), animated: true)
      try device.turn(to: .landscapeLeft)
      try #expect(device.exceptions.isEmpty)
      root.dismiss(animated: true)
      device.settle()
      try #expect(device.exceptions.map(\.name) == ["UIApplicationInvalidInterfaceOrientation"])
    }
  }

  /// Prefers the interface as it is, in words of its own.
  private final class Mirror: Screen {
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      view.bounds.width > view.bounds.height ? .landscapeRight : interfaceOrientation
    }
  }

  @Test(
    "E-07: on iOS 6 even the usual preferred orientation raises when the mask leaves it out",
    .tags(.needsDeviceTurn), arguments: Bench.phones(6...7))
  func inheritedPreference(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      try device.turn(to: .landscapeLeft)
      root.present(Screen(.portrait).styled(.fullScreen), animated: true)
      device.settle()
      try #expect(device.exceptions.isEmpty == (bench.system >= 7))
      if bench.system >= 7 { #expect(device.interfaceOrientation == .portrait) }
    }
  }
}
