import Foundation
import Orientation
import RotationScenario
import TextFormats

/// Everything that is wrong with a scenario file.
struct Mistakes: Error, CustomStringConvertible {
  /// The mistake at which reading the file stops.
  let first: ReadingError
  private let all: [ReadingError]
  private let path: String

  init(_ error: ReadingError, in path: String) {
    first = error
    self.path = path
    let all = Input.isReadable(path) ? Scenario.mistakes(inFile: path) : []
    self.all = all.isEmpty ? [error] : all
  }

  /// Each mistake with its line and a mark below its column, between empty lines if there are several.
  var description: String {
    let lines = Self.lines(of: path)
    let texts = all.map { error in
      ([error.description.plain] + Self.source(of: error, lines, path)).joined(separator: "\n")
    }
    guard texts.count > 1 else { return texts.joined() }
    return "\(texts.count) mistakes in \(path.plain)\n\n" + texts.joined(separator: "\n\n")
  }

  private static func lines(of path: String) -> [Substring] {
    let location = SourceLocation(file: path)
    guard let bytes = try? FileBytes.read(path, most: 1 << 20, location: location) else {
      return []
    }
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    // "\r\n" is one character.
    return String(decoding: isMarked ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
      .split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
  }

  /// The most characters of a line that are shown.
  private static let width = 90

  /// The line of a mistake and, below its column, a mark.
  private static func source(of error: ReadingError, _ lines: [Substring], _ file: String)
    -> [String]
  {
    guard error.file == file, let line = error.line, let column = error.column,
      lines.indices.contains(line - 1)
    else {
      return []
    }
    let scalars = Array(lines[line - 1].unicodeScalars)
    guard column - 1 <= scalars.count else { return [] }
    let start = max(0, column - 1 - width * 2 / 3)
    let shown = scalars[start...].prefix(width)
    func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      String(scalars.map { $0 == "\t" ? " " : $0.isPlain ? Character($0) : "\u{FFFD}" })
    }
    let number = "\(line)"
    let margin = String(repeating: " ", count: number.count)
    let before = text(scalars[start..<(column - 1)])
    return [
      "  \(number) | \(start > 0 ? "…" : "")\(text(shown))\(start + width < scalars.count ? "…" : "")",
      "  \(margin) | \(String(repeating: " ", count: before.count + (start > 0 ? 1 : 0)))^",
    ]
  }
}
