import RotationScenario
import Orientation

/// A matrix with everything that is alike drawn together: the form in which people read it.
struct MatrixSummary {
  /// What holds for some devices over some versions.
  struct Line: Hashable, Sendable {
    /// Places in the matrix's list of devices.
    var devices: [Int]
    /// Places in the matrix's list of versions, without gaps.
    var versions: ClosedRange<Int>
    /// What holds.
    var row: Matrix.Row
  }

  let matrix: Matrix
  /// The oldest version the app runs on; versions before and after it do not share a line.
  var oldest: SystemVersion?

  /// The versions on which the app ends as it is launched, so that no screen is shown.
  ///
  /// There are none where it ends on all of them.
  ///
  /// - Complexity: linear in the rows.
  var endedVersions: Set<Int> {
    let ended = matrix.versions.indices.filter { version in
      let rows = matrix.screens.indices.lazy.flatMap { screen in
        matrix.devices.indices.lazy.compactMap { matrix[screen, $0, version] }
      }
      return rows.first != nil && rows.allSatisfy { $0.fault == .sceneLifeCycleRequired }
    }
    return ended.count < matrix.versions.count ? Set(ended) : []
  }

  /// Screens that do the same everywhere, with what they do.
  var blocks: [(screens: [Int], lines: [Line])] {
    var blocks: [(screens: [Int], lines: [Line])] = []
    let ended = endedVersions
    for screen in matrix.screens.indices {
      let lines = lines { ended.contains($1) ? nil : matrix[screen, $0, $1] }
      guard !lines.isEmpty else { continue }
      if let same = blocks.firstIndex(where: { $0.lines == lines }) {
        blocks[same].screens.append(screen)
      } else {
        blocks.append(([screen], lines))
      }
    }
    return blocks
  }

  /// What devices do over the versions, what is alike drawn together.
  ///
  /// Devices of an idiom share a line when they agree wherever both run the version; versions that follow one
  /// another share a line when nothing changes.
  ///
  /// - Parameter row: what a device does on a version, by their places; nil where it never ran it.
  /// - Returns: lines in the order of the devices, then of the versions.
  func lines(_ row: (_ device: Int, _ version: Int) -> Matrix.Row?) -> [Line] {
    var groups: [Group] = []
    for device in matrix.devices.indices {
      var group = Group(
        idiom: matrix.devices[device].idiom, devices: [device],
        rows: matrix.versions.indices.map { row(device, $0) })
      guard group.rows.contains(where: { $0 != nil }) else { continue }
      // A device can join two groups that had no version in common before.
      while let other = groups.lastIndex(where: { $0.agrees(with: group) }) {
        group = groups.remove(at: other).joined(with: group)
      }
      groups.append(group)
    }
    groups.sort { ($0.devices.first ?? 0) < ($1.devices.first ?? 0) }
    return groups.flatMap { group in
      spans(group.rows).map { Line(devices: group.devices, versions: $0, row: $1) }
    }
  }

  /// Devices that do the same wherever they run the same version.
  private struct Group {
    var idiom: Idiom
    var devices: [Int]
    var rows: [Matrix.Row?]

    /// Whether there is a version that both run, and none on which they differ.
    func agrees(with other: Group) -> Bool {
      var isShared = false
      for (mine, theirs) in zip(rows, other.rows) {
        guard let mine, let theirs else { continue }
        guard mine == theirs else { return false }
        isShared = true
      }
      return isShared && idiom == other.idiom
    }

    func joined(with other: Group) -> Group {
      Group(
        idiom: idiom, devices: (devices + other.devices).sorted(),
        rows: zip(rows, other.rows).map { $0 ?? $1 })
    }
  }

  private func spans(_ rows: [Matrix.Row?]) -> [(ClosedRange<Int>, Matrix.Row)] {
    var spans: [(ClosedRange<Int>, Matrix.Row)] = []
    for (version, row) in rows.enumerated() {
      guard let row else { continue }
      let isFirst =
        oldest.map { oldest in
          version > 0 && matrix.versions[version - 1] < oldest && matrix.versions[version] >= oldest
        } ?? false
      if let last = spans.last, last.1 == row, last.0.upperBound == version - 1, !isFirst {
        spans[spans.count - 1].0 = last.0.lowerBound...version
      } else {
        spans.append((version...version, row))
      }
    }
    return spans
  }

  /// The devices that run a version on which the app shows something.
  private var running: [Int] {
    let ended = endedVersions
    let versions = matrix.versions.enumerated().filter { !ended.contains($0.offset) }.map(\.element)
    return matrix.devices.indices.filter { versions.contains(where: matrix.devices[$0].runs) }
  }

  /// A name for some devices: a whole kind, or the families.
  ///
  /// - Parameters:
  ///   - devices: places in the matrix's list of devices.
  ///   - those: the devices there are; nil means all of the matrix that run the app.
  /// - Returns: a few words.
  func name(of devices: [Int], among those: [Int]? = nil) -> String {
    let all = matrix.devices
    let present = those ?? running
    let chosen = Set(devices)
    let kinds: [(String, (DeviceProfile) -> Bool)] = [
      ("all devices", { _ in true }),
      ("all iPhones", { $0.idiom == .phone }),
      ("all iPads", { $0.idiom == .pad }),
      ("iPhones with a Home button", { $0.idiom == .phone && $0.hasHomeButton }),
      ("iPhones without a Home button", { $0.idiom == .phone && !$0.hasHomeButton }),
      ("iPads that can multitask", { $0.multitaskingSince != nil }),
      ("iPads that cannot multitask", { $0.idiom == .pad && $0.multitaskingSince == nil }),
    ]
    for (name, belongs) in kinds
    where chosen.count > 1 && Set(present.filter { belongs(all[$0]) }) == chosen { return name }
    let names = devices.map { all[$0].name }
    return names.count > 4
      ? names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
      : names.joined(separator: ", ")
  }

  /// A span of versions: `13-15`.
  func name(of versions: ClosedRange<Int>) -> String {
    let first = matrix.versions[versions.lowerBound]
    let last = matrix.versions[versions.upperBound]
    return first == last ? "\(first)" : "\(first)-\(last)"
  }
}
