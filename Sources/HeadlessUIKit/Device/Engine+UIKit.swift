package import Foundation
package import Orientation

extension CGSize {
  package init(_ size: ScreenSize) { self.init(width: size.width, height: size.height) }
  package var engine: ScreenSize { ScreenSize(Double(width), Double(height)) }
}

extension CGPoint {
  package init(_ point: ScreenPoint) { self.init(x: point.x, y: point.y) }
  package var engine: ScreenPoint { ScreenPoint(Double(x), Double(y)) }
}

extension CGRect {
  package init(_ rect: ScreenRect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
  package var engine: ScreenRect { ScreenRect(origin.engine, size.engine) }
}

extension UIEdgeInsets {
  package init(_ insets: ScreenInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension SystemVersion {
  /// The version as `UIDevice.systemVersion` writes it: a patch only where there is one.
  var uiKitText: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}

extension UIUserInterfaceIdiom {
  package init(_ idiom: Idiom) {
    switch idiom {
    case .phone: self = .phone
    case .pad: self = .pad
    }
  }
}
