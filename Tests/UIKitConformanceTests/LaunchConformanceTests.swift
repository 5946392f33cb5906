import Testing
import UIKit

@MainActor
@Suite("H: launches", .tags(.uncheckedAgainstUIKit, .needsSetup))
struct LaunchConformanceTests {
  @Test(
    "H-17: up to iOS 7 an app starts in portrait if it lists it, else in the first it lists",
    arguments: Bench.phones(6...7))
  func first(bench: Bench) throws {
    let rightFirst = bench.listing(.landscapeRight, .landscapeLeft)
    try rightFirst.launch(Screen(.all)) { device, _ in
      #expect(device.interfaceOrientation == .landscapeRight)
    }
    let leftFirst = bench.listing(.landscapeLeft, .landscapeRight)
    try leftFirst.launch(Screen(.all)) { device, _ in
      #expect(device.interfaceOrientation == .landscapeLeft)
    }
    try bench.listing(.landscapeLeft, .portrait).launch(Screen(.all)) { device, _ in
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "H-18: from iOS 8 an app starts as the device is held, if it lists that",
    arguments: Bench.phones(8...))
  func asHeld(bench: Bench) throws {
    let bench = bench.held(.landscapeLeft)
    try bench.listing(.portrait, .landscapeLeft, .landscapeRight).launch(Screen()) { device, _ in
      #expect(device.interfaceOrientation == .landscapeRight)
    }
    try bench.listing(.portrait).launch(Screen()) { device, _ in
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "H-22: an app is never started in an orientation it does not list",
    arguments: Bench.phones(6...))
  func listedOnly(bench: Bench) throws {
    try bench.listing(.landscapeLeft, .landscapeRight).launch(Screen()) { device, root in
      #expect(device.interfaceOrientation.isLandscape)
      #expect(root.view.bounds.width > root.view.bounds.height)
    }
  }

  @Test(
    "H-19: UIInterfaceOrientation says how an app starts, where there is no list",
    arguments: Bench.phones(6...7))
  func initial(bench: Bench) throws {
    let bench = bench.with { $0.initial = .landscapeRight }
    try bench.listing(.portrait, .landscapeRight).launch(Screen()) { device, _ in
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "N-34: an app built with the 27 SDK has to have scenes; with an older SDK it starts without",
    .tags(.endsTheProcess), arguments: Bench.phones(27...27))
  func scenes(bench: Bench) throws {
    let bench = bench.with { $0.hasScenes = false }
    try bench.launch(Screen()) { device, _ in
      try #expect(
        device.exceptions.map(\.reason) == [
          "UIScene life cycle is required for apps built with this SDK."
        ])
    }
    try bench.with { $0.sdk = 26 }.launch(Screen()) { device, _ in
      try #expect(device.exceptions.isEmpty)
    }
  }

  @Test(
    "M-18: on iOS 26 the console warns of an app without scenes",
    .tags(.endsTheProcess), arguments: Bench.phones(26...26))
  func warning(bench: Bench) throws {
    try bench.with { $0.hasScenes = false }.launch(Screen()) { device, _ in
      try #expect(
        device.console == [
          "`UIScene` lifecycle will soon be required."
            + " Failure to adopt will result in an assert in the future."
        ])
    }
  }
}
