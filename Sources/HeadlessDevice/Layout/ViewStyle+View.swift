import Foundation
import HeadlessUIKit
import ScreenLayout

extension LayoutColor {
  /// A colour of UIKit's under some traits.
  init(_ color: UIColor, _ traits: UITraitCollection) {
    self.init(color.components(in: traits))
  }

  // A pattern's picture is not there, so nothing is drawn.
  init(_ value: UIColor.Components) {
    self.init(
      Double(value.red), Double(value.green), Double(value.blue),
      alpha: value.model == .pattern ? 0 : Double(value.alpha))
  }

  init(_ color: CGColor) { self.init(color.value) }
}

extension UIView {
  /// Background, border and the like.
  var snapshotStyle: ViewStyle {
    var style = layerIfMade.map { ViewStyle($0) } ?? ViewStyle()
    style.background = shownBackground.map { LayoutColor($0, traitCollection) }
    style.isDark = ownDarkness
    if let cell = self as? UITableViewCell, cell.tableStyle == .insetGrouped,
      style.cornerRadius == 0,
      let place = cell.placeInSection, place.isFirst || place.isLast
    {
      style.cornerRadius = 10
      style.roundCorners = []
      if place.isFirst { style.roundCorners.formUnion([.topLeft, .topRight]) }
      if place.isLast { style.roundCorners.formUnion([.bottomLeft, .bottomRight]) }
    }
    if self is UIControl { style.tint = LayoutColor(tintColor, traitCollection) }
    return style
  }

  /// Whether what the system draws in the view is dark where the window is light, or the other way round.
  private var ownDarkness: Bool? {
    if (self as? any StyledBar)?.barStyle == .black { return true }
    let style = traitCollection.userInterfaceStyle
    return style == window?.traitCollection.userInterfaceStyle ? nil : style == .dark
  }

  /// The background, as the system has it where the app sets none.
  private var shownBackground: UIColor? {
    if let backgroundColor { return backgroundColor }
    if let cell = self as? UITableViewCell, cell.backgroundView == nil {
      guard let style = cell.tableStyle, style != .plain else { return nil }
      return .secondarySystemGroupedBackground
    }
    if let bar = self as? any StyledBar { return bar.barTintColor }
    guard let table = self as? UITableView else { return nil }
    return table.style == .plain ? .systemBackground : .systemGroupedBackground
  }
}

extension ViewStyle {
  /// What a layer has.
  @MainActor init(_ layer: CALayer) {
    self.init(background: layer.backgroundColor.map { LayoutColor($0) })
    borderWidth = Double(layer.borderWidth)
    if let color = layer.borderColor { borderColor = LayoutColor(color) }
    cornerRadius = Double(layer.cornerRadius)
    roundCorners = Corners(rawValue: UInt8(truncatingIfNeeded: layer.maskedCorners.rawValue))
    guard layer.shadowOpacity > 0, let color = layer.shadowColor, color.alpha > 0 else { return }
    var shade = LayoutColor(color)
    shade.alpha *= Double(layer.shadowOpacity)
    shadow = Shadow(
      color: shade, x: Double(layer.shadowOffset.width), y: Double(layer.shadowOffset.height),
      radius: Double(layer.shadowRadius))
  }
}
