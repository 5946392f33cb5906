import Foundation
import OrientationSensing
import Testing
import TextFormats
import TestSupport

@testable import AccelerationRecordings

/// Recordings damaged at random, the same ones for the same seed.
struct DamagedRecordings {
  var random: SeededGenerator
  /// What is damaged.
  var seeds = Self.recordings
  private static let recordings =
    AppRecording.all.map { Array($0.text.utf8) } + BrokenRecording.all.map { Array($0.text.utf8) }
  private static let tokens: [[UInt8]] = [
    "\n", "\r\n", "\r", ",", ";", "\t", " ", "\"", "\"\"", "-", "e", "e9", ".", ":", "nan", "#",
    "time", "x", "y,z", "acc_z", "(m/s^2)", "[ns]", "1e308", "9999999999999999999999", "0",
    "\u{FEFF}", "\u{0}", "12:00:00", "2026-01-01T00:00:00Z", "-9.81",
  ].map { Array($0.utf8) }

  /// The next one.
  mutating func next() -> [UInt8] {
    var bytes = seeds.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 0...6, using: &random) { damage(&bytes) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
    switch Int.random(in: 0..<7, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 2: bytes.insert(UInt8.random(in: .min ... .max, using: &random), at: place)
    case 3 where place < bytes.count:
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 4: bytes.insert(contentsOf: Self.tokens.randomElement(using: &random) ?? [], at: place)
    case 5:
      let other = seeds.randomElement(using: &random) ?? []
      bytes.replaceSubrange(
        place..., with: other[Int.random(in: 0...other.count, using: &random)...])
    default: bytes.removeSubrange(place...)
    }
  }

  /// The bytes cut into pieces of any length, some of them empty.
  mutating func pieces(_ bytes: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = min(rest.count, Int.random(in: 0...24, using: &random))
      pieces.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return pieces
  }

  /// Options as callers give them, mostly none.
  mutating func options() -> RecordingOptions {
    guard Int.random(in: 0..<4, using: &random) == 0 else { return RecordingOptions() }
    let names = ["1", "2", "7", "x", "time", "-1", ""]
    func name(_ random: inout SeededGenerator) -> String? {
      Bool.random(using: &random) ? nil : names.randomElement(using: &random)
    }
    return RecordingOptions(
      columns: RecordingOptions.Columns(time: name(&random), x: name(&random), y: name(&random)),
      unit: AccelerationUnit.allCases.randomElement(using: &random),
      axes: SensorAxes.allCases.randomElement(using: &random),
      timeUnit: TimeUnit.allCases.randomElement(using: &random),
      rate: Bool.random(using: &random) ? 100 : nil)
  }
}

@Suite struct DamagedRecordingTests {
  static let count = Effort.damaged.count(4_000)

  @Test("No damage crashes the reader, gets a number out that is none, or a place that is nowhere")
  func damage() {
    var recordings = DamagedRecordings(random: SeededGenerator(seed: 4))
    var read = 0
    var refused = 0
    for _ in 0..<Self.count {
      let bytes = recordings.next()
      let options = recordings.options()
      let whole = Reading([bytes], options: options)
      let cut = Reading(recordings.pieces(bytes), options: options)
      if whole != cut { Issue.record("cut differently, read differently: \(bytes)") }
      for sample in whole.samples {
        let values = sample.acceleration
        let isFinite =
          sample.time.isFinite && values.x.isFinite && values.y.isFinite && values.z.isFinite
        if !isFinite { Issue.record("\(sample) from \(bytes)") }
      }
      if let error = whole.error {
        refused += 1
        if !isPlace(error, in: bytes) { Issue.record("\(error) about \(bytes)") }
      } else {
        read += 1
      }
    }
    // Both happen often, or the damage teaches nothing.
    #expect(read > Self.count / 50 && refused > Self.count / 50, "\(read) read, \(refused) refused")
  }

  /// Whether an error's place exists in the text, or just behind the end of a line.
  private func isPlace(_ error: ReadingError, in bytes: [UInt8]) -> Bool {
    guard let line = error.line else { return error.column == nil }
    var lines: [[UInt8]] = [[]]
    var last: UInt8 = 0
    for byte in bytes {
      if byte == 10 && last == 13 {
        last = byte
        continue
      }
      if byte == 10 || byte == 13 { lines.append([]) } else { lines[lines.count - 1].append(byte) }
      last = byte
    }
    guard lines.indices.contains(line - 1) else { return false }
    let length = lines[line - 1].count { $0 & 0xC0 != 0x80 }
    return error.column.map { (1...length + 1).contains($0) } ?? true
  }

  @Test("Damaged labels are read in order or refused in one line with a place")
  func labels() {
    let seeds = [
      "from,to,device,upright\n0,3.5,portrait,portrait\n4,8,landscapeLeft,\n9,12,faceUp,\n",
      "upright,to,from\nportrait,2,1\n",
    ].map { Array($0.utf8) }
    var recordings = DamagedRecordings(random: SeededGenerator(seed: 6), seeds: seeds)
    var read = 0
    for _ in 0..<min(Self.count, 100_000) {
      let bytes = recordings.next()
      do throws(ReadingError) {
        let labels = try OrientationLabels(csv: String(decoding: bytes, as: UTF8.self))
        for spells in [labels.device, labels.upright] {
          let isOrdered = zip(spells, spells.dropFirst()).allSatisfy { $0.to <= $1.from }
          if !isOrdered || spells.contains(where: { $0.from >= $0.to }) {
            Issue.record("\(spells) from \(bytes)")
          }
        }
        read += 1
      } catch {
        let text = error.description
        if !text.hasPrefix("labels.csv:") || text.contains("\n") { Issue.record("\(text)") }
      }
    }
    #expect(read * 10 > min(Self.count, 100_000))
  }

  @Test("However long a recording is, the reader holds on to no more of it")
  func memory() throws {
    let header = Array("time,x,y,z\n".utf8)
    let rows = Array((0..<1_000).map { "0.0\($0),0.01,-1.0,0.02\n" }.joined().utf8)
    var reader = RecordingReader(file: "long.csv")
    var count = 0
    var most = 0
    try reader.read(header) { _ in }
    for _ in 0..<300 {
      try reader.read(rows) { _ in count += 1 }
      most = max(most, reader.bufferedByteCount)
    }
    try reader.finish { _ in count += 1 }
    #expect(count == 300_000)
    #expect(most < 16_384)
  }

  @Test("A line without end is refused before it fills the memory")
  func endlessLine() {
    let piece = Array(repeating: UInt8(ascii: "1"), count: 1_000)
    let reading = Reading(Array(repeating: piece, count: 1_000))
    #expect(
      reading.error?.description
        == "r.csv:1: a line of more than 65536 bytes. "
        + "Expected a CSV recording with a row for each sample.")
    #expect(reading.mostBuffered <= RecordingReader.longestLine + piece.count)
  }
}
