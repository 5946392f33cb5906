import Testing
import UIKit

@MainActor
@Suite("E: presentations and dismissals", .tags(.uncheckedAgainstUIKit))
struct PresentationConformanceTests {
  @Test(
    "E-01, E-02: the preferred orientation is read for a full-screen presentation only",
    arguments: Bench.phones(13...))
  func read(bench: Bench) throws {
    try bench.launch(UINavigationController(rootViewController: Screen())) { device, navigation in
      let pushed = Screen()
      navigation.pushViewController(pushed, animated: false)
      #expect(!pushed.questions.contains(.preferred))

      let sheet = Screen().styled(.pageSheet)
      navigation.present(sheet, animated: false)
      #expect(!sheet.questions.contains(.preferred))
      navigation.dismiss(animated: false)

      let player = Screen().styled(.fullScreen)
      navigation.present(player, animated: false)
      #expect(player.questions.contains(.preferred))
    }
  }

  @Test(
    "E-03: by default the orientation the interface has is preferred", arguments: Bench.phones(6...)
  )
  func usually(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      let player = Screen(.landscape).styled(.fullScreen)
      player.preferred = .landscapeLeft
      root.present(player, animated: false)
      device.settle()
      #expect(
        UIViewController().preferredInterfaceOrientationForPresentation == .landscapeLeft)
    }
  }

  @Test(
    "E-08: a controller comes up in its preferred orientation, however the device is held",
    arguments: Bench.phones(6...))
  func comesUp(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, root in
      for preferred in [UIInterfaceOrientation.landscapeLeft, .landscapeRight] {
        let player = Screen(.landscape).styled(.fullScreen)
        player.preferred = preferred
        root.present(player, animated: true)
        device.settle()
        #expect(device.interfaceOrientation == preferred)
        #expect(player.view.bounds.width > player.view.bounds.height)
        root.dismiss(animated: true)
        device.settle()
      }
    }
  }

  @Test(
    "E-09: after that it follows the device within its mask",
    .tags(.needsDeviceTurn), arguments: Bench.phones(6...))
  func followsThen(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, root in
      let player = Screen(.landscape).styled(.fullScreen)
      player.preferred = .landscapeLeft
      root.present(player, animated: true)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "E-10: without a preference of its own it comes up in some orientation of its mask",
    arguments: Bench.phones(7...))
  func someOrientation(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      root.present(Screen(.landscape).styled(.fullScreen), animated: true)
      device.settle()
      #expect(device.interfaceOrientation.isLandscape)
    }
  }

  @Test(
    "E-10: and in the device's, if its mask holds that", .tags(.needsDeviceTurn),
    arguments: Bench.phones(7...))
  func devicesOrientation(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, root in
      try device.turn(to: .landscapeRight)
      root.present(Screen(.landscape).styled(.fullScreen), animated: true)
      device.settle()
      #expect(device.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test(
    "D-42: where nothing else decides, landscape right is taken to come before landscape left",
    arguments: Bench.phones(7...))
  func fallback(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, root in
      root.present(Screen(.landscape).styled(.fullScreen), animated: true)
      device.settle()
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "E-17, E-18: on dismissal the presenter's side decides again", .tags(.needsDeviceTurn),
    arguments: Bench.phones(6...))
  func dismissal(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, root in
      root.present(Screen().styled(.fullScreen), animated: true)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
      root.questions = []
      root.dismiss(animated: true)
      device.settle()
      #expect(root.questions.contains(.mask))
      #expect(device.interfaceOrientation == .portrait)
      #expect(root.view.bounds.height > root.view.bounds.width)
    }
  }

  @Test(
    "E-17: where the presenter allows it, the interface returns to the device's orientation",
    arguments: Bench.phones(6...))
  func dismissalFollowsDevice(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      let player = Screen(.landscape).styled(.fullScreen)
      player.preferred = .landscapeLeft
      root.present(player, animated: true)
      device.settle()
      root.dismiss(animated: true)
      device.settle()
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "E-19: up to iOS 7 a presenter that is covered gets no callback of a turn, and is laid out on return",
    .tags(.needsDeviceTurn), arguments: Bench.phones(6...7))
  func coveredBefore(bench: Bench) throws {
    try bench.launch(RotateScreen()) { device, root in
      root.present(Screen().styled(.fullScreen), animated: false)
      root.log = []
      try device.turn(to: .landscapeLeft)
      #expect(root.log.isEmpty)
      root.dismiss(animated: false)
      device.settle()
      #expect(root.log.allSatisfy { $0 == "viewWillLayoutSubviews" } && !root.log.isEmpty)
      #expect(root.view.bounds.width > root.view.bounds.height)
    }
  }

  @Test(
    "E-20: from iOS 8 a covered presenter is notified of its modal's turn, and again on dismissal",
    .tags(.needsDeviceTurn), arguments: Bench.phones(8...))
  func covered(bench: Bench) throws {
    try bench.launch(SizeScreen(.portrait)) { device, root in
      let upright = root.view.bounds.size
      root.present(Screen().styled(.fullScreen), animated: false)
      root.forget()
      try device.turn(to: .landscapeLeft)
      #expect(root.sizes == [CGSize(width: upright.height, height: upright.width)])
      root.forget()
      root.dismiss(animated: false)
      device.settle()
      #expect(root.sizes == [upright])
    }
  }

  @Test(
    "E-23: up to iOS 7 presenting and at once dismissing an empty controller reads masks again",
    .tags(.needsDeviceTurn), arguments: Bench.phones(6...7))
  func emptyPresentation(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      try device.turn(to: .landscapeLeft)
      root.mask = .portrait
      #expect(device.interfaceOrientation == .landscapeRight)
      root.present(UIViewController(), animated: false)
      root.dismiss(animated: false)
      device.settle()
      #expect(device.interfaceOrientation == .portrait)
    }
  }
}
