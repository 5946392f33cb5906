import Foundation
import Orientation
import RotationFindings
import RotationChecker
import Testing
import TextFormats

@Suite("The News App's list of bugs") struct CheckTests {
  @Test("It is what a check finds: nothing is missing, and nothing is found beside it")
  func list() throws {
    let read = try ReadProject(NewsApp.folder.path(percentEncoded: false))
    #expect(read.problems.isEmpty, "\(read.problems.map { "\($0.location): \($0.message)" })")
    let listed = Set(try NewsApp.bugs())
    var configuration = CheckConfiguration()
    // Some of what is listed has to be asked for.
    configuration.optedIn = ["missing-super-transition", "requires-full-screen-deprecated"]
    let found = Set(
      Checker(configuration).run(read.project).findings.map {
        NewsApp.Bug(check: $0.check, file: $0.location.file, line: $0.location.line ?? 0)
      })
    #expect(listed.subtracting(found).map(\.description).sorted() == [])
    #expect(found.subtracting(listed).map(\.description).sorted() == [])
  }
}
