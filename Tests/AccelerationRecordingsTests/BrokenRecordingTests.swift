import Foundation
import RecordedFiles
import AccelerationRecordings
import Testing
import TextFormats

/// A text that cannot be read as a recording, and the one message it must lead to.
///
/// `Broken/recordings.txt` holds them: a line `=== title`, the text, and a line `>>> message`.
struct BrokenRecording: CustomTestStringConvertible, Sendable {
  var title: String
  var text: String
  var message: String

  var testDescription: String { title }

  static let path = "Tests/AccelerationRecordingsTests/Broken/recordings.txt"

  static let all: [BrokenRecording] = {
    let content =
      (try? String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)) ?? ""
    return ("\n" + content).components(separatedBy: "\n=== ").dropFirst().map { section in
      let parts = section.components(separatedBy: "\n>>> ")
      let lines = parts[0].components(separatedBy: "\n")
      return BrokenRecording(
        title: lines[0], text: lines.dropFirst().joined(separator: "\n"),
        message: parts.count > 1 ? parts[1].components(separatedBy: "\n")[0] : "")
    }
  }()
}

@Suite struct BrokenRecordingTests {
  @Test("A broken recording leads to one clear message", arguments: BrokenRecording.all)
  func message(recording: BrokenRecording) {
    #expect(Reading(recording.text).error?.description == recording.message)
  }

  @Test("The file holds the messages that its texts lead to")
  func recorded() throws {
    let sections = BrokenRecording.all.map { recording in
      let message = Reading(recording.text).error?.description ?? "no error"
      return "=== \(recording.title)\n\(recording.text)\n>>> \(message)\n"
    }
    try expectRecorded(sections.joined(separator: "\n"), at: BrokenRecording.path)
  }

  @Test("There are at least 30 broken recordings")
  func count() { #expect(BrokenRecording.all.count >= 30) }

  @Test(
    "A file that is not CSV is named for what it is",
    arguments: [
      ([0x50, 0x4B, 3, 4, 20, 0, 10], "r.csv: the file is a zip archive. Expected the CSV file"),
      ([0xFF, 0xFE, 0x74, 0], "r.csv: the file is text in UTF-16. Expected UTF-8."),
      ([0x1F, 0x8B, 8], "r.csv: the file is a gzip archive."),
      ([], "r.csv: the recording is empty."),
    ] as [([UInt8], String)])
  func kinds(bytes: [UInt8], message: String) throws {
    let error = try #require(Reading([bytes]).error)
    #expect(error.description.hasPrefix(message), "\(error)")
  }

  @Test("A recording that is cut off anywhere gives its whole rows, or says where it ends")
  func truncation() throws {
    let text = "time,x,y,z\n" + (0..<8).map { "0.\($0),0.125,-1.5,0.25\n" }.joined()
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      let reading = Reading([Array(bytes[..<count])])
      let lines = text.utf8.prefix(count).split(separator: 10, omittingEmptySubsequences: false)
      let last = lines.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
      if let error = reading.error {
        #expect(lines.count <= 2 || error.line == lines.count, "\(count): \(error)")
        continue
      }
      // The last row has all its columns, though perhaps not all digits, or has not begun.
      #expect(last.isEmpty || last.split(separator: ",").count == 4, "\(count): '\(last)'")
      #expect(reading.samples.count == lines.count - (last.isEmpty ? 2 : 1), "\(count)")
    }
  }
}
