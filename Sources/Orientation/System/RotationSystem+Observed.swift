extension RotationSystem {
  /// What a controller would read if it looked around now.
  func observed(by participant: Participant, _ scene: SceneID) -> Observed {
    let isApplied = running.first { $0.scene == scene }?.isApplied ?? true
    // A view that is not loaded yet would be as large as what it is to fill.
    let bounds =
      self.bounds(of: participant.controller, in: participant.window)
      ?? (isApplied ? participant.newSize : participant.oldSize)
    return observed(bounds: bounds, scene)
  }

  /// The same for a view of known bounds.
  package func observed(bounds: ScreenSize, _ scene: SceneID) -> Observed {
    let state = scenes[scene.index]
    let transition = running.first { $0.scene == scene }
    let isApplied = transition?.isApplied ?? true
    let shown = isApplied ? state.geometry : transition?.old ?? state.geometry
    let orientation = state.geometry.interfaceOrientation
    return Observed(
      statusBarOrientation: behaviors[.statusBarOrientationIsUnknown]
        ? .unknown : statusBarOverride ?? orientation,
      interfaceOrientation: orientation,
      bounds: bounds,
      screenBounds: state.geometry.screenBounds,
      safeArea: isApplied ? safeArea(of: state, shown) : transition?.oldSafeArea,
      traits: isApplied ? traits(of: state, shown) : transition?.oldTraits,
      targetTransform: transition.flatMap {
        behaviors[.turnIsSizeChange] ? $0.plan.transform : nil
      },
      duration: transition?.plan.duration)
  }

  /// The same outside a transition.
  ///
  /// A size that is offered is that of a view that was not laid out yet.
  func observed(
    by controller: ControllerID, in window: WindowID, offering offered: ScreenSize? = nil
  ) -> Observed {
    let scene = windows[window.index].scene
    if let bounds = live?.boundsSize(of: controller, in: window) {
      return observed(bounds: bounds, scene)
    }
    let size =
      bounds(of: controller, in: window) ?? offered ?? layoutSize(of: controller, in: window)
    let participant = Participant(
      controller: controller, parent: nil, window: window, oldSize: size, newSize: size,
      offeredSize: size, isCovered: false, receivesSize: false, isAskedForSize: false,
      receivesRotation: false)
    return observed(by: participant, scene)
  }
}
