package import Orientation

/// The kinds of event, without what each carries.
package enum EventKind: CaseIterable {
  case launch, turn, userLock, enterBackground, enterForeground, resize, windowingMode, move, cover
  case advance, settle, push, pop, select, present, dismiss, setRoot, openWindow, closeWindow
  case makeKey, openScene, change, changeAppDelegate, changeSceneDelegate, update, updateLock
  case attempt, setDevice, setStatusBar, request, foreignRequest, begin, end, readStatusBar

  /// The kind of an event; a new case of ``RotationEvent`` does not compile here until it is drawn too.
  package init(_ event: RotationEvent) {
    self =
      switch event {
      case .launch: .launch
      case .turn: .turn
      case .userLock: .userLock
      case .enterBackground: .enterBackground
      case .enterForeground: .enterForeground
      case .resize: .resize
      case .windowingMode: .windowingMode
      case .move: .move
      case .cover: .cover
      case .advance: .advance
      case .settle: .settle
      case .push: .push
      case .pop: .pop
      case .select: .select
      case .present: .present
      case .dismiss: .dismiss
      case .setRoot: .setRoot
      case .openWindow: .openWindow
      case .closeWindow: .closeWindow
      case .makeKey: .makeKey
      case .openScene: .openScene
      case .change: .change
      case .changeAppDelegate: .changeAppDelegate
      case .changeSceneDelegate: .changeSceneDelegate
      case .setNeedsUpdateOfSupportedInterfaceOrientations: .update
      case .setNeedsUpdateOfPrefersInterfaceOrientationLocked: .updateLock
      case .attemptRotationToDeviceOrientation: .attempt
      case .setDeviceOrientation: .setDevice
      case .setStatusBarOrientation: .setStatusBar
      case .requestGeometryUpdate: .request
      case .requestForeignGeometry: .foreignRequest
      case .beginGeneratingDeviceOrientationNotifications: .begin
      case .endGeneratingDeviceOrientationNotifications: .end
      case .readStatusBarOrientation: .readStatusBar
      }
  }
}
