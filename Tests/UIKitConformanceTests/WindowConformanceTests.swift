import Testing
import UIKit

@MainActor
@Suite("D: several windows", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct WindowConformanceTests {
  /// Another window of the app, over the first one.
  private func overlay(_ device: any ConformanceHost, _ root: UIViewController?) -> UIWindow {
    let window = UIWindow(windowScene: device.scene)
    window.windowLevel = .alert
    window.rootViewController = root
    window.isHidden = false
    return window
  }

  @Test("D-54: all windows of a scene turn together", arguments: Bench.phones(13...))
  func together(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      let window = overlay(device, Screen())
      try device.turn(to: .landscapeLeft)
      #expect(window.bounds.width > window.bounds.height)
      #expect(window.bounds.size == root.view.window?.bounds.size)
      #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
      #expect(root.view.window?.windowScene?.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "D-52: a window over the others that has no root changes nothing",
    arguments: Bench.phones(8...))
  func withoutRoot(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, _ in
      let window = overlay(device, nil)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
      #expect(window.rootViewController == nil)
    }
  }

  @Test(
    "D-51: a window that is hidden is taken not to be consulted", arguments: Bench.phones(8...))
  func hidden(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, _ in
      let other = Screen()
      let window = overlay(device, other)
      window.isHidden = true
      device.settle()
      other.questions = []
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
      #expect(other.questions.isEmpty)
    }
  }

  @Test(
    "Q-08: the root of the key window is taken to decide for the scene",
    arguments: Bench.phones(13...))
  func keyWindow(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, _ in
      let window = overlay(device, Screen())
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
      window.makeKey()
      try device.turn(to: .landscapeRight)
      #expect(device.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test(
    "D-50: up to iOS 7 only the root of the key window is asked", arguments: Bench.phones(6...7))
  func onlyTheKeyWindow(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, _ in
      let other = Screen()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = other
      window.isHidden = false
      other.questions = []
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
      #expect(other.questions.isEmpty)
    }
  }
}
