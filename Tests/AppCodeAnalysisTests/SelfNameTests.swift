import AppCodeAnalysis
import AppCodeModel
import ObjectiveCCodeReader
import SwiftCodeReader
import Testing

@Suite("Other names of self")
struct SelfNameTests {
  /// The owners of what is assigned to `isWide` in a file.
  static func owners(_ file: SourceFile) throws -> [String] {
    let unit = try #require(CodeBase([CodeUnit(file)]).units.first)
    return (unit.assignments["isWide"] ?? []).compactMap { $0.target.base?.lastName }
  }

  @Test(
    "A local that is self, and nothing else, is self",
    arguments: [
      "guard let me = self else { return }; me.isWide = true",
      "if let me = self { me.isWide = true }",
      "let me = self; let other = me; run { other.isWide = true }",
      "let me = self as Film; func go() { me.isWide = true }; go()",
      "let me = self; switch 1 { case 1: me.isWide = true; default: return }",
      "let me = self; for _ in 0..<2 where true { me.isWide = true }",
      "let me = self; defer { me.isWide = true }; return",
      "let me = self; _ = [run(me), { me.isWide = true }]",
    ])
  func alias(_ body: String) throws {
    #expect(try Self.owners(Self.swift(body)) == ["self"])
  }

  @Test(
    "A local that may be something else keeps its name",
    arguments: [
      "var me = self; me.isWide = true; return me",
      "var me = self; me = me.parent; me.isWide = true",
      "let me = self.player; me.isWide = true",
      "let me = self; run { me in me.isWide = true }",
      "let me = self; for me in all { me.isWide = true }",
      "let me = self as? Film; me?.isWide = true",
      "let me = self; struct Other { func go(me: Film) { me.isWide = true } }",
      "guard let me = self.other ?? self else { return }; me.isWide = true",
      "me.isWide = true; me = self", "me = self; me.isWide = true",
      "let me = self; self = .other; me.isWide = true",
      "run { let me = self; me.go() }; me.isWide = true",
      "me.isWide = true; let me = self; me.go()",
    ])
  func other(_ body: String) throws {
    #expect(try Self.owners(Self.swift(body)) == ["me"])
  }

  @Test(
    "Blocks of Objective-C know self by other names",
    arguments: [
      ("__weak typeof(self) me = self; [self run:^{ me.isWide = YES; }];", "self"),
      (
        "__weak Film *weak = self; [self run:^{ __strong typeof(weak) me = weak; me.isWide = YES; }];",
        "self"
      ),
      ("Film *me = self; while (me.next) me = me.next; me.isWide = YES;", "me"),
      ("Film *me = (Film *)self; me.isWide = YES;", "self"),
    ])
  func blocks(_ body: String, _ owner: String) throws {
    let text = "@implementation Film\n- (void)f { \(body) }\n@end"
    let file = ObjectiveCSourceReader.read(SourceText(Array(text.utf8), path: "Film.m"), words: nil)
    #expect(try Self.owners(file) == [owner])
  }

  private static func swift(_ body: String) -> SourceFile {
    let text = "class Film: UIViewController { func f() { \(body) } }"
    return SwiftSourceReader.read(SourceText(Array(text.utf8), path: "Film.swift"), words: nil)
  }
}
