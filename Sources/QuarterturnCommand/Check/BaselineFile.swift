import Foundation
import Orientation
import RotationChecker
import TextFormats

/// Where a baseline is kept.
enum BaselineFile {
  /// A file that the command line names, wherever it is.
  case named(String)
  /// A file that the project names itself, or the usual one in its folder.
  case own(OwnFile)

  private static let mostBytes = 64 << 20

  /// The path as it is printed.
  var path: String {
    switch self {
    case .named(let path): path
    case .own(let file): file.path
    }
  }

  /// Reads the file.
  func read() throws(ReadingError) -> [UInt8] {
    switch self {
    case .named(let path):
      try FileBytes.read(path, most: Self.mostBytes, location: SourceLocation(file: path))
    case .own(let file): try file.read(most: Self.mostBytes)
    }
  }

  /// Writes a baseline.
  ///
  /// - Parameters:
  ///   - baseline: what to write.
  ///   - folder: the folder that is checked, of which no code is overwritten.
  /// - Throws: if it is not written; nothing but a baseline is overwritten.
  func write(_ baseline: Baseline, reading folder: String) throws {
    if exists {
      let bytes = try read()
      guard bytes.isEmpty || (try? Baseline(bytes: bytes, file: path)) != nil else {
        throw CommandError("\(path) exists and is not a baseline; it is not overwritten.")
      }
    }
    switch self {
    case .named(let path): try Output.write(baseline.text, to: path, reading: folder)
    case .own(let file): try file.write(baseline.text)
    }
  }

  private var exists: Bool {
    switch self {
    case .named(let path): FileManager.default.fileExists(atPath: path)
    case .own(let file): file.exists
    }
  }
}
