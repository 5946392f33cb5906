package import AppCodeModel
package import Orientation

/// A source file that places in it point back to.
package final class CodeFile: Sendable {
  /// The file as it was read.
  package let source: SourceFile
  /// Whether it belongs to tests, by its folder, its imports or its classes.
  package let isTest: Bool
  /// Its local variables.
  let locals: LocalIndex

  /// Takes a file.
  package init(_ source: SourceFile) {
    self.source = source
    locals = LocalIndex(source)
    let folders = source.path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
      .map { Substring($0) }
    isTest =
      source.imports.contains("Testing") || source.imports.contains("XCTest")
      || source.types.contains { $0.inherited.contains("XCTestCase") }
      // Screens to try things on may be in a folder of that name inside of the app's.
      || folders.first == "Test" || folders.contains { $0.hasSuffix("Tests") }
  }

  /// The path, relative to the project.
  package var path: String { source.path }

  /// Where a stretch of the file begins.
  package func location(of span: SourceSpan) -> SourceLocation { source.text.location(of: span) }

  /// The text of a stretch of the file.
  package func text(_ span: SourceSpan) -> String { source.text.text(span) }

  /// The first byte of code from an offset on; white space and comments are passed over.
  package func codeByte(from offset: Int) -> UInt8? {
    let bytes = source.text.bytes
    var index = offset
    while index < bytes.count {
      let next = source.comments.start(from: Int32(truncatingIfNeeded: index))
      if next < source.comments.count, source.comments[next].span.start == index {
        index = max(Int(source.comments[next].span.end), index + 1)
      } else if bytes[index] == 32 || (9...13).contains(bytes[index]) {
        index += 1
      } else {
        return bytes[index]
      }
    }
    return nil
  }
}

extension CodeFile: Hashable {
  /// Whether both are the same file.
  package static func == (one: CodeFile, other: CodeFile) -> Bool { one === other }
  /// Hashes what identifies files.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
