import RotationScenario
import Orientation
import Testing

/// What the screens of an app do, derived on paper from its source.
struct PaperMatrix: Sendable, CustomTestStringConvertible {
  /// The app.
  var name: String
  /// The project's folder, from the checkout's root.
  var folder: String
  /// The app as its source reads, written down by hand as a scenario file.
  var model: String
  /// What the screens do.
  var rows: [Row]
  /// Screens that only a reader finds that follows a call into another object.
  var hidden: Set<String> = []

  var testDescription: String { name }

  /// What some screens do on a device.
  struct Row: Sendable {
    /// Class names.
    var screens: [String]
    /// The device.
    var device: String
    /// Major versions.
    var versions: [Int]
    /// Where the interface ends when the device is held upright, upside down, on its left and on
    /// its right side: `P P R L`, or `crash`.
    var turns: String

    init(_ screens: [String], _ device: String, _ versions: [Int], _ turns: String) {
      self.screens = screens
      self.device = device
      self.versions = versions
      self.turns = turns
    }
  }

  /// A phone and an iPad that ran every version of the tables.
  static let phone = "iPhone 13"
  static let pad = "iPad Air (5th generation)"
}

extension Matrix.Row {
  /// The row as the tables write it.
  var onPaper: String {
    if fault != nil { return "crash" }
    return results.map { orientation in
      switch orientation {
      case .portrait: "P"
      case .portraitUpsideDown: "U"
      case .landscapeLeft: "L"
      case .landscapeRight: "R"
      default: "?"
      }
    }.joined(separator: " ")
  }
}
