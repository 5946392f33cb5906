import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
import QuarterturnKit
import RecordedFiles
import RotationExplanation
import Testing
import UIKit

/// What happens on a journey, word for word.
@MainActor
@Suite("Golden transcripts of journeys")
struct JourneyTranscriptTests {
  private nonisolated static let stages = Stages.onePhone
  private nonisolated static let ways: [Way] = [.pushed, .presented, .tab]

  @Test(
    "E-11, E-12, E-13, E-17: a list, a player and back: one turn each way, as recorded",
    arguments: stages)
  func recorded(stage: HeadlessDevice.Configuration) throws {
    var lines: [String] = []
    for way in Self.ways {
      let device = HeadlessDevice(stage: stage)
      let journey = Journey(device, way, MaskPair(first: .portrait, second: .landscape))
      for (name, leg) in [("there", journey.go), ("back", journey.comeBack)] {
        device.forgetTranscript()
        leg()
        let heard = Self.heard(device)
        lines.append("== \(way), \(name)")
        lines += heard
        #expect(heard.count { $0.hasPrefix("turns") } == 1)
        #expect(heard.count { $0.contains("Screen viewWillTransition") } <= 2)
      }
    }
    let version = stage.version
    try expectRecorded(
      lines.joined(separator: "\n") + "\n",
      at: "Tests/QuarterturnKitTests/Transcripts/iOS-\(version).txt")
  }

  /// What the app and UIKit did, without what was asked.
  private static func heard(_ device: HeadlessDevice) -> [String] {
    device.transcript.entries.compactMap { entry in
      switch entry.occurrence {
      case .decided(_, let decision, _):
        guard case .turns(let orientation) = decision.outcome else { return nil }
        return "turns to \(Words.name(orientation)) on \(decision.trigger.shortName)"
      case .callback(let id, let callback, let observed):
        guard let controller = device.controller(id), callback.isOfTurnsOrScreens else {
          return nil
        }
        let name = "\(type(of: controller)) \(Words.callback(callback))"
        return "\(name), interface \(Words.name(observed.interfaceOrientation))"
      default: return nil
      }
    }
  }
}

extension Callback {
  /// Whether it reports a screen's coming and going, or a turn.
  fileprivate var isOfTurnsOrScreens: Bool {
    switch self {
    case .viewDidAppear, .viewDidDisappear, .viewWillTransition, .transitionCompletion: true
    default: false
    }
  }
}

extension Trigger {
  /// Its name without what belongs to it.
  fileprivate var shortName: String { "\(self)".prefix { $0 != "(" }.description }
}
