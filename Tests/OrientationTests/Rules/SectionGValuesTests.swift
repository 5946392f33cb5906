import Orientation
import Testing

/// What code reads inside the callbacks of a turn from portrait to landscape right, from iOS 8.
@Suite struct SectionGValuesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let device: String
    let version: Int
    let size: ScreenSize
    let insets: (portrait: ScreenInsets, landscape: ScreenInsets)

    var testDescription: String { "\(device), \(version)" }
  }

  static let rows = [
    Row(
      device: "iPhone 6", version: 8, size: ScreenSize(375, 667),
      insets: (ScreenInsets(20, 0, 0, 0), .zero)),
    Row(
      device: "iPhone X", version: 12, size: ScreenSize(375, 812),
      insets: (ScreenInsets(44, 0, 34, 0), ScreenInsets(0, 44, 21, 44))),
    Row(
      device: "iPhone 13", version: 15, size: ScreenSize(390, 844),
      insets: (ScreenInsets(47, 0, 34, 0), ScreenInsets(0, 47, 21, 47))),
    Row(
      device: "iPhone 15", version: 17, size: ScreenSize(393, 852),
      insets: (ScreenInsets(59, 0, 34, 0), ScreenInsets(0, 59, 21, 59))),
    Row(
      device: "iPhone 17 Pro", version: 26, size: ScreenSize(402, 874),
      insets: (ScreenInsets(62, 0, 34, 0), ScreenInsets(0, 62, 20, 62))),
    Row(
      device: "iPhone 17 Pro", version: 27, size: ScreenSize(402, 874),
      insets: (ScreenInsets(62, 0, 34, 0), ScreenInsets(0, 62, 20, 62))),
    Row(
      device: "iPad Air 2", version: 8, size: ScreenSize(768, 1024),
      insets: (ScreenInsets(20, 0, 0, 0), ScreenInsets(20, 0, 0, 0))),
    Row(
      device: "iPad Pro 11 4", version: 17, size: ScreenSize(834, 1194),
      insets: (ScreenInsets(24, 0, 20, 0), ScreenInsets(24, 0, 20, 0))),
    Row(
      device: "iPad Pro 13 M5", version: 27, size: ScreenSize(1032, 1376),
      insets: (ScreenInsets(32, 0, 20, 0), ScreenInsets(32, 0, 20, 0))),
  ]

  private func turn(_ row: Row) throws -> [(callback: Callback, observed: Observed)] {
    var stage = try Stage(row.device, row.version)
    stage.play(.turn(.landscapeLeft))
    return stage.last.callbacks.map { ($0.callback, $0.observed) }
  }

  private func isAnnouncement(_ callback: Callback) -> Bool {
    switch callback {
    case .willTransition, .viewWillTransition: true
    default: false
    }
  }

  @Test(
    "G-14, G-15, G-16: the two will-calls read old values, everything after them new ones",
    arguments: rows)
  func oldAndNew(row: Row) throws {
    let heard = try turn(row)
    #expect(heard.map(\.callback).contains(.viewWillTransition(to: row.size.transposed)))
    #expect(heard.map(\.callback).contains(.alongsideTransition))
    #expect(heard.last?.callback == .transitionCompletion)
    for (callback, seen) in heard {
      let isOld = isAnnouncement(callback)
      #expect(seen.interfaceOrientation == (isOld ? .portrait : .landscapeRight), "\(callback)")
      #expect(seen.bounds == (isOld ? row.size : row.size.transposed), "\(callback)")
      #expect(seen.screenBounds == (isOld ? row.size : row.size.transposed), "\(callback)")
    }
  }

  @Test("G-14: statusBarOrientation turns with the interface, up to SDK 26", arguments: rows)
  func statusBarOrientation(row: Row) throws {
    for (callback, seen) in try turn(row) {
      #expect(
        seen.statusBarOrientation == (row.version >= 27 ? .unknown : seen.interfaceOrientation),
        "\(callback)")
    }
  }

  @Test("G-11, H-11: the safe area changes together with the bounds", arguments: rows)
  func safeArea(row: Row) throws {
    for (callback, seen) in try turn(row) {
      let isOld = isAnnouncement(callback)
      #expect(seen.safeArea == (isOld ? row.insets.portrait : row.insets.landscape), "\(callback)")
    }
  }

  @Test(
    "G-12, J-13: traits are old in willTransition and new in traitCollectionDidChange",
    arguments: rows.filter { $0.device.hasPrefix("iPhone") })
  func traits(row: Row) throws {
    let heard = try turn(row)
    let upright = Traits(.compact, .regular)
    let sideways = Traits(.compact, .compact)
    let will = try #require(heard.firstIndex { $0.callback == .willTransition(to: sideways) })
    #expect(heard[will].observed.traits == upright)
    let did = try #require(
      heard.firstIndex { $0.callback == .traitCollectionDidChange(from: upright) })
    #expect(heard[did].observed.traits == sideways)
    #expect(will < did)
  }

  @Test(
    "G-17, G-18: the coordinator's transform and duration are the same all the way",
    arguments: rows)
  func coordinator(row: Row) throws {
    for (callback, seen) in try turn(row) {
      #expect(seen.targetTransform == .clockwise, "\(callback)")
      #expect(seen.duration == (row.device.hasPrefix("iPad") ? 0.4 : 0.3), "\(callback)")
    }
  }

  @Test(
    "G-17, G-18, G-19: each turn has its transform",
    arguments: [
      (DeviceOrientation.portrait, DeviceOrientation.landscapeLeft, QuarterTurns.clockwise),
      (.portrait, .landscapeRight, .counterclockwise),
      (.portrait, .portraitUpsideDown, .half),
      (.landscapeLeft, .portraitUpsideDown, .clockwise),
      (.landscapeLeft, .portrait, .counterclockwise),
      (.landscapeLeft, .landscapeRight, .half),
      (.landscapeRight, .portrait, .clockwise),
      (.portraitUpsideDown, .landscapeLeft, .counterclockwise),
    ])
  func transform(old: DeviceOrientation, new: DeviceOrientation, transform: QuarterTurns) throws {
    var stage = try Stage("iPad 9", 17, held: old)
    stage.play(.turn(new))
    let seen = try #require(stage.last.callbacks.first)
    #expect(seen.observed.targetTransform == transform)
    #expect(old.interfaceOrientation.map { transform.applied(to: $0) } == new.interfaceOrientation)
  }

  @Test("G-18: portrait to landscape right is +90 degrees: a 0, b 1, c -1, d 0")
  func sign() {
    let turn = QuarterTurns(from: .portrait, to: .landscapeRight)
    #expect(turn.degrees == 90)
    #expect(turn.matrix == (0, 1, -1, 0))
    let other = QuarterTurns(from: .portrait, to: .landscapeLeft)
    #expect(other.degrees == -90)
    #expect(other.matrix == (0, -1, 1, 0))
    #expect(QuarterTurns(from: .landscapeLeft, to: .landscapeRight).matrix == (-1, 0, 0, -1))
    #expect(QuarterTurns(from: .portrait, to: .portrait).matrix == (1, 0, 0, 1))
  }

  @Test("G-19: positive turns go portrait, landscape right, upside down, landscape left")
  func cycle() {
    let order: [InterfaceOrientation] = [
      .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]
    for (index, orientation) in order.enumerated() {
      #expect(QuarterTurns.clockwise.applied(to: orientation) == order[(index + 1) % 4])
      #expect(QuarterTurns.counterclockwise.applied(to: orientation) == order[(index + 3) % 4])
      #expect(QuarterTurns.half.applied(to: orientation) == order[(index + 2) % 4])
      #expect(QuarterTurns.none.applied(to: orientation) == orientation)
    }
    for old in order {
      for new in order { #expect(QuarterTurns(from: old, to: new).applied(to: old) == new) }
    }
  }

  @Test("G-41, H-20: under a navigation bar an iPhone 8 goes from 64 points at the top to 32")
  func navigationBar() throws {
    var stage = try Stage("iPhone 8", 13) {
      Controller("Stack", .navigation, children: [1])
      Controller("Home")
    }
    let display = try #require(stage.system.device.displays.first)
    stage.play(.turn(.landscapeLeft))
    let tops = stage.last.callbacks.filter { $0.controller == 1 }.map { heard -> Double? in
      let bar = display.bars(for: heard.observed.interfaceOrientation, on: SystemVersion(13))
      guard let inset = heard.observed.safeArea?.top, let height = bar.navigationBar.value else {
        return nil
      }
      return inset + height
    }
    #expect(tops.first == 64)
    #expect(tops.last == 32)
  }
}
