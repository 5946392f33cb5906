import Foundation
public import HeadlessUIKit

extension HeadlessDevice {
  /// The views on screen that are of a class and fit, from back to front; hidden ones are left out.
  ///
  /// ```swift
  /// device.views(UILabel.self) { $0.text == "Play" }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - fits: which of them to take; all if left out.
  /// - Returns: the views, each before its subviews.
  public func views<Found: UIView>(
    _ type: Found.Type, where fits: (Found) -> Bool = { _ in true }
  ) -> [Found] {
    var found: [Found] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      if let view = view as? Found, fits(view) { found.append(view) }
      for child in view.subviews { visit(child) }
    }
    for window in windows { visit(window) }
    return found
  }

  /// The first view on screen that is of a class and fits; nil when there is none.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - fits: which of them to take; any if left out.
  /// - Returns: the backmost one.
  public func view<Found: UIView>(
    _ type: Found.Type, where fits: (Found) -> Bool = { _ in true }
  ) -> Found? { views(type, where: fits).first }

  /// The first view on screen with a tag; nil when there is none.
  ///
  /// - Parameter tag: its `tag`.
  /// - Returns: the backmost one.
  public func view(tagged tag: Int) -> UIView? { view(UIView.self) { $0.tag == tag } }
}
