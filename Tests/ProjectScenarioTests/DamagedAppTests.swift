import RotationScenario
import Foundation
import Orientation
import RecordedFiles
import ScreenGraph
import Testing
import TestSupport

@testable import ProjectScenario

/// Whole projects with bytes of their files changed, cut out and cut off.
@Suite struct DamagedAppTests {
  static let count = Effort.damaged.count(20)

  static let signs = [
    "{", "}", "(", ")", "[", "]", "\"", "<", ">", "@end", "class A: A {", "= ", "super", "return ",
    "presentViewController:", "present(", "viewControllers = [", "\u{0}", ";", "/*", "self",
  ].map { Array($0.utf8) }

  static func mutated(_ sample: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = sample
    for _ in 0...random.below(3) {
      guard !bytes.isEmpty else { break }
      let place = random.below(bytes.count)
      switch random.below(5) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes.insert(contentsOf: signs[random.below(signs.count)], at: place)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(60)))
      case 3: bytes.removeSubrange(place...)
      default:
        let end = min(bytes.count, place + 1 + random.below(200))
        bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
      }
    }
    return bytes
  }

  @Test(
    "However a project is damaged, its scenario can be written, read again and shown",
    arguments: PaperMatrixTests.all)
  func damaged(paper: PaperMatrix) throws {
    let manager = FileManager.default
    let original = Checkout.root.appending(path: paper.folder)
    let folder = manager.temporaryDirectory.appending(path: "Damaged-\(UUID().uuidString)")
    try manager.copyItem(at: original, to: folder)
    defer { try? manager.removeItem(at: folder) }
    let endings = [".swift", ".m", ".storyboard", ".plist", ".pbxproj", ".h"]
    let paths = try manager.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { path in endings.contains { path.hasSuffix($0) } }.sorted()
    let devices = [PaperMatrix.phone].compactMap { DeviceProfile.named($0) }
    var random = SeededGenerator(seed: UInt64(paper.name.utf8.count))
    for _ in 0..<max(1, Self.count / PaperMatrixTests.all.count) {
      let file = folder.appending(path: paths[random.below(paths.count)])
      let sample = [UInt8](try Data(contentsOf: file))
      try Data(Self.mutated(sample, &random)).write(to: file)
      defer { try? Data(sample).write(to: file) }
      guard
        let project = try? AppProject(contentsOf: folder.path(percentEncoded: false))
      else { continue }
      let scenario = project.scenario()
      let again = try Scenario(yaml: scenario.yaml)
      #expect(again.app.screens.map(\.name) == scenario.app.screens.map(\.name))
      _ = Matrix(scenario, devices: devices, versions: [SystemVersion(17)])
    }
  }
}
