public import Orientation

/// A screen at one moment: the device around it, what covers it, and every view with its place.
///
/// Everything is a value, so that a layout can be kept, compared, checked and drawn without the app.
/// Lengths are points; places are seen from the top left corner of the scene, in the interface's
/// orientation, whatever the version of iOS.
///
/// - UIKit: not offered; Xcode's view debugger shows about the same.
public struct LayoutSnapshot: Sendable, Hashable {
  /// What the screen is called: the class of the controller that is seen, or a scene of a storyboard.
  public var name: String
  /// The device it is on.
  public var device: DeviceProfile
  /// The display of the device it is on.
  public var display: DeviceDisplay
  /// The system.
  public var version: SystemVersion
  /// Which way up the interface is.
  public var orientation: InterfaceOrientation
  /// The size of the scene.
  public var size: ScreenSize
  /// The size classes of the scene; nil where no source gives them.
  public var traits: Traits?
  /// Whether the interface is dark.
  public var isDark = false
  /// What bars of the system and the shape of the display take from the scene's edges.
  public var safeArea = ScreenInsets.zero
  /// What of the system covers the scene, such as the status bar.
  public var obstacles: [ScreenObstacle] = []
  /// The windows, from back to front.
  public var windows: [ViewSnapshot] = []
  /// Required constraints that cannot hold together.
  public var conflicts: [ConstraintConflict] = []

  /// Creates a snapshot of an empty screen that fills a display.
  ///
  /// - Parameters:
  ///   - name: what the screen is called.
  ///   - device: the device.
  ///   - display: the display it is on; nil means the main one.
  ///   - version: the system.
  ///   - orientation: which way up the interface is.
  ///   - size: the size of the scene in points; nil means the whole display.
  public init(
    name: String, device: DeviceProfile, display: DeviceDisplay? = nil, version: SystemVersion,
    orientation: InterfaceOrientation, size: ScreenSize? = nil
  ) {
    self.name = name
    self.device = device
    let display = display ?? device.main
    self.display = display
    self.version = version
    self.orientation = orientation
    self.size = size ?? display.size(for: orientation)
  }

  /// Whether the scene is as large as the display.
  public var fillsDisplay: Bool { size == display.size(for: orientation) }

  /// Every view, each before its subviews.
  ///
  /// - Complexity: O(n) in the number of views.
  public var views: [ViewSnapshot] {
    var found: [ViewSnapshot] = []
    func visit(_ view: ViewSnapshot) {
      found.append(view)
      view.subviews.forEach(visit)
    }
    windows.forEach(visit)
    return found
  }

  /// The view with a path; nil where there is none.
  ///
  /// - Complexity: O(n) in the number of views.
  public func view(at path: String) -> ViewSnapshot? { views.first { $0.path == path } }
}
