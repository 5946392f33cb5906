import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
import Quarterturn
import Testing
import UIKit

@MainActor
@Suite("Journeys between screens that lie differently")
struct JourneyTests {
  private nonisolated static let starts: [DeviceOrientation] = [
    .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight, .faceUp,
  ]

  @Test(
    "E-11, E-12, E-13, E-17: nothing stays turned, and nothing turns twice",
    arguments: Stages.all, Way.allCases)
  func thereAndBack(stage: HeadlessDevice.Configuration, way: Way) {
    for start in Self.starts {
      for isLocked in [false, true] {
        for masks in MaskPair.all {
          let device = HeadlessDevice(stage, held: start, isUserLocked: isLocked)
          let journey = Journey(device, way, masks)
          let comment = Comment(
            rawValue: "held \(start), locked \(isLocked), \(masks.testDescription)")
          let home = device.interfaceOrientation
          let held = UIInterfaceOrientation(
            rawValue: device.run { UIDevice.current.orientation }.rawValue)
          #expect(masks.first.holds(home), comment)
          for _ in 1...2 {
            device.forgetTranscript()
            journey.go()
            let away = device.interfaceOrientation
            #expect(masks.second.holds(away), comment)
            if masks.second.holds(home), masks.second.holds(held ?? home) {
              #expect(away == home || away == held, comment)
            }
            #expect(device.turns.count == (away == home ? 0 : 1), comment)

            device.forgetTranscript()
            journey.comeBack()
            #expect(device.interfaceOrientation == home, comment)
            #expect(device.turns.count == (away == home ? 0 : 1), comment)
          }
          #expect(device.faults.isEmpty, comment)
        }
      }
    }
  }
}
