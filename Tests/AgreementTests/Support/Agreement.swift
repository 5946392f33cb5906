import AppCodeAnalysis
import DeviceSetup
import Foundation
import Orientation
import ProjectScenario
import RotationChecker
import RotationFindings
import RotationScenario
import ScreenGraph
import TestSupport

/// What the tools say of one project: `check` on the one hand, `matrix`, `explain` and `run` on the
/// other.
struct Agreement: Sendable {
  /// How messages name the project.
  let name: String
  /// The class of every screen.
  let types: [String]
  /// The app as `explain`, `matrix` and `run` read it, with the SDK that `check` takes it to be built with.
  let scenario: Scenario
  /// What `check` finds.
  let findings: [Finding]
  /// What `check --ios 27` finds beyond that.
  let changes: [Finding]
  /// What ends an app that is built with the SDK of 27 when it is launched on iOS 27.
  let faultOn27: Fault?
  /// The screens on every device and system that is compared.
  let plays: [Play]

  /// Reads a project with both readers.
  init(_ path: String, name: String) throws {
    self.name = name
    let configuration = CheckConfiguration()
    let read = try ReadProject(path, configuration)
    findings = Checker(configuration).run(read.project).findings
    changes = SystemChanges(read.project, to: SystemVersion(27), configuration).sections
      .flatMap(\.findings)
    let project = try AppProject(contentsOf: path)
    types = project.graph.nodes.map(\.className)
    var scenario = project.scenario()
    scenario.stage.linkedSDK = read.project.sdk
    self.scenario = scenario
    let versions = Self.versions.filter { $0 >= project.code.deploymentTarget }
    let devices = Self.devices.filter { project.code.idioms.contains($0.idiom) }
    plays = Self.plays(of: scenario, on: devices, versions)
    faultOn27 = devices.first.flatMap { device in
      var stage = Stage(device: device, version: SystemVersion(27))
      stage.linkedSDK = stage.version
      var system = scenario.makeSystem(on: stage)
      return system.handle(.launch).lazy.compactMap(\.fault).first
    }
  }

  /// Takes a scenario without code, of which `check` finds nothing.
  init(_ scenario: Scenario, name: String) {
    self.name = name
    self.scenario = scenario
    types = scenario.app.screens.map(\.name)
    findings = []
    changes = []
    faultOn27 = nil
    plays = Self.plays(
      of: scenario, on: [scenario.stage.device], [scenario.stage.version])
  }

  private static func plays(
    of scenario: Scenario, on devices: [DeviceProfile], _ versions: [SystemVersion]
  ) -> [Play] {
    devices.flatMap { device in
      versions.filter { device.runs($0) }.flatMap { version in
        scenario.app.screens.indices.compactMap {
          Play(ControllerID($0), of: scenario, on: device, version)
        }
      }
    }
  }

  /// Phones with and without a Home button, and iPads that multitask, for old systems and new ones.
  private static let devices = ["iPhone 8", "iPhone 15", "iPad Air 2", "iPad Air 5"]
    .compactMap { DeviceProfile.named($0) }

  /// Whether every play is compared, with QUARTERTURN_EXHAUSTIVE or, of random apps, QUARTERTURN_RANDOM.
  static let isWhole = Effort.exhaustive.isRaised || Effort.random.isRaised

  /// What asks as different rules as possible, or more of each.
  private static let versions = (isWhole ? [12, 15, 17, 26, 27] : [12, 17, 27])
    .map { SystemVersion($0) }

  /// The class of a screen.
  func type(of screen: ControllerID) -> String {
    types.indices.contains(screen.index) ? types[screen.index] : scenario.app.name(of: screen)
  }

  /// The classes that findings of a check are about.
  func types(in findings: [Finding], of checks: String...) -> Set<String> {
    Set(
      findings.filter { checks.contains($0.check) }
        .compactMap { $0.declaration?.split(separator: ".").first.map(String.init) })
  }
}

/// A screen, brought up on a device.
struct Play: Sendable {
  /// The screen.
  let screen: ControllerID
  /// The device.
  let device: DeviceProfile
  /// The system.
  let version: SystemVersion
  /// The device as it is before the launch.
  let stage: Stage
  /// What `matrix` shows.
  let row: Matrix.Row
  /// What happened on the way to it.
  let entries: [Transcript.Entry]
  /// The system that shows it.
  let system: RotationSystem

  /// Brings a screen up; nil when no way leads to it.
  init?(
    _ screen: ControllerID, of scenario: Scenario, on device: DeviceProfile,
    _ version: SystemVersion
  ) {
    let matrix = Matrix(scenario, screens: [screen], devices: [device], versions: [version])
    guard case .events(let events) = scenario.app.route(to: screen, device.idiom, version),
      let row = matrix.rows.first ?? nil
    else { return nil }
    var stage = scenario.stage
    stage.device = device
    stage.version = version
    stage.held = .portrait
    var system = scenario.makeSystem(on: stage)
    self.screen = screen
    self.device = device
    self.version = version
    self.stage = stage
    self.row = row
    entries = events.flatMap { system.handle($0) + system.handle(.settle) }
    self.system = system
  }

  /// The controllers whose masks were asked for on the way, or are when the device turns.
  var asked: Set<ControllerID> {
    var turned = system
    let turn = turned.handle(.turn(.landscapeLeft)) + turned.handle(.settle)
    return Set(
      (entries + turn).compactMap { entry in
        guard
          case .asked(.controller(let id), .supportedInterfaceOrientations, _) =
            entry.occurrence
        else { return nil }
        return id
      })
  }
}

extension Transcript.Entry {
  /// The exception that it records.
  fileprivate var fault: Fault? {
    if case .exception(let fault) = occurrence { fault } else { nil }
  }
}
