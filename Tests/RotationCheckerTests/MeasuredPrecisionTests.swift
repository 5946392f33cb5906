import Foundation
import RecordedFiles
import RotationChecker
import RotationFindings
import Testing

@Suite struct MeasuredPrecisionTests {
  @Test("The precision of every check is that of the documented measurement")
  func agreement() throws {
    let page = try String(
      contentsOf: Checkout.root.appending(path: "Documentation/CheckerAccuracy.md"), encoding: .utf8
    )
    var measured: [String: MeasuredPrecision] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingPrefix(" ").split(separator: " ") }
      guard cells.count >= 5, let name = cells[0].first?.dropFirst().dropLast(),
        let read = cells[3].first.flatMap({ Int($0) }),
        let right = cells[4].first.flatMap({ Int($0) })
      else { continue }
      let old = measured[String(name)] ?? MeasuredPrecision(read: 0, right: 0)
      measured[String(name)] = MeasuredPrecision(read: old.read + read, right: old.right + right)
    }
    #expect(!measured.isEmpty)
    for check in CheckCatalogue.names {
      let documented = measured[check].flatMap { $0.read > 0 ? $0 : nil }
      #expect(MeasuredPrecision.of(check) == documented, "\(check)")
    }
  }

  @Test(
    "A share of few findings says nothing",
    arguments: [
      (4, 4, nil), (5, 5, "very-high"), (10, 9, "high"), (10, 7, "medium"), (10, 5, "low"),
    ] as [(Int, Int, String?)])
  func levels(read: Int, right: Int, level: String?) {
    #expect(MeasuredPrecision(read: read, right: right).level == level)
  }
}
