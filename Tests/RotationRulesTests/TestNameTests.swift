import Orientation
import Testing

@Suite struct TestNameTests {
  // Put together, so that the scan of this very file does not find it.
  private func names(_ attribute: String) -> [TestName] {
    TestName.names(in: "@" + attribute + "\nfunc f() {}\n", file: "F.swift")
  }

  @Test("The ids before the colon are read, and the sentence after it")
  func list() throws {
    let name = try #require(names(#"Test("A-05, A-06: left is right")"#).first)
    #expect(name.rules == ["A-05", "A-06"])
    #expect(name.sentence == "left is right")
    #expect(!name.isMalformed)
  }

  @Test("A name may be on the next line and contain quotes")
  func layout() throws {
    let name = try #require(names("Test(\n    \"D-05: it \\\"turns\\\"\", arguments: [1])").first)
    #expect(name.rules == ["D-05"])
  }

  @Test(
    "A list in another form than the agreed one is noticed",
    arguments: ["D-5: short", "D-04/D-05: slash", "D-04 turns", "d-04: small", "D-04,D-05: close"])
  func malformed(name: String) throws {
    let read = try #require(names("Test(\"\(name)\")").first)
    #expect(read.isMalformed)
    #expect(read.rules.isEmpty)
  }

  @Test("Tests that are switched off or commented out do not count")
  func inactive() {
    #expect(names(#"Test("D-05: never runs", .disabled("later"))"#).isEmpty)
    #expect(TestName.names(in: "  // @" + #"Test("D-05: a note")"#, file: "F.swift").isEmpty)
  }

  @Test("Tests without a name, and names without an id, cover nothing")
  func plain() {
    #expect(names("Test(arguments: [1])").isEmpty)
    #expect(names(#"Test("Plain words")"#).map(\.rules) == [[]])
  }
}
