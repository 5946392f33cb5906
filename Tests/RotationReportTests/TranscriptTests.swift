import Foundation
import Orientation
import RotationReport
import RotationTranscripts
import Testing

@Suite struct TranscriptTests {
  typealias App = PlayerApp

  @Test("a transcript is readable: who was asked, what was decided, who was called and saw what")
  func full() throws {
    try expectSnapshot(TranscriptText(WrittenTranscript.steps()).text, "transcript-full.txt")
  }

  @Test("a summary leaves out who was called")
  func summary() throws {
    let text = try TranscriptText(WrittenTranscript.steps(), detail: .summary).text
    #expect(!text.contains("viewWill"))
    try expectSnapshot(text, "transcript-summary.txt")
  }

  @Test("colour adds escape sequences and nothing else")
  func color() throws {
    let steps = try WrittenTranscript.steps()
    let colored = TranscriptText(steps, style: TextStyle(isColored: true)).text
    #expect(colored.contains("\u{1B}["))
    let bare = colored.replacing(/\u{1B}\[[0-9]+m/, with: "")
    #expect(bare.split(separator: /\s+/) == TranscriptText(steps).text.split(separator: /\s+/))
    #expect(!TranscriptText(steps).text.contains("\u{1B}"))
  }

  @Test("the JSON of a transcript is well-formed, and the same as it was")
  func json() throws {
    let text = try TranscriptJSON(WrittenTranscript.steps()).text
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(parsed?["schema"] as? String == "quarterturn/transcript")
    #expect(parsed?["version"] as? Int == TranscriptJSON.version)
    #expect((parsed?["steps"] as? [Any])?.count == 4)
    try expectSnapshot(text, "transcript.json")
  }

  /// What a running system does when it is turned, covered, turned back, locked and asked.
  static func played(_ version: Int) throws -> [ReportedStep] {
    App.play(
      try App.system(version, delegate: nil),
      [
        .turn(.landscapeLeft), .present(App.trailer, .fullScreen, from: App.tabs),
        .turn(.portrait), .userLock(true), .turn(.landscapeRight), .dismiss(App.trailer),
        .requestGeometryUpdate(.main, .portrait), .setDeviceOrientation(rawValue: 1),
      ])
  }

  @Test("the same scenario gives the same bytes", arguments: [4, 5, 6, 7, 8, 12, 15, 17, 26, 27])
  func determinism(version: Int) throws {
    let first = try Self.played(version)
    let second = try Self.played(version)
    #expect(TranscriptText(first).text == TranscriptText(second).text)
    #expect(TranscriptJSON(first).text == TranscriptJSON(second).text)
  }

  @Test("lines fit into the width that was asked for", arguments: [60, 80, 100])
  func width(width: Int) throws {
    let text = try TranscriptText(Self.played(17), style: TextStyle(width: width)).text
    // A name may be longer than its column; nothing else may.
    let column = width - 27
    for line in text.split(separator: "\n") where line.count > width {
      #expect(line.split(separator: " ").contains { $0.count > column })
    }
  }
}
