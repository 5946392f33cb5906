/// The tilts of the last samples, in whole degrees.
struct TiltHistory: Sendable {
  // A ring of 200 places, of which one marks the end.
  private var entries: [(time: Double, tilt: Int)] = []
  private var next = 0
  private static let most = 199

  init() {}

  mutating func add(_ tilt: Int, at time: Double) {
    if entries.count < Self.most {
      entries.append((time, tilt))
    } else {
      entries[next] = (time, tilt)
      next = (next + 1) % Self.most
    }
  }

  /// Whether the display looked up for a whole second.
  func areFlat(at now: Double) -> Bool {
    for entry in newestFirst {
      guard entry.tilt >= 80 else { return false }
      if entry.time + 1 <= now { return true }
    }
    return false
  }

  /// Whether the tilt grew by 20 degrees within 300 ms.
  func areSwung(to tilt: Int, at now: Double) -> Bool {
    for entry in newestFirst {
      guard entry.time + 0.3 >= now else { return false }
      if entry.tilt + 20 <= tilt { return true }
    }
    return false
  }

  private var newestFirst: some Sequence<(time: Double, tilt: Int)> {
    (0..<entries.count).lazy.map { entries[(next + entries.count - 1 - $0) % entries.count] }
  }
}
