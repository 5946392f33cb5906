import HeadlessDevice
import Orientation
import Testing
import UIKit

@MainActor
@Suite("A live app turns")
struct FirstTurnTests {
  final class Player: UIViewController {
    var log: [String] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    override func viewDidLoad() { log.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("viewWillTransition \(size.width) x \(size.height)")
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { _ in
        self.log.append("alongside")
      } completion: { _ in
        self.log.append("completion")
      }
    }
    override func viewDidLayoutSubviews() { log.append("layout \(view.bounds.size.width)") }
  }

  @Test("G-10, G-25: a phone turns to landscape, and the content of a container is notified of it")
  func turns() throws {
    let profile = try #require(DeviceProfile.named("iPhone 15"))
    let device = HeadlessDevice(.init(device: profile, version: SystemVersion(17)))
    let player = Player()
    device.launch(root: UINavigationController(rootViewController: player))
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(player.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(
      player.log == [
        "viewDidLoad", "viewWillAppear", "layout 393.0", "viewWillTransition 852.0 x 393.0",
        "layout 852.0", "alongside", "completion",
      ])
  }
}
