import Testing
import UIKit

@MainActor
@Suite("F: forced turns up to iOS 15, and what became of them", .tags(.uncheckedAgainstUIKit))
struct ForcedTurnConformanceTests {
  private func write(_ value: Int, _ device: any ConformanceHost) {
    UIDevice.current.setValue(value, forKey: "orientation")
    device.settle()
  }

  @Test(
    "F-01, B-22: up to iOS 15 a write sets the device's value, posts, and turns the interface",
    arguments: Bench.phones(6...15))
  func write(bench: Bench) throws {
    try bench.launch(Screen()) { device, screen in
      screen.journal.listenToDevice()
      write(UIDeviceOrientation.landscapeLeft.rawValue, device)
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(screen.log == ["device 3"])
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "F-02: an interface's raw value turns to that interface orientation",
    arguments: Bench.phones(6...15))
  func interfaceValue(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      for wanted in [UIInterfaceOrientation.landscapeRight, .landscapeLeft, .portrait] {
        write(wanted.rawValue, device)
        #expect(device.interfaceOrientation == wanted)
      }
    }
  }

  @Test("F-04: outside the mask the interface stays", arguments: Bench.phones(6...15))
  func outsideTheMask(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, _ in
      write(3, device)
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "F-05: the value it has already does nothing; unknown first and then the target turns",
    .tags(.needsDeviceTurn), arguments: Bench.phones(6...15))
  func unknownFirst(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, screen in
      try device.turn(to: .landscapeLeft)
      screen.mask = .allButUpsideDown
      write(3, device)
      #expect(device.interfaceOrientation == .portrait)
      write(0, device)
      write(3, device)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "F-18, F-19, B-22, I-05: from iOS 16 a write is taken to do nothing but log",
    .tags(.endsTheProcess),
    arguments: Bench.phones(16...))
  func refused(bench: Bench) throws {
    try bench.launch(Screen()) { device, screen in
      screen.journal.listenToDevice()
      write(3, device)
      #expect(UIDevice.current.orientation == .portrait)
      #expect(device.interfaceOrientation == .portrait)
      #expect(screen.log.isEmpty)
      try #expect(
        device.console == [
          "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported."
            + " Please use UIWindowScene.requestGeometryUpdate(_:)"
        ])
    }
  }

  @Test(
    "F-10, F-12: attemptRotationToDeviceOrientation reads the mask again, also on iOS 16",
    .tags(.needsDeviceTurn), arguments: Bench.phones(6...))
  func attempt(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, screen in
      try device.turn(to: .landscapeLeft)
      screen.mask = .allButUpsideDown
      UIViewController.attemptRotationToDeviceOrientation()
      device.settle()
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "F-11: it does nothing where interface and device agree, or the device's is not allowed",
    .tags(.needsDeviceTurn), arguments: Bench.phones(8...))
  func nothingToAttempt(bench: Bench) throws {
    try bench.launch(SizeScreen()) { device, screen in
      try device.turn(to: .landscapeLeft)
      screen.forget()
      UIViewController.attemptRotationToDeviceOrientation()
      device.settle()
      #expect(screen.log.isEmpty)
      screen.mask = .landscape
      try device.turn(to: .portrait)
      guard bench.system < 16 else { return }
      screen.forget()
      UIViewController.attemptRotationToDeviceOrientation()
      device.settle()
      #expect(screen.log.isEmpty)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "F-13: a mask that changes after the attempt comes too late", .tags(.needsDeviceTurn),
    arguments: Bench.phones(6...))
  func tooLate(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, screen in
      try device.turn(to: .landscapeLeft)
      UIViewController.attemptRotationToDeviceOrientation()
      screen.mask = .allButUpsideDown
      device.settle()
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "F-15, F-17: from iOS 6 the status bar turns alone only where the mask is zero, and then stays",
    .tags(.needsDeviceTurn), arguments: Bench.phones(6...8))
  func statusBarAlone(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { _, _ in
      UIApplication.shared.setStatusBarOrientation(.landscapeRight, animated: false)
      #expect(UIApplication.shared.statusBarOrientation == .portrait)
    }
    let root = {
      let screen = Screen([])
      screen.autorotates = false
      return screen
    }
    try bench.launch(root()) { device, screen in
      UIApplication.shared.setStatusBarOrientation(.landscapeRight, animated: false)
      #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
      #expect(screen.view.bounds.height > screen.view.bounds.width)
      try device.turn(to: .landscapeRight)
      #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    }
  }

  @Test(
    "G-39: a written orientation sends controllers what a turn of the device sends",
    .tags(.needsDeviceTurn), arguments: Bench.phones(8...15))
  func sameCallbacks(bench: Bench) throws {
    var turned: [String] = []
    try bench.launch(SizeScreen()) { device, screen in
      screen.forget()
      try device.turn(to: .landscapeLeft)
      turned = screen.log
    }
    try bench.launch(SizeScreen()) { device, screen in
      screen.forget()
      write(3, device)
      #expect(screen.log == turned)
      #expect(!turned.isEmpty)
    }
  }
}
