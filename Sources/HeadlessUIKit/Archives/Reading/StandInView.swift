package import Foundation
import InterfaceBuilderDocuments

/// A view of a storyboard whose class is not offered, such as a map: as large as that class would be, and
/// empty.
///
/// Its element tells a picture what it is.
package final class StandInView: UIView {
  /// The element's name, such as `mapView`.
  package private(set) var element = ""

  static let elements: Set = [
    "visualEffectView", "mapView", "mkMapView", "webView", "wkWebView", "glkView", "mtkView",
    "sceneKitView", "arscnView", "arskView", "skView", "refreshControl", "colorWell",
    "calendarView", "imageButton",
  ]

  /// Creates a frame with the name of what is not shown.
  package convenience init(standingFor name: String) {
    self.init(frame: .zero)
    element = name
  }

  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    element = properties.element.name
    invalidateIntrinsicContentSize()
  }

  /// The size of what it stands for.
  package override var intrinsicContentSize: CGSize {
    element == "colorWell" ? CGSize(width: 28, height: 28) : Self.noIntrinsicSize
  }
}
