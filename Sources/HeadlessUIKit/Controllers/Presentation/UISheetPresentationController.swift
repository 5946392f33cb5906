public import Foundation
import Orientation

/// Presents a sheet or a card.
///
/// No public source gives the frames of sheets in points; those here are an approximation. Where
/// there is little width a sheet begins 10 points below the safe area, and fills a low container.
/// Elsewhere a page sheet is at most 704 points wide and a form sheet 540 x 620; both are centred.
///
/// - UIKit: differs in the frames. Since iOS 15; sheets since iOS 3.2. Rule: `D-25`, `D-31`
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which it can rest.
  open var detents: [Detent] = [.large()] { didSet { layOutAgain() } }
  /// The height at which it rests; nil for the first.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { layOutAgain() } }
  /// The height up to which the content behind it can be used.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether it has something to hold it by.
  open var prefersGrabberVisible = false
  /// Whether it is attached to the bottom in a container of little height too.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { layOutAgain() } }
  /// How round its corners are, in points; nil for the usual.
  open var preferredCornerRadius: CGFloat?

  /// Changes several things at once.
  open func animateChanges(_ changes: () -> Void) { changes() }

  override func presentedFrame(in size: CGSize) -> CGRect { sheetFrame(in: size, like: self) }

  /// It may replace a popover, whose container that is.
  private func layOutAgain() {
    presentedViewController.nearestPresentation?.containerIfLoaded?.setNeedsLayout()
  }

  /// A height at which a sheet can rest.
  ///
  /// - UIKit: same. Since iOS 15
  @MainActor open class Detent: NSObject {
    /// Names a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// As high as possible.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Its name (since iOS 16).
    open private(set) var identifier: Identifier
    let height: @MainActor (CGFloat) -> CGFloat

    private init(_ identifier: Identifier, _ height: @escaping @MainActor (CGFloat) -> CGFloat) {
      self.identifier = identifier
      self.height = height
    }

    /// About half of the container.
    open class func medium() -> Detent { Detent(.medium) { $0 / 2 } }
    /// As high as possible.
    open class func large() -> Detent { Detent(.large) { $0 } }

    /// As high as a resolver says, in points; nil leaves it out, which here means no height (since iOS 16).
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("detent.\(UUID().uuidString)")) { most in
        min(most, resolver(DetentResolution(maximumDetentValue: most)) ?? 0)
      }
    }
  }

  fileprivate func resting(in size: CGSize, below top: CGFloat) -> CGRect {
    let most = max(0, size.height - top)
    let chosen = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    let height = min(chosen?.height(most) ?? most, most)
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }
}

extension UIPresentationController {
  /// The frame of a sheet in a container of a size.
  ///
  /// - Parameters:
  ///   - size: the container's.
  ///   - sheet: determines its heights.
  /// - Returns: its frame, in points of the container.
  func sheetFrame(in size: CGSize, like sheet: UISheetPresentationController) -> CGRect {
    let whole = CGRect(origin: .zero, size: size)
    guard let host, !host.contentFillsContainers else { return whole }
    let style = styleNow
    guard style == .pageSheet || style == .formSheet else { return whole }
    let traits = traits(in: size)
    let safeTop = CGFloat(host.system.shownSafeArea(of: scene)?.top ?? 0)
    guard traits.horizontalSizeClass != .compact else {
      if host.system.behaviors[.sheetsFillCompactWidth] { return whole }
      if traits.verticalSizeClass == .compact, !sheet.prefersEdgeAttachedInCompactHeight {
        return whole
      }
      return sheet.resting(in: size, below: traits.verticalSizeClass == .compact ? 0 : safeTop + 10)
    }
    return style == .formSheet
      ? card(in: size) : page(in: size, safeTop, !host.system.behaviors[.pageSheetsAreCards])
  }

  private var scene: SceneID {
    storedPresenting?.registration.flatMap { host?.scene(of: $0.id) } ?? .main
  }

  /// The traits of the window once the container has a size.
  private func traits(in size: CGSize) -> UITraitCollection {
    guard let host, size != containerIfLoaded?.bounds.size,
      let transition = host.turn(of: scene)?.transition
    else { return windowTraits }
    return host.traitCollection(of: scene, host.system.traits(of: scene, in: transition.new))
  }

  private func card(in size: CGSize) -> CGRect {
    let wanted = presentedViewController.preferredContentSize
    let width = min(wanted.width > 0 ? wanted.width : 540, size.width)
    let height = min(wanted.height > 0 ? wanted.height : 620, size.height)
    return CGRect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }

  private func page(in size: CGSize, _ top: CGFloat, _ isOld: Bool) -> CGRect {
    // Up to iOS 12 it was as wide as the screen upright.
    let width = isOld ? min(size.width, size.height) : min(704, size.width - 64)
    let height = isOld ? size.height - top : size.height - 2 * (top + 20)
    return CGRect(
      x: (size.width - width) / 2, y: isOld ? top : (size.height - height) / 2, width: width,
      height: height)
  }
}

/// What a height of a sheet can depend on.
///
/// - UIKit: same. Since iOS 16
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext:
  NSObjectProtocol
{
  /// The traits of what the sheet is in.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentResolution: NSObject, UISheetPresentationControllerDetentResolutionContext
{
  let maximumDetentValue: CGFloat
  var containerTraitCollection: UITraitCollection { UITraitCollection.current }

  init(maximumDetentValue: CGFloat) {
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
}
