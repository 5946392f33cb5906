import Foundation

/// The values of all objects.
///
/// Unchecked: the lock guards what is in it.
final class Associations: @unchecked Sendable {
  static let shared = Associations()
  private let lock = NSRecursiveLock()
  private var values: [ObjectIdentifier: Owner] = [:]
  /// How many owners make it worth looking for those that are gone.
  private var limit = 64

  private struct Owner {
    weak var object: AnyObject?
    var values: [UInt: Value] = [:]
  }

  private struct Value {
    var kept: Any?
    weak var held: AnyObject?
  }

  func value(of object: AnyObject, _ key: UInt) -> Any? {
    lock.withLock {
      guard let owner = values[ObjectIdentifier(object)], owner.object === object,
        let value = owner.values[key]
      else { return nil }
      return value.kept ?? value.held
    }
  }

  func set(_ value: Any?, of object: AnyObject, _ key: UInt, isWeak: Bool) {
    // What is dropped may run code of the app's when it goes: not under the lock's first level.
    var dropped: [Owner] = []
    lock.withLock {
      let name = ObjectIdentifier(object)
      // Another object may have been at the same address.
      if let owner = values[name], owner.object == nil { dropped.append(owner) }
      var owner = values[name].flatMap { $0.object == nil ? nil : $0 } ?? Owner(object: object)
      if let old = owner.values[key] { dropped.append(Owner(values: [key: old])) }
      owner.values[key] = value.map {
        isWeak ? Value(held: $0 as AnyObject) : Value(kept: $0)
      }
      values[name] = owner
      guard values.count > limit else { return }
      dropped += values.values.filter { $0.object == nil }
      values = values.filter { $0.value.object != nil }
      limit = max(64, values.count * 2)
    }
    dropped = []
  }
}
