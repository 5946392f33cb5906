import RotationScenario
import Foundation
import Orientation
import RotationReport
import Testing
import TextFormats

@Suite struct MatrixReportTests {
  static func scenario() throws -> Scenario {
    try Scenario(
      yaml: """
        stage: iPhone 15, iOS 17, held portrait
        plist: [portrait, landscapeLeft, landscapeRight]
        root: List
        screens:
          List: { supports: portrait, presents: { Player: fullScreen } }
          Player: { supports: landscape }
          Lost: { supports: portrait }
        steps:
          - launch:
        """)
  }

  static func report(_ versions: [Int], sdk: SystemVersion? = nil) throws -> (Matrix, MatrixReport)
  {
    var scenario = try scenario()
    scenario.stage.linkedSDK = sdk
    let devices = ["iPhone 15", "iPhone 8", "iPad Air 5"].compactMap { DeviceProfile.named($0) }
    let matrix = Matrix(
      scenario, devices: devices, versions: versions.map { SystemVersion($0) })
    return (matrix, MatrixReport(matrix, of: scenario))
  }

  @Test("a matrix draws together what is alike, and says who decides")
  func text() throws {
    try expectSnapshot(Self.report([15, 16, 17, 26, 27]).1.text, "matrix.txt")
  }

  @Test("two matrices are compared place by place")
  func difference() throws {
    let (_, now) = try Self.report([17])
    let (other, _) = try Self.report([27])
    let text = now.difference(to: other, change: "ios=27")
    try expectSnapshot(text, "matrix-difference.txt")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("a matrix beside itself has no difference")
  func same() throws {
    let (matrix, report) = try Self.report([17])
    #expect(
      report.difference(to: matrix, change: "ios=17")
        == "With ios=17 every screen behaves as before.\n")
  }

  @Test("the JSON has a row for every screen, device and version that exists")
  func json() throws {
    let (matrix, report) = try Self.report([15, 17])
    let data = Data(report.json.text.utf8)
    let parsed = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let rows = try #require(parsed?["rows"] as? [[String: Any]])
    #expect(rows.count == matrix.rows.count { $0 != nil })
    #expect(rows.allSatisfy { ($0["results"] as? [String])?.count == Matrix.poses.count })
    #expect((parsed?["unreachable"] as? [[String: String]])?.first?["screen"] == "Lost")
  }

  @Test("the same matrix gives the same bytes")
  func determinism() throws {
    let (_, first) = try Self.report([15, 17, 27])
    let (_, second) = try Self.report([15, 17, 27])
    #expect(first.text == second.text)
    #expect(first.json.text == second.json.text)
  }
}
