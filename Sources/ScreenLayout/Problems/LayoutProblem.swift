public import Orientation

/// Something that is wrong with a layout.
public struct LayoutProblem: Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public var kind: Kind
  /// The path of the view.
  public var view: String
  /// The paths of other views that are part of it, such as the control that overlaps.
  public var others: [String]
  /// What is wrong in one sentence, without the path and without a full stop.
  public var message: String
  /// Where it is on the screen, in points of the scene; nil for what has no place.
  public var frame: ScreenRect?
  /// Which way up the interface was.
  public var orientation: InterfaceOrientation
  /// The size of the scene, in points.
  public var size: ScreenSize
  /// Where the view or constraint is declared; nil where that is unknown.
  public var location: SourceLocation?

  /// What can be wrong with a layout.
  public enum Kind: String, CaseIterable, Sendable, Hashable {
    /// A text, control or picture, or a part of it, is beyond the edge of the screen, and no scrolling
    /// brings it back.
    case offScreen = "off-screen"
    /// A text or control is under the notch, the Dynamic Island or the camera.
    case underCutout = "under-cutout"
    /// A text or control is under the status bar, a navigation bar, a tab bar or a toolbar.
    case underBar = "under-bar"
    /// A control is where the system keeps the home indicator.
    case underHomeIndicator = "under-home-indicator"
    /// A text is cut off.
    case textCutOff = "text-cut-off"
    /// Two controls overlap.
    case overlappingControls = "overlapping-controls"
    /// Another frame would meet a view's constraints as well.
    case ambiguousLayout = "ambiguous-layout"
    /// Constraints cannot hold together.
    case unsatisfiableConstraints = "unsatisfiable-constraints"
    /// After turning there and back a view is not where it was.
    case doesNotComeHome = "does-not-come-home"
    /// A control is less than 44 points wide or high.
    case smallTapTarget = "small-tap-target"
  }

  /// Creates a problem.
  public init(
    _ kind: Kind, view: String, others: [String] = [], _ message: String, frame: ScreenRect? = nil,
    in snapshot: LayoutSnapshot, location: SourceLocation? = nil
  ) {
    self.kind = kind
    self.view = view
    self.others = others
    self.message = message
    self.frame = frame
    orientation = snapshot.orientation
    size = snapshot.size
    self.location = location
  }

  /// One line: the orientation, the view's path and what is wrong.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    return "\(place)\(orientation): \(view): \(message) (\(kind.rawValue))"
  }
}
