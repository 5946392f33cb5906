import Testing
import UIKit

@MainActor
@Suite("C: notifications", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct NotificationConformanceTests {
  @Test(
    "C-01, C-02, C-03, C-04: the names and the keys",
    arguments: [
      (
        UIDevice.orientationDidChangeNotification.rawValue,
        "UIDeviceOrientationDidChangeNotification"
      ),
      (
        UIApplication.willChangeStatusBarOrientationNotification.rawValue,
        "UIApplicationWillChangeStatusBarOrientationNotification"
      ),
      (
        UIApplication.didChangeStatusBarOrientationNotification.rawValue,
        "UIApplicationDidChangeStatusBarOrientationNotification"
      ),
      (
        UIApplication.willChangeStatusBarFrameNotification.rawValue,
        "UIApplicationWillChangeStatusBarFrameNotification"
      ),
      (
        UIApplication.didChangeStatusBarFrameNotification.rawValue,
        "UIApplicationDidChangeStatusBarFrameNotification"
      ),
      (
        UIApplication.statusBarOrientationUserInfoKey,
        "UIApplicationStatusBarOrientationUserInfoKey"
      ),
      (UIApplication.statusBarFrameUserInfoKey, "UIApplicationStatusBarFrameUserInfoKey"),
    ])
  func names(name: String, expected: String) {
    #expect(name == expected)
  }

  @Test(
    "C-04, C-05, C-06, C-07: the first carries the new orientation and finds the old one, the second finds the new one",
    arguments: Bench.phones(6...26))
  func statusBar(bench: Bench) throws {
    try bench.launch(Screen()) { device, screen in
      screen.journal.listenToStatusBar()
      try device.turn(to: .landscapeLeft)
      // That the second carries the old orientation is not established.
      #expect(screen.log == ["will 3, is 1", "did 1, is 3"])
    }
  }

  @Test(
    "A-13: what reads as the status bar's orientation is an orientation, not a mask",
    arguments: Bench.phones(6...26))
  func typeOfOrientation(bench: Bench) throws {
    try bench.launch(Screen()) { _, _ in
      let orientation: UIInterfaceOrientation = UIApplication.shared.statusBarOrientation
      #expect(orientation == .portrait)
    }
  }

  @Test(
    "C-08: the delegate is notified of the new orientation, then of the old one, before each notification",
    arguments: Bench.phones(6...26))
  func delegate(bench: Bench) throws {
    let app = AppDelegate()
    try bench.launch(Screen(), app: app) { device, _ in
      app.journal.listenToStatusBar()
      try device.turn(to: .landscapeLeft)
      #expect(
        app.journal.lines == ["delegate will 3", "will 3, is 1", "delegate did 1", "did 1, is 3"])
    }
  }

  @Test(
    "C-09: from iOS 8 nothing is laid out between the two", arguments: Bench.phones(8...26))
  func backToBack(bench: Bench) throws {
    try bench.launch(SizeScreen()) { device, screen in
      screen.forget()
      screen.journal.listenToStatusBar()
      try device.turn(to: .landscapeLeft)
      let will = try #require(screen.log.firstIndex { $0.hasPrefix("will 3") })
      #expect(screen.log[will + 1].hasPrefix("did"))
    }
  }

  @Test(
    "C-10: when the device's notification comes, views still have their old bounds",
    arguments: Bench.phones(6...))
  func oldBounds(bench: Bench) throws {
    try bench.launch(Screen()) { device, screen in
      let upright = screen.view.bounds.size
      var seen = CGSize.zero
      screen.journal.listen(
        to: UIDevice.orientationDidChangeNotification, of: UIDevice.current
      ) { _ in
        seen = screen.view.bounds.size
        return nil
      }
      try device.turn(to: .landscapeLeft)
      #expect(seen == upright)
      #expect(screen.view.bounds.width > screen.view.bounds.height)
    }
  }

  @Test(
    "C-11: the device's notification comes before controllers are asked",
    arguments: Bench.phones(6...15))
  func beforeTheQuestions(bench: Bench) throws {
    try bench.launch(Screen()) { device, screen in
      screen.questions = []
      var asked: [Screen.Question] = [.lock]
      screen.journal.listen(
        to: UIDevice.orientationDidChangeNotification, of: UIDevice.current
      ) { _ in
        asked = screen.questions
        return nil
      }
      try device.turn(to: .landscapeLeft)
      #expect(asked.isEmpty)
      #expect(screen.questions.contains(.mask))
    }
  }

  @Test(
    "C-12, J-11: each turn of the interface is reported once, half turns too, and nothing else is",
    arguments: Bench.phones(6...26))
  func oncePerTurn(bench: Bench) throws {
    try bench.launch(Screen(.landscape)) { device, screen in
      try device.turn(to: .landscapeLeft)
      screen.journal.listenToStatusBar()
      try device.turn(to: .landscapeRight)
      #expect(screen.log == ["will 4, is 3", "did 3, is 4"])
      screen.log = []
      try device.turn(to: .faceUp)
      try device.turn(to: .portrait)
      #expect(screen.log.isEmpty)
    }
  }

  @Test(
    "C-15, C-11, G-11: the whole order of a turn from iOS 8 to 12", arguments: Bench.phones(8...12))
  func order(bench: Bench) throws {
    let app = AppDelegate()
    try bench.launch(SizeScreen(), app: app) { device, screen in
      screen.forget()
      app.journal = screen.journal
      screen.journal.listenToDevice()
      screen.journal.listenToStatusBar()
      try device.turn(to: .landscapeLeft)
      let order = [
        "device 3", "willTransition", "viewWillTransition", "delegate will 3", "will 3, is 1",
        "delegate did 1", "did 1, is 3", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "alongside", "completion",
      ]
      #expect(screen.log.filter { $0 != "traitCollectionDidChange" } == order)
    }
  }

  @Test(
    "C-03, C-04: the frame's notifications carry the new frame", arguments: Bench.pads(6...26))
  func frames(bench: Bench) throws {
    let bench = bench.with {
      if $0.system >= 26 { $0.showsFullScreenApps = true }
    }
    try bench.launch(Screen()) { device, screen in
      for name in [
        UIApplication.willChangeStatusBarFrameNotification,
        UIApplication.didChangeStatusBarFrameNotification,
      ] {
        screen.journal.listen(to: name, of: UIApplication.shared) { userInfo in
          let value = userInfo[UIApplication.statusBarFrameUserInfoKey] as? NSValue
          return value == nil ? "nothing" : "frame"
        }
      }
      try device.turn(to: .landscapeLeft)
      #expect(screen.log == ["frame", "frame"])
    }
  }
}
