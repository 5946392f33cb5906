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

  @Test("a matrix draws together what is alike, and says whom UIKit asks")
  func text() throws {
    try expectSnapshot(Self.report([15, 16, 17, 26, 27]).1.text, "matrix.txt")
  }

  @Test(
    "a matrix says once on which versions an app without scenes ends at launch",
    arguments: [false, true])
  func ending(isOnly: Bool) throws {
    let scenario = try Scenario(
      yaml: """
        stage: iPhone 15, iOS 17, held portrait
        plist: { orientations: [portrait], sceneManifest: no }
        root: List
        screens:
          List: { presents: { Player: fullScreen } }
          Player: {}
        steps:
          - launch:
        """)
    let matrix = Matrix(
      scenario, devices: [DeviceProfile.named("iPhone 15")].compactMap(\.self),
      versions: (isOnly ? [27] : [17, 27]).map { SystemVersion($0) })
    let report = MatrixReport(matrix, of: scenario)
    let text = report.text
    #expect(text.hasPrefix("Built with the iOS 27 SDK, the app crashes") != isOnly)
    let rows = text.split(separator: "\n\n").dropFirst(isOnly ? 0 : 1)
    #expect(rows.contains { $0.contains("crash") } == isOnly)
    #expect(report.csv.contains(",27,"))
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

  @Test("a matrix can be a table of Markdown, comma-separated values, a page and a picture")
  func formats() throws {
    var (_, report) = try Self.report([15, 17, 27])
    report.oldest = SystemVersion(16)
    try expectSnapshot(report.markdown, "matrix.md")
    try expectSnapshot(report.csv, "matrix.csv")
    try expectSnapshot(report.html, "matrix.html")
    try expectSnapshot(report.svg, "matrix.svg")
  }

  @Test("screens that cannot be reached are one line, or one each with the reason")
  func unreachable() throws {
    var (_, report) = try Self.report([17])
    #expect(report.text.contains("1 screen cannot be reached from List: Lost. --unreachable"))
    report.showsUnreachable = true
    #expect(report.text.contains("Lost cannot be reached: no screen contains"))
    #expect(report.markdown.contains("Lost cannot be reached: no screen contains"))
  }

  @Test("a crash has its exception, its reason and its location")
  func crash() throws {
    let scenario = try Scenario(
      yaml: """
        stage: iPhone 15, iOS 17
        plist: [portrait]
        screens:
          Player: { supports: landscape }
        """)
    let phone = try #require(DeviceProfile.named("iPhone 15"))
    let matrix = Matrix(scenario, devices: [phone], versions: [SystemVersion(17)])
    let report = MatrixReport(matrix, of: scenario)
    let crash = "UIApplicationInvalidInterfaceOrientation: the app and Player share no orientation"
    #expect(report.text.contains("raises \(crash) (scenario.yml:4:13)"))
    #expect(report.csv.contains(crash))
    #expect(report.json.text.contains("the app and Player share no orientation"))
  }

  @Test(
    "the matrix says whether the app multitasks",
    arguments: [
      ("stage: iPad Air 5, iOS 17", "this app multitasks: its masks do not count."),
      (
        "stage: iPad Air 5, iOS 17\nplist: [portrait]",
        "this app does not multitask: its Info.plist does not"
      ),
      (
        "stage: iPad Air 5, iOS 17\nplist: { requiresFullScreen: yes }",
        "this app does not multitask: its Info.plist requires full screen"
      ),
    ])
  func multitasking(example: (file: String, note: String)) throws {
    let scenario = try Scenario(yaml: example.file + "\nscreens: { List: {} }\n")
    let pad = try #require(DeviceProfile.named("iPad Air 5"))
    let matrix = Matrix(scenario, devices: [pad], versions: [SystemVersion(17)])
    #expect(MatrixReport(matrix, of: scenario).text.contains(example.note))
  }

  @Test(
    "A foldable's line says which of its displays it is of",
    arguments: [nil, SceneEnvironment.duoInner])
  func foldable(environment: SceneEnvironment?) throws {
    var scenario = try Self.scenario()
    scenario.stage.environment = environment
    let duo = try #require(DeviceProfile.named("iPhone Duo"))
    let matrix = Matrix(scenario, devices: [duo], versions: [SystemVersion(27)])
    let (here, other) = environment == nil ? ("closed", "open") : ("open", "closed")
    #expect(matrix[0, 0, 0]?.force.counts == (environment == nil))
    #expect(
      MatrixReport(matrix, of: scenario).text.contains(
        "iPhone Duo is \(here) here; --stage \"iPhone Duo, \(other)\" shows its other display."))
  }

  @Test("names have no meaning in any format")
  func escaping() throws {
    let name = "=<script>a|*b*,\"c\"&`d`</script>"
    let app = AppDescription(screens: [Screen(Controller(name))], root: ControllerID(0))
    let phone = try #require(DeviceProfile.named("iPhone 15"))
    let scenario = Scenario(
      title: name, stage: Stage(device: phone, version: SystemVersion(17)), app: app, steps: [])
    let matrix = Matrix(scenario, devices: [phone], versions: [SystemVersion(17)])
    let report = MatrixReport(matrix, of: scenario)
    #expect(matrix.screens.count == 1)
    #expect(!report.html.contains("<script>a"))
    #expect(!report.svg.contains("<script>"))
    #expect(!report.markdown.contains("<script>"))
    #expect(report.markdown.contains("=&lt;script&gt;a\\|\\*b\\*,\"c\"&amp;\\`d\\`&lt;/script&gt;"))
    #expect(report.csv.contains("\"'=<script>a|*b*,\"\"c\"\"&`d`</script>\""))
    let columns = report.markdown.split(separator: "\n").prefix(3).map { line in
      line.replacing("\\|", with: "").count { $0 == "|" }
    }
    #expect(Set(columns).count == 1)
  }
}
