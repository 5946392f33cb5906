import DeviceSetup
import Foundation
import Testing

@testable import RotationScenario
import TextFormats

/// Inputs that are too large, too deep or no text at all.
@Suite struct BrokenBytesTests {
  struct Input: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]
    var message: String

    init(_ title: String, _ text: String, _ message: String) {
      self.init(title, bytes: Array(text.utf8), message)
    }

    init(_ title: String, bytes: [UInt8], _ message: String) {
      testDescription = title
      self.bytes = bytes
      self.message = message
    }
  }

  static let head = "stage: iPhone 15, iOS 17\nscreens:\n  A:\n"
  static let many = 10_000

  static func many(_ text: String) -> String { String(repeating: text, count: many) }

  static let tooDeep = "lists and maps nested too deep. Expected at most 40 levels."

  static let scenarios: [Input] = [
    Input("10,000 brackets", head + "steps: " + many("["), "s.yml:4:48: \(tooDeep)"),
    Input("10,000 braces", head + "steps: " + many("{a: "), "s.yml:4:168: \(tooDeep)"),
    Input(
      "10,000 brackets that close", head + "steps: " + many("[") + many("]"),
      "s.yml:4:48: \(tooDeep)"),
    Input("10,000 lists in lists", head + "steps:\n" + many("- "), "s.yml:5:123: \(tooDeep)"),
    Input("10,000 keys of keys", head + many("? "), "s.yml:4:123: \(tooDeep)"),
    Input(
      "1,000 maps in maps",
      head + (0..<1_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
      "s.yml:125:122: \(tooDeep)"),
    Input(
      "a hundred kilobytes of one word", "stage: " + String(repeating: "a", count: 100_000),
      "s.yml:1:8: unknown phrase in a stage '\(String(repeating: "a", count: 56))…'."
        + " Expected a device or one of lock on, lock off, full-screen apps, windowed apps,"
        + " Stage Manager, iPhone app, mirroring, external display, open, closed, iOS 17,"
        + " held portrait, SDK 26."),
    Input(
      "a hundred kilobytes of commas", "stage: a" + String(repeating: ",", count: 100_000),
      "s.yml:1:8: unknown phrase in a stage 'a'. Expected a device or one of lock on, lock off,"
        + " full-screen apps, windowed apps, Stage Manager, iPhone app, mirroring,"
        + " external display, open, closed, iOS 17, held portrait, SDK 26."),
    Input(
      "a hundred kilobytes of one list",
      head + "steps: [" + String(repeating: "settle,", count: 14_000),
      "s.yml:4:98009: nothing where a value is required. Expected a value."),
    Input(
      "more than a megabyte", String(repeating: "#", count: 1_048_577),
      "s.yml: the file has 1048577 bytes. Expected a scenario file of at most 1048576 bytes."),
    Input(
      "a billion laughs",
      "a: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\n",
      "s.yml:1:4: an anchor or an alias. Expected the value itself, wherever it is needed."),
    Input(
      "an anchor after a document's start", "--- &a\nstage: iPhone 15, iOS 17\n",
      "s.yml:1:5: an anchor or an alias. Expected the value itself, wherever it is needed."),
    Input(
      "an anchor after a block text", "title: |\n  A & B\n  &c\nscreens: &d {}\n",
      "s.yml:4:10: an anchor or an alias. Expected the value itself, wherever it is needed."),
    Input(
      "an anchor after a quoted text", "{ \"title\":&a A }\n",
      "s.yml:1:11: an anchor or an alias. Expected the value itself, wherever it is needed."),
    Input(
      "a byte of another encoding", bytes: Array("title: Caf".utf8) + [0xE9, 0x0A],
      "s.yml:1:11: bytes that are not UTF-8. Expected UTF-8 text."),
    Input(
      "UTF-16", bytes: [0xFF, 0xFE] + "stage: x".utf8.flatMap { [$0, 0] },
      "s.yml:1:1: bytes that are not UTF-8. Expected UTF-8 text."),
    Input(
      "a zero byte", bytes: Array("stage: iPhone".utf8) + [0] + Array(" 15\n".utf8),
      "s.yml:1:14: a control character (U+0000)."),
    Input(
      "an escape character", "title: \u{1B}[31mred\n", "s.yml:1:8: a control character (U+001B)."),
    Input(
      "a character cut in half", bytes: Array("title: ".utf8) + [0xE2, 0x82],
      "s.yml:1:8: bytes that are not UTF-8. Expected UTF-8 text."),
    Input(
      "a picture", bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
      "s.yml:1:1: bytes that are not UTF-8. Expected UTF-8 text."),
    Input(
      "spaces only", String(repeating: " \n", count: 1_000),
      "s.yml:1:1: the file is empty. Expected a scenario: stage, screens, root and steps."),
  ]

  @Test("Bytes that are not a scenario lead to one clear message", arguments: scenarios)
  func scenario(input: Input) {
    let error = #expect(throws: ReadingError.self) {
      try Scenario(bytes: input.bytes, file: "s.yml", folder: nil)
    }
    #expect(error?.description == input.message)
  }

  static let header = "<plist version=\"1.0\">\n"

  static let propertyLists: [Input] = [
    Input(
      "an empty file", "", "Info.plist: the file is empty. Expected a property list."),
    Input(
      "10,000 arrays in arrays", header + many("<array>"),
      "Info.plist:2:449: dictionaries and arrays nested too deep. Expected at most 64 levels."),
    Input(
      "10,000 dictionaries in dictionaries", header + many("<dict><key>a</key>"),
      "Info.plist:2:1153: dictionaries and arrays nested too deep. Expected at most 64 levels."),
    Input(
      "10,000 comments", header + many("<!-- -->"),
      "Info.plist:2:80001: the property list ends too early. Expected </plist>."),
    Input(
      "a hundred kilobytes of brackets", String(repeating: "<", count: 100_000),
      "Info.plist:1:1: a tag that does not end. Expected >."),
    Input(
      "10,000 brackets of an old-style list", many("("),
      "Info.plist: not a property list. Expected XML or the binary form."),
    Input(
      "a byte of another encoding", bytes: Array("<plist><string>".utf8) + [0xE9],
      "Info.plist:1:16: bytes that are not UTF-8. Expected UTF-8 text."),
    Input(
      "UTF-16", bytes: [0xFE, 0xFF, 0, 0x3C],
      "Info.plist: a property list in UTF-16. Expected UTF-8."),
    Input(
      "a binary list of eight bytes", "bplist00",
      "Info.plist: a binary property list that is damaged."),
    Input(
      "a binary list cut off", bytes: Array(Binary.list([Binary.bool(true)]).dropLast(8)),
      "Info.plist: a binary property list that is damaged."),
    Input(
      "a binary list that holds itself", bytes: Binary.list([[0xA1, 0, 0]]),
      "Info.plist: dictionaries and arrays nested too deep. Expected at most 64 levels."),
    Input(
      "10,000 arrays in arrays, binary", bytes: Binary.nested(many),
      "Info.plist: dictionaries and arrays nested too deep. Expected at most 64 levels."),
    Input(
      "100 arrays in arrays, binary", bytes: Binary.nested(100),
      "Info.plist: dictionaries and arrays nested too deep. Expected at most 64 levels."),
    Input(
      "a binary list with an array at the top", bytes: Binary.list([[0xA0]]),
      "Info.plist: an array at the top. Expected a dictionary."),
  ]

  @Test("Bytes that are not a property list lead to one clear message", arguments: propertyLists)
  func propertyList(input: Input) {
    let error = #expect(throws: ReadingError.self) {
      try LocatedInfoPlist(bytes: input.bytes, file: "Info.plist")
    }
    #expect(error?.description == input.message)
  }
}

/// Binary property lists made by hand, so that they can be wrong.
enum Binary {
  static func bool(_ value: Bool) -> [UInt8] { [value ? 9 : 8] }

  /// A file of objects, the first at the top; references take two bytes.
  static func list(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += number(offset, bytes: 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 2]
    bytes += number(objects.count, bytes: 8) + number(0, bytes: 8) + number(table, bytes: 8)
    return bytes
  }

  /// Arrays in arrays.
  static func nested(_ count: Int) -> [UInt8] {
    list((0..<count).map { $0 < count - 1 ? [0xA1] + number($0 + 1, bytes: 2) : [0xA0] })
  }

  private static func number(_ value: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
