import HeadlessDevice
import Testing
import UIKit

/// A screen that turns, over one that does not.
private final class Photo: Page {
  /// Leaves the screen upright, as one article does to keep the animations alike.
  func leaveUpright() {
    ForcedTurn.turn(self, to: .portrait)
    navigationController?.popViewController(animated: true)
  }
}

/// The pattern that one article advises against: screens of one container that lie differently.
///
/// Rule: `E-14`
@MainActor
@Suite("Screens of one container that lie differently")
struct MixedContainerTests {
  private let photo = Photo(.allButUpsideDown)

  private func showPhotoSideways(_ stage: String) throws -> (HeadlessDevice, UINavigationController)
  {
    let device = try HeadlessDevice(stage: stage)
    let navigation = ForwardingNavigation(rootViewController: Page(.portrait))
    device.launch(root: navigation)
    device.act { navigation.pushViewController(photo, animated: true) }
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    return (device, navigation)
  }

  @Test(
    "E-11, E-12: popped in landscape, the portrait screen is in landscape up to iOS 15",
    arguments: Stages.all)
  func popped(stage: String) throws {
    let (device, navigation) = try showPhotoSideways(stage)
    device.act { navigation.popViewController(animated: true) }
    let stays = Stages.before16.contains(stage)
    #expect(device.interfaceOrientation == (stays ? .landscapeRight : .portrait))
    // The hand puts it right, once it comes upright.
    device.turn(to: .portrait)
    #expect(device.interfaceOrientation == .portrait)
  }

  @Test(
    "F-01, F-20: turned to portrait before it is left, no orientation is wrong on any version",
    arguments: Stages.all)
  func leftUpright(stage: String) throws {
    let (device, navigation) = try showPhotoSideways(stage)
    device.act { photo.leaveUpright() }
    #expect(device.interfaceOrientation == .portrait)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("E-13: another tab behaves like a push", arguments: Stages.all)
  func tabs(stage: String) throws {
    let tabs = ForwardingTabs()
    tabs.viewControllers = [Page(.allButUpsideDown), Page(.portrait)]
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: tabs)
    device.turn(to: .landscapeLeft)
    device.act { tabs.selectedIndex = 1 }
    let stays = Stages.before16.contains(stage)
    #expect(device.interfaceOrientation == (stays ? .landscapeRight : .portrait))
  }
}
