import Foundation

/// The constraints of a visual format.
@MainActor struct VisualFormatLine {
  private(set) var constraints: [NSLayoutConstraint] = []
  private let line: VisualFormat
  private let start, end, size: NSLayoutConstraint.Attribute
  /// Whether the line runs against the direction in which places are counted.
  private let isReversed: Bool
  private let onBaselines: Bool

  private typealias Side = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

  init(
    _ line: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ format: String
  ) throws(VisualFormatError) {
    self.line = line
    let isVertical = line.axis == .vertical
    onBaselines = isVertical && options.contains(.spacingBaselineToBaseline)
    isReversed = !isVertical && options.contains(.directionRightToLeft)
    (start, end) =
      isVertical
      ? (.top, .bottom)
      : isReversed
        ? (.right, .left)
        : options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    size = isVertical ? .height : .width
    connect()
    try align(options.alignments, format)
  }

  private mutating func connect() {
    if let connection = line.first, let first = line.elements.first,
      let above = first.superview
    {
      let edge = connection.isStandard ? start.margin : start
      connect((above, edge), (first.item, start), connection, standard: 0)
    }
    for (place, element) in line.elements.enumerated() {
      for predicate in element.sizes {
        add((element.item, size), predicate.other.map { ($0, size) }, predicate)
      }
      guard line.between.indices.contains(place) else { continue }
      let next = line.elements[place + 1].item
      connect(
        (element.item, onBaselines ? .lastBaseline : end),
        (next, onBaselines ? .firstBaseline : start), line.between[place], standard: systemSpacing)
    }
    if let connection = line.last, let last = line.elements.last, let above = last.superview {
      let edge = connection.isStandard ? end.margin : end
      connect((last.item, end), (above, edge), connection, standard: 0)
    }
  }

  /// Has one side come after another.
  private mutating func connect(
    _ from: Side, _ to: Side, _ connection: VisualFormat.Connection, standard: CGFloat
  ) {
    let gaps: [VisualFormat.Predicate] =
      switch connection {
      case .flush: [VisualFormat.Predicate()]
      case .standard: [VisualFormat.Predicate(constant: standard)]
      case .gaps(let gaps): gaps
      }
    for gap in gaps { isReversed ? add(from, to, gap) : add(to, from, gap) }
  }

  private mutating func add(_ first: Side, _ second: Side?, _ predicate: VisualFormat.Predicate) {
    let made = NSLayoutConstraint(
      LayoutSide(first.item, first.attribute), predicate.relation,
      second.map { LayoutSide($0.item, $0.attribute) }, multiplier: 1,
      constant: predicate.constant)
    made.priority = UILayoutPriority(predicate.priority)
    constraints.append(made)
  }

  private mutating func align(
    _ attributes: [NSLayoutConstraint.Attribute], _ format: String
  ) throws(VisualFormatError) {
    guard line.elements.count > 1 else { return }
    for attribute in attributes {
      guard attribute.axis != line.axis else {
        let word = line.axis == .vertical ? "vertical" : "horizontal"
        throw VisualFormatError(
          message: "Options mask required views to be aligned on a \(word) edge, which is not"
            + " allowed for layout that is also \(word).", place: format.count)
      }
      for (view, next) in zip(line.elements, line.elements.dropFirst()) {
        add((view.item, attribute), (next.item, attribute), VisualFormat.Predicate())
      }
    }
  }
}

extension VisualFormat.Connection {
  fileprivate var isStandard: Bool {
    if case .standard = self { true } else { false }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same edge of the margins' rectangle.
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
