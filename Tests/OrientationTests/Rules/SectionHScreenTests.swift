import Orientation
import Testing

/// What screen, window, root view and status bar measure while the interface turns.
@Suite struct SectionHScreenTests {
  private static let from8 = [8, 12, 15, 17, 26, 27]
  private static let poses: [DeviceOrientation] = [
    .landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait,
  ]

  @Test("H-01: up to iOS 7 the screen's bounds stay upright", arguments: 3...7)
  func fixedScreen(version: Int) throws {
    var stage = try Stage("iPhone 5", version, ApplicationModel(mask: .all)) {
      Controller("Root", .all)
    }
    for pose in Self.poses {
      stage.play(.turn(pose))
      #expect(stage.interface == pose.interfaceOrientation)
      #expect(stage.geometry.screenBounds == ScreenSize(320, 568))
      #expect(stage.last.callbacks.allSatisfy { $0.observed.screenBounds == ScreenSize(320, 568) })
    }
  }

  @Test("H-02, I-02: from iOS 8 the screen's bounds follow the interface", arguments: from8)
  func followingScreen(version: Int) throws {
    var stage = try Stage("iPhone 8", version, ApplicationModel(mask: .all)) {
      Controller("Root", .all)
    }
    for pose in Self.poses {
      stage.play(.turn(pose))
      #expect(stage.interface == pose.interfaceOrientation)
      let size = pose.isLandscape ? ScreenSize(667, 375) : ScreenSize(375, 667)
      #expect(stage.geometry.screenBounds == size)
    }
  }

  @Test("H-02, I-02: the bounds follow the interface, not the device", arguments: from8)
  func lockedScreen(version: Int) throws {
    var stage = try Stage("iPhone 8", version) { Controller("Root", .portrait) }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.geometry.screenBounds == ScreenSize(375, 667))
    #expect(stage.system.layout().windowBounds == ScreenSize(375, 667))
  }

  @Test(
    "H-04: a corner of the fixed space is another corner of the turned interface",
    arguments: [
      (InterfaceOrientation.portrait, ScreenPoint(0, 0), ScreenPoint(375, 0)),
      (.landscapeRight, ScreenPoint(0, 375), ScreenPoint(0, 0)),
      (.portraitUpsideDown, ScreenPoint(375, 667), ScreenPoint(0, 667)),
      (.landscapeLeft, ScreenPoint(667, 0), ScreenPoint(667, 375)),
    ])
  func fixedSpace(orientation: InterfaceOrientation, topLeft: ScreenPoint, topRight: ScreenPoint)
    throws
  {
    let phone = try #require(DeviceProfile.named("iPhone 8"))
    let space = phone.main.fixedSpace
    #expect(space.size == ScreenSize(375, 667))
    #expect(space.convert(ScreenPoint(0, 0), to: orientation) == topLeft)
    #expect(space.convert(ScreenPoint(375, 0), to: orientation) == topRight)
    for point in [ScreenPoint(0, 0), ScreenPoint(375, 667), ScreenPoint(12, 34)] {
      #expect(space.convert(space.convert(point, to: orientation), from: orientation) == point)
    }
    let whole = ScreenRect(ScreenPoint.zero, space.size.oriented(orientation))
    #expect(space.convert(whole, from: orientation) == ScreenRect(0, 0, 375, 667))
  }

  @Test("H-04: the fixed space agrees with the root view's turn on the glass")
  func fixedSpaceAndTransform() {
    // A quarter turn clockwise takes the right of the interface to the bottom of the glass.
    let space = FixedSpace(ScreenSize(320, 480))
    let rightEdge = ScreenRect(470, 0, 10, 320)
    #expect(space.convert(rightEdge, from: .landscapeRight) == ScreenRect(0, 470, 320, 10))
    #expect(space.convert(rightEdge, from: .landscapeLeft) == ScreenRect(0, 0, 320, 10))
  }

  @Test(
    "H-05: up to iOS 7 the window stays upright and the root view is turned in it",
    arguments: [
      (DeviceOrientation.landscapeLeft, QuarterTurns.clockwise, ScreenSize(1024, 768)),
      (.landscapeRight, .counterclockwise, ScreenSize(1024, 768)),
      (.portraitUpsideDown, .half, ScreenSize(768, 1024)),
      (.portrait, .none, ScreenSize(768, 1024)),
    ])
  func turnedRoot(pose: DeviceOrientation, transform: QuarterTurns, bounds: ScreenSize) throws {
    var stage = try Stage("iPad Air", 7, held: .landscapeLeft) { Controller("Root", .all) }
    stage.play(.turn(pose))
    let layout = stage.system.layout()
    #expect(layout.windowBounds == ScreenSize(768, 1024))
    #expect(layout.rootFrame == ScreenRect(0, 0, 768, 1024))
    #expect(layout.rootBounds == bounds)
    #expect(layout.rootTransform == transform)
    #expect(stage.geometry.rootTransform == transform)
  }

  @Test("H-05: landscape right is the matrix 0, 1, -1, 0")
  func matrix() throws {
    var stage = try Stage("iPad Air", 7) { Controller("Root", .all) }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.system.layout().rootTransform.matrix == (0, 1, -1, 0))
  }

  @Test(
    "H-06: up to iOS 6 the status bar takes its 20 points from the root view",
    arguments: [
      (DeviceOrientation.portrait, ScreenRect(0, 20, 768, 1004), ScreenSize(768, 1004)),
      (.landscapeLeft, ScreenRect(0, 0, 748, 1024), ScreenSize(1024, 748)),
      (.landscapeRight, ScreenRect(20, 0, 748, 1024), ScreenSize(1024, 748)),
      (.portraitUpsideDown, ScreenRect(0, 0, 768, 1004), ScreenSize(768, 1004)),
    ])
  func cutRoot(pose: DeviceOrientation, frame: ScreenRect, bounds: ScreenSize) throws {
    for version in 3...6 {
      var stage = try Stage("iPad 2", version) { Controller("Root", .all) }
      stage.play(.turn(pose))
      let layout = stage.system.layout()
      #expect(layout.rootFrame == frame)
      #expect(layout.rootBounds == bounds)
      #expect(stage.last.callbacks.last?.observed.bounds ?? bounds == bounds)
    }
  }

  @Test(
    "H-07, I-02: from iOS 8 the window is resized and the root view not turned", arguments: from8)
  func resizedWindow(version: Int) throws {
    var stage = try Stage("iPhone 8", version, ApplicationModel(mask: .all)) {
      Controller("Root", .all)
    }
    for pose in Self.poses {
      stage.play(.turn(pose))
      let size = pose.isLandscape ? ScreenSize(667, 375) : ScreenSize(375, 667)
      let layout = stage.system.layout()
      #expect(layout.windowBounds == size)
      #expect(layout.rootBounds == size)
      #expect(layout.rootFrame == ScreenRect(ScreenPoint.zero, size))
      #expect(layout.rootTransform == .none)
    }
  }

  @Test(
    "H-08, C-03: up to iOS 7 the status bar's frame is upright, so sideways it is 20 points wide",
    arguments: [
      (DeviceOrientation.landscapeLeft, ScreenRect(300, 0, 20, 568)),
      (.landscapeRight, ScreenRect(0, 0, 20, 568)),
      (.portraitUpsideDown, ScreenRect(0, 548, 320, 20)),
    ])
  func legacyStatusBar(pose: DeviceOrientation, frame: ScreenRect) throws {
    for version in 5...7 {
      var stage = try Stage("iPhone 5", version, ApplicationModel(mask: .all)) {
        Controller("Root", .all)
      }
      #expect(stage.system.layout().statusBarFrame == ScreenRect(0, 0, 320, 20))
      stage.play(.turn(pose))
      #expect(stage.system.layout().statusBarFrame == frame)
      let posted = stage.last.notifications.compactMap {
        if case .didChangeStatusBarFrame(let size) = $0 { size } else { nil }
      }
      #expect(posted == (pose.isLandscape ? [frame.size] : []))
    }
  }

  @Test(
    "H-08, C-03: from iOS 8 an iPad's status bar is as wide as the interface",
    arguments: [8, 12, 17])
  func statusBar(version: Int) throws {
    var stage = try Stage("iPad mini 5", version)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.system.layout().statusBarFrame == ScreenRect(0, 0, 1024, 20))
    #expect(stage.last.notifications.contains(.didChangeStatusBarFrame(ScreenSize(1024, 20))))
  }

  @Test(
    "H-09: from iOS 8 a phone sideways has no status bar and nothing at the top", arguments: from8)
  func hiddenStatusBar(version: Int) throws {
    var stage = try Stage("iPhone 8", version)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.system.layout().statusBarFrame == ScreenRect(0, 0, 667, 0))
    #expect(stage.last.observed(by: 0, in: .alongsideTransition)?.safeArea?.top == 0)
  }

  @Test("H-10: both ways sideways the insets are the same", arguments: [11, 12, 15, 17, 26, 27])
  func symmetric(version: Int) throws {
    var stage = try Stage("iPhone X", version)
    var seen: [ScreenInsets?] = []
    for pose in [DeviceOrientation.landscapeLeft, .portrait, .landscapeRight] {
      stage.play(.turn(pose))
      seen.append(stage.last.observed(by: 0, in: .alongsideTransition)?.safeArea)
    }
    let sideways = try #require(seen[0])
    #expect(seen[2] == sideways)
    #expect(sideways.left == sideways.right)
    #expect(sideways.top == 0)
  }
}
