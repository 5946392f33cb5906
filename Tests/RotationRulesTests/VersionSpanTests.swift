import Orientation
import RotationRules
import Testing

@Suite struct VersionSpanTests {
  @Test(
    "A span knows its versions and says them",
    arguments: [
      (.every, "every version", [4, 16, 27], []),
      (.since(16), "iOS 16 and later", [16, 27], [15]),
      (.through(15), "up to iOS 15", [3, 15], [16]),
      (.from(9, through: 18), "iOS 9 to 18", [9, 18], [8, 19]),
      (.only(8), "iOS 8", [8], [7, 9]),
    ] as [(VersionSpan, String, [Int], [Int])])
  func spans(span: VersionSpan, words: String, inside: [Int], outside: [Int]) {
    #expect(span.description == words)
    for major in inside { #expect(span.contains(SystemVersion(major))) }
    for major in outside { #expect(!span.contains(SystemVersion(major))) }
  }

  @Test("Minor versions count at the lower end and are all inside at the upper")
  func minorVersions() {
    #expect(!VersionSpan.since(26, 2).contains(SystemVersion(26, 1)))
    #expect(VersionSpan.since(26, 2).contains(SystemVersion(26, 2)))
    #expect(VersionSpan.through(15).contains(SystemVersion(15, 8, 2)))
  }
}
