import DamagedFiles
import RecordedFiles
import Foundation
import AppCodeModel
import SwiftParser
import SwiftCodeReader
import SwiftSyntax
import Testing
import TestSupport

@Suite("Damaged and whole files")
struct DamagedSwiftTests {
  /// How many damaged files to try.
  static let count = Effort.damaged.count(30)

  /// Sources of this package.
  static let sources: [(path: String, bytes: [UInt8])] = {
    let files = (try? Checkout.swiftFiles(below: "Tests/SwiftCodeReaderTests")) ?? []
    return files.map { ($0.path, Array($0.text.utf8)) }
  }()

  @Test("Damage never crashes the reader, and every span is inside the file")
  func damage() {
    let own = Self.sources.filter { $0.bytes.count < 4000 }.map(\.bytes)
    var damaged = DamagedSources(random: SeededGenerator(seed: 7), seeds: own + Self.snippets)
    var broken = 0
    for _ in 0..<Self.count {
      let bytes = damaged.next()
      let file = SwiftSourceReader.read(SourceText(bytes, path: "Damaged.swift"), words: nil)
      if !file.problems.isEmpty { broken += 1 }
      let spans = EverySpan(file)
      if !spans.mistakes.isEmpty {
        Issue.record("\(spans.mistakes[0]) in \(String(decoding: bytes, as: UTF8.self))")
      }
      // Whatever is found is found again: nothing depends on the order of a hash table.
      let again = SwiftSourceReader.read(SourceText(bytes, path: "Damaged.swift"), words: nil)
      #expect(again.types == file.types && again.problems == file.problems)
    }
    #expect(broken > Self.count / 4, "\(broken) broken")
  }

  @Test("Damage to an app's files never crashes the reader, whichever bodies it reads")
  func app() throws {
    let seeds = try SeedFiles(endings: [".swift"])
    seeds.each(Self.count, "Swift files") { number, bytes in
      let file = SwiftSourceReader.read(SourceText(bytes, path: "Damaged.swift"), words: nil)
      if let mistake = EverySpan(file).mistakes.first { Issue.record("\(number): \(mistake)") }
      let wanted = SwiftSourceReader.read(SourceText(bytes, path: "Damaged.swift"))
      let whole = SourceSpan(0, bytes.count)
      if !wanted.problems.allSatisfy({ whole.contains($0.span) }) {
        Issue.record("\(number): a problem outside of the file")
      }
      for problem in file.problems where problem.message.contains("\n") {
        Issue.record("\(number): \(problem.message)")
      }
    }
  }

  @Test("A file that ends or begins anywhere is read")
  func cuts() throws {
    for bytes in try SeedFiles(endings: [".swift"]).files {
      for place in stride(from: 0, to: bytes.count, by: 1 + bytes.count / (Self.count / 10 + 1)) {
        for piece in [bytes[..<place], bytes[place...]] {
          let text = SourceText(Array(piece), path: "Cut.swift")
          let file = SwiftSourceReader.read(text, words: nil)
          if let mistake = EverySpan(file).mistakes.first { Issue.record("\(place): \(mistake)") }
        }
      }
    }
  }

  @Test("Whole files have no problems, and the comments that their syntax trees have")
  func wholeFiles() throws {
    #expect(Self.sources.count > 5)
    for (path, bytes) in Self.sources {
      let file = SwiftSourceReader.read(SourceText(bytes, path: path), words: nil)
      #expect(file.problems.isEmpty, "\(path)")
      #expect(EverySpan(file).mistakes.isEmpty, "\(path)")
      let found = file.comments.map { file.text.text($0.span) }
      #expect(found == Self.comments(String(decoding: bytes, as: UTF8.self)), "\(path)")
    }
  }

  /// The comments as the tokens of the tree have them.
  private static func comments(_ code: String) -> [String] {
    var comments: [String] = []
    for token in Parser.parse(source: code).tokens(viewMode: .sourceAccurate) {
      for piece in token.leadingTrivia.pieces + token.trailingTrivia.pieces {
        switch piece {
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
          .docBlockComment(let text):
          comments.append(text)
        default: break
        }
      }
    }
    return comments
  }

  /// What this package has little of.
  private static let snippets: [[UInt8]] = [
    """
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      if #available(iOS 16.0, *), UIDevice.current.userInterfaceIdiom == .pad { return .all }
      #if os(tvOS)
      return .landscape
      #else
      return isLocked ? [.portrait, .landscapeLeft] : super.supportedInterfaceOrientations
      #endif
    }
    """,
    """
    switch UIDevice.current.orientation {
    case .landscapeLeft, .landscapeRight where a is B: value = .landscapeRight
    case let other as C?: fallthrough
    @unknown default: break
    }
    """,
    ##"let text = "a \(b ? "c \(d)" : #"e \#(f)"#) g" // h"## + "\n/* i /* j */ */",
    "x: for case let (a, b)? in c where try await d { repeat { defer { e() } } while !f }",
    "@objc(a:) func a<T: B & C>(_ b: inout [D: (E) throws -> F?], c: G...) rethrows where T: H {}",
  ].map { Array($0.utf8) }
}
