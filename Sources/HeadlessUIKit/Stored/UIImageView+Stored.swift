// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
public import Foundation

extension UIImageView {
  /// The pictures that are shown in turn.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public var animationImages: [UIImage]? {
    get { StoredValues.value("UIImageView.animationImages", of: self) }
    set { StoredValues.note(newValue, "UIImageView.animationImages", of: self) }
  }

  /// How long they take, in seconds.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public var animationDuration: TimeInterval {
    get { StoredValues.value("UIImageView.animationDuration", of: self) ?? 0 }
    set { StoredValues.note(newValue, "UIImageView.animationDuration", of: self) }
  }

  /// How often they are shown; 0 for ever.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public var animationRepeatCount: Int {
    get { StoredValues.value("UIImageView.animationRepeatCount", of: self) ?? 0 }
    set { StoredValues.note(newValue, "UIImageView.animationRepeatCount", of: self) }
  }

  /// Whether pictures are shown in turn.
  ///
  /// - UIKit: differs, it is always this. Since iOS 3
  public var isAnimating: Bool { false }

  /// Shows pictures in turn.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public func startAnimating() {
    StoredOnly.note("UIImageView.startAnimating")
  }

  /// Stops showing pictures in turn.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public func stopAnimating() {
    StoredOnly.note("UIImageView.stopAnimating")
  }

  /// How a symbol is drawn.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { StoredValues.value("UIImageView.preferredSymbolConfiguration", of: self) }
    set { StoredValues.note(newValue, "UIImageView.preferredSymbolConfiguration", of: self) }
  }

  /// Whether the picture grows with the text size.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get {
      StoredValues.value(
        "UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory", of: self) ?? false
    }
    set {
      StoredValues.note(
        newValue, "UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory", of: self)
    }
  }
}
