import Foundation
import Orientation
import RotationReport
import Testing

@Suite struct TranscriptTests {
  typealias App = PlayerApp

  static func turned(_ version: Int) throws -> [PlayedStep] {
    App.play(
      try App.system(version, delegate: nil),
      [.turn(.landscapeLeft), .present(App.trailer, .fullScreen, from: App.tabs), .turn(.portrait)])
  }

  @Test("a transcript is readable, in every way of turning", arguments: [6, 12, 17, 27])
  func text(version: Int) throws {
    try expectSnapshot(
      TranscriptText(Self.turned(version)).text, "transcript-\(version).txt")
  }

  @Test("a summary leaves out who was called")
  func summary() throws {
    try expectSnapshot(
      TranscriptText(Self.turned(17), detail: .summary).text, "transcript-17-summary.txt")
  }

  @Test("what goes wrong is told: log lines, errors, exceptions, calls without effect")
  func wrongs() throws {
    let steps = App.play(
      try App.system(17, delegate: .portrait),
      [
        .setDeviceOrientation(rawValue: 3), .requestGeometryUpdate(.main, .landscapeRight),
        .changeAppDelegate(.portraitUpsideDown), .present(App.trailer, .fullScreen, from: App.tabs),
        .turn(.landscapeLeft),
      ])
    try expectSnapshot(
      TranscriptText(steps, detail: .summary).text, "transcript-wrongs.txt")
  }

  @Test("the JSON of a transcript is well-formed, and the same as it was")
  func json() throws {
    let text = try TranscriptJSON(Self.turned(17)).text
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(parsed?["schema"] as? String == "quarterturn/transcript")
    #expect(parsed?["version"] as? Int == TranscriptJSON.version)
    try expectSnapshot(text, "transcript-17.json")
  }

  @Test("the same scenario gives the same bytes", arguments: [5, 8, 15, 17, 26, 27])
  func determinism(version: Int) throws {
    let first = try Self.turned(version)
    let second = try Self.turned(version)
    #expect(TranscriptText(first).text == TranscriptText(second).text)
    #expect(TranscriptJSON(first).text == TranscriptJSON(second).text)
  }

  @Test("lines fit into the width that was asked for", arguments: [60, 80, 100])
  func width(width: Int) throws {
    let style = TextStyle(width: width)
    let text = try TranscriptText(Self.turned(17), style: style).text
    // A name may be longer than its column; nothing else may.
    let column = width - 27
    for line in text.split(separator: "\n") where line.count > width {
      #expect(line.split(separator: " ").contains { $0.count > column })
    }
  }
}
