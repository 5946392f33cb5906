#if !canImport(ObjectiveC)
  public import Foundation
  import Orientation

  extension Selector {
    /// Calls the method of an object that has this name.
    ///
    /// An object without it raises UIKit's exception.
    ///
    /// - Parameters:
    ///   - target: The object.
    ///   - arguments: The arguments in order; the method may take fewer.
    /// - Returns: What the method returned; nil if there is none.
    @discardableResult
    func send(to target: AnyObject, _ arguments: [Any?] = []) -> Any? {
      let type: AnyClass = Swift.type(of: target)
      guard let method = method(of: target) else {
        // The words of every crash report; the address is not there.
        Self.raise("-[\(type) \(name)]: unrecognized selector sent to instance")
        return nil
      }
      switch method.call(target, arguments) {
      case .returned(let result): return result
      case .wrongArgument(let index, let expected):
        // Objective-C would end when the argument is used.
        let argument = index < arguments.count ? arguments[index] : nil
        let found = argument.map { "\(Swift.type(of: $0))" } ?? "nothing"
        Self.raise("-[\(type) \(name)]: the argument is \(found), expected \(expected)")
        return nil
      }
    }

    private static func raise(_ reason: String) {
      guard let host = DeviceHost.current, MainQueue.isCurrent else { preconditionFailure(reason) }
      MainActor.assumeIsolated {
        host.raise(.wrongUse(name: "NSInvalidArgumentException", reason: reason))
      }
    }
  }

  extension NSObject {
    /// Whether the object has a method of a name, as far as it can be found.
    ///
    /// - UIKit: differs: it is of the module ObjectiveC, and open there; see ``Selector`` for what
    ///   is not found. Acts. Since iOS 2
    public func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector else { return false }
      return aSelector.method(of: self) != nil
    }
  }
#endif
