// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
public import Foundation

extension UIProgressView {
  /// The colour of what is done.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public var progressTintColor: UIColor? {
    get { StoredValues.value("UIProgressView.progressTintColor", of: self) }
    set { StoredValues.note(newValue, "UIProgressView.progressTintColor", of: self) }
  }

  /// The colour of what is left.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public var trackTintColor: UIColor? {
    get { StoredValues.value("UIProgressView.trackTintColor", of: self) }
    set { StoredValues.note(newValue, "UIProgressView.trackTintColor", of: self) }
  }

  /// How it looks.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var progressViewStyle: UIProgressView.Style {
    get { StoredValues.value("UIProgressView.progressViewStyle", of: self) ?? .default }
    set { StoredValues.note(newValue, "UIProgressView.progressViewStyle", of: self) }
  }

  /// The picture of what is done.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public var progressImage: UIImage? {
    get { StoredValues.value("UIProgressView.progressImage", of: self) }
    set { StoredValues.note(newValue, "UIProgressView.progressImage", of: self) }
  }

  /// The progress that it shows.
  ///
  /// - UIKit: same. Stored only. Since iOS 9
  public var observedProgress: Progress? {
    get { StoredValues.value("UIProgressView.observedProgress", of: self) }
    set { StoredValues.note(newValue, "UIProgressView.observedProgress", of: self) }
  }
}
