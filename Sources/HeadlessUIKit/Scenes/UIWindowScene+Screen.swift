import Foundation
import Orientation

extension UIWindowScene {
  /// The screen it is on: the device's first one, the other one of a foldable phone, or one as large
  /// as the scene where the system makes such a screen for it (`N-15`, `P-15`).
  var shownScreen: UIScreen {
    let system = host.system
    let size = system.geometry(of: id).screenBounds
    let isOnFirst = system.display(of: id).points == system.device.main.points
    if isOnFirst && size.isSameScreen(as: system.mainScreenBounds) { return host.screen }
    if let ownScreen, ownScreenSize.isSameScreen(as: size) { return ownScreen }
    let screen = UIScreen(host: host, scene: id)
    ownScreen = screen
    ownScreenSize = size
    return screen
  }

  /// The screen's coordinates where the scene fills the device's first one, else its own.
  var shownSpace: any UICoordinateSpace {
    let geometry = host.system.geometry(of: id)
    let fillsFirst = shownScreen === host.screen && geometry.size == geometry.screenBounds
    return fillsFirst ? host.screen.coordinateSpace : SizedSpace(size: CGSize(geometry.size))
  }
}

extension ScreenSize {
  /// Whether it is as large as another, whichever way up.
  fileprivate func isSameScreen(as other: ScreenSize) -> Bool {
    self == other || self == other.transposed
  }
}
