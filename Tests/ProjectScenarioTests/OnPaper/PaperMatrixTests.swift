import RotationScenario
import Orientation
import Testing

@Suite("Matrices derived on paper") struct PaperMatrixTests {
  static let all: [PaperMatrix] = [.newsApp, .playerDemo, .pickerDemo, .formsDemo]

  @Test("The engine comes to the same from the app written down by hand", arguments: all)
  func engine(paper: PaperMatrix) throws {
    let scenario = try Scenario(yaml: paper.model)
    for row in paper.rows {
      let device = try #require(DeviceProfile.named(row.device))
      for name in row.screens {
        let screen = try #require(scenario.controllerID(named: name), "\(name)")
        let matrix = Matrix(
          scenario, screens: [screen], devices: [device],
          versions: row.versions.map { SystemVersion($0) })
        try #require(matrix.screens.count == 1, "\(matrix.unreachable)")
        for (place, version) in row.versions.enumerated() {
          #expect(
            matrix[0, 0, place]?.onPaper == row.turns,
            "\(paper.name), \(name), \(row.device), iOS \(version)")
        }
      }
    }
  }
}
