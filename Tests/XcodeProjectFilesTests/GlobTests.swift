import Testing

@testable import XcodeProjectFiles
import TextFormats

@Suite struct GlobTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var pattern: String
    var matching: [String]
    var other: [String]
    var testDescription: String { pattern }
  }

  static let cases = [
    Case(
      pattern: "Pods", matching: ["Pods", "Pods/A.swift", "Old/Pods/A/B.m"],
      other: ["Pod", "MyPods", "pods"]),
    Case(pattern: "*Tests", matching: ["AppTests", "x/UITests/A.swift"], other: ["Tests.swift"]),
    Case(
      pattern: "App/*.swift", matching: ["App/A.swift"], other: ["App/B/A.swift", "x/App/A.swift"]),
    Case(pattern: "/App", matching: ["App", "App/A.swift"], other: ["x/App"]),
    Case(
      pattern: "App/**/Old", matching: ["App/Old", "App/a/Old/x", "App/a/b/Old"],
      other: ["Old", "App/Older"]),
    Case(pattern: "**/*.m", matching: ["A.m", "a/b/A.m"], other: ["A.mm"]),
    Case(
      pattern: "App/{Old,New/{A,B}}/*.swift",
      matching: ["App/Old/x.swift", "App/New/A/x.swift", "App/New/B/x.swift"],
      other: ["App/New/x.swift", "App/New/C/x.swift"]),
    Case(
      pattern: "File[0-9a].swift", matching: ["File3.swift", "Filea.swift"], other: ["Fileb.swift"]),
    Case(pattern: "File[!0-9].swift", matching: ["FileX.swift"], other: ["File3.swift"]),
    Case(pattern: "Bü?her", matching: ["Bücher"], other: ["Buecher"]),
    Case(pattern: "a[b", matching: ["a[b"], other: ["ab"]),
    Case(pattern: "{a", matching: ["{a"], other: ["a"]),
    Case(pattern: "", matching: [], other: ["", "a"]),
  ]

  @Test("A pattern matches the paths it names and nothing else", arguments: cases)
  func matching(example: Case) {
    let glob = Glob(example.pattern)
    for path in example.matching { #expect(glob.matches(path), "\(path)") }
    for path in example.other { #expect(!glob.matches(path), "\(path)") }
  }

  @Test("A pattern of many stars, and one of many braces, ends")
  func bounded() {
    let stars = Glob(String(repeating: "a*", count: 2_000) + "b")
    #expect(!stars.matches(String(repeating: "a", count: 4_000)))
    let folders = Glob(String(repeating: "**/a/", count: 200) + "b")
    #expect(!folders.matches(String(repeating: "a/", count: 400)))
    let braces = Glob(String(repeating: "{a,b}", count: 40))
    #expect(!braces.matches("c"))
  }
}
