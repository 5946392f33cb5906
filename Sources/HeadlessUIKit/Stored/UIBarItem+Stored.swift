// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
public import Foundation

extension UIBarItem {
  /// How far the picture is moved, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var imageInsets: UIEdgeInsets {
    get { StoredValues.value("UIBarItem.imageInsets", of: self) ?? .zero }
    set { StoredValues.note(newValue, "UIBarItem.imageInsets", of: self) }
  }

  /// How far the picture in landscape on a phone is moved, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public var landscapeImagePhoneInsets: UIEdgeInsets {
    get { StoredValues.value("UIBarItem.landscapeImagePhoneInsets", of: self) ?? .zero }
    set { StoredValues.note(newValue, "UIBarItem.landscapeImagePhoneInsets", of: self) }
  }

  /// The picture for large text sizes.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var largeContentSizeImage: UIImage? {
    get { StoredValues.value("UIBarItem.largeContentSizeImage", of: self) }
    set { StoredValues.note(newValue, "UIBarItem.largeContentSizeImage", of: self) }
  }

  /// Sets the attributes of the title in a state.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    StoredOnly.note("UIBarItem.setTitleTextAttributes")
  }

  /// The attributes of the title in a state.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    StoredOnly.note("UIBarItem.titleTextAttributes")
    return nil
  }
}
