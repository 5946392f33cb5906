public import Foundation

/// Presents a bubble beside something; where there is little width, a sheet.
///
/// - UIKit: differs, the frame is an approximation and the arrow takes no space. Since iOS 8. Rule:
///   `D-25`, `D-31`
open class UIPopoverPresentationController: UIPresentationController {
  private var sheet: UISheetPresentationController?

  /// The sheet it becomes where there is little width (since iOS 15).
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet { return sheet }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: storedPresenting)
    sheet = made
    return made
  }

  /// The view it points at.
  open weak var sourceView: UIView?
  /// The part of the view it points at; all of it if null.
  open var sourceRect = CGRect.null
  /// The item it points at.
  open weak var barButtonItem: UIBarButtonItem?
  /// What it points at, a view or an item (since iOS 16).
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// Whether it may cover what it points at (since iOS 9).
  open var canOverlapSourceViewRect = false

  override var mistake: (name: String, reason: String)? {
    guard styleNow == .popover, sourceView == nil, barButtonItem == nil else { return nil }
    return (
      "NSGenericException",
      "UIPopoverPresentationController (\(host?.describe(self) ?? "")) should have a non-nil"
        + " sourceView or barButtonItem set before the presentation occurs."
    )
  }

  override func presentedFrame(in size: CGSize) -> CGRect {
    let whole = CGRect(origin: .zero, size: size)
    guard let host, !host.contentFillsContainers else { return whole }
    guard styleNow == .popover else {
      return sheetFrame(in: size, like: adaptiveSheetPresentationController)
    }
    let wanted = presentedViewController.preferredContentSize
    let margin: CGFloat = 10
    let width = min(wanted.width > 0 ? wanted.width : 320, size.width - 2 * margin)
    let height = min(wanted.height > 0 ? wanted.height : 480, size.height - 2 * margin)
    let source = sourceInContainer ?? CGRect(x: size.width, y: 0, width: 0, height: 0)
    let isBelow = source.maxY + height + margin <= size.height
    let y = isBelow ? source.maxY : source.minY - height
    return CGRect(
      x: min(max(source.midX - width / 2, margin), size.width - margin - width),
      y: min(max(y, margin), size.height - margin - height), width: width, height: height)
  }

  private var sourceInContainer: CGRect? {
    if let barButtonItem, let found = place(of: barButtonItem) { return found }
    guard let sourceView, let containerIfLoaded, sourceView.window === containerIfLoaded.window
    else { return nil }
    return containerIfLoaded.convert(
      sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  /// Where a bar shows an item, in the container: what is at the left begins at the left edge, and
  /// so on; each takes its width, or 44 points.
  private func place(of item: UIBarButtonItem) -> CGRect? {
    guard let containerIfLoaded, let window = containerIfLoaded.window,
      let bar = window.firstBar(with: item), let shown = bar.topItem
    else { return nil }
    func width(_ item: UIBarButtonItem) -> CGFloat {
      item.customView?.bounds.width ?? (item.width > 0 ? item.width : 44)
    }
    var frame = CGRect(x: 8, y: 0, width: width(item), height: bar.bounds.height)
    for other in shown.leftBarButtonItems ?? [] {
      if other === item { return containerIfLoaded.convert(frame, from: bar) }
      frame.origin.x += width(other)
    }
    frame.origin.x = bar.bounds.width - 8
    for other in shown.rightBarButtonItems ?? [] {
      frame.origin.x -= width(other)
      if other === item { break }
    }
    return containerIfLoaded.convert(frame, from: bar)
  }
}

/// The delegate of a popover.
///
/// - UIKit: differs, only what it has from adaptation. Since iOS 8
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIView {
  /// The bar in or below this view that shows an item.
  fileprivate func firstBar(with item: UIBarButtonItem) -> UINavigationBar? {
    if let bar = self as? UINavigationBar, let shown = bar.topItem {
      let items = (shown.leftBarButtonItems ?? []) + (shown.rightBarButtonItems ?? [])
      if items.contains(where: { $0 === item }) { return bar }
    }
    return subviews.lazy.compactMap { $0.firstBar(with: item) }.first
  }
}

/// What a bubble can point at.
///
/// - UIKit: same. Since iOS 16
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem:
  NSObjectProtocol
{}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
