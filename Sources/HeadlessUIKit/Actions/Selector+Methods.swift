#if !canImport(ObjectiveC)
  import Foundation

  // What `#selector(…)` becomes: the name, and the method as Swift refers to it. `Type.method` finds
  // overrides as every call does.
  extension Selector {
    /// A method without arguments.
    @_spi(HeadlessSources) @preconcurrency
    public init<Target, Result>(
      _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
    ) {
      // Objective-C's methods belong to no actor: they run wherever they are sent from.
      let method = unsafe unsafeBitCast(method, to: ((Target) -> () -> Result).self)
      self.init(name, of: Target.self, arity: 0) { target, _ in .returned(method(target)()) }
    }

    /// A method with one argument.
    @_spi(HeadlessSources) @preconcurrency
    public init<Target, A, Result>(
      _ name: String, _ method: @escaping (Target) -> @MainActor (A) -> Result
    ) {
      let method = unsafe unsafeBitCast(method, to: ((Target) -> (A) -> Result).self)
      self.init(name, of: Target.self, arity: 1) { target, arguments in
        taking(0, of: arguments) { (a: A) in .returned(method(target)(a)) }
      }
    }

    /// A method with two arguments.
    @_spi(HeadlessSources) @preconcurrency
    public init<Target, A, B, Result>(
      _ name: String, _ method: @escaping (Target) -> @MainActor (A, B) -> Result
    ) {
      let method = unsafe unsafeBitCast(method, to: ((Target) -> (A, B) -> Result).self)
      self.init(name, of: Target.self, arity: 2) { target, arguments in
        taking(0, of: arguments) { (a: A) in
          taking(1, of: arguments) { (b: B) in .returned(method(target)(a, b)) }
        }
      }
    }

    /// A method with three arguments.
    @_spi(HeadlessSources) @preconcurrency
    public init<Target, A, B, C, Result>(
      _ name: String, _ method: @escaping (Target) -> @MainActor (A, B, C) -> Result
    ) {
      let method = unsafe unsafeBitCast(method, to: ((Target) -> (A, B, C) -> Result).self)
      self.init(name, of: Target.self, arity: 3) { target, arguments in
        taking(0, of: arguments) { (a: A) in
          taking(1, of: arguments) { (b: B) in
            taking(2, of: arguments) { (c: C) in .returned(method(target)(a, b, c)) }
          }
        }
      }
    }

    /// A method of the class itself without arguments.
    @_spi(HeadlessSources) @preconcurrency
    public init(_ name: String, _ method: @escaping @MainActor () -> Void) {
      let method = unsafe unsafeBitCast(method, to: (() -> Void).self)
      self.init(name, of: Any.self, arity: 0) { _, _ in .returned(method()) }
    }

    /// A method of the class itself with one argument.
    @_spi(HeadlessSources) @preconcurrency
    public init<A>(_ name: String, _ method: @escaping @MainActor (A) -> Void) {
      let method = unsafe unsafeBitCast(method, to: ((A) -> Void).self)
      self.init(name, of: Any.self, arity: 1) { _, arguments in
        taking(0, of: arguments) { (a: A) in .returned(method(a)) }
      }
    }

    private init<Target>(
      _ name: String, of _: Target.Type, arity: Int,
      _ call: @escaping (_ target: Target, _ arguments: [Any?]) -> Outcome
    ) {
      // A name without labels, as in `#selector(close)`, has a colon for each argument.
      let colons = name.contains(":") ? "" : String(repeating: ":", count: arity)
      self.init(
        name: name + colons,
        method: Method(
          arity: arity, isMethod: { $0 is Target },
          call: { target, arguments in
            guard let target = target as? Target else { return .wrongArgument(-1, Target.self) }
            return call(target, arguments)
          }))
    }
  }

  /// What `#selector(object.method)` becomes: the object only says of which type the method is.
  @_spi(HeadlessSources) @preconcurrency
  public func selector<Target, Result>(
    _ name: String, on object: @autoclosure () -> Target,
    _ method: @escaping (Target) -> @MainActor () -> Result
  ) -> Selector { Selector(name, method) }

  /// What `#selector(object.method)` becomes: the object only says of which type the method is.
  @_spi(HeadlessSources) @preconcurrency
  public func selector<Target, A, Result>(
    _ name: String, on object: @autoclosure () -> Target,
    _ method: @escaping (Target) -> @MainActor (A) -> Result
  ) -> Selector { Selector(name, method) }

  /// Calls a method with one of the arguments, if that is what the method takes there.
  private func taking<Value>(
    _ index: Int, of arguments: [Any?], _ call: (Value) -> Selector.Outcome
  ) -> Selector.Outcome {
    let argument = index < arguments.count ? arguments[index] : nil
    guard let value = runtimeValue(argument, as: Value.self) else {
      return .wrongArgument(index, Value.self)
    }
    return call(value)
  }
#endif
