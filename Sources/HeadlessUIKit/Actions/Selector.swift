#if !canImport(ObjectiveC)
  import Foundation

  /// The name of a method that an object is sent.
  ///
  /// Without an Objective-C runtime a name finds its method in two ways: `#selector(f)`, which the
  /// plugin HeadlessSources compiles, brings the method along; a name alone, such as
  /// `Selector("f:")`, is looked up among the methods that the plugin found in the classes it
  /// compiled.
  ///
  /// - UIKit: same; on Apple's systems it is of the module ObjectiveC. Methods of private and of generic
  ///   classes, those in extensions of classes of another module and those of UIKit's own classes are
  ///   not found by a name alone. Acts. Since iOS 2
  public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible,
    @unchecked Sendable
  {
    // Unchecked: a method brings nothing along that it was created with.
    let name: String
    let method: Method?

    /// A method that can be called on any object of its class.
    struct Method {
      /// How many arguments it takes.
      let arity: Int
      /// Whether an object has it.
      let isMethod: (_ target: AnyObject) -> Bool
      let call: (_ target: AnyObject, _ arguments: [Any?]) -> Outcome
    }

    /// What came of calling a method.
    enum Outcome {
      case returned(Any)
      /// The method takes something else in this place.
      case wrongArgument(Int, Any.Type)
    }

    init(name: String, method: Method?) {
      self.name = name
      self.method = method
    }

    /// Creates a selector from a method's name in Objective-C, such as `close:`.
    public init(_ str: String) {
      self.init(name: str, method: nil)
    }

    /// Creates a selector from a method's name in Objective-C, such as `close:`.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// The name.
    public var description: String { name }

    /// Whether both have the same name.
    public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// Creates a selector from a name.
  ///
  /// - UIKit: same; it is Foundation's. Acts. Since iOS 2
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

  /// The name of a selector.
  ///
  /// - UIKit: same; it is Foundation's. Acts. Since iOS 2
  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
#endif
