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
    guard let sourceView, let containerIfLoaded, sourceView.window === containerIfLoaded.window
    else { return nil }
    return containerIfLoaded.convert(
      sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }
}

/// The delegate of a popover.
///
/// - UIKit: differs, only what it has from adaptation. Since iOS 8
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
