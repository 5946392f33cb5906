import Foundation
public import HeadlessUIKit
import Orientation

extension HeadlessDevice {
  /// The windows on screen, from back to front.
  public var windows: [UIWindow] { host.application.windows }

  /// The controller the user looks at: the innermost one of the topmost presentation in the key
  /// window.
  ///
  /// Navigation, tab and page controllers lead to what they show, a split view to its last column,
  /// and a container of the app's own to its child if that fills it.
  public var visibleViewController: UIViewController? {
    var next = (host.application.keyWindow ?? windows.last)?.rootViewController
    while let presented = next?.presentedViewController { next = presented }
    while let controller = next, let inner = shownInside(controller) { next = inner }
    return next
  }

  /// The one of a container's children to look at.
  private func shownInside(_ controller: UIViewController) -> UIViewController? {
    guard let id = host.knownID(of: controller) else { return nil }
    let shown = host.system.shownChildren(of: id)
    switch host.system.controllers[id.index].kind {
    case .navigation, .tab, .page, .split: return shown.last.flatMap { host.controller($0) }
    case .plain, .custom, .alert, .imagePicker:
      guard let child = shown.first.flatMap({ host.controller($0) }), shown.count == 1,
        let view = child.viewIfLoaded, view.superview === controller.viewIfLoaded,
        view.frame == controller.viewIfLoaded?.bounds
      else { return nil }
      return child
    }
  }

  /// The controllers on screen, outermost first; the topmost comes last.
  public var shownViewControllers: [UIViewController] {
    host.system.shownControllers.compactMap { host.controller($0) }
  }

  /// The controllers on screen that are of a class.
  ///
  /// - Parameter type: the class.
  /// - Returns: in the order of ``shownViewControllers``.
  public func viewControllers<Found: UIViewController>(_ type: Found.Type) -> [Found] {
    shownViewControllers.compactMap { $0 as? Found }
  }

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

  /// What is on screen as text: windows, controllers, views with their frames in points, each
  /// indented under its container.
  ///
  /// ```
  /// UIWindow 0 0 393 852, key
  ///   FeedViewController UIView 0 0 393 852
  ///     UILabel 16 59 361 24
  /// ```
  public var screenText: String {
    var lines: [String] = []
    func visit(_ view: UIView, _ indentation: String) {
      lines.append(indentation + text(of: view))
      for child in view.subviews { visit(child, indentation + "  ") }
    }
    for window in windows { visit(window, "") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func text(of view: UIView) -> String {
    let owner = view.owningController.map { "\(type(of: $0)) " } ?? ""
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number($0) }
    var words = ["\(owner)\(type(of: view)) \(numbers.joined(separator: " "))"]
    if view.isHidden { words.append("hidden") }
    if (view as? UIWindow)?.isKeyWindow == true { words.append("key") }
    if view.tag != 0 { words.append("tag \(view.tag)") }
    return words.joined(separator: ", ")
  }

  /// A length with at most two places.
  private func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
