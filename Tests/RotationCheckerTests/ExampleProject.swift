import RotationFindings
import Foundation
import Orientation
import RotationChecker

/// An example of a check as a project on disk, where it is read as any other.
struct ExampleProject {
  /// Where a finding is to begin: path, line and column.
  let marks: Set<SourceLocation>
  /// The files without the marks.
  let files: [CheckExample.File]

  init(_ example: CheckExample) {
    var marks: Set<SourceLocation> = []
    var files: [CheckExample.File] = []
    for file in example.files {
      var line = 1
      var column = 1
      var contents = ""
      for scalar in file.contents.unicodeScalars {
        if scalar == "↓" {
          marks.insert(SourceLocation(file: file.path, line: line, column: column))
          continue
        }
        contents.unicodeScalars.append(scalar)
        column += 1
        if scalar == "\n" {
          line += 1
          column = 1
        }
      }
      files.append(CheckExample.File(file.path, contents))
    }
    self.marks = marks
    self.files = files
  }

  /// An example whose files hold what a fix made of them.
  init(files: [CheckExample.File]) {
    self.init(CheckExample(files: files))
  }

  /// What the whole checker finds of one check.
  func outcome(
    of check: CheckDescription, adjust: (inout CheckConfiguration) -> Void = { _ in }
  ) throws -> (findings: [Finding], read: ReadProject) {
    var configuration = CheckConfiguration()
    configuration.optedIn = [check.name]
    adjust(&configuration)
    let read = try self.read(configuration)
    let findings = Checker(configuration).run(read.project).findings
    return (findings.filter { $0.check == check.name }, read)
  }

  /// The project as the checker reads it.
  func read(_ configuration: CheckConfiguration = CheckConfiguration()) throws -> ReadProject {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let place = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.contents.utf8).write(to: place)
    }
    return try ReadProject(folder.path, configuration)
  }
}
