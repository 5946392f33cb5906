import AppCodeAnalysis
import DeviceSetup
import Foundation
import Orientation
import ProjectScenario
import RotationScenario
import ScreenGraph
import TextFormats
import XcodeProjectFiles

/// The first test of a package: the app is launched and turned.
struct LaunchTest {
  /// The file; nil where nothing can be launched.
  let text: String?
  let reasonForNone: String?

  init(
    _ project: AppProject, modules: [String], included: Set<String>,
    _ places: HeadlessPackage.Places
  ) {
    let module = modules.first ?? ""
    guard let launch = Self.launch(project, included) else {
      text = nil
      reasonForNone = "neither a delegate of the app nor a storyboard that it begins with is in"
      return
    }
    reasonForNone = nil
    let prediction = Prediction(project)
    let folder = places.package.appending(path: "Tests/\(module)HeadlessTests")
    let way = RelativePath.from(folder, to: places.app)
    text = """
      import Foundation
      import HeadlessDevice
      import Testing
      import UIKit

      @testable import \(module)

      /// The app as it is launched on a phone.
      @Suite @MainActor struct LaunchTests {
        /// The app's folder, where its storyboards and xibs are.
        private static let app = URL(filePath: #filePath).deletingLastPathComponent()
          .appending(path: \(way.swiftLiteral)).standardizedFileURL

        private func launched(on line: String) throws -> HeadlessDevice {
          var configuration = try HeadlessDevice.Configuration(line)
          configuration.infoPlist = \(Self.infoPlist(of: project, places.app))
          configuration.resources = Self.app.path
          configuration.modules = [\(modules.map { "\"\($0)\"" }.joined(separator: ", "))]
          // An exception of UIKit's is a failure of the test, not the end of all tests.
          configuration.recordsFaults = true
          let device = HeadlessDevice(configuration)
          \(launch)
          return device
        }

        @Test("The app launches, and turns as its code says", arguments: [\(prediction.line.swiftLiteral)])
        func turns(line: String) throws {
          let device = try launched(on: line)
          #expect(device.visibleViewController != nil)
      \(prediction.expectations)
          // `swift test --attachments-path FOLDER` writes it.
          Attachment.record(device.picture().svg, named: "turned.svg")
        }
      }

      """
  }

  /// The call that launches the app; nil where nothing can be launched.
  private static func launch(_ project: AppProject, _ included: Set<String>) -> String? {
    let plist = project.target.infoPlist
    let scene = plist.scenes?.applicationConfigurations.first
    let named = scene.map(\.storyboard) ?? plist.mainInterface.value(for: .phone)
    let storyboard = named.flatMap { name in
      project.target.files(.storyboard).contains { $0.name == name.value + ".storyboard" }
        ? "UIStoryboard(name: \(name.value.swiftLiteral), bundle: nil)" : nil
    }
    func isIn(_ name: String) -> Bool {
      project.code.classes.all.contains { entry in
        entry.name == name && included.contains(entry.mainPart.file.path)
      }
    }
    let delegate = project.code.classes.appDelegates.map(\.name).first(where: isIn)
    let sceneDelegate = scene?.delegateClass.map(\.value).flatMap { isIn($0) ? $0 : nil }
    var arguments: [String] = []
    if let delegate { arguments.append("\(delegate)()") }
    if let sceneDelegate { arguments.append("sceneDelegate: \(sceneDelegate)()") }
    if let storyboard {
      guard delegate != nil else {
        return "device.launch(root: \(storyboard).instantiateInitialViewController()!)"
      }
      arguments.append("storyboard: \(storyboard)")
    }
    return arguments.isEmpty ? nil : "device.launch(\(arguments.joined(separator: ", ")))"
  }

  /// The expression of the app's Info.plist.
  private static func infoPlist(of project: AppProject, _ app: URL) -> String {
    let built = project.target.infoPlist.located.plist
    if let file = project.target.infoPlist.file?.value {
      let read = try? LocatedInfoPlist(contentsOf: app.appending(path: file).path).plist
      if read == built {
        return "try .init(contentsOf: Self.app.appending(path: \(file.swiftLiteral)).path)"
      }
    }
    func list(_ name: String, _ orientations: [InterfaceOrientation]?) -> String? {
      orientations.map { "\(name): [\($0.map { ".\($0)" }.joined(separator: ", "))]" }
    }
    let arguments = [
      list("orientations", built.orientations), list("phoneOrientations", built.phoneOrientations),
      list("padOrientations", built.padOrientations),
      built.requiresFullScreen ? "requiresFullScreen: true" : nil,
      "hasSceneManifest: \(built.hasSceneManifest)",
    ]
    return ".init(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
  }
}

/// What the app's code says will happen when it is launched and turned.
private struct Prediction {
  /// The device.
  let line: String
  /// The expectations of a test.
  let expectations: String

  init(_ project: AppProject) {
    var scenario = project.scenario()
    scenario.stage.held = .portrait
    line = scenario.stage.description
    let location = project.target.location
    scenario.steps = [
      Scenario.Step(.launch, at: location), Scenario.Step(.turn(.landscapeLeft), at: location),
    ]
    let run = ScenarioRun(scenario)
    let turn = "    device.turn(to: .landscapeLeft)"
    guard run.crash == nil, run.steps.count == 2 else {
      expectations =
        "\(turn)\n    // From its code, the app ends with an exception of UIKit's."
        + "\n    #expect(!device.faults.isEmpty)"
      return
    }
    let (before, after) = (run.steps[0].after, run.steps[1].after)
    expectations = """
          #expect(device.interfaceOrientation == .\(before.interfaceOrientation))
      \(turn)
          // From its code, this is what the app does; change it to what it should do.
          #expect(device.interfaceOrientation == .\(after.interfaceOrientation))
          #expect(device.faults.isEmpty)
      """
  }
}
