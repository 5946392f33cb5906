public import RotationScenario
import Orientation
public import TextFormats

/// A matrix as text and JSON, alone or beside another one.
public struct MatrixReport {
  let matrix: Matrix
  let scenario: Scenario
  let style: TextStyle

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
    let summary = MatrixSummary(matrix: matrix)
    var parts = assumedRoot.map { [$0] } ?? []
    parts += summary.blocks.map { block in
      var rows = [["", "iOS"] + Self.poseHeadings + ["decides"]]
      var last: [Int] = []
      for line in block.lines {
        rows.append(
          [line.devices == last ? "" : summary.name(of: line.devices)]
            + [summary.name(of: line.versions)] + cells(line.row) + [decider(line.row)])
        last = line.devices
      }
      return title(block.screens) + "\n" + TextTable(rows).text.indented(by: 2)
    }
    for screen in matrix.unreachable.keys.sorted() {
      parts.append(matrix.unreachable[screen] ?? "")
    }
    parts.append(Self.legend)
    if let notes { parts.append(notes) }
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

  /// The doubts that some row rests on, in order.
  private var doubts: [Explanation.Doubt] {
    Set(matrix.doubts.joined()).sorted().map {
      Explanation.Doubt(scenario.app.doubts[$0], in: scenario.app)
    }
  }

  /// What is unknown from the app's code; rows that depend on it have a `?` behind who decides.
  private var notes: String? {
    let lines = doubts.map { style.ink($0.text, .dim) }
    guard !lines.isEmpty else { return nil }
    return (["?: rests on something that is unknown from the code."] + lines)
      .joined(separator: "\n")
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
      let table = [["", "iOS"] + Self.poseHeadings + ["decides with \(change)"]] + block.rows
      return title(block.screens) + "\n" + TextTable(table).text.indented(by: 2)
    }
    return (parts + [Self.legend]).joined(separator: "\n\n") + "\n"
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
      let cells = zip(before, after).map { $0 == $1 ? $0 : "\($0) -> \($1)" } + [decider(new)]
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
    style.ink(
      screens.map { screen in
        let isDoubtful = matrix.devices.indices.contains { device in
          matrix.versions.indices.contains { !matrix.doubts(screen, device, $0).isEmpty }
        }
        return scenario.app.name(of: matrix.screens[screen]) + (isDoubtful ? "?" : "")
      }.joined(separator: ", "), .bold)
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
        let unknown: [JSON.Member] = doubts.isEmpty ? [] : [.init("doubts", .array(doubts))]
        found.append(
          .object(
            [
              .init("screen", .string(scenario.app.name(of: matrix.screens[screen]))),
              .init("device", .string(matrix.devices[device].name)),
              .init("ios", .string("\(matrix.versions[version])")),
              .init("start", .string(Words.name(row.start))),
              .init("results", .array(row.results.map { .string(Words.name($0)) })),
              .init("decidedBy", row.decider.map { .string(scenario.app.name(of: $0)) } ?? .null),
              .init("masksCount", .bool(row.force.counts)),
              .init("raises", row.fault.map { .string($0.name) } ?? .null),
            ] + unknown))
      }
    }
    return found
  }

  private func cells(_ row: Matrix.Row) -> [String] {
    if row.fault != nil { return Matrix.poses.map { _ in "crash" } }
    return zip(Matrix.poses, row.results).map { pose, result in
      let arrow = Self.arrow(result)
      return pose.interfaceOrientation == result ? arrow : "(\(arrow))"
    }
  }

  private func decider(_ row: Matrix.Row) -> String {
    decision(row) + (row.isDoubtful ? "?" : "")
  }

  private func decision(_ row: Matrix.Row) -> String {
    if let fault = row.fault { return "raises \(fault.name)" }
    guard row.force.counts else { return "masks do not count" }
    let name = row.decider.map { scenario.app.name(of: $0) } ?? "the app"
    switch row.force {
    case .bindingScaled: return name + ", the scene is scaled"
    case .bindingDiscrete: return name + ", resized in steps"
    case .binding, .ignored: return name
    }
  }

  private static func arrow(_ orientation: InterfaceOrientation) -> String {
    switch orientation {
    case .portrait: "P"
    case .portraitUpsideDown: "U"
    case .landscapeLeft: "L"
    case .landscapeRight: "R"
    case .unknown: "?"
    }
  }

  private static let poseHeadings = ["upright", "down", "left", "right"]

  private static let legend = """
    The interface after the device is held upright, upside down, turned left, turned right:
    P portrait, U upside down, L landscapeLeft, R landscapeRight. In brackets: it does not follow.
    """
}
