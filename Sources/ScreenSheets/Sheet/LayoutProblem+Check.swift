import Orientation
package import RotationFindings
package import ScreenLayout

extension LayoutProblem.Kind {
  /// The name that reports have for it.
  package var checkName: String { "layout-" + rawValue }

  /// How bad it is: what UIKit logs is an error, what is small a note.
  package var severity: Severity {
    switch self {
    case .unsatisfiableConstraints: .error
    case .smallTapTarget: .note
    default: .warning
    }
  }

  /// What it is, for reports that describe what they look for.
  package var check: CheckDescription {
    CheckDescription(
      checkName, title: title, rationale: "\(title). \(advice)", severity: severity,
      versions: "all versions of iOS", rules: [], triggering: [], quiet: [])
  }

  private var title: String {
    switch self {
    case .offScreen: "A text or control is off the screen"
    case .underCutout: "A text or control is under the notch, the Dynamic Island or the camera"
    case .underBar: "A text or control is under a bar"
    case .underHomeIndicator: "A control is under the home indicator"
    case .textCutOff: "A text is cut off"
    case .overlappingControls: "Two controls overlap"
    case .ambiguousLayout: "Constraints do not determine a frame"
    case .unsatisfiableConstraints: "Constraints conflict"
    case .doesNotComeHome: "A view does not return to its frame after a turn and back"
    case .smallTapTarget: "A control is smaller than 44 points"
    }
  }

  private var advice: String {
    switch self {
    case .offScreen, .overlappingControls:
      "Add constraints for the other orientation, or let the content scroll."
    case .underCutout, .underBar, .underHomeIndicator:
      "Constrain it to the safe area instead of the view's edges."
    case .textCutOff: "Allow more lines, or let the text become smaller."
    case .ambiguousLayout: "Add the constraint that is missing."
    case .unsatisfiableConstraints:
      "Remove a constraint, or lower the priority of the one that should give way."
    case .doesNotComeHome: "Let the layout depend only on the size."
    case .smallTapTarget: "Make it larger, or enlarge its tappable area."
    }
  }
}
