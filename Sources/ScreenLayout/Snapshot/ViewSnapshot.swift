public import Orientation

/// A view at one moment, with its subviews.
public struct ViewSnapshot: Sendable, Hashable {
  /// The view's name among its siblings: its accessibility identifier, the class of the controller
  /// whose view it is, or its class; with a number where several have the same.
  public var name: String
  /// The names from the window to the view, joined by slashes; unique in a snapshot.
  public var path: String
  /// The class.
  public var className: String
  /// The accessibility identifier.
  public var identifier: String?
  /// The class of the controller whose view it is.
  public var controller: String?
  /// The box around the view, in points of the scene.
  public var frame: ScreenRect
  /// Width and height before it was turned, in points.
  public var size: ScreenSize
  /// How far it is turned around its middle, clockwise in degrees.
  public var degrees = 0.0
  /// Whether it and its subviews are hidden.
  public var isHidden = false
  /// How opaque it is, from 0 to 1.
  public var alpha = 1.0
  /// Whether content outside of its bounds is clipped.
  public var clipsToBounds = false
  /// Whether it does something when it is touched: an enabled control, a bar button, a text view.
  public var isInteractive = false
  /// Where a finger reaches it, where that is more than the frame; in points of the scene.
  public var hitFrame: ScreenRect?
  /// In which directions its content can be scrolled.
  public var scrollableAxes: Axes = []
  /// Whether another frame would meet its constraints as well.
  public var isAmbiguous = false
  /// Background, border and the like.
  public var style = ViewStyle()
  /// What it shows besides its subviews.
  public var content = ViewContent.plain
  /// Where it is declared, such as in a storyboard; nil where that is unknown.
  public var location: SourceLocation?
  /// The subviews, from back to front.
  public var subviews: [ViewSnapshot] = []

  /// Creates a view's snapshot.
  ///
  /// - Parameters:
  ///   - name: the name among its siblings.
  ///   - path: the names from the window to the view.
  ///   - className: the class.
  ///   - frame: the place in the scene, in points.
  public init(name: String, path: String, className: String, frame: ScreenRect) {
    self.name = name
    self.path = path
    self.className = className
    self.frame = frame
    size = frame.size
  }

  /// Directions in which content can be scrolled.
  public struct Axes: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// To the left and right.
    public static let horizontal = Axes(rawValue: 1)
    /// Up and down.
    public static let vertical = Axes(rawValue: 2)
  }
}
