public import Foundation

extension UIColor {
  /// Draws insides in this colour from here on; nothing is drawn.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public func setFill() { StoredOnly.note("UIColor.setFill") }
  /// Draws lines in this colour from here on; nothing is drawn.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public func setStroke() { StoredOnly.note("UIColor.setStroke") }
  /// Draws in this colour from here on; nothing is drawn.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public func set() { StoredOnly.note("UIColor.set") }

  /// Writes red, green, blue and opacity, from 0 to 1.
  ///
  /// - Returns: Whether it has them: all but patterns.
  /// - UIKit: same, as under light traits. Since iOS 5
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let own = components
    guard own.model != .pattern else { return false }
    unsafe red?.pointee = own.red
    unsafe green?.pointee = own.green
    unsafe blue?.pointee = own.blue
    unsafe alpha?.pointee = own.alpha
    return true
  }

  /// Writes brightness and opacity, from 0 to 1, of a grey.
  ///
  /// - Returns: Whether it is a grey.
  /// - UIKit: same, as under light traits. Since iOS 5
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let own = components
    guard own.model != .pattern, own.red == own.green, own.green == own.blue else { return false }
    unsafe white?.pointee = own.red
    unsafe alpha?.pointee = own.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity, from 0 to 1.
  ///
  /// - Returns: Whether it has them: all but patterns.
  /// - UIKit: same, as under light traits. Since iOS 5
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let own = components
    guard own.model != .pattern else { return false }
    let high = max(own.red, own.green, own.blue)
    let range = high - min(own.red, own.green, own.blue)
    var angle: CGFloat = 0
    if range > 0 {
      angle =
        switch high {
        case own.red: (own.green - own.blue) / range
        case own.green: (own.blue - own.red) / range + 2
        default: (own.red - own.green) / range + 4
        }
    }
    unsafe hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    unsafe saturation?.pointee = high > 0 ? range / high : 0
    unsafe brightness?.pointee = high
    unsafe alpha?.pointee = own.alpha
    return true
  }

  /// Creates a color of a picture that is repeated; nothing of it is shown.
  ///
  /// It has no red, green or blue, and a single component.
  ///
  /// - UIKit: differs, the picture is not drawn; the component not checked against UIKit. Since iOS 2
  public convenience init(patternImage image: UIImage) {
    self.init(Components(red: 0, green: 0, blue: 0, alpha: 1, model: .pattern))
  }

  /// Creates a colour for any name, grey: an app's catalogue is not read.
  ///
  /// - UIKit: differs, nil for a name that is not there. Since iOS 11
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }
  /// Creates a colour for any name, grey: an app's catalogue is not read.
  ///
  /// - UIKit: differs, nil for a name that is not there. Since iOS 11
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
}
