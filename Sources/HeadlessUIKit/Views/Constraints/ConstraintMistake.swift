import Foundation
import Orientation

/// What UIKit raises when constraints are used in a wrong way.
///
/// The texts are those of published crash reports, without addresses.
@MainActor struct ConstraintMistake {
  let name: String
  let reason: String

  /// Ends the program, or is kept by the device.
  func raise() {
    guard let host = DeviceHost.current else { preconditionFailure("\(name): \(reason)") }
    host.raise(.wrongUse(name: name, reason: reason))
  }
}

extension ConstraintMistake {
  private static var maker: String {
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
      + "constant:]: "
  }

  /// What is wrong with a constraint that is being made; nil if nothing is. Rule: `L-A-20` to `L-A-29`
  init?(
    _ first: LayoutSide, _ second: LayoutSide?, multiplier: CGFloat, constant: CGFloat,
    byAnchors: Bool
  ) {
    guard first.item != nil, second == nil || second?.item != nil else {
      self.init(
        name: "NSInvalidArgumentException",
        reason: "NSLayoutConstraint for nil: Constraint items must each be a view or layout guide.")
      return
    }
    if let pairing = Self.pairing(first, second, multiplier: multiplier, byAnchors: byAnchors) {
      self.init(name: "NSInvalidArgumentException", reason: pairing)
    } else if !multiplier.isFinite {
      self.init(
        name: "NSInternalInconsistencyException",
        reason: "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
    } else if !constant.isFinite {
      self = .constant(constant, first, second)
    } else {
      return nil
    }
  }

  private static func pairing(
    _ first: LayoutSide, _ second: LayoutSide?, multiplier: CGFloat, byAnchors: Bool
  ) -> String? {
    if first.isPlace, second == nil || multiplier == 0 {
      return maker + "A multiplier of 0 or a nil second item together with a location for the first"
        + " attribute creates an illegal constraint of a location equal to a constant. Location"
        + " attributes must be specified in pairs"
    }
    guard let second else { return nil }
    let (a, b) = (first.attribute, second.attribute)
    let isMixed = a.isDirected && b.isUndirected || a.isUndirected && b.isDirected
    // Anchors have the axis in their type; attributes of two axes do go together: tests of SnapKit
    // that run on UIKit have a left edge equal to an upper one. Rule: `L-A-23`
    let fits =
      first.isPlace == second.isPlace && (!byAnchors || !first.isPlace || a.axis == b.axis)
    guard isMixed || !fits else { return nil }
    if byAnchors {
      return "NSLayoutConstraint for \(first.anchorWords): A constraint cannot be made between"
        + " \(first.anchorWords) and \(second.anchorWords) because their units are not compatible."
    }
    guard fits else { return maker + "Invalid pairing of layout attributes" }
    return maker
      + "A constraint cannot be made between a leading/trailing attribute and a right/left"
      + " attribute. Use leading/trailing for both or neither."
  }

  /// A constant that is not a number. Rule: `L-A-28`
  static func constant(
    _ constant: CGFloat, _ first: LayoutSide, _ second: LayoutSide?
  ) -> ConstraintMistake {
    ConstraintMistake(
      name: "NSInternalInconsistencyException",
      reason: "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)"
        + " firstAnchor:\(first.anchorWords) secondAnchor:\(second?.anchorWords ?? "(null)")")
  }

  /// A priority of an active constraint that crosses required. Rule: `L-A-17`
  static func priority(
    _ new: UILayoutPriority, from old: UILayoutPriority
  ) -> ConstraintMistake {
    ConstraintMistake(
      name: "NSInternalInconsistencyException",
      reason: "Mutating a priority from required to not on an installed constraint (or vice-versa)"
        + " is not supported.  You passed priority \(LayoutWords.number(CGFloat(new.rawValue))) and"
        + " the existing priority was \(LayoutWords.number(CGFloat(old.rawValue))).")
  }

  /// Items of different hierarchies. Rule: `L-A-32`
  static func noCommonAncestor(_ first: LayoutSide, _ second: LayoutSide?) -> ConstraintMistake {
    ConstraintMistake(
      name: "NSGenericException",
      reason: "Unable to activate constraint with anchors \(first.anchorWords) and"
        + " \(second?.anchorWords ?? "(null)") because they have no common ancestor.  Does the"
        + " constraint or its anchors reference items in different view hierarchies?  That's"
        + " illegal.")
  }

  /// A constraint on views that are not in the one it is added to. Rule: `L-A-33`
  static func outside(_ constraint: NSLayoutConstraint, of view: UIView) -> ConstraintMistake {
    ConstraintMistake(
      name: "NSGenericException",
      reason: "Unable to install constraint on view.  Does the constraint reference something from"
        + " outside the subtree of the view?  That's illegal. constraint:\(constraint) view:"
        + "\(view)")
  }
}
