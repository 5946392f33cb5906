import DamagedFiles
import HeadlessSources
import RecordedFiles
import TestSupport
import Testing

/// Whole files and damaged ones.
@Suite struct DamagedLoweringTests {
  @Test("A file without anything to lower stays as it is, byte for byte")
  func untouched() throws {
    let words = [
      "#if", "#available", "#selector", "#keyPath", "@main", "dynamic", "import Foundation",
    ]
    let files = try Checkout.swiftFiles(below: "Sources").filter { file in
      !words.contains(where: file.text.contains)
    }
    #expect(files.count > 300)
    // Parsing them all takes a minute.
    for file in files.everySome(Effort.damaged.count(12)) {
      let output = lower(file.text, path: file.path)
      #expect(output.problems == [])
      // Beside another module's import there is UIKit's.
      let added = output.text.firstRange(of: "; import UIKit")
      let text = added.map { output.text[..<$0.lowerBound] + output.text[$0.upperBound...] }
      #expect(text ?? output.text[...] == file.text[...], "\(file.path)")
    }
  }

  @Test("Every line of an app's files is where it was")
  func lines() throws {
    for bytes in try SeedFiles(endings: [".swift"]).files {
      let source = String(decoding: bytes, as: UTF8.self)
      let text = lower(source).text
      if text.contains("#sourceLocation") { continue }
      #expect(text.count { $0.isNewline } == source.count { $0.isNewline })
    }
  }

  @Test("Lowering what is lowered changes nothing")
  func again() throws {
    for bytes in try SeedFiles(endings: [".swift"]).files {
      let once = lower(String(decoding: bytes, as: UTF8.self)).text
      #expect(lower(once).text == once)
    }
  }

  @Test("Damage never crashes the lowering, and what has errors stays as it is")
  func damage() throws {
    let apps = try SeedFiles(endings: [".swift"])
    let snippets = SeedFiles(Self.snippets.map { Array($0.utf8) })
    var changed = 0
    func tryOne(_ number: Int, _ bytes: [UInt8]) {
      let source = String(decoding: bytes, as: UTF8.self)
      let output = lower(source)
      if output.text != source { changed += 1 }
      let isInFile = output.problems.allSatisfy { $0.hasPrefix("A.swift:") }
      #expect(isInFile, "number \(number)")
    }
    apps.each(Effort.damaged.count(8), "Swift files for the compiler", tryOne)
    snippets.each(Effort.damaged.count(80), "snippets for the compiler", tryOne)
    #expect(changed > (Effort.damaged.isRaised ? 3 : 0), "\(changed)")
  }

  @Test("Deep nesting is left to the compiler")
  func deep() {
    let source =
      "import UIKit\nlet a = " + String(repeating: "(", count: 5000) + "1"
      + String(repeating: ")", count: 5000) + "\n"
    #expect(lower(source).text == source)
  }

  static let snippets = [
    "import UIKit\nclass A: B {\n  @IBOutlet weak var c: D!\n  @objc func e() { f(#selector(e)) }\n}\n",
    "@objc protocol A { @objc optional func b(_ c: D) }\nextension E { override func f() {} }\n",
    "#if os(iOS) && !canImport(AppKit)\nif #available(iOS 16, *) {}\n#else\nimport AppKit\n#endif\n",
  ]
}

extension Array {
  /// About so many of them, from everywhere.
  fileprivate func everySome(_ count: Int) -> [Element] {
    let step = Swift.max(1, self.count / Swift.max(1, count))
    return stride(from: 0, to: self.count, by: step).map { self[$0] }
  }
}
