public import Orientation

/// What a view shows besides its background and its subviews.
///
/// Fractions are from 0 to 1.
public enum ViewContent: Sendable, Hashable {
  /// Nothing.
  case plain
  /// A text that is only shown, or edited in several lines.
  case text(TextSnapshot)
  /// A line to type in; nil without text or placeholder.
  case textField(TextSnapshot?, border: Border)
  /// A picture.
  case image(ImageSnapshot)
  /// A button; its title and picture are subviews.
  case button(isEnabled: Bool)
  /// A switch.
  case toggle(isOn: Bool, LayoutColor?)
  /// A slider.
  case slider(fraction: Double)
  /// A bar of progress.
  case progress(fraction: Double)
  /// Segments of which one is selected.
  case segments([String], selected: Int?)
  /// Minus and plus.
  case stepper
  /// Dots for pages.
  case pages(count: Int, current: Int)
  /// A spinning wheel.
  case activity
  /// Wheels beside each other; none where their values are not known.
  case picker([Wheel])
  /// A field that opens a choice of dates.
  case dateField
  /// A field to search in.
  case searchField(String, isPlaceholder: Bool)
  /// A bar of a navigation controller.
  case navigationBar(BarSnapshot)
  /// A bar with buttons, from left to right.
  case toolbar([String])
  /// A bar with tabs.
  case tabBar([String], selected: Int?)
  /// A row of a table.
  case cell(CellSnapshot)
  /// Something that is not drawn here, such as a map, by its name.
  case other(String)

  /// A wheel of a picker.
  public struct Wheel: Sendable, Hashable {
    /// The texts of the rows around the selected one, from above.
    public var rows: [String]
    /// The place of the selected one among them.
    public var selected: Int

    /// Creates a wheel.
    public init(_ rows: [String], selected: Int) {
      self.rows = rows
      self.selected = selected
    }
  }

  /// What is drawn around a text field.
  public enum Border: String, Sendable, Hashable {
    /// Nothing.
    case none
    /// A line.
    case line
    /// A frame with round corners.
    case rounded
  }
}

/// A picture in a view.
public struct ImageSnapshot: Sendable, Hashable {
  /// The name of the asset or symbol; nil where it is unknown.
  public var name: String?
  /// Whether it is one of Apple's symbols.
  public var isSymbol: Bool
  /// Where it is in the view's own space, in points.
  public var frame: ScreenRect

  /// Creates a picture.
  public init(name: String?, isSymbol: Bool = false, frame: ScreenRect) {
    self.name = name
    self.isSymbol = isSymbol
    self.frame = frame
  }
}

/// What a navigation bar shows.
public struct BarSnapshot: Sendable, Hashable {
  /// The title.
  public var title: String
  /// Whether the title is large, below the buttons.
  public var isLarge: Bool
  /// The title of the button that leads back; nil without one.
  public var back: String?
  /// The buttons at the left.
  public var left: [String]
  /// The buttons at the right, the outermost one first.
  public var right: [String]

  /// Creates a bar.
  public init(
    title: String, isLarge: Bool = false, back: String? = nil, left: [String] = [],
    right: [String] = []
  ) {
    self.title = title
    self.isLarge = isLarge
    self.back = back
    self.left = left
    self.right = right
  }
}

/// What a row of a table shows around its content.
public struct CellSnapshot: Sendable, Hashable {
  /// What is at the right end.
  public var accessory: Accessory
  /// Where the line below begins, in points from the left edge; nil without a line.
  public var separatorStart: Double?

  /// Creates a row.
  public init(accessory: Accessory = .none, separatorStart: Double? = nil) {
    self.accessory = accessory
    self.separatorStart = separatorStart
  }

  /// What is at the right end of a row.
  public enum Accessory: String, Sendable, Hashable {
    /// Nothing, or a view of the app's.
    case none
    /// An arrow.
    case disclosure
    /// A check mark.
    case checkmark
    /// A button for details.
    case detail
    /// A button for details and an arrow.
    case detailDisclosure
  }
}
