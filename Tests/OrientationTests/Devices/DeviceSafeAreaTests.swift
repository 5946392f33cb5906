import Orientation
import Testing

@Suite struct DeviceSafeAreaTests {
  private func display(_ name: String) throws -> DeviceDisplay {
    try #require(DeviceProfile.named(name), "\(name)").main
  }

  @Test("H-10: sideways left and right are equal, the top is zero, and both ways up agree")
  func symmetricLandscape() {
    var known = 0
    for profile in DeviceProfile.all where profile.idiom == .phone && profile.displays.count == 1 {
      for major in 11...27 {
        let version = SystemVersion(major)
        let left = profile.main.safeArea(for: .landscapeLeft, on: version)
        #expect(left == profile.main.safeArea(for: .landscapeRight, on: version))
        guard let insets = left.value else { continue }
        #expect(insets.left == insets.right, "\(profile.name) on \(version)")
        #expect(insets.top == 0, "\(profile.name) on \(version)")
        known += 1
      }
    }
    #expect(known > 300)
  }

  @Test(
    "H-12, M-34: sideways the bottom of a phone without a Home button is 21 points, 20 from 26 on",
    arguments: [
      (SystemVersion(13), 21.0), (SystemVersion(18, 7), 21), (SystemVersion(26), 20),
      (SystemVersion(26, 2), 20), (SystemVersion(27), 20),
    ] as [(SystemVersion, Double)])
  func landscapeBottom(_ version: SystemVersion, _ bottom: Double) {
    var known = 0
    for profile in DeviceProfile.all where profile.idiom == .phone && !profile.hasHomeButton {
      guard profile.runs(version), profile.displays.count == 1,
        let insets = profile.main.safeArea(for: .landscapeRight, on: version).value
      else { continue }
      #expect(insets.bottom == bottom, "\(profile.name)")
      known += 1
    }
    #expect(known >= 5)
  }

  @Test("M-34: 17 Pro sideways on 27 was measured, so its figure is well supported")
  func measuredLandscape() throws {
    let figure = try display("iPhone 17 Pro").safeArea(
      for: .landscapeLeft, on: SystemVersion(27))
    #expect(figure == Figure(ScreenInsets(0, 62, 20, 62), .high, "M-34"))
  }

  @Test("M-31: 13 mini sideways on 27 has 712 points between its sides")
  func miniLandscape() throws {
    let mini = try display("iPhone 13 mini")
    let figure = mini.safeArea(for: .landscapeLeft, on: SystemVersion(27))
    #expect(figure == Figure(ScreenInsets(0, 50, 20, 50), .medium, "M-31"))
    let insets = try #require(figure.value)
    #expect(mini.size(for: .landscapeLeft).width - insets.left - insets.right == 712)
    // 26 itself was not measured.
    #expect(mini.safeArea(for: .landscapeLeft, on: SystemVersion(26, 6)).confidence == .low)
  }

  @Test("H-13: 16 Pro and 16 Pro Max have 62 points at the top, not 59")
  func sixteenPro() throws {
    for name in ["iPhone 16 Pro", "iPhone 16 Pro Max"] {
      let figure = try display(name).safeArea(for: .portrait, on: SystemVersion(18))
      #expect(figure == Figure(ScreenInsets(62, 0, 34, 0), .high, "H-13"))
    }
  }

  @Test(
    "H-11: the top of XR and 11 grew from 44 to 48 points",
    arguments: [
      (SystemVersion(13, 7), 44.0, Confidence.medium), (SystemVersion(14), 48, .medium),
      (SystemVersion(18), 48, .medium), (SystemVersion(27), 48, .high),
    ] as [(SystemVersion, Double, Confidence)])
  func grownTop(_ version: SystemVersion, _ top: Double, _ confidence: Confidence) throws {
    let figure = try display("iPhone 11").safeArea(for: .portrait, on: version)
    #expect(figure == Figure(ScreenInsets(top, 0, 34, 0), confidence, "H-11"))
  }

  @Test(
    "M-32: full-screen iPads go from 24 to 32 points at the top with 26",
    arguments: ["iPad mini 6", "iPad Air 5", "iPad Pro 13 M4"])
  func padTop(_ name: String) throws {
    let pad = try display(name)
    let before = pad.safeArea(for: .portrait, on: SystemVersion(18, 6))
    #expect(before.value == ScreenInsets(24, 0, 20, 0))
    for orientation in InterfaceOrientation.valid {
      let after = pad.safeArea(for: orientation, on: SystemVersion(27))
      #expect(after.value == ScreenInsets(32, 0, 20, 0))
      // Only upright on 27 was measured.
      #expect(after.confidence == (orientation.isPortrait ? .medium : .low))
      #expect(pad.safeArea(for: orientation, on: SystemVersion(26)).confidence == .low)
    }
  }

  @Test(
    "M-32: iPads of families without a measurement have no figure from 26 on",
    arguments: ["iPad 9", "iPad Pro 11-inch (2nd generation)", "iPad Pro 11 M4", "iPad Air 13 M3"])
  func unmeasuredPads(_ name: String) throws {
    let pad = try display(name)
    for orientation in InterfaceOrientation.valid {
      #expect(pad.safeArea(for: orientation, on: SystemVersion(26)) == .unknown("M-32"))
      #expect(pad.statusBarHeight(for: orientation, on: SystemVersion(27)) == .unknown("M-32"))
    }
    #expect(pad.safeArea(for: .portrait, on: SystemVersion(18)).value != nil)
  }

  @Test("H-11: before iOS 11 there is no safe area, and the top is the status bar")
  func beforeSafeAreas() throws {
    for (name, major) in [("iPhone 4s", 6), ("iPhone 6", 8), ("iPhone 7 Plus", 10), ("iPad 2", 5)] {
      let display = try display(name)
      let version = SystemVersion(major)
      for orientation in InterfaceOrientation.valid {
        let bar = display.statusBarHeight(for: orientation, on: version)
        let expected = try ScreenInsets(#require(bar.value), 0, 0, 0)
        #expect(display.safeArea(for: orientation, on: version).value == expected)
      }
    }
  }
}

@Suite struct StatusBarHeightTests {
  private func height(
    _ name: String, _ orientation: InterfaceOrientation, on major: Int
  ) throws -> Double? {
    try #require(DeviceProfile.named(name), "\(name)").main
      .statusBarHeight(for: orientation, on: SystemVersion(major)).value
  }

  @Test("H-06, H-08: up to iOS 7 the status bar is 20 points thick in every orientation")
  func untilSeven() throws {
    for major in 5...7 {
      for orientation in InterfaceOrientation.valid {
        #expect(try height("iPhone 4s", orientation, on: major) == 20)
        #expect(try height("iPad 2", orientation, on: major) == 20)
      }
    }
  }

  @Test("H-09: from iOS 8 a phone sideways has no status bar, an iPad always has one")
  func fromEight() throws {
    #expect(try height("iPhone 6", .landscapeLeft, on: 8) == 0)
    #expect(try height("iPhone 6 Plus", .landscapeRight, on: 8) == 0)
    #expect(try height("iPhone 15 Pro Max", .landscapeRight, on: 17) == 0)
    #expect(try height("iPhone 6", .portraitUpsideDown, on: 8) == 20)
    for orientation in InterfaceOrientation.valid {
      #expect(try height("iPad Air 2", orientation, on: 9) == 20)
      #expect(try height("iPad Air 4", orientation, on: 18) == 24)
    }
  }

  @Test("H-11: upright a notch phone's status bar fills the top inset, an island phone's does not")
  func upright() throws {
    #expect(try height("iPhone X", .portrait, on: 11) == 44)
    #expect(try height("iPhone 12", .portrait, on: 15) == 47)
    #expect(try height("iPhone 14 Pro", .portrait, on: 16) == 54)
    #expect(try height("iPhone 17 Pro", .portrait, on: 26) == nil)
  }
}
