import Foundation

/// How logs of layout write numbers and views.
@MainActor enum LayoutWords {
  /// A number with six significant digits. Rule: `L-A-47`
  static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  /// A view or guide: its class, or the name it has for tests, and the text it shows.
  ///
  /// Without the address UIKit has, so that a log is the same each time. Rule: `L-A-46`
  static func name(_ item: AnyObject?) -> String {
    switch item {
    case let view as UIView:
      let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
      let name = view.accessibilityIdentifier ?? "\(type(of: view))"
      return text.map { "\(name):'\($0)'" } ?? name
    case let guide as UILayoutGuide:
      return guide.identifier.isEmpty
        ? "\(type(of: guide))" : "\(type(of: guide)):'\(guide.identifier)'"
    default: return "(null)"
    }
  }
}

extension LayoutSide {
  /// As logs write it: an item and its attribute, or a distance.
  @MainActor var words: String {
    let end = "\(LayoutWords.name(item)).\(attribute.word)"
    guard isDistance else { return end }
    return "(\(end) - \(LayoutWords.name(startItem)).\(start.word))"
  }

  /// As exceptions write the anchor.
  @MainActor var anchorWords: String {
    let kind =
      !isPlace
      ? "NSLayoutDimension"
      : attribute.axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
    return "<\(kind) \"\(words)\">"
  }
}

extension NSLayoutConstraint {
  /// The constraint as a log shows it, in the order of its sides.
  ///
  /// - UIKit: differs, has addresses, and the shape of the visual format where that fits.
  ///   Rule: `L-A-44` to `L-A-47`
  var logLine: String {
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var right: String
    if let second {
      right = (multiplier == 1 ? "" : LayoutWords.number(multiplier) + "*") + second.words
      if constant != 0 {
        right += (constant < 0 ? " - " : " + ") + LayoutWords.number(abs(constant))
      }
    } else {
      right = LayoutWords.number(constant)
    }
    let name = identifier.map { " '\($0)'" } ?? ""
    let level = priority == .required ? "" : " @\(LayoutWords.number(CGFloat(priority.rawValue)))"
    let state = isActive ? "active" : "inactive"
    return "<NSLayoutConstraint\(name) \(first.words) \(sign) \(right)\(level)   (\(state))>"
  }
}
