// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
public import Foundation

extension UILabel {
  /// Whether the font follows the text size.
  ///
  /// - UIKit: same. Stored only. Since iOS 10
  public var adjustsFontForContentSizeCategory: Bool {
    get { StoredValues.value("UILabel.adjustsFontForContentSizeCategory", of: self) ?? false }
    set { StoredValues.note(newValue, "UILabel.adjustsFontForContentSizeCategory", of: self) }
  }

  /// Whether characters move together before the text is cut off.
  ///
  /// - UIKit: same. Stored only. Since iOS 9
  public var allowsDefaultTighteningForTruncation: Bool {
    get { StoredValues.value("UILabel.allowsDefaultTighteningForTruncation", of: self) ?? false }
    set { StoredValues.note(newValue, "UILabel.allowsDefaultTighteningForTruncation", of: self) }
  }

  /// Where a text that has become smaller is.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var baselineAdjustment: UIBaselineAdjustment {
    get { StoredValues.value("UILabel.baselineAdjustment", of: self) ?? .alignBaselines }
    set { StoredValues.note(newValue, "UILabel.baselineAdjustment", of: self) }
  }

  /// How far the text's shadow is moved, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var shadowOffset: CGSize {
    get { StoredValues.value("UILabel.shadowOffset", of: self) ?? CGSize(width: 0, height: -1) }
    set { StoredValues.note(newValue, "UILabel.shadowOffset", of: self) }
  }

  /// How lines are broken.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { StoredValues.value("UILabel.lineBreakStrategy", of: self) ?? .standard }
    set { StoredValues.note(newValue, "UILabel.lineBreakStrategy", of: self) }
  }
}
