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
#endif
