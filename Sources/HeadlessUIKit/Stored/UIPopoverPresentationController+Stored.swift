// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
import Foundation

extension UIPopoverPresentationController {
  /// Where the arrow may point.
  ///
  /// - UIKit: same. Stored only. Since iOS 8
  public var permittedArrowDirections: UIPopoverArrowDirection {
    get {
      StoredValues.value("UIPopoverPresentationController.permittedArrowDirections", of: self)
        ?? .any
    }
    set {
      StoredValues.note(
        newValue, "UIPopoverPresentationController.permittedArrowDirections", of: self)
    }
  }

  /// The colour of the bubble.
  ///
  /// - UIKit: same. Stored only. Since iOS 8
  public var backgroundColor: UIColor? {
    get { StoredValues.value("UIPopoverPresentationController.backgroundColor", of: self) }
    set { StoredValues.note(newValue, "UIPopoverPresentationController.backgroundColor", of: self) }
  }

  /// Views that can be touched beside the bubble.
  ///
  /// - UIKit: same. Stored only. Since iOS 8
  public var passthroughViews: [UIView]? {
    get { StoredValues.value("UIPopoverPresentationController.passthroughViews", of: self) }
    set {
      StoredValues.note(newValue, "UIPopoverPresentationController.passthroughViews", of: self)
    }
  }

  /// How far the bubble stays from the edges, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 8
  public var popoverLayoutMargins: UIEdgeInsets {
    get {
      StoredValues.value("UIPopoverPresentationController.popoverLayoutMargins", of: self)
        ?? UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }
    set {
      StoredValues.note(newValue, "UIPopoverPresentationController.popoverLayoutMargins", of: self)
    }
  }

  /// Where the arrow points.
  ///
  /// - UIKit: differs, it is always this. Since iOS 8
  public var arrowDirection: UIPopoverArrowDirection { .unknown }
}
