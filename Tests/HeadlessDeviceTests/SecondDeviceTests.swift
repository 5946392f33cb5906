import HeadlessDevice
import Orientation
import Testing
import UIKit

@MainActor
@Suite("One controller, two devices")
struct SecondDeviceTests {
  @Test("A controller that outlives its device is shown by the next one")
  func outlives() throws {
    let profile = try #require(DeviceProfile.named("iPhone 8"))
    let page = UIViewController()
    for _ in 1...2 {
      let device = HeadlessDevice(.init(device: profile, version: SystemVersion(12)))
      device.launch(root: page)
      device.turn(to: .landscapeLeft)
      #expect(page.interfaceOrientation == .landscapeRight)
      #expect(page.view.bounds.width == 667)
    }
  }
}
