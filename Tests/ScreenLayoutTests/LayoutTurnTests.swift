import HeadlessDevice
import Orientation
import ScreenLayout
import Testing
import UIKit

@MainActor struct LayoutTurnTests {
  private final class Screen: UIViewController {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    override func viewDidLoad() {
      super.viewDidLoad()
      box.accessibilityIdentifier = "Box"
      view.addSubview(box)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(
        alongsideTransition: { _ in
          self.box.frame.origin.x = 200
          self.box.alpha = 0
        }, completion: { _ in self.box.frame.origin.x = 250 })
    }
  }

  private func x(_ snapshot: LayoutSnapshot) -> Double? {
    snapshot.view(at: "UIWindow/Screen/Box")?.frame.origin.x
  }

  @Test("G-25: A turn has the layout before, where its animation leads, and after the completion")
  func moments() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(root: Screen())
    let turn = device.layoutTurn(to: .landscapeLeft)
    #expect(turn.before.orientation == .portrait)
    #expect(turn.animated.orientation == .landscapeRight)
    let isLast = turn.after == device.layoutSnapshot()
    #expect(isLast)
    #expect([x(turn.before), x(turn.animated), x(turn.after)] == [0, 200, 250])
    #expect(turn.duration == 0.3)
    #expect(turn.animated.size == ScreenSize(852, 393))
  }

  @Test(
    "Moments of the animation go from the layout before to the one it leads to, slow at the ends")
  func between() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(root: Screen())
    let turn = device.layoutTurn(to: .landscapeLeft)
    #expect(x(turn.layout(at: 0)) == 0)
    let isEnd = turn.layout(at: 1) == turn.animated
    #expect(isEnd)
    let places = stride(from: 0.0, through: 1, by: 0.05).compactMap { x(turn.layout(at: $0)) }
    #expect(places.count == 21)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
    #expect(abs(places[10] - 100) < 1e-6)
    #expect(places[1] - places[0] < places[11] - places[10])
    let box = try #require(turn.layout(at: 0.5).view(at: "UIWindow/Screen/Box"))
    #expect(abs(box.alpha - 0.5) < 1e-6)
  }

  @Test("Where the interface does not turn, nothing is between")
  func none() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17, locked")
    device.launch(root: Screen())
    let turn = device.layoutTurn(to: .landscapeLeft)
    let isSame = turn.before == turn.after
    #expect(isSame)
    #expect(turn.duration == 0)
  }
}
