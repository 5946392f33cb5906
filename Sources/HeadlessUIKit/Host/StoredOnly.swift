import Foundation

/// What is stored and changes nothing here, so that a test knows when its app relied on it.
enum StoredOnly {
  /// Notes that code set or called such a member of the device in whose context it runs.
  ///
  /// - Parameter member: the type and the member, such as `CALayer.zPosition`.
  static func note(_ member: String) {
    guard let host = DeviceHost.current, Thread.isMainThread else { return }
    MainActor.assumeIsolated { host.noteStoredOnly(member) }
  }
}

extension DeviceHost {
  fileprivate func noteStoredOnly(_ member: String) {
    if storedOnly[member, default: 0] == 0 { storedOnlyOrder.append(member) }
    storedOnly[member, default: 0] += 1
  }

  /// The members that are only stored and that the app has used, in the order of their first use.
  package var usedStoredOnly: [(member: String, count: Int)] {
    storedOnlyOrder.map { ($0, storedOnly[$0, default: 0]) }
  }
}
