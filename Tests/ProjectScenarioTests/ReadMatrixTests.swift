import RotationScenario
import Foundation
import Orientation
import RecordedFiles
import ScreenGraph
import Testing

@testable import ProjectScenario

@Suite("Matrices of projects as they are read") struct ReadMatrixTests {
  static func path(_ paper: PaperMatrix) -> String {
    Checkout.root.appending(path: paper.folder).path(percentEncoded: false)
  }

  @Test(
    "Every screen does what was derived on paper from the source", arguments: PaperMatrixTests.all)
  func paper(paper: PaperMatrix) throws {
    let project = try AppProject(contentsOf: Self.path(paper))
    let scenario = project.scenario()
    for row in paper.rows {
      let device = try #require(DeviceProfile.named(row.device))
      for name in row.screens where !paper.hidden.contains(name) {
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

  @Test(
    "A project written as a scenario file and read again has the same matrix",
    arguments: PaperMatrixTests.all)
  func written(paper: PaperMatrix) throws {
    let scenario = try AppProject(contentsOf: Self.path(paper)).scenario()
    let again = try Scenario(yaml: scenario.yaml)
    #expect(again.app.screens.map(\.name) == scenario.app.screens.map(\.name))
    let devices = [PaperMatrix.phone, PaperMatrix.pad].compactMap { DeviceProfile.named($0) }
    let versions = [15, 17, 26, 27].map { SystemVersion($0) }
    let one = Matrix(scenario, devices: devices, versions: versions)
    let other = Matrix(again, devices: devices, versions: versions)
    #expect(one.rows == other.rows)
    #expect(one.unreachable == other.unreachable)
  }

  @Test("Reading a project twice gives the same, byte for byte", arguments: PaperMatrixTests.all)
  func deterministic(paper: PaperMatrix) throws {
    let texts = try (0..<3).map { _ in
      try AppProject(contentsOf: Self.path(paper)).scenario().yaml
    }
    #expect(Set(texts).count == 1)
  }
}
