public import Orientation

extension Matrix {
  /// The matrix with one screen in place of several that do the same.
  ///
  /// A controller that an app creates in many places is one for each of them. What all do alike is
  /// said once; a screen that does something else somewhere stays.
  ///
  /// - Parameters:
  ///   - kind: what screens have in common of which one stands for the others.
  ///   - isCopy: whether another screen stands for this one rather than the other way round.
  /// - Returns: the same screens in the same order, without copies; of those that cannot be reached,
  ///   the ones of whose kind none is left.
  /// - Complexity: linear in the rows.
  public func withoutCopies(
    of kind: (ControllerID) -> String, isCopy: (ControllerID) -> Bool
  ) -> Matrix {
    var kept: [Int] = []
    var known: [String: [Int]] = [:]
    let originals = screens.indices.filter { !isCopy(screens[$0]) }
    for place in originals + screens.indices.filter({ isCopy(screens[$0]) }) {
      let own = kind(screens[place])
      let isKnown = known[own, default: []].contains { isAlike($0, place) }
      guard !isKnown else { continue }
      known[own, default: []].append(place)
      kept.append(place)
    }
    kept.sort()
    var matrix = self
    matrix.screens = kept.map { screens[$0] }
    matrix.ways = kept.map { ways[$0] }
    matrix.rows = kept.flatMap { rows[cells(of: $0)] }
    matrix.doubts = kept.flatMap { doubts[cells(of: $0)] }
    matrix.policies = kept.flatMap { policies[cells(of: $0)] }
    var kinds = Set(known.keys)
    for screen in unreachable.keys.sorted() where !kinds.insert(kind(screen)).inserted {
      matrix.unreachable[screen] = nil
    }
    return matrix
  }

  private func cells(of screen: Int) -> Range<Int> {
    let count = devices.count * versions.count
    return screen * count..<(screen + 1) * count
  }

  /// Whether two screens do the same on all devices and versions.
  private func isAlike(_ one: Int, _ other: Int) -> Bool {
    zip(cells(of: one), cells(of: other)).allSatisfy { first, second in
      guard var own = rows[first], var others = rows[second] else {
        // Of another way nothing is known where it is not there.
        return rows[second] == nil && (rows[first] == nil || ways[other] != nil)
      }
      // Inside of a container another is asked; what comes of it counts.
      own.asked = nil
      others.asked = nil
      return own == others
    }
  }
}
