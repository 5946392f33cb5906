import HeadlessDevice
import Orientation
import Testing
import UIKit

@MainActor
@Suite("Constraints on a turn")
struct ConstraintTurnTests {
  /// A title at the top of the safe area, and a panel that is below it or, sideways, beside it.
  final class Page: UIViewController {
    let (header, panel) = (UIView(), UIView())
    var upright: [NSLayoutConstraint] = []
    var sideways: [NSLayoutConstraint] = []
    var height: NSLayoutConstraint?
    var log: [String] = []
    var layouts: [CGRect] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for part in [header, panel] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      let safe = view.safeAreaLayoutGuide
      let height = header.heightAnchor.constraint(equalToConstant: 44)
      self.height = height
      NSLayoutConstraint.activate([
        header.topAnchor.constraint(equalTo: safe.topAnchor),
        header.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        height,
        panel.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        panel.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      ])
      upright = [
        header.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        panel.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
        panel.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      ]
      sideways = [
        header.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 0.25),
        panel.topAnchor.constraint(equalTo: safe.topAnchor),
        panel.leadingAnchor.constraint(equalTo: header.trailingAnchor, constant: 8),
      ]
      NSLayoutConstraint.activate(upright)
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      let isSideways = newCollection.verticalSizeClass == .compact
      NSLayoutConstraint.deactivate(isSideways ? upright : sideways)
      NSLayoutConstraint.activate(isSideways ? sideways : upright)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { _ in
        self.height?.constant += 6
        self.view.layoutIfNeeded()
        self.log.append("\(self.header.frame.height) in \(UIView.inheritedAnimationDuration) s")
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts = [header.frame, panel.frame]
    }
  }

  private static func device() throws -> HeadlessDevice {
    HeadlessDevice(
      .init(device: try #require(DeviceProfile.named("iPhone 15")), version: SystemVersion(17)))
  }

  @Test("L-H-04, L-H-05, L-H-07, L-D-07: frames follow the safe area and swapped sets in a turn")
  func page() throws {
    let (device, page) = (try Self.device(), Page())
    device.launch(root: page)
    let upright = [
      CGRect(x: 0, y: 59, width: 393, height: 44), CGRect(x: 0, y: 111, width: 393, height: 707),
    ]
    #expect([page.header.frame, page.panel.frame] == upright)
    #expect(page.layouts == upright)
    device.turn(to: .landscapeLeft)
    // 852 less 59 on each side, and 21 below.
    let width = 734.0 / 4
    let scale = 3.0
    let edge = ((59 + width) * scale).rounded() / scale
    #expect(page.header.frame.width == edge - 59 && page.header.frame.height == 50)
    #expect(abs(page.header.frame.minX - 59) < 1e-9 && page.header.frame.minY == 0)
    #expect(page.panel.frame.maxX == 793 && page.panel.frame.height == 372)
    #expect(page.layouts == [page.header.frame, page.panel.frame])
    #expect(page.log.count == 1)
    #expect(page.log.first?.hasPrefix("50.0 in 0.") == true)
    device.turn(to: .portrait)
    #expect(page.header.frame == CGRect(x: 0, y: 59, width: 393, height: 56))
    #expect(page.panel.frame == CGRect(x: 0, y: 123, width: 393, height: 695))
    #expect(device.log.isEmpty)
  }

  @Test("L-H-03: a root view keeps filling its window, also with the flag off")
  func root() throws {
    let (device, page) = (try Self.device(), Page())
    page.loadViewIfNeeded()
    page.view.translatesAutoresizingMaskIntoConstraints = false
    device.launch(root: page)
    device.turn(to: .landscapeLeft)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(page.panel.frame.maxX == 793)
  }

  @Test("L-B-08: in a window a conflict is found by the call that activates")
  func conflict() throws {
    let (device, page) = (try Self.device(), Page())
    device.launch(root: page)
    var lines = 0
    device.run {
      page.header.heightAnchor.constraint(equalToConstant: 1).isActive = true
      lines = device.log.count
    }
    #expect(lines == 1)
  }

  @Test("L-C-08: constraints that change are solved at the end of the cycle")
  func cycle() throws {
    let (device, page) = (try Self.device(), Page())
    device.launch(root: page)
    device.run { page.height?.constant = 100 }
    #expect(page.header.frame.height == 44)
    device.advance(by: 0.1)
    #expect(page.header.frame.height == 100 && page.panel.frame.minY == 167)
  }
}
