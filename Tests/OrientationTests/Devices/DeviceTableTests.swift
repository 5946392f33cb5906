import Orientation
import Testing

/// A row of the device tables, as the rules print it.
struct DeviceRow: Sendable, CustomTestStringConvertible {
  let models: [String]
  let points: ScreenSize
  let scale: Double
  /// The version the row's insets hold for.
  let version: SystemVersion
  let portrait: ScreenInsets?
  let landscape: ScreenInsets?
  /// Whether the horizontal size class is regular, upright and sideways; nil when unknown.
  let regular: (portrait: Bool, landscape: Bool)?
  let cutout: Cutout
  let upsideDown: Bool

  var testDescription: String { "\(models[0]) on \(version)" }

  init(
    _ models: [String], _ width: Double, _ height: Double, _ scale: Double, on version: Int,
    _ portrait: ScreenInsets?, _ landscape: ScreenInsets?,
    _ regular: (portrait: Bool, landscape: Bool)?,
    _ cutout: Cutout, upsideDown: Bool
  ) {
    self.models = models
    self.points = ScreenSize(width, height)
    self.scale = scale
    self.version = SystemVersion(version)
    self.portrait = portrait
    self.landscape = landscape
    self.regular = regular
    self.cutout = cutout
    self.upsideDown = upsideDown
  }

  private static let small = (portrait: false, landscape: false)
  private static let wide = (portrait: false, landscape: true)
  private static let pad = (portrait: true, landscape: true)

  /// The first table, up to iOS 18.
  ///
  /// The landscape bottom is the default of H-12.
  static let until18: [DeviceRow] = [
    DeviceRow(
      ["iPhone SE 1", "iPhone 5s"], 320, 568, 2, on: 12, ScreenInsets(20, 0, 0, 0), .zero, small,
      .none,
      upsideDown: true),
    DeviceRow(
      ["iPhone 8", "iPhone 7", "iPhone SE 2"], 375, 667, 2, on: 14, ScreenInsets(20, 0, 0, 0),
      .zero,
      small, .none, upsideDown: true),
    DeviceRow(
      ["iPhone 8 Plus", "iPhone 6 Plus"], 414, 736, 3, on: 12, ScreenInsets(20, 0, 0, 0), .zero,
      wide,
      .none, upsideDown: true),
    DeviceRow(
      ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, 3, on: 13, ScreenInsets(44, 0, 34, 0),
      ScreenInsets(0, 44, 21, 44), small, .notch, upsideDown: false),
    DeviceRow(
      ["iPhone XR", "iPhone 11"], 414, 896, 2, on: 13, ScreenInsets(44, 0, 34, 0),
      ScreenInsets(0, 44, 21, 44), wide, .notch, upsideDown: false),
    DeviceRow(
      ["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, 3, on: 13, ScreenInsets(44, 0, 34, 0),
      ScreenInsets(0, 44, 21, 44), wide, .notch, upsideDown: false),
    DeviceRow(
      ["iPhone 12 mini", "iPhone 13 mini"], 375, 812, 3, on: 18, ScreenInsets(50, 0, 34, 0),
      ScreenInsets(0, 50, 21, 50), small, .notch, upsideDown: false),
    DeviceRow(
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 14"], 390, 844, 3, on: 18,
      ScreenInsets(47, 0, 34, 0), ScreenInsets(0, 47, 21, 47), small, .notch, upsideDown: false),
    DeviceRow(
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, 3, on: 18,
      ScreenInsets(47, 0, 34, 0), ScreenInsets(0, 47, 21, 47), wide, .notch, upsideDown: false),
    DeviceRow(
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, 3, on: 18,
      ScreenInsets(59, 0, 34, 0), ScreenInsets(0, 59, 21, 59), small, .island, upsideDown: false),
    DeviceRow(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932, 3,
      on: 18, ScreenInsets(59, 0, 34, 0), ScreenInsets(0, 59, 21, 59), wide, .island,
      upsideDown: false),
    DeviceRow(
      ["iPhone 16 Pro"], 402, 874, 3, on: 18, ScreenInsets(62, 0, 34, 0),
      ScreenInsets(0, 62, 21, 62), small,
      .island, upsideDown: false),
    DeviceRow(
      ["iPhone 16 Pro Max"], 440, 956, 3, on: 18, ScreenInsets(62, 0, 34, 0),
      ScreenInsets(0, 62, 21, 62),
      wide, .island, upsideDown: false),
    DeviceRow(
      ["iPad mini 5", "iPad mini 4", "iPad Air 2", "iPad 6"], 768, 1024, 2, on: 12,
      ScreenInsets(20, 0, 0, 0), ScreenInsets(20, 0, 0, 0), pad, .none, upsideDown: true),
    DeviceRow(
      ["iPad 7", "iPad 9"], 810, 1080, 2, on: 15, ScreenInsets(20, 0, 0, 0),
      ScreenInsets(20, 0, 0, 0), pad,
      .none, upsideDown: true),
    DeviceRow(
      ["iPad Pro 10.5", "iPad Air 3"], 834, 1112, 2, on: 15, ScreenInsets(20, 0, 0, 0),
      ScreenInsets(20, 0, 0, 0), pad, .none, upsideDown: true),
    DeviceRow(
      ["iPad Pro 11-inch (3rd generation)"], 834, 1194, 2, on: 18, ScreenInsets(24, 0, 20, 0),
      ScreenInsets(24, 0, 20, 0), pad, .none, upsideDown: true),
    DeviceRow(
      ["iPad Air 4", "iPad Air 5", "iPad Air 11 M2"], 820, 1180, 2, on: 18,
      ScreenInsets(24, 0, 20, 0),
      ScreenInsets(24, 0, 20, 0), pad, .none, upsideDown: true),
    DeviceRow(
      ["iPad Pro 12.9-inch (2nd generation)"], 1024, 1366, 2, on: 15, ScreenInsets(20, 0, 0, 0),
      ScreenInsets(20, 0, 0, 0), pad, .none, upsideDown: true),
    DeviceRow(
      ["iPad Pro 12.9-inch (6th generation)"], 1024, 1366, 2, on: 18, ScreenInsets(24, 0, 20, 0),
      ScreenInsets(24, 0, 20, 0), pad, .none, upsideDown: true),
  ]

  /// The second table, measured on 27.0.
  ///
  /// What it calls unknown and no rule gives is nil; a landscape
  /// row it calls unknown on 27 takes its bottom from M-34 and its sides from before.
  static let on27: [DeviceRow] = [
    DeviceRow(
      ["iPhone SE 2", "iPhone SE 3"], 375, 667, 2, on: 27, ScreenInsets(20, 0, 0, 0), .zero, small,
      .none, upsideDown: true),
    DeviceRow(
      ["iPhone 12 mini", "iPhone 13 mini"], 375, 812, 3, on: 27, ScreenInsets(50, 0, 34, 0),
      ScreenInsets(0, 50, 20, 50), small, .notch, upsideDown: false),
    DeviceRow(
      ["iPhone 12", "iPhone 16e", "iPhone 17e"], 390, 844, 3, on: 27, ScreenInsets(47, 0, 34, 0),
      ScreenInsets(0, 47, 20, 47), small, .notch, upsideDown: false),
    DeviceRow(
      ["iPhone 14 Pro", "iPhone 15", "iPhone 16"], 393, 852, 3, on: 27, ScreenInsets(59, 0, 34, 0),
      ScreenInsets(0, 59, 20, 59), small, .island, upsideDown: false),
    DeviceRow(
      ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, 3, on: 27,
      ScreenInsets(62, 0, 34, 0),
      ScreenInsets(0, 62, 20, 62), small, .island, upsideDown: false),
    DeviceRow(
      ["iPhone 11"], 414, 896, 2, on: 27, ScreenInsets(48, 0, 34, 0), ScreenInsets(0, 48, 20, 48),
      wide,
      .notch, upsideDown: false),
    DeviceRow(
      ["iPhone Air"], 420, 912, 3, on: 27, ScreenInsets(68, 0, 34, 0), nil, wide, .island,
      upsideDown: false),
    DeviceRow(
      ["iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, 3, on: 27, ScreenInsets(47, 0, 34, 0),
      ScreenInsets(0, 47, 20, 47), wide, .notch, upsideDown: false),
    DeviceRow(
      ["iPhone 15 Plus", "iPhone 16 Plus"], 430, 932, 3, on: 27, ScreenInsets(59, 0, 34, 0),
      ScreenInsets(0, 59, 20, 59), wide, .island, upsideDown: false),
    DeviceRow(
      ["iPhone 17 Pro Max"], 440, 956, 3, on: 27, ScreenInsets(62, 0, 34, 0),
      ScreenInsets(0, 62, 20, 62),
      wide, .island, upsideDown: false),
    DeviceRow(
      ["iPhone 18 Pro"], 402, 874, 3, on: 27, nil, nil, nil, .unknown, upsideDown: false),
    DeviceRow(
      ["iPhone 18 Pro Max"], 440, 956, 3, on: 27, nil, nil, nil, .unknown, upsideDown: false),
    DeviceRow(
      ["iPad mini 6", "iPad mini A17 Pro"], 744, 1133, 2, on: 27, ScreenInsets(32, 0, 20, 0),
      ScreenInsets(32, 0, 20, 0), pad, .none, upsideDown: true),
    DeviceRow(
      ["iPad 10", "iPad A16", "iPad Air 11 M4"], 820, 1180, 2, on: 27, ScreenInsets(32, 0, 20, 0),
      ScreenInsets(32, 0, 20, 0), pad, .none, upsideDown: true),
    DeviceRow(
      ["iPad Pro 11 M4", "iPad Pro 11 M5"], 834, 1210, 2, on: 27, nil, nil, pad, .none,
      upsideDown: true),
    DeviceRow(
      ["iPad Air 13 M2", "iPad Air 13 M4"], 1024, 1366, 2, on: 27, nil, nil, pad, .none,
      upsideDown: true),
    DeviceRow(
      ["iPad Pro 13 M4", "iPad Pro 13 M5"], 1032, 1376, 2, on: 27, ScreenInsets(32, 0, 20, 0),
      ScreenInsets(32, 0, 20, 0), pad, .none, upsideDown: true),
  ]
}

@Suite struct DeviceTableTests {
  @Test(
    "H-11, H-12, H-13, M-32, M-34: each row of the tables has its insets",
    arguments: DeviceRow.until18 + DeviceRow.on27)
  func insets(_ row: DeviceRow) throws {
    for model in row.models {
      let display = try #require(DeviceProfile.named(model), "\(model)").main
      let portrait = display.safeArea(for: .portrait, on: row.version)
      #expect(portrait.value == row.portrait, "\(model)")
      for orientation in [InterfaceOrientation.landscapeLeft, .landscapeRight] {
        let landscape = display.safeArea(for: orientation, on: row.version)
        #expect(landscape.value == row.landscape, "\(model)")
      }
    }
  }

  @Test(
    "H-24: each row of the tables has its points and its scale",
    arguments: DeviceRow.until18 + DeviceRow.on27)
  func points(_ row: DeviceRow) throws {
    for model in row.models {
      let display = try #require(DeviceProfile.named(model), "\(model)").main
      #expect(display.points == row.points, "\(model)")
      #expect(display.scale == row.scale, "\(model)")
      #expect(display.cutout == row.cutout, "\(model)")
    }
  }

  @Test(
    "H-14: each row of the tables has its size classes, upright and sideways",
    arguments: DeviceRow.until18 + DeviceRow.on27)
  func sizeClasses(_ row: DeviceRow) throws {
    for model in row.models {
      let profile = try #require(DeviceProfile.named(model), "\(model)")
      let vertical: SizeClass = profile.idiom == .pad ? .regular : .compact
      let portrait = row.regular.map { Traits($0.portrait ? .regular : .compact, .regular) }
      let landscape = row.regular.map { Traits($0.landscape ? .regular : .compact, vertical) }
      #expect(profile.main.traits(for: .portrait).value == portrait, "\(model)")
      #expect(profile.main.traits(for: .landscapeLeft).value == landscape, "\(model)")
      #expect(profile.main.traits(for: .landscapeRight).value == landscape, "\(model)")
    }
  }

  @Test(
    "D-05, H-16: upside down exists on phones with a Home button and on iPads only",
    arguments: DeviceRow.until18 + DeviceRow.on27)
  func upsideDown(_ row: DeviceRow) throws {
    for model in row.models {
      let profile = try #require(DeviceProfile.named(model), "\(model)")
      #expect(profile.main.deviceMask == (row.upsideDown ? .all : .allButUpsideDown), "\(model)")
      #expect(profile.main.deviceMask.contains(.landscape), "\(model)")
      #expect(profile.hasHomeButton || profile.idiom == .pad || !row.upsideDown, "\(model)")
    }
  }

  @Test("H-14: 17e is not in Apple's list of size classes, so its classes are of low confidence")
  func unlistedSizeClasses() throws {
    let unlisted = try #require(DeviceProfile.named("iPhone 17e")).main
    let listed = try #require(DeviceProfile.named("iPhone 16e")).main
    #expect(unlisted.traits(for: .portrait).confidence == .low)
    #expect(unlisted.traits(for: .landscapeLeft).confidence == .low)
    #expect(listed.traits(for: .portrait).confidence == .high)
    #expect(unlisted.points == listed.points)
  }
}
