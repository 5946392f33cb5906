/// Work to be done at a later virtual time, in the order in which it is due.
@MainActor struct Agenda {
  private var items: [Item] = []

  private struct Item {
    let due: Double
    let work: @MainActor () -> Void
  }

  /// When the next work is due, in seconds.
  var next: Double? { items.last?.due }

  /// Adds work; of what is due at the same time, what came first is done first.
  ///
  /// - Complexity: linear in what is waiting.
  mutating func add(at due: Double, _ work: @escaping @MainActor () -> Void) {
    // The next one is the last, so that taking it moves nothing.
    let place = items.lastIndex { $0.due > due }.map { $0 + 1 } ?? 0
    items.insert(Item(due: due, work: work), at: place)
  }

  /// Takes out what is due first, if it is due.
  mutating func take(until time: Double) -> (@MainActor () -> Void)? {
    guard let item = items.last, item.due <= time else { return nil }
    return items.removeLast().work
  }
}
