import RotationScenario
import Foundation
import Orientation
import RecordedFiles
import Testing

@testable import ProjectScenario

/// Whole projects with bytes of their files changed, cut out and cut off.
///
/// `QUARTERTURN_FUZZ=100000` tries as many.
@Suite struct HostileProjectTests {
  static let count =
    ProcessInfo.processInfo.environment["QUARTERTURN_FUZZ"].flatMap(Int.init) ?? 60

  /// A generator of its own, so that a failure can be repeated.
  struct Random {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return bound > 0 ? Int((state >> 33) % UInt64(bound)) : 0
    }
  }

  static let signs = [
    "{", "}", "(", ")", "[", "]", "\"", "<", ">", "@end", "class A: A {", "= ", "super", "return ",
    "presentViewController:", "present(", "viewControllers = [", "\u{0}", ";", "/*", "self",
  ].map { Array($0.utf8) }

  static func mutated(_ sample: [UInt8], _ random: inout Random) -> [UInt8] {
    var bytes = sample
    for _ in 0...random.next(3) {
      guard !bytes.isEmpty else { break }
      let place = random.next(bytes.count)
      switch random.next(5) {
      case 0: bytes[place] = UInt8(random.next(256))
      case 1: bytes.insert(contentsOf: signs[random.next(signs.count)], at: place)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.next(60)))
      case 3: bytes.removeSubrange(place...)
      default:
        let end = min(bytes.count, place + 1 + random.next(200))
        bytes.insert(contentsOf: bytes[place..<end], at: random.next(bytes.count))
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
    var random = Random(state: UInt64(paper.name.utf8.count))
    for _ in 0..<max(1, Self.count / PaperMatrixTests.all.count) {
      let file = folder.appending(path: paths[random.next(paths.count)])
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
