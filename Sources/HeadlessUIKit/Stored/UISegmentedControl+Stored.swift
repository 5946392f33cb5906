// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
public import Foundation

extension UISegmentedControl {
  /// Sets the attributes of the titles in a state.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    StoredOnly.note("UISegmentedControl.setTitleTextAttributes")
  }

  /// Sets the picture behind the segments in a state.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    StoredOnly.note("UISegmentedControl.setBackgroundImage")
  }

  /// Sets the picture between segments.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    StoredOnly.note("UISegmentedControl.setDividerImage")
  }
}
