import Foundation
import Orientation

extension UIWindowScene {
  func request(_ preferences: GeometryPreferences, _ errorHandler: ((any Error) -> Void)?) {
    let handler = errorHandler ?? { _ in }
    if let preferences = preferences as? GeometryPreferences.iOS {
      undecided.append(handler)
      host.send(.requestGeometryUpdate(id, preferences.interfaceOrientations?.engine ?? []))
    } else {
      refused.append(handler)
      host.send(.requestForeignGeometry(id))
    }
  }

  /// A request was decided: requests are decided in the order in which they were made.
  func noteDecision(isRefused: Bool) {
    guard !undecided.isEmpty else { return }
    let handler = undecided.removeFirst()
    if isRefused { refused.append(handler) }
  }

  /// Calls the handler of a refused request.
  func report(_ error: SceneError) {
    guard !refused.isEmpty else { return }
    refused.removeFirst()(UISceneError(error))
  }

  func tellDidUpdate(_ previous: SceneGeometry) {
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    let transition = host.turn(of: id)?.transition
    let traits = host.traitCollection(
      of: id,
      transition?.old == previous
        ? transition?.oldTraits : host.system.traits(of: id, in: previous),
      scale: transition?.oldDisplay.scale)
    delegate.windowScene(
      self, didUpdate: SizedSpace(size: CGSize(previous.size)),
      interfaceOrientation: UIInterfaceOrientation(previous.interfaceOrientation),
      traitCollection: traits)
  }

  func tellDidUpdateEffectiveGeometry(_ previous: SceneGeometry) {
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    delegate.windowScene(self, didUpdateEffectiveGeometry: Geometry(previous))
  }
}

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
