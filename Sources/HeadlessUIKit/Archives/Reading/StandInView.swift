package import Foundation
import InterfaceBuilderDocuments

/// A view of a storyboard whose class is not offered: as large as that class would be, and empty.
///
/// Its element tells a picture what it is.
package final class StandInView: UIView {
  /// The element's name, such as `segmentedControl`.
  package private(set) var element = ""
  /// What is written in it: segments, a text, a placeholder, the titles of a toolbar's items.
  package private(set) var titles: [String] = []
  /// The segment or page that is selected.
  package private(set) var selection: Int?
  /// The font of its text.
  package private(set) var font = UIFont.systemFont(ofSize: 14)
  /// The colour of its text.
  package private(set) var textColor = UIColor.label
  /// Whether its text can be scrolled.
  package private(set) var isScrollEnabled = true

  static let elements: Set = [
    "textView", "segmentedControl", "stepper", "pageControl", "pickerView", "datePicker",
    "searchBar", "toolbar", "visualEffectView", "mapView", "mkMapView", "webView", "wkWebView",
    "glkView", "mtkView", "sceneKitView", "arscnView", "arskView", "skView", "refreshControl",
    "colorWell", "calendarView", "imageButton",
  ]

  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    element = properties.element.name
    let source = properties.element
    switch element {
    case "segmentedControl":
      titles = source.list("segments").map { $0.string("title") ?? "" }
      selection = source.integer("selectedSegmentIndex")
    case "pageControl":
      titles = Array(repeating: "", count: min(max(source.integer("numberOfPages") ?? 0, 0), 100))
      selection = source.integer("currentPage")
    case "toolbar":
      titles = source.list("items").compactMap { $0.string("title") ?? $0["systemItem"] }
    case "searchBar":
      titles = [source.string("text") ?? source.string("placeholder") ?? ""]
    default:
      titles = [source.string("text") ?? source.string("attributedText")].compactMap { $0 }
    }
    properties.font("fontDescription").map { font = $0 }
    properties.color("textColor").map { textColor = $0 }
    source.flag("scrollEnabled").map { isScrollEnabled = $0 }
    invalidateIntrinsicContentSize()
  }

  /// The size of what it stands for.
  ///
  /// The heights are those of iOS 13 and later; they are not
  /// documented.
  package override var intrinsicContentSize: CGSize {
    let free = Self.noIntrinsicMetric
    switch element {
    case "segmentedControl":
      let widest = titles.map { TextMeasure(font: font, width: 0, lines: 1).size(of: $0).width }
        .max()
      return CGSize(width: CGFloat(titles.count) * ((widest ?? 0) + 20).rounded(.up), height: 32)
    case "stepper": return CGSize(width: 94, height: 32)
    case "pageControl": return CGSize(width: CGFloat(titles.count) * 17 + 22, height: 26)
    case "pickerView", "datePicker": return CGSize(width: 320, height: 216)
    case "searchBar": return CGSize(width: free, height: 56)
    case "toolbar": return CGSize(width: free, height: 44)
    case "colorWell": return CGSize(width: 28, height: 28)
    case "textView" where !isScrollEnabled:
      return textSize(width: bounds.width)
    default: return Self.noIntrinsicSize
    }
  }

  package override var heightFollowsWidth: Bool { element == "textView" && !isScrollEnabled }

  package override func intrinsicContentSize(atWidth width: CGFloat) -> CGSize {
    heightFollowsWidth && width > 0 ? textSize(width: width) : intrinsicContentSize
  }

  /// The text of a text view; one that scrolls has the rest of it below.
  package var shownText: ShownText? {
    guard element == "textView", let text = titles.first, !text.isEmpty else { return nil }
    var style = ShownText.Style()
    style.lineLimit = 0
    style.startsAtTop = true
    var shown = ShownText(text, font: font, in: bounds.insetBy(dx: 5, dy: 8), style)
    if isScrollEnabled { shown.isCutOff = false }
    return shown
  }

  /// A text view has 5 points at the left and right of a line, and 8 above and below its text.
  private func textSize(width: CGFloat) -> CGSize {
    let room = max(0, width - 10)
    let size = TextMeasure(font: font, width: room, lines: 0).size(of: titles.first ?? " ")
    return CGSize(width: size.width + 10, height: size.height + 16).roundedUp(to: pixels)
  }

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    element == "textView" || axis == .horizontal ? .defaultLow : .defaultHigh
  }
}
