import Testing
import UIKit

@MainActor
@Suite("G: the scene's geometry", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct SceneGeometryConformanceTests {
  @Test(
    "G-36: from iOS 13 the scene's delegate is notified of the orientation before",
    arguments: Bench.phones(13...))
  func didUpdate(bench: Bench) throws {
    let scene = SceneDelegate()
    try bench.launch(Screen(), scene: scene) { device, _ in
      scene.oldOrientations = []
      try device.turn(to: .landscapeLeft)
      #expect(scene.oldOrientations == [.portrait])
    }
  }

  @Test(
    "G-36, M-20: from iOS 26 it gets the geometry before, and reads the new one from the scene",
    arguments: Bench.phones(26...))
  func didUpdateGeometry(bench: Bench) throws {
    let scene = SceneDelegate()
    try bench.launch(Screen(), scene: scene) { device, _ in
      scene.geometries = []
      try device.turn(to: .landscapeLeft)
      #expect(scene.geometries.map(\.previous.interfaceOrientation) == [.portrait])
      #expect(scene.geometries.map(\.now.interfaceOrientation) == [.landscapeRight])
    }
  }

  @Test(
    "G-37: a geometry tells orientation, size, dragging and lock", arguments: Bench.phones(26...))
  func members(bench: Bench) throws {
    try bench.launch(Screen()) { device, screen in
      let geometry = device.scene.effectiveGeometry
      #expect(geometry.interfaceOrientation == .portrait)
      #expect(!geometry.isInteractivelyResizing)
      #expect(!geometry.isInterfaceOrientationLocked)
      #expect(geometry.coordinateSpace.bounds.size == screen.view.bounds.size)
    }
  }

  @Test(
    "N-30: the deprecated property of the scene agrees with its geometry",
    arguments: Bench.phones(16...))
  func deprecatedProperty(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      for pose in [UIDeviceOrientation.landscapeLeft, .landscapeRight, .portrait] {
        try device.turn(to: pose)
        #expect(
          device.scene.interfaceOrientation == device.scene.effectiveGeometry.interfaceOrientation)
      }
    }
  }

  @Test(
    "G-35: a resize is reported like a turn, with no transform",
    .tags(.needsSetup), arguments: Bench.pads(9...))
  func resize(bench: Bench) throws {
    try bench.launch(SizeScreen()) { device, screen in
      screen.forget()
      try device.resize(to: CGSize(width: 500, height: 700))
      #expect(screen.sizes == [CGSize(width: 500, height: 700)])
      #expect(screen.transforms == [.identity])
      #expect(device.scene.coordinateSpace.bounds.size == CGSize(width: 500, height: 700))
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "N-41: a drag is reported again and again, and its end too",
    .tags(.needsSetup), arguments: Bench.pads(26...))
  func drag(bench: Bench) throws {
    let scene = SceneDelegate()
    try bench.launch(SizeScreen(), scene: scene) { device, screen in
      screen.forget()
      scene.geometries = []
      let widths = [900.0, 800, 700]
      try device.drag(through: widths.map { CGSize(width: $0, height: 900) })
      #expect(screen.sizes.map(\.width) == [900, 800, 700])
      let dragging = scene.geometries.map(\.now.isInteractivelyResizing)
      #expect(dragging == [true, true, true, false])
    }
  }
}
