import Orientation

/// A view as the user sees it: what its superviews do to it is known.
struct SeenView {
  let view: ViewSnapshot
  /// What of its content matters: a control as a whole, of a text the lines.
  let content: ScreenRect
  /// What its superviews let through.
  let clip: ScreenRect
  /// In which directions something around it scrolls.
  let scrolls: ViewSnapshot.Axes
  /// The path of what scrolls next around it.
  let scroller: String?
  /// The bar it is in.
  let bar: String?
  /// Its place from back to front.
  let order: Int
  /// Whether it is a control that can be touched.
  var isControl: Bool { view.isInteractive }

  /// What of the content is seen; nil if nothing.
  var shown: ScreenRect? { content.common(with: clip, least: 0.5) }
}

/// The views of a snapshot that can be seen, from back to front.
struct SeenViews {
  /// Texts and controls; a text in a control belongs to it.
  private(set) var contents: [SeenView] = []
  /// Pictures, wheels and the like.
  private(set) var figures: [SeenView] = []
  /// Bars at the top and bottom.
  private(set) var bars: [SeenView] = []
  /// Views that show, whatever they are.
  private(set) var all: [ViewSnapshot] = []
  /// The places of `all` from back to front.
  private var orders: [Int] = []
  private var covers: [(frame: ScreenRect, order: Int)] = []
  private var count = 0
  private let screen: ScreenRect

  /// How many views are kept that may cover others.
  private static let mostCovers = 16

  init(_ snapshot: LayoutSnapshot) {
    screen = ScreenRect(ScreenPoint.zero, snapshot.size)
    let outside = Around(clip: Self.everywhere)
    for window in snapshot.windows { visit(window, outside) }
    let covers = covers
    func isShown(_ frame: ScreenRect, _ order: Int) -> Bool {
      !covers.contains { $0.order > order && $0.frame.contains(frame) }
    }
    contents = contents.filter { isShown($0.content, $0.order) }
    figures = figures.filter { isShown($0.content, $0.order) }
    all = zip(all, orders).filter { isShown($0.frame, $1) }.map(\.0)
  }

  private static let everywhere = ScreenRect(-1e9, -1e9, 2e9, 2e9)

  /// What is known of the superviews.
  private struct Around {
    var clip: ScreenRect
    var scrolls: ViewSnapshot.Axes = []
    var scroller: String?
    var bar: String?
    var isInControl = false
    var alpha = 1.0
  }

  private mutating func visit(_ view: ViewSnapshot, _ around: Around) {
    guard !view.isHidden, around.alpha * view.alpha >= 0.01, !isParked(view) else { return }
    let order = count
    count += 1
    all.append(view)
    orders.append(order)
    var inside = around
    inside.alpha *= view.alpha
    if view.clipsToBounds {
      inside.clip =
        around.clip.common(with: view.frame) ?? ScreenRect(view.frame.origin, ScreenSize(0, 0))
    }
    if !view.scrollableAxes.isEmpty {
      inside.scrolls.formUnion(view.scrollableAxes)
      inside.scroller = view.path
    }
    let seen = SeenView(
      view: view, content: view.contentFrame, clip: around.clip, scrolls: around.scrolls,
      scroller: around.scroller, bar: around.bar, order: order)
    if view.content.isBar {
      inside.bar = view.path
      bars.append(seen)
    }
    if view.isInteractive || (view.content.text != nil && !around.isInControl) {
      contents.append(seen)
    } else if view.content.isFigure, !around.isInControl {
      figures.append(seen)
    }
    inside.isInControl = around.isInControl || view.isInteractive
    noteCover(view, order, around)
    for subview in view.subviews { visit(subview, inside) }
  }

  /// Whether it is the view of a controller that is kept beside the screen: a hidden column, a drawer.
  private func isParked(_ view: ViewSnapshot) -> Bool {
    view.controller != nil && view.frame.size.width > 0 && view.frame.size.height > 0
      && view.frame.common(with: screen) == nil
  }

  /// Keeps a view that hides at least half of the screen; one behind a larger one counts no longer.
  private mutating func noteCover(_ view: ViewSnapshot, _ order: Int, _ around: Around) {
    guard let background = view.style.background, background.alpha >= 0.99,
      around.alpha * view.alpha >= 0.99, view.style.cornerRadius == 0, view.degrees == 0,
      let frame = view.frame.common(with: screen),
      frame.size.width * frame.size.height * 2 >= screen.size.width * screen.size.height
    else { return }
    covers.removeAll { frame.contains($0.frame) }
    if covers.count == Self.mostCovers { covers.removeFirst() }
    covers.append((frame, order))
  }
}

extension ViewSnapshot {
  /// What of the view matters: of a text its lines, otherwise the whole.
  var contentFrame: ScreenRect {
    guard !isInteractive, degrees == 0, case .text(let text) = content, let first = text.lines.first
    else { return frame }
    let height = text.font.size * 1.2
    func rect(_ line: TextSnapshot.Line) -> ScreenRect {
      ScreenRect(
        frame.minX + line.x, frame.minY + line.baseline - text.font.size * 0.95, line.width, height)
    }
    return text.lines.dropFirst().reduce(rect(first)) { $0.union(rect($1)) }
  }
}

extension ViewContent {
  /// The text, if it is one that is only shown.
  var text: TextSnapshot? {
    if case .text(let text) = self { text } else { nil }
  }

  /// Whether it is a bar that content can be under.
  var isBar: Bool {
    switch self {
    case .navigationBar, .toolbar, .tabBar: true
    default: false
    }
  }

  /// Whether it is something to be seen that is neither text nor control.
  var isFigure: Bool {
    switch self {
    case .image, .progress, .activity, .other: true
    default: false
    }
  }

  /// Whether it is a control whose size the system gives.
  var hasSizeOfSystem: Bool {
    switch self {
    case .toggle, .slider, .segments, .stepper, .pages, .picker, .dateField, .textField,
      .searchField:
      true
    case .plain, .text, .image, .button, .progress, .activity, .navigationBar, .toolbar, .tabBar,
      .cell, .other:
      false
    }
  }
}
