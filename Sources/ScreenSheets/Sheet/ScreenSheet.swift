package import Orientation
package import RotationFindings
package import ScreenLayout
package import TextFormats

/// The screens of an app, each in every orientation it allows, with what is wrong with them.
package struct ScreenSheet: Sendable {
  /// The app's name.
  package var app: String
  /// The system.
  package var version: SystemVersion
  /// The screens, each on every device that was asked for.
  package var rows: [Row]
  /// Screens that were left out, and what could not be read.
  package var problems: [Problem]

  /// A screen on the devices.
  package struct Row: Sendable {
    /// The screen.
    package var screen: AppScreen
    /// Its layouts on each device.
    package var devices: [ScreenLayouts]
  }

  /// What nothing but the app's code can say.
  package static let note = """
    Laid out from storyboards and xibs only: what code sets or adds is unknown. A prototype cell is \
    shown once. The app's classes are drawn as the system classes they inherit from.
    """

  /// Lays the screens out.
  ///
  /// - Parameters:
  ///   - app: the app's name.
  ///   - project: its folder.
  ///   - screens: the screens to show.
  ///   - devices: the devices.
  ///   - version: the system.
  /// - Complexity: linear in the size of the screens, times the devices and orientations.
  @MainActor package init(
    of app: String, _ project: ProjectScreens, screens: [AppScreen], on devices: [DeviceProfile],
    _ version: SystemVersion
  ) {
    self.app = app
    self.version = version
    problems = project.problems
    rows = []
    let stage = ScreenStage(project.screens.documents)
    let sizes = project.screens.documents.map(\.screenSizes)
    let wanted = screens.filter { screen in
      let size = sizes[screen.place.document][screen.place.id] ?? 0
      guard size > Self.mostElements else { return true }
      problems.note(
        Problem(
          .leftOut, screen.location, "the screen has \(size) elements",
          expected: "at most \(Self.mostElements)"))
      return false
    }
    let masks = project.masks(of: wanted, on: devices, version)
    for (screen, masks) in zip(wanted, masks) {
      let layouts = zip(devices, masks).map { device, mask in
        ScreenLayouts(
          screen, on: device, version, allowing: mask, stage: stage, infoPlist: project.infoPlist)
      }
      rows.append(Row(screen: screen, devices: layouts))
      for fault in Set(layouts.flatMap(\.faults)).sorted() {
        problems.note(Problem(.malformed, screen.location, fault))
      }
    }
  }

  /// More than any screen that people look at has.
  private static let mostElements = 20_000
}

extension ScreenSheet {
  /// The pictures, a row for each screen.
  package var picture: LayoutSheet {
    LayoutSheet(title: "\(app), iOS \(version)", rows.map(\.pictures))
  }

  /// What is wrong with the layouts, each problem once for all orientations in which it is the same but
  /// for the numbers in its sentence.
  package var findings: [Finding] {
    rows.flatMap { row in
      let names = row.devices.flatMap { device in
        device.layouts.map { "\(device.device) \($0.orientation)" }
      }
      let problems = RepeatedProblem.gathered(row.devices.flatMap(\.problems)).problems
      return problems.map { Self.finding($0, row.screen, names) }
    }
  }

  private static func finding(
    _ problem: RepeatedProblem, _ screen: AppScreen, _ layouts: [String]
  ) -> Finding {
    let first = problem.first
    let view = first.view.split(separator: "/").last.map(String.init) ?? first.view
    let places = problem.names(layouts) + problem.remark(layouts)
    return Finding(
      check: first.kind.checkName, severity: first.kind.severity,
      message: "\(screen.name): \(view): \(first.message) (\(places))",
      location: first.location ?? screen.location)
  }
}

extension ScreenSheet.Row {
  /// Its pictures, with the screen's name under the first.
  var pictures: [LayoutPicture] {
    devices.flatMap { layouts in
      layouts.layouts.indices.map { index in
        let names = layouts.orientations[index].map { "\($0)" }.joined(separator: ", ")
        return LayoutPicture(
          layouts.layouts[index], problems: layouts.problems[index],
          caption: "\(screen.name): \(layouts.device), \(names)")
      }
    }
  }
}
