import Testing
import UIKit

@MainActor
@Suite(
  "F and M: the orientation lock from iOS 26", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct OrientationLockConformanceTests {
  private func isLocked(_ device: any ConformanceHost) -> Bool {
    device.scene.effectiveGeometry.isInterfaceOrientationLocked
  }

  private func locking() -> Screen {
    let screen = Screen()
    screen.isLocked = true
    return screen
  }

  @Test("F-34: it is not preferred by default", arguments: Bench.phones(26...))
  func usually(bench: Bench) throws {
    try bench.launch(UIViewController()) { device, root in
      #expect(!root.prefersInterfaceOrientationLocked)
      #expect(root.childForInterfaceOrientationLock == nil)
      #expect(!isLocked(device))
    }
  }

  @Test(
    "F-34, F-38, M-25: it keeps the interface, while the device's orientation continues",
    arguments: Bench.phones(26...))
  func keeps(bench: Bench) throws {
    try bench.launch(Screen()) { device, screen in
      screen.isLocked = true
      screen.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      device.settle()
      #expect(isLocked(device))
      screen.journal.listenToDevice()
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(screen.log == ["device 3"])
    }
  }

  @Test(
    "F-36: a wish that changed counts once it is announced, and only then",
    arguments: Bench.phones(26...))
  func announced(bench: Bench) throws {
    try bench.launch(Screen()) { device, screen in
      screen.isLocked = true
      device.settle()
      #expect(!isLocked(device))
      screen.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      device.settle()
      #expect(isLocked(device))
      screen.isLocked = false
      screen.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      device.settle()
      #expect(!isLocked(device))
    }
  }

  @Test(
    "F-36, M-21: a container that names a child has the child's wish read",
    arguments: Bench.phones(26...))
  func child(bench: Bench) throws {
    try bench.launch(Container()) { device, container in
      container.addChild(container.inner)
      container.inner.isLocked = true
      container.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      device.settle()
      #expect(isLocked(device))
      #expect(container.order == ["child", "inner"])
    }
  }

  private final class Container: Screen {
    let inner = Inner()
    var order: [String] = []
    override init(_ mask: UIInterfaceOrientationMask? = nil) {
      super.init(mask)
      inner.note = { [unowned self] in order.append("inner") }
    }
    required init?(coder: NSCoder) { nil }
    override var childForInterfaceOrientationLock: UIViewController? {
      order = ["child"]
      return inner
    }
  }

  private final class Inner: Screen {
    var note: () -> Void = {}
    override var prefersInterfaceOrientationLocked: Bool {
      note()
      return isLocked
    }
  }

  @Test(
    "F-37, M-20: the scene's delegate is notified, with the geometry before",
    arguments: Bench.phones(26...))
  func delegate(bench: Bench) throws {
    let scene = SceneDelegate()
    try bench.launch(Screen(), scene: scene) { device, screen in
      scene.geometries = []
      screen.isLocked = true
      screen.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      device.settle()
      #expect(scene.geometries.map(\.previous.isInterfaceOrientationLocked) == [false])
      #expect(scene.geometries.map(\.now.isInterfaceOrientationLocked) == [true])
    }
  }

  @Test(
    "F-35, M-22: the system drops it by itself when another scene covers this one",
    .tags(.needsSetup), arguments: Bench.phones(26...))
  func covered(bench: Bench) throws {
    let scene = SceneDelegate()
    try bench.launch(locking(), scene: scene) { device, _ in
      #expect(isLocked(device))
      scene.geometries = []
      try device.cover(true)
      #expect(!isLocked(device))
      #expect(scene.geometries.map(\.now.isInterfaceOrientationLocked) == [false])
      try device.cover(false)
      #expect(isLocked(device))
    }
  }

  @Test(
    "F-35, N-13: a scene that is smaller than its screen is not locked",
    .tags(.needsSetup), arguments: Bench.pads(26...))
  func resized(bench: Bench) throws {
    try bench.launch(locking()) { device, _ in
      #expect(isLocked(device))
      try device.resize(to: CGSize(width: 600, height: 800))
      #expect(!isLocked(device))
    }
  }

  @Test(
    "M-23: it lasts as long as who wishes for it is visible", arguments: Bench.phones(26...))
  func whileVisible(bench: Bench) throws {
    try bench.launch(locking()) { device, root in
      #expect(isLocked(device))
      root.present(Screen().styled(.fullScreen), animated: true)
      device.settle()
      #expect(!isLocked(device))
      root.dismiss(animated: true)
      device.settle()
      #expect(isLocked(device))
    }
  }

  @Test(
    "M-27, M-28: a sheet comes up in the locked orientation and is taken to keep the lock",
    arguments: Bench.phones(26...))
  func sheet(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      try device.turn(to: .landscapeRight)
      root.isLocked = true
      root.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      device.settle()
      root.present(Screen(.portrait).styled(.pageSheet), animated: true)
      try device.turn(to: .portrait)
      #expect(device.interfaceOrientation == .landscapeLeft)
      #expect(isLocked(device))
    }
  }

  @Test(
    "M-24: it keeps the orientation of the moment and cannot ask for another",
    arguments: Bench.phones(26...))
  func noOtherOrientation(bench: Bench) throws {
    try bench.launch(Screen()) { device, screen in
      screen.mask = .landscape
      screen.isLocked = true
      screen.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      device.settle()
      #expect(device.interfaceOrientation == .portrait)
      #expect(isLocked(device))
    }
  }

  @Test(
    "M-26: released, turned and taken again, it holds the new orientation",
    arguments: Bench.phones(26...))
  func releasedAndTakenAgain(bench: Bench) throws {
    try bench.launch(locking()) { device, screen in
      screen.isLocked = false
      screen.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      screen.mask = .landscapeRight
      screen.setNeedsUpdateOfSupportedInterfaceOrientations()
      device.settle()
      screen.isLocked = true
      screen.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      device.settle()
      #expect(device.interfaceOrientation == .landscapeRight)
      #expect(isLocked(device))
    }
  }
}
