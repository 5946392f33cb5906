import Foundation
import Orientation
import RotationScenario
import RecordedFiles
import TestSupport
import Testing

@Suite struct ExhaustiveMatrixPolicyTests {
  static let files = [
    """
    stage: iPhone 15, iOS 17
    plist: [portrait, landscape]
    appDelegate: all
    sceneDelegate: portrait
    root: Tabs
    screens:
      Tabs: { kind: tab, children: [Stack, Plain], forwards: selected }
      Stack: { kind: navigation, children: [List], forwards: top }
      List: { supports: portrait, pushes: Chart, presents: { Card: pageSheet, Film: overFullScreen } }
      Chart: { supports: landscape }
      Card: { presents: { Lens: fullScreen } }
      Lens: { supports: portrait }
      Film: { supports: landscapeLeft }
      Plain: { autorotates: no }
    steps: [launch]
    """,
    """
    stage: iPad Air 5, iOS 27
    plist:
      orientations: [portraitUpsideDown]
      orientations~ipad: landscape
      requiresFullScreen: yes
      requiresFullScreenIgnoredStartingWith: 26
    root: Game
    screens:
      Game: { supports: landscape, prefersLocked: yes, opens: [Banner] }
      Banner: { supports: portrait }
    steps: [launch]
    """,
  ]

  @Test(
    "A row rests on a disputed point exactly if the whole matrix has another row with another answer",
    arguments: files)
  func exactness(file: String) throws {
    let names = ["iPhone 8", "iPhone 15", "iPad 2", "iPad Air 5", "iPhone Duo"]
    let versions = [7, 12, 15, 16, 17, 26, 27].map { SystemVersion($0) }
    let matrix = try compare(
      Scenario(yaml: file), on: names.compactMap { DeviceProfile.named($0) }, versions)
    #expect(matrix.policies.contains { !$0.isEmpty })
  }

  private static let examples = Effort.exhaustive.some(
    of: Checkout.files(in: "Examples", ending: ".yml")
      + Checkout.files(in: "Examples/questions", ending: ".yml"),
    oneIn: 97)

  @Test("So it is for every example", arguments: examples)
  func published(file: String) throws {
    let text = try String(contentsOfFile: Checkout.path(file), encoding: .utf8)
    // A file of several stages is read in another way.
    guard let scenario = try? Scenario(yaml: text) else { return }
    try compare(
      scenario, on: [scenario.stage.device], [15, 16, 17, 26, 27].map { SystemVersion($0) })
  }

  @discardableResult
  private func compare(
    _ scenario: Scenario, on devices: [DeviceProfile], _ versions: [SystemVersion]
  ) throws -> Matrix {
    let matrix = Matrix(scenario, devices: devices, versions: versions)
    var expected: [Set<PolicyPoint>] = Array(repeating: [], count: matrix.rows.count)
    for point in PolicyPoint.allCases {
      for option in point.description.options.indices {
        var other = scenario
        other.app.policy[point] = option
        let rows = Matrix(
          other, devices: devices, versions: versions, findsPolicies: false
        ).rows
        for index in rows.indices where rows[index] != matrix.rows[index] {
          expected[index].insert(point)
        }
      }
    }
    #expect(matrix.policies.map { Set($0) } == expected)
    return matrix
  }
}
