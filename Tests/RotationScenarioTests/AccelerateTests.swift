import Foundation
import Orientation
import OrientationSensing
import Testing

@testable import RotationScenario
import TextFormats

@Suite struct AccelerateTests {
  static let app = """
    stage: iPhone 15, iOS 17, held portrait
    screens:
      Player: { supports: allButUpsideDown }
    steps:
      - launch

    """
  /// Upright for a second, then turned onto the left edge.
  static let samples = "[[0, 0, -1, 0], [1, 0, -1, 0], [1.4, -1, 0, 0], [4, -1, 0, 0]]"

  private func scenario(_ step: String) throws -> Scenario {
    try Scenario(yaml: Self.app + "  - " + step + "\n", file: "s.yml")
  }

  private func motion(_ step: String) throws -> SensedMotion {
    guard case .accelerate(let motion) = try #require(scenario(step).steps.last).action else {
      Issue.record("\(step) is not a motion")
      return SensedMotion(duration: 0, turns: [])
    }
    return motion
  }

  @Test("Samples in a scenario turn the device when the sensor says so, and time passes by them")
  func samples() throws {
    let motion = try motion("accelerate: \(Self.samples)")
    #expect(motion.recording == nil)
    #expect(motion.duration == 4)
    #expect(motion.turns.map(\.pose) == [.portrait, .landscapeLeft])
    let turned = try #require(motion.turns.last)
    #expect(turned.time > 1.2 && turned.time < 3)
    let run = ScenarioRun(try scenario("accelerate: \(Self.samples)"))
    let step = try #require(run.steps.last)
    #expect(step.after.interfaceOrientation == .landscapeRight)
    #expect(step.after.time == 4)
    let heard = step.entries.filter { entry in
      entry.occurrence == .posted(.deviceOrientationDidChange(.landscapeLeft))
    }
    #expect(heard.map(\.time) == [turned.time])
    // It is held in portrait already, so that the first result is not a turn.
    let turns = step.entries.count {
      if case .event(.turn, _) = $0.occurrence { true } else { false }
    }
    #expect(turns == 1)
  }

  @Test("Units and axes are those beside the samples")
  func units() throws {
    let android = "[[0, 0, 9.8, 0], [1, 0, 9.8, 0], [1.4, 9.8, 0, 0], [4, 9.8, 0, 0]]"
    #expect(
      try motion("{ accelerate: \(android), units: m/s2, axes: android }").turns.map(\.pose)
        == [.portrait, .landscapeLeft])
    #expect(
      try motion("{ accelerate: \(Self.samples), axes: android }").turns.map(\.pose)
        == [.portraitUpsideDown, .landscapeRight])
  }

  @Test("A motion is the same as its turns at their times")
  func equivalence() throws {
    let motion = try motion("accelerate: \(Self.samples)")
    var one = try scenario("settle").makeSystem()
    var other = one
    one.handle(.launch)
    other.handle(.launch)
    let played = one.play(motion)
    let turn = try #require(motion.turns.last)
    var expected = other.handle(.advance(turn.time)) + other.handle(.turn(turn.pose))
    expected += other.handle(.advance(4 - turn.time))
    #expect(played == expected)
  }

  @Test("A recording is read from the scenario's folder, in any form the reader knows")
  func recording() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "motion-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var rows = "timestamp_ms;ax (m/s²);ay (m/s²);az (m/s²)\n"
    for index in 0..<200 {
      rows += "\(1_700_000_000_000 + index * 20);\(index < 100 ? "0;9,81;0" : "-9,81;0;0")\n"
    }
    try rows.write(to: folder.appending(path: "r.csv"), atomically: true, encoding: .utf8)
    try (Self.app + "  - accelerate: r.csv\n").write(
      to: folder.appending(path: "s.yml"), atomically: true, encoding: .utf8)
    let path = folder.appending(path: "s.yml").path(percentEncoded: false)
    let run = ScenarioRun(try Scenario(contentsOf: path))
    #expect(run.steps.last?.after.interfaceOrientation == .landscapeLeft)
    guard case .accelerate(let motion) = run.steps[1].step.action else { return }
    #expect(motion.recording == "r.csv")
    #expect(abs(motion.duration - 3.98) < 1e-6)
    try "time,x,y,z\n0,0,-1,0\n1,0,-1,?\n".write(
      to: folder.appending(path: "r.csv"), atomically: true, encoding: .utf8)
    let error = #expect(throws: ReadingError.self) { try Scenario(contentsOf: path) }
    #expect(
      error?.description.hasSuffix(
        "r.csv:3:8: found '?' in the column 'z'. "
          + "Expected an acceleration such as -9.81.") == true, "\(String(describing: error))")
  }

  @Test(
    "Every preset that can be chosen senses a turn",
    arguments: ["default", "snappy", "steady"])
  func presets(name: String) throws {
    let motion = try motion("{ accelerate: \(Self.samples), preset: \(name) }")
    #expect(motion.turns.map(\.pose) == [.portrait, .landscapeLeft])
  }
}
