/// Work to be done at a later virtual time, in the order in which it is due.
@MainActor struct Agenda {
  private var items: [Item] = []

  private struct Item {
    let due: Double
    /// Whether the app put it off; UIKit's own work ends something that is in progress.
    let isOfApp: Bool
    let work: @MainActor () -> Void
  }

  /// When the next work is due, in seconds.
  var next: Double? { items.last?.due }

  /// When the next work is due, in seconds; nil where only the app's is left, after a moment.
  ///
  /// - Complexity: linear in what is waiting.
  func next(until moment: Double) -> Double? {
    guard let first = items.last, first.isOfApp, first.due > moment else { return next }
    return items.contains { !$0.isOfApp } ? first.due : nil
  }

  /// Adds work; of what is due at the same time, what came first is done first.
  ///
  /// - Complexity: linear in what is waiting.
  mutating func add(at due: Double, isOfApp: Bool = false, _ work: @escaping @MainActor () -> Void)
  {
    // The next one is the last, so that taking it moves nothing.
    let place = items.lastIndex { $0.due > due }.map { $0 + 1 } ?? 0
    items.insert(Item(due: due, isOfApp: isOfApp, work: work), at: place)
  }

  /// Takes out what is due first, if it is due.
  mutating func take(until time: Double) -> (@MainActor () -> Void)? {
    guard let item = items.last, item.due <= time else { return nil }
    return items.removeLast().work
  }
}
