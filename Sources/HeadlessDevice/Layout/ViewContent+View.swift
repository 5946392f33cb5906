import Foundation
import HeadlessUIKit
import Orientation
import ScreenLayout

extension UIView {
  /// What the view shows besides its subviews; a class of the system's that shows something has a line
  /// here.
  func snapshotContent(in space: PlacedSpace) -> ViewContent {
    switch self {
    case let view as UILabel:
      guard let shown = view.shownText else { return .plain }
      let text = TextSnapshot(
        view.text ?? "", shown, LayoutColor(view.shownColor, traitCollection), space)
      return .text(text)
    case let view as UITextField:
      let text = view.shownText.map { shown in
        let color = shown.isPlaceholder ? .placeholderText : view.textColor ?? .label
        var text = TextSnapshot(
          (shown.isPlaceholder ? view.placeholder : view.text) ?? "", shown.text,
          LayoutColor(color, traitCollection), space)
        text.isPlaceholder = shown.isPlaceholder
        return text
      }
      return .textField(text, border: view.borderStyle.snapshot)
    case let view as UITextView:
      return view.shownText.map { shown in
        .text(
          TextSnapshot(
            view.text, shown, LayoutColor(view.textColor ?? .label, traitCollection), space))
      } ?? .plain
    case let view as UISegmentedControl:
      let places = 0..<view.numberOfSegments
      return .segments(
        places.map { view.titleForSegment(at: $0) ?? "" },
        selected: places.contains(view.selectedSegmentIndex) ? view.selectedSegmentIndex : nil)
    case is UIStepper: return .stepper
    case let view as UIPageControl:
      let hides = view.hidesForSinglePage && view.numberOfPages == 1
      return .pages(count: hides ? 0 : view.numberOfPages, current: view.currentPage)
    case let view as UIPickerView: return .picker(view.wheels)
    case let view as UIDatePicker:
      return view.datePickerStyle == .compact ? .dateField : .picker([])
    case let view as UISearchBar:
      let isPlaceholder = view.text?.isEmpty != false
      return .searchField(
        (isPlaceholder ? view.placeholder : view.text) ?? "", isPlaceholder: isPlaceholder)
    case let view as UIToolbar:
      return .toolbar((view.items ?? []).filter { !$0.isSpace }.map { $0.title ?? "" })
    case let view as UIImageView:
      guard let image = view.image else { return .plain }
      return .image(
        ImageSnapshot(
          name: image.name, isSymbol: image.isSymbol,
          // A picture whose size is not known is drawn as large as the view.
          frame: space.inside(image.size == .zero ? view.bounds : view.shownRect)))
    case let view as UISwitch:
      return .toggle(
        isOn: view.isOn, view.onTintColor.map { LayoutColor($0, traitCollection) })
    case let view as UISlider:
      let range = view.maximumValue - view.minimumValue
      return .slider(fraction: range > 0 ? Double((view.value - view.minimumValue) / range) : 0)
    case let view as UIProgressView: return .progress(fraction: Double(view.progress))
    case is UIActivityIndicatorView: return .activity
    case let view as UIButton: return .button(isEnabled: view.isEnabled)
    case let view as UINavigationBar: return .navigationBar(view.snapshot)
    case let view as UITabBar:
      let items = view.items ?? []
      return .tabBar(
        items.map { $0.title ?? "" }, selected: items.firstIndex { $0 === view.selectedItem })
    case let view as UITableViewCell: return .cell(view.snapshot)
    case let view as StandInView:
      return view.element == "visualEffectView" ? .plain : .other(view.element)
    default:
      guard let alert = owningController as? UIAlertController else { return .plain }
      return .other(alert.title ?? alert.message ?? "\(type(of: alert))")
    }
  }
}

extension TextSnapshot {
  /// A text that UIKit has laid out in a view.
  init(_ text: String, _ shown: ShownText, _ color: LayoutColor, _ space: PlacedSpace) {
    var font = FontSnapshot(
      family: shown.font.familyName.hasPrefix(".") ? nil : shown.font.familyName,
      size: Double(shown.font.pointSize * space.scale), weight: shown.font.numericWeight,
      isItalic: shown.font.fontName.hasSuffix("Italic"))
    font.letterSpacing = Double(shown.font.tracking * space.scale)
    self.init(
      text, font: font, color: color,
      lines: shown.lines.map { line in
        let start = space.inside(line.x, line.baseline)
        return Line(
          line.text, x: start.x, baseline: start.y, width: Double(line.width * space.scale))
      },
      neededSize: ScreenSize(
        Double(shown.neededSize.width * space.scale), Double(shown.neededSize.height * space.scale)
      ), isCutOff: shown.isCutOff)
  }
}

extension UITextField.BorderStyle {
  /// What is drawn around the text.
  fileprivate var snapshot: ViewContent.Border {
    switch self {
    case .none: .none
    case .line, .bezel: .line
    case .roundedRect: .rounded
    }
  }
}

extension UILabel {
  /// The colour of the text: in a button the button's.
  fileprivate var shownColor: UIColor {
    if let button = superview as? UIButton, button.titleLabel === self {
      return button.currentTitleColor
    }
    return (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
  }
}

extension UINavigationBar {
  fileprivate var snapshot: BarSnapshot {
    let item = topItem
    let below = items?.dropLast().last
    let back = below?.backButtonTitle ?? below?.backBarButtonItem?.title ?? below?.title ?? "Back"
    let isLeftTaken = item?.leftBarButtonItems?.isEmpty == false
    return BarSnapshot(
      title: item?.title ?? "", isLarge: bounds.height > 60,
      back: below == nil || item?.hidesBackButton == true || isLeftTaken ? nil : back,
      left: (item?.leftBarButtonItems ?? []).map { $0.title ?? "" },
      right: (item?.rightBarButtonItems ?? []).map { $0.title ?? "" })
  }
}

extension UIPickerView {
  /// The rows that are near the selected ones.
  fileprivate var wheels: [ViewContent.Wheel] {
    (0..<numberOfComponents).map { component in
      let selected = max(0, selectedRow(inComponent: component))
      let first = max(0, selected - 2)
      let rows = first..<max(first, min(selected + 3, numberOfRows(inComponent: component)))
      return ViewContent.Wheel(
        rows.map { delegate?.pickerView(self, titleForRow: $0, forComponent: component) ?? "" },
        selected: selected - first)
    }
  }
}

extension UITableViewCell {
  fileprivate var snapshot: CellSnapshot {
    let accessory: CellSnapshot.Accessory =
      switch accessoryView == nil ? accessoryType : .none {
      case .none: .none
      case .disclosureIndicator: .disclosure
      case .detailDisclosureButton: .detailDisclosure
      case .checkmark: .checkmark
      case .detailButton: .detail
      }
    // Rounded sections have no line at their end.
    let isEnd = tableStyle == .insetGrouped && placeInSection?.isLast == true
    return CellSnapshot(
      accessory: accessory, separatorStart: isEnd ? nil : separatorStart.map { Double($0) })
  }
}
