#if !canImport(ObjectiveC)
  import Foundation

  /// How an associated object is kept.
  ///
  /// - UIKit: same; it is of the module ObjectiveC. A copy is kept as it is. Acts. Since iOS 3.1
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// It is not kept alive.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// It is kept alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy is kept.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// It is kept alive.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy is kept.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// The value that an object was given under a key; nil if it was given none.
  ///
  /// - UIKit: same; it is of the module ObjectiveC. Acts. Since iOS 3.1
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.shared.value(of: object as AnyObject, UInt(bitPattern: key))
  }

  /// Gives an object a value under a key; nil takes it away.
  ///
  /// - UIKit: same; it is of the module ObjectiveC. What is kept alive may live a little longer than
  ///   its object: until so many others have values that it is worth looking for it. Acts. Since iOS 3.1
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    Associations.shared.set(
      value, of: object as AnyObject, UInt(bitPattern: key),
      isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
  }

  /// Runs code; there are no pools that objects wait in.
  ///
  /// - UIKit: same; it is of the module ObjectiveC. Acts. Since iOS 2
  public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try body() }

  /// The values of all objects.
  ///
  /// Unchecked: the lock guards what is in it.
  private final class Associations: @unchecked Sendable {
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
#endif
