import Foundation
import Testing

/// A transcript kept beside the tests; `QUARTERTURN_RECORD=1` writes it anew.
struct GoldenFile {
  let name: String

  private var url: URL {
    let stem = name.replacingOccurrences(of: ", ", with: " ").replacingOccurrences(
      of: " ", with: "-")
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Transcripts/\(stem).txt")
  }

  func check(_ text: String) throws {
    guard ProcessInfo.processInfo.environment["QUARTERTURN_RECORD"] == nil else {
      return try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: url, encoding: .utf8)
    let lines = zip(kept.split(separator: "\n"), text.split(separator: "\n"))
    let difference = lines.enumerated().first { $0.element.0 != $0.element.1 }
    #expect(
      kept == text,
      """
      \(url.lastPathComponent) differs from line \((difference?.offset ?? 0) + 1) on; \
      QUARTERTURN_RECORD=1 swift test --filter GoldenTranscriptTests writes it anew.
      """)
  }
}
