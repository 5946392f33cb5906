import Testing
import UIKit

/// Runs on the models it names; on a simulator it is worth running on each of them.
@MainActor
@Suite("H, M and P: safe areas", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn, .needsSetup))
struct SafeAreaConformanceTests {
  /// A model with the insets of its window: top, left, bottom, right.
  struct Row: Sendable, CustomTestStringConvertible {
    var bench: Bench
    var upright: [Double]
    var sideways: [Double]

    init(
      _ kind: Bench.Kind, _ device: String, _ system: Int, _ upright: [Double], _ sideways: [Double]
    ) {
      bench = Bench(kind, device, system)
      self.upright = upright
      self.sideways = sideways
    }

    var testDescription: String { bench.testDescription }
  }

  private func edges(_ window: UIWindow?) -> [Double] {
    let insets = window?.safeAreaInsets ?? .zero
    return [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
  }

  @Test(
    "H-09, H-10, H-11, H-12, H-13: what the system takes from a window's edges, both ways sideways",
    arguments: [
      Row(.homeButtonPhone, "iPhone 8", 12, [20, 0, 0, 0], [0, 0, 0, 0]),
      Row(.phone, "iPhone X", 12, [44, 0, 34, 0], [0, 44, 21, 44]),
      Row(.phone, "iPhone 13", 15, [47, 0, 34, 0], [0, 47, 21, 47]),
      Row(.phone, "iPhone 15", 17, [59, 0, 34, 0], [0, 59, 21, 59]),
      Row(.phone, "iPhone 16 Pro", 18, [62, 0, 34, 0], [0, 62, 21, 62]),
      Row(.pad, "iPad (9th generation)", 16, [20, 0, 0, 0], [20, 0, 0, 0]),
      Row(.pad, "iPad Pro 11-inch (1st generation)", 16, [24, 0, 20, 0], [24, 0, 20, 0]),
    ])
  func insets(row: Row) throws {
    try row.bench.launch(Screen()) { device, _ in
      #expect(edges(device.window) == row.upright)
      try device.turn(to: .landscapeLeft)
      #expect(edges(device.window) == row.sideways)
      try device.turn(to: .landscapeRight)
      #expect(edges(device.window) == row.sideways)
    }
  }

  /// Hides the status bar.
  private final class Cinema: Screen {
    override var prefersStatusBarHidden: Bool { true }
  }

  /// Shows the status bar, also where UIKit would hide it.
  private final class Clock: Screen {
    override var prefersStatusBarHidden: Bool { false }
  }

  @Test(
    "Q-15: with a Home button a hidden status bar takes nothing, and iOS 12 shows one sideways if asked",
    arguments: Bench.homeButtonPhones(12...12))
  func statusBar(bench: Bench) throws {
    try bench.launch(Cinema()) { device, _ in
      #expect(edges(device.window) == [0, 0, 0, 0])
      try device.turn(to: .landscapeLeft)
      #expect(edges(device.window) == [0, 0, 0, 0])
    }
    try bench.launch(Clock()) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(edges(device.window) == [20, 0, 0, 0])
    }
  }

  @Test(
    "M-31, M-34: on current systems a phone in landscape loses 20 points below",
    arguments: [
      Row(.phone, "iPhone 17 Pro", 27, [62, 0, 34, 0], [0, 62, 20, 62]),
      Row(.phone, "iPhone 13 mini", 27, [50, 0, 34, 0], [0, 50, 20, 50]),
    ])
  func current(row: Row) throws {
    try row.bench.launch(Screen()) { device, _ in
      #expect(edges(device.window) == row.upright)
      try device.turn(to: .landscapeLeft)
      #expect(edges(device.window) == row.sideways)
    }
  }

  @Test(
    "M-32: an iPad's window that fills the screen loses 32 points above and 20 below",
    arguments: [
      Bench(.pad, "iPad mini 6", 27), Bench(.pad, "iPad (A16)", 27),
      Bench(.pad, "iPad Pro 13-inch (M5)", 27),
    ])
  func currentPads(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      #expect(edges(device.window) == [32, 0, 20, 0])
    }
  }

  @Test(
    "P-05: a closed iPhone Duo loses 84 points at its right side and nothing above",
    arguments: [Bench(.phone, "iPhone Duo", 27)])
  func duo(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      #expect(edges(device.window) == [0, 0, 34, 84])
    }
  }
}
