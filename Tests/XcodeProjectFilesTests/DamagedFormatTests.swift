import DamagedFiles
import TestSupport
import Orientation
import Testing

@testable import XcodeProjectFiles
import TextFormats
import YAMLDocuments

/// Every kind of file with bytes, words, lines, numbers and encodings damaged.
@Suite struct DamagedFormatTests {
  @Test(
    "A damaged file is read as far as it goes, or is complained of at a place that it has",
    arguments: DamagedFormat.allCases)
  func readers(format: DamagedFormat) throws {
    try format.seeds().each(Effort.damaged.count(40), format.rawValue) { number, bytes in
      Self.read(bytes, as: format, "\(number)")
    }
  }

  @Test("A file that ends or begins anywhere is read", arguments: DamagedFormat.allCases)
  func cuts(format: DamagedFormat) throws {
    // Every cut of the short files; of the long ones as many as of the short.
    for (index, bytes) in try format.seeds().files.enumerated() {
      for place in stride(from: 0, to: bytes.count, by: 1 + bytes.count / Effort.damaged.count(10))
      {
        Self.read(Array(bytes[..<place]), as: format, "\(index) to \(place)")
        Self.read(Array(bytes[place...]), as: format, "\(index) from \(place)")
      }
    }
  }

  @Test(
    "A folder with a damaged file is read, the same every time, and nothing is outside of it",
    arguments: DamagedFormat.allCases.filter { $0.path != nil })
  func folders(format: DamagedFormat) throws {
    let temporary = try TemporaryFolder(format.surroundings)
    let walked = try temporary.project()
    let path = try #require(format.path)
    let own = Dictionary(uniqueKeysWithValues: format.surroundings.map { ($0, Array($1.utf8)) })
    try format.seeds().each(Effort.damaged.count(20), "folders with \(format.rawValue)") {
      number, bytes in
      try temporary.write(path, bytes)
      let contents = ProjectContents(walked)
      for target in contents.targets {
        if target.files.contains(where: { own[$0.path] == nil }) {
          Issue.record("\(number): \(target.files)")
        }
      }
      for problem in contents.problems {
        let file = problem.location.file
        Self.check(problem, in: file == path ? bytes : own[file] ?? [], "\(number)")
      }
      guard number % 8 == 0 else { return }
      let again = ProjectContents(walked)
      #expect(again.problems == contents.problems, "\(number)")
      #expect(again.targets == contents.targets, "\(number)")
    }
  }

  private static func read(_ bytes: [UInt8], as format: DamagedFormat, _ name: String) {
    var problems: [Problem] = []
    var isRead = true
    switch format {
    case .projectFile, .propertyList, .binaryPropertyList:
      let list = PropertyList.read(anyForm: bytes, file: "f", problems: &problems)
      isRead = list != nil
    case .storyboard:
      let read = InterfaceFileReader.read(bytes, path: "f")
      problems = read.problems
      isRead = !read.file.isIncomplete
      for controller in read.file.controllers {
        let problem = Problem(.malformed, controller.location, "a controller")
        check(problem, in: bytes, name)
      }
    case .configuration:
      // Read in a folder only.
      break
    case .specification:
      do throws(Problem) {
        _ = try SpecificationDocument.read(bytes, file: "f")
      } catch {
        problems = [error]
      }
    case .manifest:
      Manifest(bytes, path: "f").visit { value in
        check(Problem(.malformed, value.location, "a value"), in: bytes, name)
      }
    }
    if !isRead && problems.isEmpty { Issue.record("\(name) is not read, without a reason") }
    for problem in problems { check(problem, in: bytes, name) }
  }

  /// A problem says something, briefly, on one line, about a place that its file has.
  private static func check(_ problem: Problem, in bytes: [UInt8], _ name: String) {
    let text = problem.description
    if problem.message.isEmpty || text.utf8.count > 2_000 || text.contains(where: \.isNewline) {
      Issue.record("\(name): “\(text.prefix(200))”, \(text.utf8.count) bytes")
    }
    guard let line = problem.location.line else { return }
    let lines = bytes.count { $0 == 10 || $0 == 13 } + 1
    let columns = problem.location.column ?? 1
    if !(1...lines).contains(line) || !(1...bytes.count + 1).contains(columns) {
      Issue.record("\(name): \(text) in \(lines) lines, \(bytes.count) bytes")
    }
  }
}
