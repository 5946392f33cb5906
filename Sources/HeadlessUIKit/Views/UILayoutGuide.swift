public import Foundation

/// A rectangle of a view that content is placed by, such as its safe area.
///
/// A guide of one's own is placed by constraints, once a view has it.
///
/// - UIKit: same. Since iOS 9. Rule: `L-A-57`
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The rectangle a guide represents.
  enum Kind: Hashable {
    case app, safeArea, margins, readable, content, frame, keyboard, top, bottom
  }

  let kind: Kind
  /// Its part in an engine.
  final var item: LayoutItem?
  private final var storedReference: ItemReference?

  private var ownerReference: ItemReference?

  /// The view whose rectangle it is.
  open var owningView: UIView? {
    get { ownerReference?.item as? UIView }
    set { ownerReference = newValue?.reference }
  }

  /// A name for it.
  open var identifier = ""

  /// Creates a guide, which `addLayoutGuide(_:)` gives to a view.
  public override init() {
    kind = .app
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    ownerReference = view.reference
    super.init()
  }

  deinit { storedReference?.empty() }

  /// The one reference to it.
  final var reference: ItemReference {
    if let storedReference { return storedReference }
    let made = ItemReference(self)
    storedReference = made
    return made
  }

  /// The rectangle in the view's space, in points.
  ///
  /// That of a guide of one's own is known once the view is laid out. Rule: `L-C-36`
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    guard kind == .app else { return systemFrame(in: view) }
    guard let item, let engine = view.settledEngine, engine.number == item.engine else {
      return .zero
    }
    return engine.frame(of: item)
  }

  /// The rectangle of a guide of the system's.
  func systemFrame(in view: UIView) -> CGRect {
    switch kind {
    case .app: .zero
    case .safeArea: view.bounds.shrunk(by: view.safeAreaInsets)
    case .margins: view.bounds.shrunk(by: view.layoutMargins)
    case .readable: view.bounds.shrunk(by: view.layoutMargins).narrowed(to: Self.readable)
    case .content: CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .frame: view.bounds
    case .top, .bottom, .keyboard: band(in: view)?.rect(in: view.bounds) ?? .zero
    }
  }

  /// A guide of the system's that is at one end and as high as it says; nil for all others.
  struct Band {
    var isAtBottom: Bool
    var height: CGFloat

    func rect(in bounds: CGRect) -> CGRect {
      CGRect(
        x: bounds.minX, y: isAtBottom ? bounds.maxY - height : bounds.minY, width: bounds.width,
        height: height)
    }
  }

  /// Where such a guide is.
  func band(in view: UIView) -> Band? {
    switch kind {
    case .top: Band(isAtBottom: false, height: view.safeAreaInsets.top)
    case .bottom, .keyboard: Band(isAtBottom: true, height: view.safeAreaInsets.bottom)
    default: nil
    }
  }

  /// How far a guide of the system's is from the view's edges.
  func insets(in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .app, .content, .frame, .keyboard, .top, .bottom: return .zero
    case .safeArea: return view.safeAreaInsets
    case .margins: return view.layoutMargins
    case .readable:
      let frame = systemFrame(in: view)
      let side = max(0, (view.bounds.size.width - frame.width) / 2)
      let margins = view.layoutMargins
      return UIEdgeInsets(
        top: margins.top, left: max(margins.left, side), bottom: margins.bottom,
        right: max(margins.right, side))
    }
  }

  /// The name of the constraint that ties one of its edges. Rule: `L-D-07`, `L-D-18`
  func constraintName(_ edge: String) -> String {
    switch kind {
    case .safeArea: "UIViewSafeAreaLayoutGuide-\(edge)"
    case .margins, .readable: "UIView-margin-guide-constraint"
    default: "\(kind)-guide-\(edge)"
    }
  }

  /// Whether another rectangle would meet the constraints as well (since iOS 10).
  open var hasAmbiguousLayout: Bool {
    guard let view = owningView, let item, let engine = view.settledEngine,
      engine.number == item.engine
    else { return false }
    return engine.isAmbiguous(item)
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
  /// The guides that were added to it (since iOS 9).
  public var layoutGuides: [UILayoutGuide] { extras?.layout?.guides ?? [] }

  /// Has a guide belong to the view, so that constraints can refer to it (since iOS 9).
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ensuredLayout.guides.append(layoutGuide)
  }

  /// Takes a guide from the view, and with it the constraints on it (since iOS 9).
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let layout = extras?.layout, layoutGuide.owningView === self,
      layoutGuide.kind == .app
    else { return }
    for constraint in layout.constraints + layout.outer where constraint.concerns(layoutGuide) {
      constraint.letGo()
    }
    layout.guides.removeAll { $0 === layoutGuide }
    if let item = layoutGuide.item { topmost.extras?.layout?.engine?.remove(item) }
    layoutGuide.item = nil
    layoutGuide.owningView = nil
  }

  /// What bars and the display's shape leave free (since iOS 11).
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

  /// What the margins leave free (since iOS 9).
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

  /// What the margins leave free, no wider than is comfortable to read.
  ///
  /// - UIKit: differs, 672 points at most whatever the text size. Since iOS 9
  public var readableContentGuide: UILayoutGuide { guide(.readable) }

  /// A guide of the system's, made when it is first asked for.
  func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    let extras = ensuredExtras
    if let made = extras.systemGuides[kind] { return made }
    let made =
      switch kind {
      case .keyboard: UIKeyboardLayoutGuide(kind, of: self)
      case .top, .bottom: BarGuide(kind, of: self)
      default: UILayoutGuide(kind, of: self)
      }
    extras.systemGuides[kind] = made
    return made
  }
}
