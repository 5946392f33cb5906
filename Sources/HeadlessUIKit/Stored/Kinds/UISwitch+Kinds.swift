extension UISwitch {
  /// How a switch looks.
  ///
  /// - UIKit: same. Since iOS 14
  public enum Style: Int, Sendable {
    /// As the system has it.
    case automatic = 0
    /// As a box.
    case checkbox = 1
    /// As a knob.
    case sliding = 2
  }
}
