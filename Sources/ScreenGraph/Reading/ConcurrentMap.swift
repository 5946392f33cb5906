import Foundation

extension Array where Element: Sendable {
  /// The results of a function for all elements, in order, found on all cores.
  package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    // Many stretches for each core, so that none waits long for another.
    let stretches = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount * 64)
    guard stretches > 1 else { return map(transform) }
    let results = Results<Result>()
    DispatchQueue.concurrentPerform(iterations: stretches) { stretch in
      let range = (count * stretch / stretches)..<(count * (stretch + 1) / stretches)
      results.put(stretch, self[range].map(transform))
    }
    return results.inOrder
  }
}

/// What several threads found, guarded by a lock around every access to its one variable.
private final class Results<Element: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [Int: [Element]] = [:]

  func put(_ place: Int, _ elements: [Element]) { lock.withLock { found[place] = elements } }

  var inOrder: [Element] {
    lock.withLock { found.sorted { $0.key < $1.key }.flatMap(\.value) }
  }
}
