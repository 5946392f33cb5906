import Orientation
import RotationFindings
import Foundation
import RotationChecker
import Testing
import TestSupport

@Suite struct FixTests {
  static func finding(_ edits: [Fix.Edit]) -> Finding {
    Finding(
      check: "a-check", severity: .error, message: "", location: SourceLocation(file: "A.swift"),
      fix: Fix("fix it", edits))
  }

  static func edit(_ start: Int, _ end: Int, _ text: String, file: String = "A.swift") -> Fix.Edit {
    Fix.Edit(file: file, start: start, end: end, replacement: text)
  }

  static func applied(_ edits: [[Fix.Edit]], to text: String) -> (text: String, count: Int) {
    let fixes = FileFix.fixes(edits.map(finding)) { _ in Array(text.utf8) }
    let file = fixes.files.first
    return (file.map { String(decoding: $0.after, as: UTF8.self) } ?? text, fixes.count)
  }

  @Test("Edits replace, insert and delete at their places")
  func edits() {
    let text = "abcdef"
    let all = [[Self.edit(1, 2, "BB")], [Self.edit(3, 3, "-")], [Self.edit(4, 6, "")]]
    #expect(Self.applied(all, to: text) == ("aBBc-d", 3))
    #expect(Self.applied(all.reversed(), to: text) == ("aBBc-d", 3))
  }

  @Test("Of fixes that touch the same code the first is done, and each wholly or not at all")
  func overlaps() {
    let two = [[Self.edit(0, 3, "X")], [Self.edit(2, 4, "Y"), Self.edit(5, 6, "Z")]]
    #expect(Self.applied(two, to: "abcdef") == ("Xdef", 1))
    let sameInsertion = [[Self.edit(2, 2, "1")], [Self.edit(2, 2, "2")]]
    #expect(Self.applied(sameInsertion, to: "abcd") == ("ab1cd", 1))
    #expect(Self.applied([[Self.edit(2, 99, "1")]], to: "abcd") == ("abcd", 0))
    #expect(Self.applied([[Self.edit(3, 2, "1")]], to: "abcd") == ("abcd", 0))
  }

  @Test("A file that must not be touched is not, nor is the rest of such a fix")
  func untouchable() {
    let fix = Self.finding([Self.edit(0, 1, "X"), Self.edit(0, 1, "X", file: "../B.swift")])
    let fixes = FileFix.fixes([fix]) { $0 == "A.swift" ? Array("abc".utf8) : nil }
    #expect(fixes.files.isEmpty && fixes.count == 0)
  }

  @Test("A difference, applied by a second implementation, gives the fixed file")
  func differences() throws {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<500 {
      let lines = (0..<Int.random(in: 0...40, using: &random)).map { "line \($0)" }
      let end = Bool.random(using: &random) ? "\n" : ""
      let text = lines.joined(separator: "\n") + (lines.isEmpty ? "" : end)
      let count = text.utf8.count
      let edits = (0..<Int.random(in: 1...5, using: &random)).map { _ -> [Fix.Edit] in
        let start = Int.random(in: 0...count, using: &random)
        let end = min(count, start + Int.random(in: 0...12, using: &random))
        let new = ["", "x", "new\n", "\nnew", "a\nb\nc"].randomElement(using: &random) ?? ""
        return [Self.edit(start, end, new)]
      }
      let fixes = FileFix.fixes(edits.map(Self.finding)) { _ in Array(text.utf8) }
      guard let fix = fixes.files.first else { continue }
      let patched = Self.patched(text, fix.difference)
      #expect(patched == String(decoding: fix.after, as: UTF8.self), "\(fix.difference)")
    }
  }

  /// A text with a unified difference applied, line by line; nil if it does not fit.
  static func patched(_ text: String, _ difference: String) -> String? {
    func lines(_ text: String) -> [String] {
      var lines: [String] = []
      for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
        lines.append(part + "\n")
      }
      if lines.last == "\n" { lines.removeLast() } else { lines[lines.count - 1].removeLast() }
      return lines
    }
    let old = lines(text)
    var out: [String] = []
    var place = 0
    var sign: Character = " "
    for line in lines(difference).dropFirst(2) {
      defer { sign = line.first ?? " " }
      switch line.first {
      case "@":
        let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
        let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        guard start >= place, start <= old.count else { return nil }
        out += old[place..<start]
        place = start
        guard (numbers[3] == 0 ? numbers[2] : numbers[2] - 1) == out.count else { return nil }
      case "\\":
        if sign == "+" { out[out.count - 1].removeLast() }
      case "+": out.append(String(line.dropFirst()))
      case " ", "-":
        // The last line may lack its line end, which the next line of the difference says.
        let found = place < old.count ? old[place] : ""
        guard found == line.dropFirst() || found + "\n" == line.dropFirst() else { return nil }
        if line.first == " " { out.append(found) }
        place += 1
      default: return nil
      }
    }
    return (out + old[place...]).joined()
  }
}
