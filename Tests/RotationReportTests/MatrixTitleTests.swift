import Testing

@testable import RotationReport

/// The names of the screens above a table of the matrix.
@Suite struct MatrixTitleTests {
  private func screen(_ name: String, by way: String? = nil, isDoubtful: Bool = false)
    -> MatrixTable.Screen
  {
    MatrixTable.Screen(
      name: way.map { "\(name) (from \($0))" } ?? name, commonName: name, isDoubtful: isDoubtful)
  }

  @Test("A screen with several ways in a table is named once, with their number")
  func ways() {
    let block = MatrixTable.Block(
      screens: [
        screen("Home"), screen("Detail"), screen("Player", by: "Home", isDoubtful: true),
        screen("Detail", by: "Player", isDoubtful: true),
      ], lines: [])
    #expect(block.title == "Home, Detail (2 ways)?, Player (from Home)?")
  }

  @Test("A long list is broken behind commas, and a short one stays", arguments: [1, 3, 40])
  func lines(count: Int) {
    let names = (1...count).map { "Screen\($0)ViewController" }
    let text = names.joined(separator: ", ").wrapped()
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.dropLast().allSatisfy { $0.hasSuffix(",") })
    #expect(text.split(separator: "\n").joined(separator: " ") == names.joined(separator: ", "))
  }

  @Test("A name that is longer than a line has its own")
  func longName() {
    let long = String(repeating: "x", count: 120)
    #expect("A, \(long), B".wrapped() == "A,\n\(long),\nB")
  }
}
