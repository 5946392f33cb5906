import Foundation

extension Array where Element: Sendable {
  /// The results of a function for all elements, in order, found by all workers that are free.
  package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    // Many stretches for each core, so that none waits long for another.
    let stretches = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount * 64)
    guard stretches > 1 else { return map(transform) }
    let results = Results<Result>()
    withoutActuallyEscaping(transform) { transform in
      Workers.shared.run(stretches - 1) {
        while let stretch = results.next(of: stretches) {
          let range = (count * stretch / stretches)..<(count * (stretch + 1) / stretches)
          results.put(stretch, self[range].map(transform))
        }
      }
    }
    return results.inOrder
  }
}

/// What several threads found, guarded by a lock around every access to its variables.
private final class Results<Element: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var begun = 0
  private var found: [Int: [Element]] = [:]

  /// The next stretch that is not begun.
  func next(of count: Int) -> Int? {
    lock.withLock {
      guard begun < count else { return nil }
      begun += 1
      return begun - 1
    }
  }

  func put(_ place: Int, _ elements: [Element]) { lock.withLock { found[place] = elements } }

  var inOrder: [Element] {
    lock.withLock { found.sorted { $0.key < $1.key }.flatMap(\.value) }
  }
}
