public import Foundation

/// Segments beside each other, of which at most one is selected.
///
/// - UIKit: same; a segment is a text or a picture, and how it looks is not stored. Since iOS 2
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// No segment.
  public class var noSegment: Int { -1 }

  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
  }

  private var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }
  private var selected = -1

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with a segment for each text or picture.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map {
      Segment(title: $0 as? String, image: $0 as? UIImage)
    }
    frame.size = intrinsicContentSize
  }

  /// Creates the control that a storyboard or nib has.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readSegments(properties)
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The place of the selected segment, or ``noSegment``; nothing is sent.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { selected = segments.indices.contains(newValue) ? newValue : -1 }
  }

  /// Whether a segment is selected only while it is touched.
  open var isMomentary = false

  /// Whether each segment is as wide as its own content instead of the widest (since iOS 5).
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The colour behind the selected segment (since iOS 13).
  open var selectedSegmentTintColor: UIColor?

  /// Inserts a segment with a text.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ segment: Segment, at place: Int) {
    let place = min(max(place, 0), segments.count)
    segments.insert(segment, at: place)
    if selected >= place { selected += 1 }
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selected == segment { selected = -1 } else if selected > segment { selected -= 1 }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selected = -1
  }

  /// Changes the text of a segment; a picture goes.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// The text of a segment.
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }

  /// Changes the picture of a segment; a text goes.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// The picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }

  /// Changes the width of a segment, in points; 0 for that of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// The width that was set for a segment, in points.
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }

  /// Changes whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

  private subscript(segment: Int) -> Segment? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }

  private func change(_ segment: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    body(&segments[segment])
  }

  /// What a finger does that touches a segment.
  package func tap(segment: Int) {
    guard isEnabled, isUserInteractionEnabled, !isHidden, self[segment]?.isEnabled == true,
      selected != segment || isMomentary
    else { return }
    selected = segment
    sendActions(for: .valueChanged)
    if isMomentary { selected = -1 }
  }

  // MARK: Layout

  /// As large as the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// As wide as all segments are with the widest one's content, 32 points high.
  ///
  /// The height is that of iOS 13 and later; 10 points at each side of a text are an estimate. Since
  /// iOS 6. Rule: `L-E-31`
  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 14)
    let widths = segments.map { segment in
      if segment.width > 0 { return segment.width }
      let content =
        segment.image?.size.width
        ?? TextMeasure(font: font, width: 0, lines: 1).size(of: segment.title ?? "").width
      return (content + 20).rounded(.up)
    }
    let free = zip(segments, widths).filter { $0.0.width == 0 }.map(\.1)
    let fixed = segments.reduce(0) { $0 + $1.width }
    let total =
      apportionsSegmentWidthsByContent
      ? free.reduce(0, +) : CGFloat(free.count) * (free.max() ?? 0)
    return CGSize(width: fixed + total, height: 32)
  }

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }
}
