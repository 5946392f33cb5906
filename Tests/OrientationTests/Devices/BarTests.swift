import Orientation
import Testing

@Suite struct BarTests {
  /// What a device's bars are expected to be in one pose on one version; nil is unknown.
  struct Row: Sendable, CustomTestStringConvertible {
    let model: String
    let orientation: InterfaceOrientation
    let major: Int
    let navigation: Double?
    let large: Double?
    let tab: Double?

    var testDescription: String { "\(model), \(orientation), \(major)" }

    init(
      _ model: String, _ orientation: InterfaceOrientation, _ major: Int, _ navigation: Double?,
      _ large: Double?, _ tab: Double?
    ) {
      self.model = model
      self.orientation = orientation
      self.major = major
      self.navigation = navigation
      self.large = large
      self.tab = tab
    }
  }

  @Test(
    "H-20, H-21, M-29, M-30, M-31, M-32: bars have the heights of the rules",
    arguments: [
      // Up to 18: phones of compact width sideways have lower bars, wide ones do not.
      Row("iPhone 6", .portrait, 8, 44, nil, 49),
      Row("iPhone 6", .landscapeLeft, 8, 32, nil, 49),
      Row("iPhone 8", .portrait, 11, 44, 96, 49),
      Row("iPhone 8", .landscapeLeft, 13, 32, nil, 49),
      Row("iPhone 8 Plus", .landscapeLeft, 13, 44, nil, 49),
      Row("iPhone 6 Plus", .landscapeLeft, 9, nil, nil, nil),
      Row("iPhone 15", .portrait, 17, 44, 96, 49),
      Row("iPhone 15", .landscapeRight, 17, 32, nil, 32),
      Row("iPhone 15 Pro Max", .landscapeRight, 17, 44, nil, 49),
      Row("iPad 2", .landscapeLeft, 7, 44, nil, 49),
      Row("iPad Air 2", .portrait, 11, 44, 96, 49),
      Row("iPad Air 2", .portrait, 12, 50, 102, 50),
      Row("iPad Air 4", .landscapeLeft, 17, 50, 102, 50),
      Row("iPad Air 4", .portrait, 18, 50, 102, nil),
      // The design of 26.
      Row("iPhone SE 3", .portrait, 27, 54, 106, 83),
      Row("iPhone SE 3", .landscapeLeft, 27, 54, nil, 64),
      Row("iPhone 17", .portrait, 27, 54, 106, 49),
      Row("iPhone 13 mini", .landscapeLeft, 27, 54, nil, 44),
      Row("iPhone 17 Pro Max", .landscapeLeft, 27, 54, nil, nil),
      Row("iPad A16", .portrait, 27, 54, 106, 64),
      Row("iPad Pro 11 M5", .portrait, 27, 54, 106, nil),
      Row("iPhone 18 Pro", .portrait, 27, nil, nil, nil),
    ])
  func heights(_ row: Row) throws {
    let display = try #require(DeviceProfile.named(row.model)).main
    let bars = display.bars(for: row.orientation, on: SystemVersion(row.major))
    #expect(bars.navigationBar.value == row.navigation)
    #expect(bars.largeTitleBar.value == row.large)
    #expect(bars.tabBar.value == row.tab)
  }

  @Test("H-20: a large title adds 52 points to the navigation bar in either design")
  func largeTitles() {
    var known = 0
    for profile in DeviceProfile.all {
      for major in 11...27 {
        let bars = profile.main.bars(for: .portrait, on: SystemVersion(major))
        guard let large = bars.largeTitleBar.value, let bar = bars.navigationBar.value else {
          continue
        }
        #expect(large - bar == 52, "\(profile.name) on \(major)")
        known += 1
      }
    }
    #expect(known > 1000)
  }

  @Test("M-30: upright on 27 the tab bar and the safe area below it make 83 points on every phone")
  func tabBarAndSafeArea() {
    let version = SystemVersion(27)
    var known = 0
    for profile in DeviceProfile.all where profile.idiom == .phone && profile.runs(version) {
      guard let bar = profile.main.bars(for: .portrait, on: version).tabBar.value,
        let insets = profile.main.safeArea(for: .portrait, on: version).value
      else { continue }
      #expect(bar + insets.bottom == 83, "\(profile.name)")
      known += 1
    }
    #expect(known > 25)
  }

  @Test("M-31: sideways on 27 the tab bar of 13 mini and the safe area below it make 64 points")
  func compactTabBar() throws {
    let mini = try #require(DeviceProfile.named("iPhone 13 mini")).main
    let bar = try #require(mini.bars(for: .landscapeLeft, on: SystemVersion(27)).tabBar.value)
    let insets = try #require(mini.safeArea(for: .landscapeLeft, on: SystemVersion(27)).value)
    #expect(bar + insets.bottom == 64)
  }

  @Test("M-29: upright 54 points are well supported from 26 on, and concluded sideways")
  func confidence() throws {
    let display = try #require(DeviceProfile.named("iPhone 17")).main
    let upright = display.bars(for: .portrait, on: SystemVersion(26))
    let sideways = display.bars(for: .landscapeLeft, on: SystemVersion(26))
    #expect(upright.navigationBar == Figure(54, .high, "M-29"))
    #expect(sideways.navigationBar == Figure(54, .low, "M-29"))
  }
}
