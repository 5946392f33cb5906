import Foundation
import HeadlessUIKit

extension HeadlessDevice {
  /// What is on screen as text: windows, controllers, views with their frames in points, each
  /// indented under its container.
  ///
  /// ```
  /// UIWindow 0 0 393 852, key
  ///   FeedViewController UIView 0 0 393 852
  ///     UILabel 16 59 361 24
  /// ```
  public var screenText: String {
    var lines: [String] = []
    func visit(_ view: UIView, _ indentation: String) {
      lines.append(indentation + text(of: view))
      for child in view.subviews { visit(child, indentation + "  ") }
    }
    for window in windows { visit(window, "") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func text(of view: UIView) -> String {
    let owner = view.owningController.map { "\(type(of: $0)) " } ?? ""
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number($0) }
    var words = ["\(owner)\(type(of: view)) \(numbers.joined(separator: " "))"]
    if view.isHidden { words.append("hidden") }
    if (view as? UIWindow)?.isKeyWindow == true { words.append("key") }
    if view.tag != 0 { words.append("tag \(view.tag)") }
    return words.joined(separator: ", ")
  }

  /// A length with at most two places.
  private func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
