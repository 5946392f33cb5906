import HeadlessDevice
import Testing
import UIKit

@MainActor
@Suite("What is on screen can be read")
struct ScreenTests {
  @Test("The visible controller is found through containers and presentations")
  func visible() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let list = Screen()
    let navigation = UINavigationController(rootViewController: list)
    device.launch(root: navigation)
    #expect(device.visibleViewController === list)
    let detail = Screen()
    device.run { navigation.pushViewController(detail, animated: false) }
    device.settle()
    #expect(device.visibleViewController === detail)
    let player = Screen()
    player.modalPresentationStyle = .fullScreen
    device.run { detail.present(player, animated: true) }
    device.settle()
    #expect(device.visibleViewController === player)
    #expect(device.viewControllers(UINavigationController.self) == [navigation])
  }

  @Test("Views are found by class and by tag; hidden ones are not")
  func views() throws {
    final class Badge: UIView {}
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let screen = Screen()
    device.launch(root: screen)
    let badge = Badge(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    badge.tag = 7
    screen.view.addSubview(badge)
    #expect(device.view(tagged: 7) === badge)
    #expect(device.view(Badge.self) { $0.frame.minX == 10 } === badge)
    #expect(
      device.screenText == """
        UIWindow 0 0 393 852, key
          Screen UIView 0 0 393 852
            Badge 10 20 30 40, tag 7

        """)
    badge.isHidden = true
    #expect(device.views(Badge.self).isEmpty)
    #expect(device.screenText.contains("Badge 10 20 30 40, hidden, tag 7"))
  }
}
