import HeadlessDevice
import HeadlessDeviceTesting
import QuarterturnKit
import Testing
import UIKit

@MainActor
@Suite("The player", .device("iPhone 15, iOS 17, portrait"))
struct PlayerTests {
  @Test("is in landscape, and the list is in portrait afterwards")
  func turnsAndComesBack() {
    let device = HeadlessDevice.current
    let films = FilmsViewController()
    device.launch(root: OrientationNavigationController(rootViewController: films))

    films.play()
    device.settle()
    #expect(device.interfaceOrientation.isLandscape)

    films.navigationController?.popViewController(animated: true)
    device.settle()
    #expect(device.interfaceOrientation == .portrait)
  }
}
