import Testing
import UIKit

@MainActor
@Suite("D: containers", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct ContainerConformanceTests {
  @Test(
    "D-07, D-38: a navigation controller answers for itself, whatever its top supports",
    arguments: Bench.phones(6...))
  func navigation(bench: Bench) throws {
    try bench.launch(UINavigationController(rootViewController: Screen(.portrait))) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test("D-07: so does a container of the app's own", arguments: Bench.phones(6...))
  func ownContainer(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      let child = Screen(.portrait)
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "D-36: a subclass that forwards the questions lets the top decide",
    arguments: Bench.phones(6...))
  func forwarding(bench: Bench) throws {
    let root = { ForwardingNavigationController(rootViewController: Screen(.portrait)) }
    try bench.launch(root()) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "D-33: a presented navigation controller decides, not what it shows",
    arguments: Bench.phones(6...))
  func presented(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, root in
      let modal = UINavigationController(rootViewController: Screen(.portrait))
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: true)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "D-34: from iOS 7 a navigation controller asks its delegate", arguments: Bench.phones(6...))
  func delegate(bench: Bench) throws {
    let root = UINavigationController(rootViewController: UIViewController())
    let delegate = NavigationDelegate()
    root.delegate = delegate
    try bench.launch(root) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == (bench.system >= 7 ? .portrait : .landscapeRight))
    }
  }

  @Test(
    "E-25: a presented navigation controller prefers what its delegate prefers",
    arguments: Bench.phones(7...))
  func delegatePreference(bench: Bench) throws {
    let delegate = NavigationDelegate()
    delegate.mask = .allButUpsideDown
    delegate.preferred = .landscapeLeft
    try bench.launch(Screen()) { device, root in
      let inner = Screen()
      inner.preferred = .landscapeRight
      let modal = UINavigationController(rootViewController: inner)
      modal.delegate = delegate
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: true)
      device.settle()
      #expect(device.interfaceOrientation == .landscapeLeft)
      #expect(!inner.questions.contains(.preferred))
    }
  }

  private final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
    var mask = UIInterfaceOrientationMask.portrait
    var preferred = UIInterfaceOrientation.portrait

    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { mask }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { preferred }
  }

  @Test(
    "D-37: while the top presents, it is still the top, and what it presents is visible",
    arguments: Bench.phones(6...))
  func topAndVisible(bench: Bench) throws {
    let page = UIViewController()
    try bench.launch(UINavigationController(rootViewController: page)) { _, navigation in
      #expect(navigation.visibleViewController === page)
      let modal = Screen().styled(.fullScreen)
      page.present(modal, animated: false)
      #expect(navigation.topViewController === page)
      #expect(navigation.visibleViewController === modal)
    }
  }
}
