import DamagedFiles
import Foundation
import Orientation
import Testing
import TestSupport

@testable import DeviceSetup
import TextFormats

@Suite("Binary property lists, whole and damaged")
struct DamagedBinaryListTests {
  /// A value of any kind, in values of any kind.
  private static func value(_ random: inout SeededGenerator, depth: Int = 0) -> Any {
    switch Int.random(in: 0..<(depth < 4 ? 11 : 8), using: &random) {
    case 0: return Bool.random(using: &random)
    case 1: return Int.random(in: -300...300, using: &random)
    case 2: return [Int.max, Int.min, 255, 256, 65_536, 1 << 32].randomElement(using: &random) ?? 0
    case 3: return Double.random(in: -1e9...1e9, using: &random)
    case 4: return Date(timeIntervalSinceReferenceDate: 1e8)
    case 5: return Data(repeating: 7, count: Int.random(in: 0...40, using: &random))
    case 6: return String(repeating: "ab", count: Int.random(in: 0...20, using: &random))
    case 7: return ["ü", "屏幕", "👩‍👩‍👧", "", "a\u{0}b"].randomElement(using: &random) ?? ""
    case 8, 9:
      let keys = (0..<Int.random(in: 0...20, using: &random)).map { "key ü \($0)" }
      return Dictionary(
        uniqueKeysWithValues: keys.map { ($0, value(&random, depth: depth + 1)) })
    default:
      return (0..<Int.random(in: 0...20, using: &random)).map { _ in
        value(&random, depth: depth + 1)
      }
    }
  }

  @Test("What Foundation writes is read as Foundation reads it")
  func foundation() throws {
    var random = SeededGenerator(seed: 11)
    let place = SourceLocation(file: "l")
    for _ in 0..<300 {
      let value = ["top": Self.value(&random)]
      let data = try PropertyListSerialization.data(
        fromPropertyList: value, format: .binary, options: 0)
      let read = try unsafe PropertyListSerialization.propertyList(from: data, format: nil)
      let expected = try PropertyList(read, at: place)
      #expect(try "\(PropertyList([UInt8](data), file: "l").content)" == "\(expected.content)")
    }
  }

  /// Few bytes that stand for very many values, or for very much text.
  private static let bombs: [[UInt8]] = {
    // Each of fifty arrays names the next one twice.
    var doubling: [[UInt8]] = []
    for index in UInt8(1)..<50 { doubling.append([0xA2, 0, index, 0, index]) }
    doubling.append([0xA0])
    // A thousand times a thousand times …
    var thousands: [[UInt8]] = []
    for index in UInt8(1)..<5 {
      var array: [UInt8] = [0xAF, 0x11, 0x03, 0xE8]
      for _ in 0..<1_000 { array += [0, index] }
      thousands.append(array)
    }
    thousands.append([0x09])
    // One long text, as often.
    var texts: [UInt8] = [0xAF, 0x11, 0xFF, 0xFF]
    for _ in 0..<65_535 { texts += [0, 1] }
    let text: [UInt8] = [0x5F, 0x11, 0xFF, 0xFF] + [UInt8](repeating: 97, count: 65_535)
    return [Binary.list(doubling), Binary.list(thousands), Binary.list([texts, text])]
  }()

  @Test("A few bytes that stand for very much end with a message", arguments: bombs.indices)
  func bomb(place: Int) {
    let bytes = Self.bombs[place]
    let error = #expect(throws: ReadingError.self) { try PropertyList(bytes, file: "l") }
    #expect(error?.message == "very many values, shared ones counted as often as they are used")
  }

  @Test("Any bytes are read or refused")
  func damage() throws {
    var random = SeededGenerator(seed: 12)
    let seeds = SeedFiles(
      try (0..<20).map { _ in
        [UInt8](
          try PropertyListSerialization.data(
            fromPropertyList: ["top": Self.value(&random)], format: .binary, options: 0))
      })
    seeds.each(Effort.damaged.count(500), "binary property lists of any values") { number, bytes in
      // The trailer says where everything is: it stays in half of them.
      let tail = seeds.files[number % seeds.files.count].suffix(32)
      let whole = number % 2 == 0 ? bytes : bytes.prefix(8) + bytes.dropFirst(8).dropLast(32) + tail
      do throws(ReadingError) {
        _ = try PropertyList(Array("bplist00".utf8) + whole.dropFirst(8), file: "l")
      } catch {
        if error.message.isEmpty { Issue.record("\(number) has no message") }
      }
    }
  }
}
