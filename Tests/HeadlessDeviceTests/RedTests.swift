import Foundation
import HeadlessDevice
import HeadlessDeviceTesting
import Testing
import UIKit

/// Tests that fail on purpose, for `Scripts/check-red-tests`: what a red test says.
@MainActor
@Suite(
  "Red tests say why", .device("iPhone 15, iOS 17"),
  .enabled(if: ProcessInfo.processInfo.environment["QUARTERTURN_RED"] != nil))
struct RedTests {
  private final class PortraitOnly: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  private struct Unexpected: Error {}

  @Test("An interface that does not follow")
  func doesNotTurn() {
    let device = HeadlessDevice.current
    device.launch(root: PortraitOnly())
    device.expectTurns(to: .landscapeLeft)
  }

  @Test("A plain expectation")
  func plain() {
    let device = HeadlessDevice.current
    device.launch(root: PortraitOnly())
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  @Test("A test that throws")
  func throwing() throws {
    let device = HeadlessDevice.current
    device.launch(root: PortraitOnly())
    throw Unexpected()
  }

  @Test("A test that passes has no attachment")
  func passes() {
    let device = HeadlessDevice.current
    device.launch(root: PortraitOnly())
    device.expectStays(turnedTo: .landscapeLeft)
  }
}
