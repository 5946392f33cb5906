import DeviceSetup
import RotationScenario
import Foundation
import Testing
import TextFormats

@Suite struct BrokenPropertyListTests {
  static let inputs = BrokenInput.all(in: "property-lists.txt")

  @Test("A broken property list leads to one clear message", arguments: inputs)
  func message(input: BrokenInput) {
    let error = #expect(throws: ReadingError.self) {
      try LocatedInfoPlist(bytes: Array(input.text.utf8), file: "Info.plist")
    }
    #expect(error?.description == input.message)
  }

  @Test("The file holds the messages that its texts lead to")
  func recorded() throws {
    try BrokenInput.expectRecorded("property-lists.txt") { text in
      do throws(ReadingError) {
        _ = try LocatedInfoPlist(bytes: Array(text.utf8), file: "Info.plist")
        return "no error"
      } catch {
        return error.description
      }
    }
  }

  @Test("There are at least 30 broken property lists")
  func count() {
    #expect(Self.inputs.count >= 30)
  }
}
