#if !canImport(ObjectiveC)
  public import Foundation

  extension NSObject {
    /// The name of the class, with its module.
    ///
    /// - UIKit: same; it is of the module ObjectiveC. Acts. Since iOS 2
    public class func description() -> String { NSStringFromClass(self) }

    /// Calls a method of the object.
    ///
    /// - Returns: The object that the method returned; nil if it returned none.
    /// - UIKit: same; it is of the module ObjectiveC. Acts. Since iOS 2
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      unsafe autoreleased(aSelector?.send(to: self))
    }

    /// Calls a method of the object with one argument.
    ///
    /// - UIKit: same; it is of the module ObjectiveC. Acts. Since iOS 2
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      unsafe autoreleased(aSelector?.send(to: self, [object]))
    }

    /// Calls a method of the object with two arguments.
    ///
    /// - UIKit: same; it is of the module ObjectiveC. Acts. Since iOS 2
    @discardableResult
    public func perform(
      _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
      unsafe autoreleased(aSelector?.send(to: self, [object1, object2]))
    }

    /// What a method returned, alive until the run loop's turn ends: nothing else may hold it.
    private func autoreleased(_ result: Any?) -> Unmanaged<AnyObject>? {
      guard let result, type(of: result) is AnyClass else { return nil }
      let pooled = Autoreleased(object: result as AnyObject)
      DispatchQueue.main.async { pooled.drain() }
      return unsafe Unmanaged.passUnretained(pooled.object)
    }

    /// Calls a method of the object later; in the context of a device, when so much of its time has
    /// passed.
    ///
    /// The delay is in seconds.
    ///
    /// - UIKit: same; it is Foundation's. Acts. Since iOS 2
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      let call = DelayedCall(target: self, selector: aSelector, argument: anArgument)
      DelayedCall.waiting.withLock { $0.append(call) }
      if let host = DeviceHost.current {
        host.postpone(for: delay) { call.run() }
      } else {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, qos: .unspecified) { call.run() }
      }
    }

    /// Cancels the calls of an object's methods that wait.
    ///
    /// - UIKit: same; it is Foundation's. Acts. Since iOS 2
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      DelayedCall.cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the calls of a method with an argument that wait.
    ///
    /// - UIKit: same; it is Foundation's. Acts. Since iOS 2
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      let argument = anArgument.map { $0 as AnyObject }
      DelayedCall.cancel {
        $0.target === aTarget as AnyObject && $0.selector == aSelector
          && ($0.argument.map { $0 as AnyObject } === argument
            || ($0.argument as? NSObject).map { $0.isEqual(argument) } == true)
      }
    }
  }

  /// An object that is held for the rest of a turn of the run loop; it is only held, never used.
  private struct Autoreleased: @unchecked Sendable {
    let object: AnyObject

    func drain() {}
  }

  /// A call that waits; the lock guards the list, and a call is run or canceled once.
  private final class DelayedCall: @unchecked Sendable {
    static let waiting = Waiting()

    let target: NSObject
    let selector: Selector
    let argument: Any?

    init(target: NSObject, selector: Selector, argument: Any?) {
      self.target = target
      self.selector = selector
      self.argument = argument
    }

    func run() {
      let isWaiting = Self.waiting.withLock { calls in
        guard let place = calls.firstIndex(where: { $0 === self }) else { return false }
        calls.remove(at: place)
        return true
      }
      if isWaiting { selector.send(to: target, [argument]) }
    }

    static func cancel(where isMeant: (DelayedCall) -> Bool) {
      waiting.withLock { $0.removeAll(where: isMeant) }
    }

    final class Waiting: @unchecked Sendable {
      private let lock = NSRecursiveLock()
      private var calls: [DelayedCall] = []

      func withLock<Result>(_ body: (inout [DelayedCall]) -> Result) -> Result {
        lock.withLock { body(&calls) }
      }
    }
  }
#endif
