extension UIImage {
  /// Whether a picture takes the tint.
  ///
  /// - UIKit: same. Since iOS 7
  public enum RenderingMode: Int, Sendable {
    /// As where it is.
    case automatic = 0
    /// No.
    case alwaysOriginal = 1
    /// Yes.
    case alwaysTemplate = 2
  }

  /// How a picture fills more room.
  ///
  /// - UIKit: same. Since iOS 6
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  /// How heavy a symbol is.
  ///
  /// - UIKit: same. Since iOS 13
  public enum SymbolWeight: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// Ultra light.
    case ultraLight = 1
    /// Thin.
    case thin = 2
    /// Light.
    case light = 3
    /// Regular.
    case regular = 4
    /// Medium.
    case medium = 5
    /// Semibold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavy.
    case heavy = 8
    /// Black.
    case black = 9
  }

  /// How large a symbol is.
  ///
  /// - UIKit: same. Since iOS 13
  public enum SymbolScale: Int, Sendable {
    /// As usual.
    case `default` = -1
    /// Unspecified.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3
  }
}
