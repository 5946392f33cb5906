public import Foundation

/// A rectangle of a view that content is placed by, such as its safe area.
///
/// - UIKit: differs, only the guides that every view has, and their frames; there are no
///   constraints. Since iOS 9
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The rectangle a guide represents.
  enum Kind {
    case safeArea, margins, readable
  }

  private let kind: Kind

  /// The view whose rectangle it is.
  open private(set) weak var owningView: UIView?

  /// A name for it.
  open var identifier = ""

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
    super.init()
  }

  /// The rectangle in the view's space, in points.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case .safeArea: return view.bounds.shrunk(by: view.safeAreaInsets)
    case .margins: return view.bounds.shrunk(by: view.layoutMargins)
    case .readable: return view.bounds.shrunk(by: view.layoutMargins).narrowed(to: Self.readable)
    }
  }

  /// The greatest width that is comfortable to read at the default text size, in points.
  ///
  /// Seen on iPads; not documented.
  private static var readable: CGFloat { 672 }
}

extension CGRect {
  /// The rectangle without the insets at its edges; sides stop at zero.
  func shrunk(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// The middle of the rectangle, as wide as it is or as a limit.
  func narrowed(to width: CGFloat) -> CGRect {
    guard size.width > width else { return self }
    return CGRect(
      x: origin.x + (size.width - width) / 2, y: origin.y, width: width, height: size.height)
  }
}

extension UIView {
  /// What bars and the display's shape leave free (since iOS 11).
  public var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeAreaGuide, .safeArea) }

  /// What the margins leave free (since iOS 9).
  public var layoutMarginsGuide: UILayoutGuide { guide(\.marginsGuide, .margins) }

  /// What the margins leave free, no wider than is comfortable to read.
  ///
  /// - UIKit: differs, 672 points at most whatever the text size. Since iOS 9
  public var readableContentGuide: UILayoutGuide { guide(\.readableGuide, .readable) }

  private func guide(
    _ place: ReferenceWritableKeyPath<Extras, UILayoutGuide?>, _ kind: UILayoutGuide.Kind
  ) -> UILayoutGuide {
    let extras = ensuredExtras
    if let made = extras[keyPath: place] { return made }
    let made = UILayoutGuide(kind, of: self)
    extras[keyPath: place] = made
    return made
  }
}
