import Orientation

/// UIKit's exceptions when its classes are used in a wrong way.
///
/// The texts are those of published crash reports, without addresses and bundle identifiers.
extension Fault {
  /// A controller is pushed that is on the stack already.
  @MainActor static func pushedTwice(
    _ controller: UIViewController, _ stack: UIViewController, _ host: DeviceHost
  ) -> Fault {
    let name = host.describe(controller)
    return .wrongUse(
      name: "NSInvalidArgumentException",
      reason: !host.system.behaviors[.textsOf13]
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
  static func repeatedInStack(_ controllers: [UIViewController], _ host: DeviceHost) -> Fault {
    let names = controllers.map { host.describe($0) }.joined(separator: ", ")
    return .wrongUse(
      name: "NSInternalInconsistencyException",
      reason: "All view controllers in a navigation controller must be distinct (\(names))")
  }
}

extension Fault {
  /// What is wrong with presenting a controller; nil if nothing is.
  ///
  /// Up to iOS 13 there is one text for a controller that is in use; later ones state where.
  @MainActor static func presenting(
    _ other: UIViewController, from caller: UIViewController, _ host: DeviceHost
  ) -> Fault? {
    var reason: String?
    let name = host.describe(other)
    let isOld = !host.system.behaviors[.textsOf14]
    if other === caller {
      reason =
        "Application tried to present modal view controller on itself. Presenting controller is"
        + " \(name)."
    } else if other.presenter != nil || other.container != nil || other.isRootOfWindow {
      reason =
        isOld || other.isRootOfWindow
        ? "Application tried to present modally an active controller \(name)."
        : "Application tried to present modally a view controller \(name) that"
          + (other.presenter.map { " is already being presented by \(host.describe($0))." }
            ?? " has a parent view controller"
            + " \(other.container.map { host.describe($0) } ?? "").")
    }
    return reason.map { .wrongUse(name: "NSInvalidArgumentException", reason: $0) }
  }

  /// A controller is to contain itself; no public text was found for it, so these words are ours.
  @MainActor
  static func addedToItself(_ controller: UIViewController, _ host: DeviceHost) -> Fault {
    .wrongUse(
      name: "NSInvalidArgumentException",
      reason: "A view controller cannot be added as a child of itself: \(host.describe(controller))"
    )
  }

  /// A child's view is in the view of another controller.
  @MainActor static func inconsistent(
    _ child: UIViewController, should owner: UIViewController, requested: UIViewController,
    _ host: DeviceHost
  ) -> Fault {
    .wrongUse(
      name: "UIViewControllerHierarchyInconsistency",
      reason: "child view controller:\(host.describe(child)) should have parent view controller:"
        + "\(host.describe(owner)) but requested parent is:\(host.describe(requested))")
  }

  /// A transition between controllers that are not both children.
  @MainActor static func noCommonParent(
    _ from: UIViewController, _ to: UIViewController, _ host: DeviceHost
  ) -> Fault {
    .wrongUse(
      name: "NSInvalidArgumentException",
      reason: "Children view controllers \(host.describe(from)) and \(host.describe(to)) must have"
        + " a common parent view controller when calling -[UIViewController"
        + " transitionFromViewController:toViewController:duration:options:animations:completion:]")
  }
}
