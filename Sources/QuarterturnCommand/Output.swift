import ArgumentParser
import Foundation
import RotationReport
import TextFormats
import XcodeProjectFiles

/// What the command writes, to standard output and to files.
enum Output {
  /// What a text is, which decides what names in it must not do.
  enum Kind {
    /// Lines for people or for a parser of lines.
    case text
    /// A format that escapes what it holds, or content that must stay as it is, such as a diff.
    case escaped
  }

  /// Prints text to standard output.
  ///
  /// - Throws: an error with the status 74 if not all of it can be written, as on a full disk.
  static func print(_ text: String, _ kind: Kind = .text) throws {
    let text = kind == .text ? text.printable(allowing: TextStyle.sequences) : text
    do {
      try WholeFile.write(Array(text.utf8), to: STDOUT_FILENO)
    } catch {
      // A reader that has seen enough, such as head, is not an error.
      if error.code == EPIPE { throw ExitCode(128 + SIGPIPE) }
      throw OutputError("Standard output cannot be written: \(error).")
    }
  }

  /// Writes text to a file, whole or not at all, in place of what was there.
  ///
  /// - Parameters:
  ///   - text: the content.
  ///   - path: the file.
  ///   - input: the file or folder that the command reads, of which nothing is overwritten.
  /// - Throws: an error with the status 74 if the file is not written.
  static func write(_ text: String, to path: String, reading input: String? = nil) throws {
    if let input, isPart(path, of: input) {
      throw OutputError("\(path) is read by this command and is not overwritten.")
    }
    do {
      try WholeFile.write(Array(text.utf8), to: path)
    } catch {
      throw OutputError("\(path) cannot be written: \(error).")
    }
  }

  /// Whether a file is the input itself, or one of the kinds of files that are read in a folder.
  private static func isPart(_ path: String, of input: String) -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return false }
    let (file, read) = (real(path), real(input))
    if file == read { return true }
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    return file.hasPrefix(read == "/" ? "/" : read + "/") && FileKind(fileName: name) != nil
  }

  /// A path without links, to compare.
  static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
