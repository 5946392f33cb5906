import Foundation
import Orientation

/// What UIKit says when its classes are used in a wrong way.
///
/// The texts are those of published crash reports, without addresses and bundle identifiers.
extension Fault {
  /// A controller is pushed that is on the stack already.
  @MainActor
  static func pushedTwice(
    _ controller: UIViewController, _ stack: UIViewController, _ host: Host
  ) -> Fault {
    let name = host.describe(controller)
    return .wrongUse(
      name: "NSInvalidArgumentException",
      reason: host.system.version.major < 13
        ? "Pushing the same view controller instance more than once is not supported (\(name))"
        : "\(host.describe(stack)) is pushing the same view controller instance (\(name)) more than"
          + " once which is not supported and is most likely an error in the application")
  }

  /// A navigation controller is put on a stack.
  static let pushedNavigationController = Fault.wrongUse(
    name: "NSInvalidArgumentException", reason: "Pushing a navigation controller is not supported")

  /// A pop goes to a controller that is not on the stack.
  static let poppedToStranger = Fault.wrongUse(
    name: "NSInternalInconsistencyException",
    reason: "Tried to pop to a view controller that doesn't exist.")

  /// A controller is on a stack twice.
  @MainActor
  static func repeatedInStack(_ controllers: [UIViewController], _ host: Host) -> Fault {
    let names = controllers.map { host.describe($0) }.joined(separator: ", ")
    return .wrongUse(
      name: "NSInternalInconsistencyException",
      reason: "All view controllers in a navigation controller must be distinct (\(names))")
  }
}
