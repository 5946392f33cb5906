import Foundation

/// The values of members that are only stored, for objects of any class.
enum StoredValues {
  /// What an object was given; nil if it was given nothing.
  static func value<Value>(_ member: String, of object: AnyObject) -> Value? {
    Associations.shared.value(of: object, key(member)) as? Value
  }

  /// What an object was given, of any type; nil if it was given nothing.
  static func anyValue(_ member: String, of object: AnyObject) -> Any? {
    Associations.shared.value(of: object, key(member))
  }

  /// What an object was given last, if it is still there.
  static func weak<Value>(_ member: String, of object: AnyObject) -> Value? {
    value(member, of: object)
  }

  /// Keeps a value as long as the object.
  static func set<Value>(_ value: Value, _ member: String, of object: AnyObject) {
    Associations.shared.set(some(value), of: object, key(member), isWeak: false)
  }

  /// Keeps a value as long as the object, and notes that code set such a member.
  static func note<Value>(_ value: Value, _ member: String, of object: AnyObject) {
    StoredOnly.note(member)
    set(value, member, of: object)
  }

  /// Keeps an object as long as others do, and notes that code set such a member.
  static func noteWeakly<Value>(_ value: Value, _ member: String, of object: AnyObject) {
    StoredOnly.note(member)
    Associations.shared.set(some(value), of: object, key(member), isWeak: true)
  }

  /// nil for an optional without a value, which `Any?` would wrap once more.
  private static func some<Value>(_ value: Value) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped
  }

  /// A key of its own for each name: apps' keys are addresses, which are even.
  private static func key(_ member: String) -> UInt { UInt(bitPattern: member.hashValue) | 1 }
}

/// An optional of any type.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { self }
}
