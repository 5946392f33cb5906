import HeadlessDevice
import TestSupport
import HeadlessDeviceTesting
import Orientation
import QuarterturnKit
import Testing
import UIKit

@MainActor
@Suite("Journeys between screens that lie differently")
struct ExhaustiveJourneyTests {
  private nonisolated static let starts: [DeviceOrientation] = [
    .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight, .faceUp,
  ]

  /// A journey that a test takes: how it begins, and what the screens declare.
  private struct Departure {
    var start: DeviceOrientation
    var isLocked: Bool
    var masks: MaskPair
  }

  /// All departures, or some of them, beginning elsewhere in each case of a test.
  private static func departures(_ place: Int) -> [Departure] {
    let all = starts.flatMap { start in
      [false, true].flatMap { isLocked in
        MaskPair.all.map { Departure(start: start, isLocked: isLocked, masks: $0) }
      }
    }
    if Effort.exhaustive.isRaised { return all }
    return all.indices.filter { ($0 + place) % 181 == 0 }.map { all[$0] }
  }

  @Test(
    "E-11, E-12, E-13, E-17: nothing stays turned, and nothing turns twice",
    arguments: Array(Stages.all.enumerated()), Way.allCases)
  func thereAndBack(stage: (offset: Int, element: HeadlessDevice.Configuration), way: Way) {
    let place = stage.offset * 3 + (Way.allCases.firstIndex(of: way) ?? 0)
    for departure in Self.departures(place) {
      let device = HeadlessDevice(
        stage: stage.element, held: departure.start, isUserLocked: departure.isLocked)
      travel(Journey(device, way, departure.masks), departure, isSure: way != .pushedWithLine)
    }
  }

  /// Goes and comes back twice; where the library is notified of the journey too late, UIKit may
  /// take the other side.
  private func travel(_ journey: Journey, _ departure: Departure, isSure: Bool) {
    let device = journey.device
    let masks = departure.masks
    let comment = Comment(
      rawValue: "held \(departure.start), locked \(departure.isLocked), \(masks.testDescription)")
    let home = device.interfaceOrientation
    let held = UIInterfaceOrientation(
      rawValue: device.run { UIDevice.current.orientation }.rawValue)
    #expect(masks.first.holds(home), comment)
    for _ in 1...2 {
      let from = device.interfaceOrientation
      device.forgetTranscript()
      journey.go()
      let away = device.interfaceOrientation
      #expect(masks.second.holds(away), comment)
      if masks.second.holds(home), masks.second.holds(held ?? home) {
        #expect(away == home || away == held, comment)
      }
      #expect(device.turns.count == (away == from ? 0 : 1), comment)

      device.forgetTranscript()
      journey.comeBack()
      let back = device.interfaceOrientation
      // Where the device does not say which side, UIKit's choice between them is good enough.
      let isSide = back.isPortrait == home.isPortrait && (held != home || !isSure)
      #expect(back == home || isSide && masks.first.holds(back), comment)
      #expect(device.turns.count == (away == back ? 0 : 1), comment)
    }
    #expect(device.faults.isEmpty, comment)
  }
}
