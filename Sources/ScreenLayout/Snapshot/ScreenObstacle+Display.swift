public import Orientation
import RotationTranscripts

extension ScreenObstacle {
  /// What of the system covers a scene that fills a display.
  ///
  /// The sizes of cut-outs are those of typical models; Apple documents none.
  ///
  /// - Parameters:
  ///   - display: the display.
  ///   - orientation: which way up the interface is.
  ///   - safeArea: what the system takes from the edges, in points.
  ///   - statusBarHeight: the height of the status bar in points; nil while it is hidden.
  ///   - hasHomeButton: whether there is a Home button, and so no indicator on the screen.
  /// - Returns: the obstacles, in the interface's coordinates.
  public static func all(
    on display: DeviceDisplay, _ orientation: InterfaceOrientation, safeArea: ScreenInsets,
    statusBarHeight: Double?, hasHomeButton: Bool
  ) -> [ScreenObstacle] {
    let size = display.size(for: orientation)
    var found: [ScreenObstacle] = []
    if let statusBarHeight, statusBarHeight > 0 {
      found.append(ScreenObstacle(.statusBar, ScreenRect(0, 0, size.width, statusBarHeight)))
    }
    if let kind = Kind(display.cutout), let upright = display.cutoutFrame {
      let space = display.fixedSpace
      let far = ScreenPoint(
        upright.origin.x + upright.size.width, upright.origin.y + upright.size.height)
      let one = space.convert(upright.origin, to: orientation)
      let other = space.convert(far, to: orientation)
      let frame = ScreenRect(
        min(one.x, other.x), min(one.y, other.y), abs(one.x - other.x), abs(one.y - other.y))
      found.append(ScreenObstacle(kind, frame))
    }
    if !hasHomeButton, safeArea.bottom > 0 {
      let frame = ScreenRect(0, size.height - safeArea.bottom, size.width, safeArea.bottom)
      found.append(ScreenObstacle(.homeIndicator, frame))
    }
    return found
  }
}

extension ScreenObstacle.Kind {
  /// The obstacle that a cut-out is; nil for none.
  fileprivate init?(_ cutout: Cutout) {
    switch cutout {
    case .notch: self = .notch
    case .island: self = .island
    case .cornerCamera: self = .camera
    case .none, .unknown: return nil
    }
  }
}
