import ArgumentParser
import Foundation
import Orientation
import TextFormats

/// How a command ends, the same for all of them; `Documentation/CommandLine.md` has the table.
enum Status {
  /// A finding, an expectation that is not met, a crash that none expects, or a device that does
  /// otherwise.
  static let found = ExitCode(2)
  /// The command line is wrong (`EX_USAGE`).
  static let usage: Int32 = 64
  /// A file is there and not as its format requires (`EX_DATAERR`).
  static let data: Int32 = 65
  /// A file or folder is not there, cannot be read, or has nothing to work on (`EX_NOINPUT`).
  static let noInput: Int32 = 66
  /// A mistake of this program (`EX_SOFTWARE`).
  static let inside: Int32 = 70
  /// A result cannot be written (`EX_IOERR`).
  static let output: Int32 = 74
  /// Ctrl-C.
  static let interrupted = ExitCode(128 + SIGINT)
}

/// A reason to stop that needs no reminder of how the command is used.
struct CommandError: Error, CustomStringConvertible {
  let description: String
  let status: Int32

  init(_ description: String, status: Int32 = Status.usage) {
    self.description = description
    self.status = status
  }
}

/// A result that cannot be written, which ends every command with 74.
struct OutputError: Error, CustomStringConvertible {
  let description: String
}

extension OutputError {
  init(_ description: String) { self.init(description: description) }
}

extension ReadingError {
  /// The status for it: what cannot be read at all differs from what is wrong in it.
  var status: Int32 { line == nil && !Input.isReadable(file) ? Status.noInput : Status.data }
}

extension Problem {
  /// The status for it.
  var status: Int32 {
    Input.isReadable(location.file) && kind != .missing ? Status.data : Status.noInput
  }
}

/// What a command reads.
enum Input {
  /// Whether there is a file to read.
  static func isReadable(_ path: String) -> Bool {
    !isFolder(path) && FileManager.default.isReadableFile(atPath: path)
  }

  /// Whether a file is a part of an app's code or project.
  static func isOfApp(_ path: String) -> Bool {
    let end = path.split(separator: ".").last.map(String.init) ?? ""
    return [
      "swift", "m", "mm", "h", "plist", "storyboard", "xib", "pbxproj", "xcconfig", "strings",
    ].contains(end)
  }

  /// The Xcode project beside a folder, which is in the folder around it; nil where there is none.
  static func project(around path: String) -> String? {
    let folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().first { $0.hasSuffix(".xcodeproj") }
  }

  /// Whether there is a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
