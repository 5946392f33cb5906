/// A bar that is drawn in a style, with a colour behind it.
@preconcurrency @MainActor package protocol StyledBar: AnyObject {
  /// How it is drawn.
  var barStyle: UIBarStyle { get set }
  /// The colour behind it; nil for that of the style.
  var barTintColor: UIColor? { get set }
}

extension UINavigationBar: StyledBar {}
extension UITabBar: StyledBar {}
extension UIToolbar: StyledBar {}
extension UISearchBar: StyledBar {}

extension StyledBar {
  /// Takes its style from a document.
  func readStyle(_ properties: ArchivedProperties) {
    properties.color("barTintColor").map { barTintColor = $0 }
    properties.value("barStyle", ["default": UIBarStyle.default, "black": .black]).map {
      barStyle = $0
    }
  }
}
