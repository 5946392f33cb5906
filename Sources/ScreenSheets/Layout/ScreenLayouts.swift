import Foundation
import HeadlessDevice
import HeadlessUIKit
import InterfaceBuilderDocuments
package import Orientation
package import ScreenLayout

/// A screen laid out on a device, in each orientation that it and the app allow.
package struct ScreenLayouts: Sendable {
  /// The screen.
  package var screen: AppScreen
  /// The device.
  package var device: DeviceProfile
  /// The orientations that are allowed, those of one size together; the first of each is laid out.
  package var orientations: [[InterfaceOrientation]]
  /// The layouts, one for each of these.
  package var layouts: [LayoutSnapshot] = []
  /// What is wrong with each layout.
  package var problems: [[LayoutProblem]] = []
  /// What UIKit would raise while the screen is created, and what is left out, in words.
  package var faults: [String] = []

  /// Lays a screen out.
  @MainActor init(
    _ screen: AppScreen, on device: DeviceProfile, _ version: SystemVersion,
    allowing mask: InterfaceOrientationMask, stage: ScreenStage, infoPlist: InfoPlist
  ) {
    self.screen = screen
    self.device = device
    orientations = Self.sizes(mask)
    guard let first = orientations.first?.first else { return }
    var configuration = HeadlessDevice.Configuration(device: device, version: version)
    configuration.infoPlist = infoPlist
    let all = InterfaceOrientation.allCases.filter { $0 != .unknown }
    configuration.infoPlist.orientations = all
    configuration.infoPlist.phoneOrientations = nil
    configuration.infoPlist.padOrientations = nil
    configuration.infoPlist.initialOrientation = nil
    configuration.recordsFaults = true
    configuration.recordsTranscript = false
    configuration.held = first.pose
    let headless = HeadlessDevice(configuration)
    let preview = PrototypePreview()
    let root = stage.root(of: screen)
    headless.launch(root: root)
    headless.run {
      stage.showColumns(leadingTo: screen, in: root)
      for window in headless.windows { preview.fill(in: window) }
      CodePreview().fill(in: root)
    }
    headless.settle()
    let home = named(headless.layoutSnapshot())
    layouts = [home]
    problems = [home.problems()]
    for other in orientations.dropFirst() {
      guard let orientation = other.first else { continue }
      func turn(to pose: DeviceOrientation) -> LayoutSnapshot {
        headless.turn(to: UIDeviceOrientation(pose))
        // Which columns there is room for depends on the orientation.
        headless.run { stage.showColumns(leadingTo: screen, in: root) }
        headless.settle()
        return named(headless.layoutSnapshot())
      }
      let away = turn(to: orientation.pose)
      let back = turn(to: first.pose)
      layouts.append(away)
      problems.append(
        away.problems() + back.problems(comingHomeTo: home, from: away.orientation))
    }
    if screen.kind == .part { problems = problems.map { _ in [] } }
    faults =
      headless.faults.map(\.reason)
      + headless.log.filter { $0.contains(": a constraint is left out: ") }
  }

  private func named(_ snapshot: LayoutSnapshot) -> LayoutSnapshot {
    var snapshot = snapshot
    snapshot.name = screen.name
    return snapshot
  }

  /// The orientations of a mask: upright ones and those on the side are laid out alike.
  private static func sizes(_ mask: InterfaceOrientationMask) -> [[InterfaceOrientation]] {
    let upright: [InterfaceOrientation] = [.portrait, .portraitUpsideDown]
    let sideways: [InterfaceOrientation] = [.landscapeRight, .landscapeLeft]
    return [upright, sideways].map { $0.filter { mask.contains($0.mask) } }.filter { !$0.isEmpty }
  }
}

extension InterfaceOrientation {
  /// How the device is held that shows it.
  fileprivate var pose: DeviceOrientation {
    switch self {
    case .portrait, .unknown: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }
}

extension UIDeviceOrientation {
  fileprivate init(_ pose: DeviceOrientation) {
    self = UIDeviceOrientation(rawValue: pose.rawValue) ?? .portrait
  }
}
