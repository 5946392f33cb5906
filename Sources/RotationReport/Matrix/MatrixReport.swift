public import RotationScenario
public import Orientation
public import TextFormats

/// A matrix as text, JSON, a table, a page or a picture, alone or beside another one.
public struct MatrixReport {
  let matrix: Matrix
  let scenario: Scenario
  let style: TextStyle
  /// The oldest version the app runs on; nil where it is not known.
  public var oldest: SystemVersion?
  /// Whether each screen that cannot be reached has a line with the reason.
  public var showsUnreachable = false

  /// Makes the report of a scenario's matrix.
  public init(_ matrix: Matrix, of scenario: Scenario, style: TextStyle = TextStyle()) {
    self.matrix = matrix
    self.scenario = scenario
    self.style = style
  }

  /// A table for each screen, what is alike drawn together.
  ///
  /// - Complexity: linear in the rows, quadratic in the number of devices.
  public var text: String {
    let table = table
    var parts = [assumedRoot, table.ending].compactMap(\.self)
    parts += table.blocks.map { block in
      var rows = [["", "iOS"] + MatrixTable.poseHeadings + ["asked"]]
      var last = ""
      for line in block.lines {
        rows.append(
          [line.devices == last ? "" : line.devices, line.versions]
            + line.turns.map(\.sign) + [line.asked])
        last = line.devices
      }
      let title = style.ink(block.title.wrapped(), .bold)
      return title + "\n" + TextTable(rows).text.indented(by: 2)
    }
    if showsUnreachable {
      parts += reasons
    } else if let unreachable = table.unreachable {
      parts.append(unreachable + " --unreachable shows why.")
    }
    parts.append(([MatrixTable.legend] + table.notes).joined(separator: "\n"))
    if !table.doubts.isEmpty {
      let lines = table.doubts.map { style.ink($0, .dim) }
      parts.append(([MatrixTable.doubtMark] + lines).joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// With which screen the app is assumed to begin, where that is unknown from the code.
  private var assumedRoot: String? {
    guard let doubt = scenario.app.doubts.first(where: { $0.subject == .root }) else { return nil }
    let place = doubt.location.map { " (\($0))" } ?? ""
    let begins =
      scenario.app.root.map { "The app is assumed to begin with \(scenario.app.name(of: $0))" }
      ?? "There is no screen to begin with"
    let assumption = doubt.assumption.map { "; --assume \($0) begins with another" } ?? ""
    return "\(begins)\(place): \(doubt.reason)\(assumption)."
  }

  /// Why screens cannot be reached, if that is asked for.
  var reasons: [String] {
    guard showsUnreachable else { return [] }
    return matrix.unreachable.keys.sorted().compactMap { matrix.unreachable[$0] }
  }

  /// The doubts that some row rests on, in order.
  var doubts: [Explanation.Doubt] {
    Set(matrix.doubts.joined()).sorted().map {
      Explanation.Doubt(scenario.app.doubts[$0], in: scenario.app)
    }
  }

  /// What another matrix of the same screens and devices has otherwise.
  ///
  /// - Parameters:
  ///   - other: the other matrix; its versions are compared place by place.
  ///   - change: what makes the difference, in words: `ios=27`.
  /// - Returns: a table for the screens that differ, or a sentence that none does.
  public func difference(to other: Matrix, change: String) -> String {
    guard zip(matrix.rows, other.rows).contains(where: { $0 != nil && $1 != nil }) else {
      return "There is nothing to compare: no device here runs both versions.\n"
    }
    let summary = MatrixSummary(matrix: matrix)
    var blocks: [(screens: [Int], rows: [[String]])] = []
    for screen in matrix.screens.indices {
      var rows: [[String]] = []
      for version in matrix.versions.indices {
        rows += changes(screen, version, other, summary)
      }
      guard !rows.isEmpty else { continue }
      if let same = blocks.firstIndex(where: { $0.rows == rows }) {
        blocks[same].screens.append(screen)
      } else {
        blocks.append(([screen], rows))
      }
    }
    guard !blocks.isEmpty else { return "With \(change) every screen behaves as before.\n" }
    let parts = blocks.map { block in
      let table =
        [["", "iOS"] + MatrixTable.poseHeadings + ["asked with \(change)"]] + block.rows
      return title(block.screens) + "\n" + TextTable(table).text.indented(by: 2)
    }
    return (parts + [MatrixTable.legend]).joined(separator: "\n\n") + "\n"
  }

  /// The rows of one screen and version in which another matrix differs, devices that differ
  /// alike drawn together.
  private func changes(
    _ screen: Int, _ version: Int, _ other: Matrix, _ summary: MatrixSummary
  ) -> [[String]] {
    var found: [(devices: [Int], cells: [String])] = []
    for device in matrix.devices.indices {
      guard let old = matrix[screen, device, version], let new = other[screen, device, version]
      else { continue }
      let before = cells(old)
      let after = cells(new)
      guard before != after else { continue }
      let cells = zip(before, after).map { $0 == $1 ? $0 : "\($0) -> \($1)" } + [asked(new)]
      if let same = found.firstIndex(where: { $0.cells == cells }) {
        found[same].devices.append(device)
      } else {
        found.append(([device], cells))
      }
    }
    let versions =
      matrix.versions[version] == other.versions[version]
      ? "\(matrix.versions[version])"
      : "\(matrix.versions[version]) -> \(other.versions[version])"
    let comparable = matrix.devices.indices.filter {
      matrix[screen, $0, version] != nil && other[screen, $0, version] != nil
    }
    return found.map {
      [summary.name(of: $0.devices, among: comparable), versions] + $0.cells
    }
  }

  private func title(_ screens: [Int]) -> String {
    style.ink(screens.map(screen).map(\.label).joined(separator: ", "), .bold)
  }

  /// The whole matrix for machines.
  public var json: JSON {
    let doubts = doubts.map(\.json)
    let unknown: [JSON.Member] = doubts.isEmpty ? [] : [.init("doubts", .array(doubts))]
    return .object(
      [
        .init("version", 1),
        .init("poses", .array(Matrix.poses.map { .string(Words.name($0)) })),
        .init("rows", .array(matrix.screens.indices.flatMap { rows(ofScreen: $0) })),
        .init(
          "unreachable",
          .array(
            matrix.unreachable.keys.sorted().map { screen in
              .object([
                .init("screen", .string(scenario.app.name(of: screen))),
                .init("reason", .string(matrix.unreachable[screen] ?? "")),
              ])
            })),
      ] + unknown)
  }

  private func rows(ofScreen screen: Int) -> [JSON] {
    var found: [JSON] = []
    for device in matrix.devices.indices {
      for version in matrix.versions.indices {
        guard let row = matrix[screen, device, version] else { continue }
        let doubts = matrix.doubts(screen, device, version).map { place in
          JSON.string(scenario.app.subject(of: scenario.app.doubts[place]))
        }
        let points = matrix.policies(screen, device, version).map { JSON.name($0) }
        let through = matrix.ways[screen]?.through.map { JSON.string(scenario.app.name(of: $0)) }
        let unknown: [JSON.Member] =
          (through.map { [.init("way", .array($0))] } ?? [])
          + (doubts.isEmpty ? [] : [.init("doubts", .array(doubts))])
          + (points.isEmpty ? [] : [.init("policies", .array(points))])
        found.append(
          .object(
            [
              .init("screen", .string(scenario.app.name(of: matrix.screens[screen]))),
              .init("device", .string(matrix.devices[device].name)),
              .init("ios", .string("\(matrix.versions[version])")),
              .init("start", .string(Words.name(row.start))),
              .init("results", .array(row.results.map { .string(Words.name($0)) })),
              .init("asked", row.asked.map { .string(scenario.app.name(of: $0)) } ?? .null),
              .init("masksCount", .bool(row.force.counts)),
              .init("raises", row.fault.map { .string($0.name) } ?? .null),
              .init("reason", row.fault.map { .string(reason($0)) } ?? .null),
            ] + (isTooOld(matrix.versions[version]) ? [.init("belowDeploymentTarget", true)] : [])
              + unknown))
      }
    }
    return found
  }

  private func cells(_ row: Matrix.Row) -> [String] { turns(row).map(\.sign) }
}
