import Testing
import UIKit

@MainActor
@Suite("H: screens and windows", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct ScreenConformanceTests {
  @Test(
    "H-01, H-02, I-02: the screen's bounds turn with the interface from iOS 8, not before",
    arguments: Bench.phones(6...))
  func screen(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      let upright = UIScreen.main.bounds.size
      #expect(upright.height > upright.width)
      try device.turn(to: .landscapeLeft)
      let expected =
        bench.system < 8 ? upright : CGSize(width: upright.height, height: upright.width)
      #expect(UIScreen.main.bounds.size == expected)
    }
  }

  @Test(
    "H-03, P-20: the screen's pixels are always upright", arguments: Bench.phones(8...))
  func pixels(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      let upright = UIScreen.main.nativeBounds
      #expect(upright.height > upright.width)
      try device.turn(to: .landscapeLeft)
      #expect(UIScreen.main.nativeBounds == upright)
    }
  }

  @Test(
    "H-03, H-24: the pixels and scales of known models",
    .tags(.needsSetup),
    arguments: [
      (Bench(.homeButtonPhone, "iPhone 8", 15), CGSize(width: 750, height: 1334), 2.0),
      (Bench(.phone, "iPhone 11", 15), CGSize(width: 828, height: 1792), 2.0),
      (Bench(.phone, "iPhone X", 15), CGSize(width: 1125, height: 2436), 3.0),
      (Bench(.homeButtonPhone, "iPhone SE 3", 18), CGSize(width: 750, height: 1334), 2.0),
      (Bench(.pad, "iPad (9th generation)", 18), CGSize(width: 1620, height: 2160), 2.0),
    ])
  func models(bench: Bench, pixels: CGSize, scale: Double) throws {
    try bench.launch(Screen()) { _, _ in
      #expect(UIScreen.main.nativeBounds.size == pixels)
      #expect(Double(UIScreen.main.scale) == scale)
    }
  }

  @Test(
    "H-04: the fixed coordinates stay upright, and converting them turns",
    arguments: Bench.phones(8...))
  func fixedCoordinates(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      let screen = UIScreen.main
      let upright = screen.bounds.size
      try device.turn(to: .landscapeLeft)
      #expect(screen.fixedCoordinateSpace.bounds.size == upright)
      // The corner that was at the upper left of the upright screen is at the lower left now.
      let corner = screen.coordinateSpace.convert(CGPoint.zero, from: screen.fixedCoordinateSpace)
      #expect(abs(corner.x) < 0.001)
      #expect(abs(corner.y - upright.width) < 0.001)
    }
  }

  @Test(
    "H-05, H-07: up to iOS 7 the root's view is turned inside an upright window, from 8 none is",
    arguments: Bench.phones(7...))
  func rootView(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      let upright = try #require(device.window).bounds.size
      try device.turn(to: .landscapeLeft)
      let turned = CGSize(width: upright.height, height: upright.width)
      let window = try #require(device.window)
      #expect(root.view.bounds.size == turned)
      if bench.system < 8 {
        #expect(window.bounds.size == upright)
        #expect(root.view.frame.size == upright)
        let transform = root.view.transform
        #expect([transform.a, transform.b, transform.c, transform.d] == [0, 1, -1, 0])
      } else {
        #expect(window.bounds.size == turned)
        #expect(root.view.transform == .identity)
      }
    }
  }

  @Test(
    "H-06: up to iOS 6 the status bar takes 20 points off the root's view",
    arguments: Bench.pads(6...6))
  func statusBarCut(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      #expect(root.view.frame == CGRect(x: 0, y: 20, width: 768, height: 1004))
      try device.turn(to: .landscapeLeft)
      #expect(root.view.bounds.size == CGSize(width: 1024, height: 748))
    }
  }

  @Test(
    "H-08: up to iOS 7 the status bar's frame stays in upright coordinates",
    arguments: Bench.pads(7...8))
  func statusBarFrame(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      try device.turn(to: .landscapeLeft)
      let frame = UIApplication.shared.statusBarFrame
      #expect((bench.system < 8 ? frame.width : frame.height) == 20)
      #expect((bench.system < 8 ? frame.height : frame.width) == 1024)
    }
  }

  @Test(
    "H-09: from iOS 8 the status bar hides when a phone is in landscape, never on an iPad",
    arguments: Bench.phones(13...26) + Bench.pads(13...18))
  func statusBar(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      #expect(device.scene.statusBarManager?.isStatusBarHidden == false)
      try device.turn(to: .landscapeLeft)
      #expect(device.scene.statusBarManager?.isStatusBarHidden == (bench.kind != .pad))
    }
  }

  @Test(
    "H-14: a phone is compact and regular upright, compact twice sideways; wide ones stay regular",
    arguments: Bench.phones(8...) + Bench.widePhones(8...))
  func sizeClasses(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      #expect(root.traitCollection.horizontalSizeClass == .compact)
      #expect(root.traitCollection.verticalSizeClass == .regular)
      try device.turn(to: .landscapeLeft)
      let isWide = bench.kind == .widePhone
      #expect(root.traitCollection.horizontalSizeClass == (isWide ? .regular : .compact))
      #expect(root.traitCollection.verticalSizeClass == .compact)
    }
  }

  @Test("H-14: an iPad is regular both ways", arguments: Bench.pads(8...18))
  func padSizeClasses(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      for pose in [UIDeviceOrientation.portrait, .landscapeLeft] {
        try device.turn(to: pose)
        #expect(root.traitCollection.horizontalSizeClass == .regular)
        #expect(root.traitCollection.verticalSizeClass == .regular)
      }
    }
  }

  @Test(
    "H-15: a part of an iPad's screen is compact or regular by its width, and keeps its orientation",
    .tags(.needsSetup),
    arguments: [
      (Bench(.pad, "iPad Air 2", 12), CGSize(width: 320, height: 1024), false),
      (
        Bench(.pad, "iPad Pro 12.9-inch (2nd generation)", 12), CGSize(width: 678, height: 1024),
        true
      ),
      (
        Bench(.pad, "iPad Pro 11-inch (1st generation)", 13), CGSize(width: 592, height: 834), false
      ),
      (
        Bench(.pad, "iPad Pro 11-inch (1st generation)", 13), CGSize(width: 375, height: 834), false
      ),
    ])
  func splitView(bench: Bench, size: CGSize, isRegular: Bool) throws {
    try bench.launch(Screen()) { device, root in
      try device.turn(to: .landscapeLeft)
      try device.resize(to: size)
      #expect(root.view.bounds.size == size)
      #expect(root.traitCollection.horizontalSizeClass == (isRegular ? .regular : .compact))
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }
}
