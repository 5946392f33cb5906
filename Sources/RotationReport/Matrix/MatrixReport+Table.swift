import RotationScenario
import Orientation
import RotationExplanation
import TextFormats

extension MatrixReport {
  /// The matrix with everything that is alike drawn together.
  ///
  /// - Complexity: linear in the rows, quadratic in the number of devices.
  var table: MatrixTable {
    let summary = MatrixSummary(matrix: matrix, oldest: oldest)
    let blocks = summary.blocks.map { block in
      MatrixTable.Block(
        screens: block.screens.map(screen), lines: block.lines.map { line($0, summary) })
    }
    var notes: [String] = []
    if blocks.contains(where: { $0.lines.contains(where: \.isTooOld) }), let oldest {
      notes.append("*: older than iOS \(oldest), the oldest that the app runs on.")
    }
    if let multitasking { notes.append(multitasking) }
    notes += foldables
    notes += disputes
    return MatrixTable(
      blocks: blocks, ending: ending(summary), unreachable: unreachable, notes: notes,
      doubts: doubts.texts)
  }

  /// On which versions the app ends at launch, and why.
  private func ending(_ summary: MatrixSummary) -> String? {
    let versions = summary.endedVersions.sorted().map { "\(matrix.versions[$0])" }
    guard !versions.isEmpty else { return nil }
    let fault = Fault.sceneLifeCycleRequired
    let now = scenario.stage.device.name
    return
      "Built with the iOS 27 SDK, the app crashes at launch on iOS \(versions.listed()) and shows no"
      + " screen: it raises \(fault.name): \(reason(fault)). --stage \"\(now), iOS"
      + " \(versions[0]), SDK 26\" shows what it does when built with an older SDK."
  }

  /// The disputed points that some row rests on, each with its screens, in a line.
  private var disputes: [String] {
    let points = Set(matrix.policies.joined())
    return PolicyPoint.allCases.filter { points.contains($0) }.map { point in
      let screens = matrix.screens.indices.filter { screen in
        matrix.devices.indices.contains { device in
          matrix.versions.indices.contains {
            matrix.policies(screen, device, $0).contains(point)
          }
        }
      }
      let names = screens.map(name)
      let listed =
        names.count > 4
        ? names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
        : names.listed()
      let dispute = Explanation.Dispute(point, scenario.app.policy)
      let question = point.description.question
      return "\(dispute.claim), for \(listed). \(question) \(dispute.meaning)"
    }
  }

  /// The name of a row's screen and, where it is not shown on the shortest way, the way to it.
  func name(_ screen: Int) -> String {
    let name = commonName(of: matrix.screens[screen])
    return way(to: screen, isShort: true).map { "\(name) (\($0))" } ?? name
  }

  /// A screen's name without the number that distinguishes it from its copies.
  func commonName(of screen: ControllerID) -> String {
    matrix.commonNames[screen] ?? scenario.app.name(of: screen)
  }

  /// On which way a row's screen is shown, in words; nil for the shortest one.
  ///
  /// In short words a long way has its first and its last screen only.
  func way(to screen: Int, isShort: Bool = false) -> String? {
    guard let through = matrix.ways[screen]?.through else { return nil }
    guard !through.isEmpty else { return "as the root" }
    var names = through.map(commonName)
    if isShort, names.count > 2 { names.replaceSubrange(1..<(names.count - 1), with: ["..."]) }
    return "from " + names.joined(separator: " > ")
  }

  func screen(_ screen: Int) -> MatrixTable.Screen {
    let isDoubtful = matrix.devices.indices.contains { device in
      matrix.versions.indices.contains { !matrix.doubts(screen, device, $0).isEmpty }
    }
    return MatrixTable.Screen(
      name: name(screen), commonName: commonName(of: matrix.screens[screen]),
      isDoubtful: isDoubtful)
  }

  private func line(_ line: MatrixSummary.Line, _ summary: MatrixSummary) -> MatrixTable.Line {
    let isTooOld = isTooOld(matrix.versions[line.versions.upperBound])
    return MatrixTable.Line(
      devices: summary.name(of: line.devices),
      versions: summary.name(of: line.versions) + (isTooOld ? "*" : ""), turns: turns(line.row),
      asked: asked(line.row), isCrash: line.row.fault != nil,
      isDoubtful: line.row.isDoubtful, isTooOld: isTooOld)
  }

  /// Whether a version is older than the oldest the app runs on.
  func isTooOld(_ version: SystemVersion) -> Bool { oldest.map { version < $0 } ?? false }

  func turns(_ row: Matrix.Row) -> [MatrixTable.Turn] {
    if row.fault != nil {
      return Matrix.poses.map { _ in MatrixTable.Turn(result: nil, follows: false) }
    }
    return zip(Matrix.poses, row.results).map { pose, result in
      MatrixTable.Turn(result: result, follows: pose.interfaceOrientation == result)
    }
  }

  /// Whom UIKit asks, or which exception is raised, why, and where the answer is.
  func asked(_ row: Matrix.Row) -> String {
    speaker(row) + (row.isDoubtful ? "?" : "")
  }

  private func speaker(_ row: Matrix.Row) -> String {
    if let fault = row.fault { return "raises \(fault.name): \(reason(fault))" }
    guard row.force.counts else { return "masks do not count" }
    let name = row.asked.map(commonName) ?? "the app"
    switch row.force {
    case .bindingScaled: return name + ", the scene is scaled"
    case .bindingDiscrete: return name + ", resized in steps"
    case .binding, .ignored: return name
    }
  }

  /// Why an exception is raised, and where what decides it is.
  func reason(_ fault: Fault) -> String {
    let words = Words(Roster(scenario.makeSystem(), root: scenario.app.root))
    let fact: ScenarioFact? =
      switch fault {
      case .noCommonOrientation(let id?), .askedRecursively(let id?): .screen(id, .supports)
      case .preferredNotSupported(let id?, _, _): .screen(id, .prefers)
      case .noCommonOrientation(nil), .sceneLifeCycleRequired: .infoPlist(nil)
      case .askedRecursively(nil), .preferredNotSupported(nil, _, _), .wrongUse: nil
      }
    let place = fact.flatMap { scenario.places.nearest(to: $0) }.map { " (\($0))" } ?? ""
    return words.fault(fault) + place
  }

  /// The screens that cannot be reached, in a line.
  private var unreachable: String? {
    guard !matrix.unreachable.isEmpty else { return nil }
    let names = matrix.unreachable.keys.sorted().map { scenario.app.name(of: $0) }
    let root = scenario.app.root.map { scenario.app.name(of: $0) } ?? "the app's start"
    let listed = names.prefix(4).joined(separator: ", ")
    let more = names.count > 4 ? " and \(names.count - 4) more" : ""
    let screens = names.count == 1 ? "1 screen" : "\(names.count) screens"
    return "\(screens) cannot be reached from \(root): \(listed)\(more)."
  }

  /// On which display of a foldable the app is shown, and how to see the other.
  private var foldables: [String] {
    let isOpen = scenario.stage.environment == .duoInner
    let (shown, other) = isOpen ? ("open", "closed") : ("closed", "open")
    return matrix.devices.filter { $0.displays.count > 1 }.map {
      "\($0.name) is \(shown) here; --stage \"\($0.name), \(other)\" shows its other display."
    }
  }

  /// Whether the app multitasks on those of the iPads that can, as far as these versions show.
  private var multitasking: String? {
    let devices = matrix.devices.indices.filter { matrix.devices[$0].multitaskingSince != nil }
    guard !devices.isEmpty, !matrix.screens.isEmpty else { return nil }
    let place = "On iPads that can multitask, this app"
    let application = scenario.app.application
    if application.isPhoneOnly { return "\(place) runs as on an iPhone." }
    var isFree: [Bool] = []
    for version in matrix.versions.indices {
      for device in devices {
        if let row = matrix[0, device, version] { isFree.append(!row.force.counts) }
      }
    }
    let plist = application.infoPlist
    let reason =
      plist.requiresFullScreen
      ? "its Info.plist requires full screen"
      : plist.applicationMask(for: .pad) == .all
        ? "its Info.plist allows all four orientations there"
        : "its Info.plist does not list all four orientations"
    if !isFree.contains(false) {
      return isFree.isEmpty ? nil : "\(place) multitasks: its masks do not count."
    }
    if !isFree.contains(true) { return "\(place) does not multitask: \(reason)." }
    return "\(place) multitasks where masks do not count; elsewhere it does not: \(reason)."
  }
}
