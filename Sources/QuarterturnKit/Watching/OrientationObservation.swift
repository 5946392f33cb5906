#if os(iOS) || canImport(HeadlessUIKit)
/// Keeps an observation going, as long as it is kept itself.
///
/// Where the last reference goes it ends on the next turn of the run loop, with ``cancel()`` at once.
@MainActor public final class OrientationObservation {
  private var stop: (@MainActor () -> Void)?

  package init(_ stop: @escaping @MainActor () -> Void) { self.stop = stop }

  /// Ends the observation.
  public func cancel() {
    stop?()
    stop = nil
  }

  deinit {
    // Who observes lives on the main actor; who lets go of the last reference may not.
    guard let stop else { return }
    Task { @MainActor in stop() }
  }
}

/// The observers of something, in the order in which they were added.
@MainActor final class Audience<Message> {
  private var listeners: [(id: Int, action: @MainActor (Message) -> Void)] = []
  private var made = 0

  var isEmpty: Bool { listeners.isEmpty }

  /// Adds one, and returns what takes it out again.
  func add(_ action: @escaping @MainActor (Message) -> Void) -> @MainActor () -> Void {
    made += 1
    let id = made
    listeners.append((id, action))
    return { [weak self] in self?.listeners.removeAll { $0.id == id } }
  }

  func send(_ message: Message) {
    for listener in listeners { listener.action(message) }
  }
}
#endif
