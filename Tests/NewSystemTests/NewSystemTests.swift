import Foundation
import HeadlessDevice
import Orientation
import RecordedFiles
import RotationChecker
import RotationFindings
import RotationScenario
import Testing
import UIKit

/// What a new iOS costs: a made-up iOS 28 is a change to a copy of the table, and every tool shows it.
///
/// It takes back what iOS 27 brought to the iPad: there an app that does not list all four
/// orientations keeps its own again.
@Suite struct NewSystemTests {
  private let ios28 = SystemVersion(28)
  private let table: BehaviorTable = {
    var table = BehaviorTable.known
    table.systems.append(SystemVersion(28))
    table.change(.resizesInSteps, to: false, since: SystemVersion(28), "N-15")
    return table
  }()
  private var behaviors: Behaviors { table.behaviors(of: ios28) }

  @Test("The table's copy differs from iOS 27 in one behavior")
  func difference() {
    let differing = Behavior.allCases.filter {
      behaviors[$0] != Behaviors(of: SystemVersion(27))[$0]
    }
    #expect(differing == [.resizesInSteps])
  }

  @Test("A matrix shows how screens turn on the new system")
  func matrix() throws {
    let scenario = try Scenario(
      yaml: """
        stage: iPad Air 5, iOS 18
        plist: [portrait]
        root: Home
        screens:
          Home: {}
        steps: [launch]
        """)
    let pad = try #require(DeviceProfile.named("iPad Air 5"))
    let matrix = Matrix(scenario, devices: [pad], versions: table.systems.suffix(2), table: table)
    let before = try #require(matrix[0, 0, 0])
    let after = try #require(matrix[0, 0, 1])
    #expect(matrix.versions == [SystemVersion(27), ios28])
    #expect(before.force == .ignored)
    #expect(before.results[2] == .landscapeRight)
    #expect(after.force == .bindingScaled)
    #expect(after.results == [.portrait, .portrait, .portrait, .portrait])
  }

  /// An app for iPhone and iPad that lists portrait only.
  private static let files = [
    "App.swift": "class Root: UIViewController {}\n",
    "Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array>
    </dict>
    </plist>

    """,
    "project.yml": """
    name: Shop
    targets:
      Shop:
        type: application
        platform: iOS
        deploymentTarget: "16.0"
        sources: [App.swift]
        settings:
          TARGETED_DEVICE_FAMILY: "1,2"
          INFOPLIST_FILE: Info.plist

    """,
  ]

  @Test("A check finds what the new system changes for a project")
  func check() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "new-system-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in Self.files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let project = try ReadProject(folder.path(percentEncoded: false)).project
    let configuration = CheckConfiguration()
    let plists = "Info.plist entries"
    let now = SystemChanges(project, to: SystemVersion(27), configuration)
    #expect(now.sections.map(\.title).contains(plists))
    let then = SystemChanges(project, to: ios28, behaviors: behaviors, configuration)
    #expect(!then.sections.map(\.title).contains(plists))
    let severities = [
      project.built(with: SystemVersion(27)), project.built(with: ios28, behaviors: behaviors),
    ].map { built in
      Checker(configuration).run(built).findings
        .filter { $0.check == "ipad-orientations-incomplete" }.map(\.severity)
    }
    #expect(severities == [[.warning], [.error]])
  }

  @Test("A headless device with the new system turns as its behaviors have it")
  @MainActor func device() throws {
    func orientation(_ version: SystemVersion, _ behaviors: Behaviors?) throws
      -> UIInterfaceOrientation
    {
      let pad = try #require(DeviceProfile.named("iPad Air 5"))
      var configuration = HeadlessDevice.Configuration(device: pad, version: version)
      configuration.behaviors = behaviors
      configuration.infoPlist = InfoPlist(orientations: [.portrait])
      let device = HeadlessDevice(configuration)
      device.launch(root: UIViewController())
      device.turn(to: .landscapeLeft)
      return device.interfaceOrientation
    }
    #expect(try orientation(SystemVersion(27), nil) == .landscapeRight)
    #expect(try orientation(ios28, behaviors) == .portrait)
    // Without them it is as new as the newest that is known.
    #expect(try orientation(ios28, nil) == .landscapeRight)
  }
}
