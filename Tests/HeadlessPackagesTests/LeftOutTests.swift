import AppCodeAnalysis
import AppCodeModel
import Foundation
import RecordedFiles
import SwiftCodeReader
import Testing

@testable import HeadlessPackages

@Suite("What a headless package leaves out") struct LeftOutTests {
  @Test(
    "Modules that are not there are those that files import for certain",
    arguments: [
      ("import UIKit\nimport Foundation\n", []),
      ("import AVFoundation\n@testable import Player", ["AVFoundation", "Player"]),
      ("import struct Player.Track; let a = 1", ["Player"]),
      ("public import class Player.Deck", ["Player"]),
      ("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n", []),
      ("#if canImport(SwiftUI)\n#else\nimport Player\n#endif\n", ["Player"]),
      ("#if DEBUG\n  import Probe\n#endif\n", ["Probe"]),
      ("// import Player\nlet text = \"import Player\"\n", []),
      ("import QuartzCore\nimport CoreGraphics\nimport UIKit.UIGestureRecognizerSubclass", []),
    ] as [(String, [String])])
  func modules(text: String, names: [String]) {
    #expect(ImportedModules.modules(in: text).sorted() == names)
  }

  @Test("The compiler's errors are read once each, whatever the path")
  func messages() {
    let text = """
      /a/b c.swift:3:7: error: cannot find type 'AVPlayer' in scope
       3 |   let a: AVPlayer
         |          `- error: cannot find type 'AVPlayer' in scope
      /a/b c.swift:3:7: error: cannot find type 'AVPlayer' in scope
      /a/b c.swift:9:1: warning: unused
      /a:1/d.swift:12:1: error: value of type 'UIView?' has no member 'glow'
      <unknown>:0: error: no such module 'X'
      """
    #expect(
      SwiftCompiler.messages(in: text) == [
        .init(path: "/a/b c.swift", line: 3, text: "cannot find type 'AVPlayer' in scope"),
        .init(path: "/a:1/d.swift", line: 12, text: "value of type 'UIView?' has no member 'glow'"),
      ])
  }

  @Test(
    "A message names what is missing",
    arguments: [
      ("cannot find 'AVPlayer' in scope", ["AVPlayer"]),
      ("cannot find type 'AVPlayer' in scope", ["AVPlayer"]),
      ("value of type 'UIView?' has no member 'glow'", ["UIView.glow"]),
      ("type 'UIView' has no member 'glow'", ["UIView.glow"]),
      ("value of type 'any Message' has no member 'kind'", ["Message.kind"]),
      ("no such module 'Player'", ["Player"]),
      ("binary operator '+' cannot be applied", []),
    ] as [(String, [String])])
  func names(message: String, names: [String]) {
    #expect(MissingName.names(in: [.init(path: "", line: 1, text: message)]) == names)
  }

  @Test("What is wrong in the first file counts for all that need it, and what they lack does not")
  func ranking() {
    var cause = LeftOutFile(path: "Photo.swift", line: 7, reason: "extra argument 'data' in call.")
    cause.isFirst = true
    var others = ["A.swift", "B.swift"].map { LeftOutFile(path: $0, line: 1, reason: "") }
    others[0].missing = ["Photo", "UIView.glow"]
    others[1].missing = ["UIView.shine"]
    let sources = [
      "Photo.swift": "class Photo {}", "A.swift": "extension UIView { func shine() {} }",
    ]
    let read = sources.map {
      SwiftSourceReader.read(SourceText(Array($1.utf8), path: $0), words: nil)
    }
    let ranked = MissingName.ranked(
      [("Viewer", [cause] + others)], FileDependence(CodeBase(read.map(CodeUnit.init)).classes.all))
    #expect(
      ranked.map { "\($0.name) \($0.fileCount)" } == ["Photo.swift:7 3", "UIView.glow 2"])
    #expect(
      ranked.first?.advice
        == "extra argument 'data' in call; what it needs can be declared in Sources/Viewer/Additions.swift"
    )
  }

  @Test(
    "The path from one folder to another place",
    arguments: [
      ("/a/b", "/a/c/d", "../c/d"), ("/a", "/a/b", "b"), ("/a/b/c", "/a", "../.."),
      ("/a", "/a", "."),
      ("/a/b", "/x", "../../x"),
    ])
  func paths(from: String, to: String, path: String) {
    #expect(RelativePath.from(URL(filePath: from), to: URL(filePath: to)) == path)
  }

  @Test(
    "A file as it was written differs from one that was changed", arguments: ["", "a\n", "a\nb\n"])
  func marks(text: String) {
    let written = WrittenMark.marked(text)
    #expect(written.hasPrefix(text + "\n// Written by"))
    #expect(WrittenMark.isUnchanged(written))
    #expect(!WrittenMark.isUnchanged(text))
    for changed in [written + "\n", "b" + written, written.replacing("sum", with: "total")] {
      #expect(!WrittenMark.isUnchanged(changed))
    }
    #expect(WrittenMark.isUnchanged(WrittenMark.marked(written)))
  }

  @Test("Text becomes a literal of Swift that means the same")
  func literals() {
    #expect(#"a "b" \c"#.swiftLiteral == #""a \"b\" \\c""#)
    #expect("\\(evil)\n".swiftLiteral == #""\\(evil)\n""#)
  }

  @Test("The stand-in for Combine is the one that tests run")
  func combine() throws {
    try expectRecorded(
      "// swift-format-ignore-file\n" + KnownStandIns.combine,
      at: "Tests/CombineStandIn/Combine.swift")
  }

  @Test("A stand-in that needs another one names one that there is")
  func needs() {
    for (name, needed) in KnownStandIns.needs {
      #expect(KnownStandIns.texts[name]?.contains("import \(needed)\n") == true)
      #expect(KnownStandIns.texts[needed] != nil)
    }
  }
}
