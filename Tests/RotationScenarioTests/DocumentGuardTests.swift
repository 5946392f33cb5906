import Testing
import TestSupport

@testable import YAMLDocuments
import RotationScenario
import TextFormats

@Suite struct DocumentGuardTests {
  static let harmlessTexts: [(text: String, note: String)] = [
    ("it's 5 o'clock & later", "it's 5 o'clock & later"),
    ("a - b ? c | d > e ! f * g", "a - b ? c | d > e ! f * g"),
    ("'single '' & * !'", "single ' & * !"),
    ("\"double \\\" & * ! \\u0026\"", "double \" & * ! &"),
    ("see http://example.org#top # a comment with 'quotes & \"more", "see http://example.org#top"),
    ("one\n      two & three\n      \"four", "one two & three \"four"),
    ("|\n      & and *\n      - ! [", "& and *\n- ! ["),
    (">\n      &a\n       * b\n\n      c", "&a\n * b\n\nc"),
    ("'first\n      & second'", "first & second"),
    ("\"first\n      \\\n      & second\"", "first & second"),
  ]

  @Test(
    "Marks inside words, quotes, comments and block texts are text",
    arguments: harmlessTexts.indices)
  func harmless(index: Int) throws {
    let (text, note) = Self.harmlessTexts[index]
    let scenario = try Scenario(
      yaml: """
        stage: iPhone 15, iOS 17
        screens:
          A: { supports: [portrait, 'landscape'], "kind": plain } # don't worry: &
        steps:
          - turn: portrait
            note: \(text)
          - launch
        """)
    #expect(scenario.steps[0].note?.trimmingSuffix(while: \.isNewline) == note[...])
    #expect(scenario.steps.count == 2)
  }

  @Test("No arrangement of marks brings an anchor past the guard", arguments: 0..<4)
  func anchors(seed: UInt64) {
    let tokens = [
      "&a ", "*a ", "&", "*", "- ", "-", "? ", "a: ", "b: ", ": ", ":", "\n", "\n  ", "\n    ",
      "|", ">", "|\n  ", "|2\n", "'", "\"", "''", "[", "]", "{", "}", ", ", "# ", "x", "--- ",
      "...\n", "!t ", " ", "\\", "\t", "%YAML 1.1\n", "@", "\u{85}", "\u{2028}", "\u{FEFF}", "\r",
    ]
    var random = SeededGenerator(seed: seed)
    var passed = 0
    for _ in 0..<4_000 {
      let count = Int.random(in: 1...12, using: &random)
      let text = (0..<count).map { _ in tokens.randomElement(using: &random) ?? "" }.joined()
      let bytes = Array(text.utf8)
      do throws(ReadingError) {
        try DocumentGuard(UTF8Text(bytes, file: "s.yml")).check()
        passed += 1
        _ = try Document.element(bytes, file: "s.yml")
      } catch {
        let isPast = error.message == DocumentGuard.anchor(error.location).message
        if isPast, (try? DocumentGuard(UTF8Text(bytes, file: "s.yml")).check()) != nil {
          Issue.record("\(text.debugDescription)")
        }
      }
    }
    #expect(passed > 1_000)
  }

  @Test(
    "What is invisible or unused is refused",
    arguments: [
      ("title: a\u{85}b\n", "s.yml:1:9: an invisible character (U+0085). Expected none."),
      ("title: a\u{2028}b\n", "s.yml:1:9: an invisible character (U+2028). Expected none."),
      ("title: a\u{FEFF}b\n", "s.yml:1:9: an invisible character (U+FEFF). Expected none."),
      (
        "%YAML 1.1\n---\ntitle: a\n",
        "s.yml:1:1: a marker or a directive of YAML. Expected one document without them."
      ),
      (
        "title: a\n...\n",
        "s.yml:2:1: a marker or a directive of YAML. Expected one document without them."
      ),
      (
        "title: |2\n    a\n",
        "s.yml:1:8: an indentation of a block text. Expected no indentation indicator."
      ),
    ])
  func refused(text: String, message: String) {
    let error = #expect(throws: ReadingError.self) { try Scenario(yaml: text, file: "s.yml") }
    #expect(error?.description == message)
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}
