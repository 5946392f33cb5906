import Foundation

/// What is stored and changes nothing here, so that a test knows when its app relied on it.
final class StoredOnly: @unchecked Sendable {
  // Unchecked: the lock guards what is noted, on whichever thread the app's code runs.
  private let lock = NSLock()
  private var counts: [String: Int] = [:]
  private var order: [String] = []

  /// Notes that code set or called such a member of the device in whose context it runs.
  ///
  /// - Parameter member: the type and the member, such as `CALayer.zPosition`.
  static func note(_ member: String) {
    guard let log = DeviceHost.current?.storedOnly else { return }
    log.lock.withLock {
      if log.counts[member] == nil { log.order.append(member) }
      log.counts[member, default: 0] += 1
    }
  }

  /// The members, in the order of their first use.
  var all: [(member: String, count: Int)] {
    lock.withLock { order.map { ($0, counts[$0, default: 0]) } }
  }
}

extension DeviceHost {
  /// The members that are only stored and that the app has used, in the order of their first use.
  package var usedStoredOnly: [(member: String, count: Int)] { storedOnly.all }
}

#if !canImport(ObjectiveC)
  /// Notes that code used something that does nothing here.
  ///
  /// - Parameter member: its name.
  @_spi(HeadlessSources)
  public func noteInert(_ member: String) { StoredOnly.note(member) }
#endif
