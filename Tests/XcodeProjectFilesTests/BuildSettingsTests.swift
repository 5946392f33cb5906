import Orientation
import Testing

@testable import XcodeProjectFiles

@Suite struct BuildSettingsTests {
  static func settings(_ lines: [(String, String)]) -> BuildSettings {
    var settings = BuildSettings(configuration: "Release")
    for (index, line) in lines.enumerated() {
      settings.append(
        SettingAssignment(line.0, line.1, at: SourceLocation(file: "s", line: index + 1)))
    }
    return settings
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var lines: [(String, String)]
    var expected: String?
    var line: Int = 1
    var unknown: [String] = []
  }

  static let cases = [
    Case(testDescription: "nothing", lines: [], expected: nil),
    Case(
      testDescription: "the last wins", lines: [("A", "1"), ("A", "2")], expected: "2", line: 2),
    Case(
      testDescription: "inherited",
      lines: [("A", "1"), ("A", "$(inherited) 2"), ("A", "0 $(inherited)")],
      expected: "0 1 2", line: 3),
    Case(
      testDescription: "a setting that names itself means what was before",
      lines: [("A", "1"), ("A", "$(A) 2")], expected: "1 2", line: 2),
    Case(
      testDescription: "both kinds of brackets", lines: [("A", "${B}-$(B)"), ("B", "x")],
      expected: "x-x"),
    Case(
      testDescription: "a variable in a name",
      lines: [("A", "$(B_$(CONFIG))"), ("CONFIG", "DEBUG"), ("B_DEBUG", "y")], expected: "y"),
    Case(
      testDescription: "a default",
      lines: [("A", "$(B:default=$(C)) $(D:default=n)"), ("C", "c"), ("D", "d")],
      expected: "c d"),
    Case(
      testDescription: "operators",
      lines: [
        ("A", "$(B:lower) $(B:upper) $(B:rfc1034identifier) $(B:c99extidentifier) $(P:base)"),
        ("B", "My App"), ("P", "a/b.c"),
      ],
      expected: "my app MY APP My-App My_App b"),
    Case(
      testDescription: "unknown", lines: [("A", "x$(B)y${C}")], expected: "xy", unknown: ["B", "C"]),
    Case(
      testDescription: "a circle ends", lines: [("A", "a$(B)"), ("B", "b$(A)")], expected: "ab"),
    Case(
      testDescription: "a condition that holds",
      lines: [("A[sdk=iphoneos*]", "phone"), ("A[sdk=macosx*]", "mac")], expected: "phone"),
    Case(
      testDescription: "two conditions",
      lines: [
        ("A", "1"), ("A[sdk=iphone*][arch=arm64]", "2"), ("A[sdk=iphone*][arch=x86_64]", "3"),
      ],
      expected: "2", line: 2),
    Case(
      testDescription: "a configuration's condition",
      lines: [("A[config=Debug]", "1"), ("A[config=Rel*]", "2")], expected: "2", line: 2),
    Case(
      testDescription: "brackets that do not close", lines: [("A", "$(B $(")], expected: "$(B $("),
  ]

  @Test("Settings are inherited, replaced and chosen as Xcode does", arguments: cases)
  func value(example: Case) {
    let value = Self.settings(example.lines).value(of: "A")
    #expect(value?.text == example.expected)
    #expect(value?.unknown ?? [] == example.unknown)
    if example.expected != nil { #expect(value?.location.line == example.line) }
  }

  @Test("A setting that doubles thirty times stays small")
  func bomb() throws {
    var lines = [("A0", "aaaaaaaaaa")]
    for index in 1..<36 { lines.append(("A\(index)", "$(A\(index - 1))$(A\(index - 1))")) }
    lines.append(("A", "$(A35)"))
    let value = try #require(Self.settings(lines).value(of: "A"))
    #expect(value.text.utf8.count < 2_000_000)
  }

  @Test("The words of a list may have spaces between quotes")
  func words() {
    #expect(BuildSettings.words("a \"b c\" d\\ e '' ") == ["a", "b c", "d e", ""])
    #expect(BuildSettings.words("").isEmpty)
  }

  @Test(
    "Variables inside of each other, open brackets and long texts take neither stack nor time",
    arguments: LongText.all)
  func deep(long: LongText) {
    let text = long.text
    let wide = "$(\(String(repeating: "b", count: 200_000)))"
    let settings = Self.settings([("A", text), ("B", wide)])
    #expect((settings.value(of: "A")?.text.utf8.count ?? 0) <= 1_200_000)
    #expect(settings.expand(text).unknown.count <= 100)
  }
}

/// A text that is too long to name a test.
struct LongText: CustomTestStringConvertible {
  var testDescription: String
  var text: String

  static let all = [
    LongText(
      testDescription: "variables inside of each other",
      text: String(repeating: "$(A", count: 100_000) + String(repeating: ")", count: 100_000)),
    LongText(testDescription: "open brackets", text: String(repeating: "$(", count: 200_000)),
    LongText(
      testDescription: "defaults of defaults",
      text: String(repeating: "$(A:default=", count: 100_000)),
    LongText(
      testDescription: "more braces than close",
      text: String(repeating: "${", count: 100_000) + String(repeating: "}", count: 50_000)),
    LongText(
      testDescription: "a wide variable, often",
      text: String(repeating: "$(B)", count: 9_000) + ":" + String(repeating: "$", count: 1_000_000)
    ),
  ]
}
