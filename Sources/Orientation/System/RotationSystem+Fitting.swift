/// How a scene is fitted into the room there is for it.
struct Fitting {
  /// The scene's size in points.
  var size: ScreenSize
  /// The bounds of the screen it believes to be on.
  var screen: ScreenSize
  /// How much it is shrunk, from 0 to 1.
  var scale: Double
}

extension RotationSystem {
  /// Fits a scene into its screen, or into the room that the user gave it.
  func fitting(of state: SceneState, _ orientation: InterfaceOrientation) -> Fitting {
    let natural = naturalSize(in: state, orientation)
    let display = display(of: state)
    let screen =
      behaviors[.screenFollowsInterface]
      ? display.size(for: orientation) : display.points
    switch MaskForceFinding(facts(of: state), policy: policy).force {
    case .binding:
      return Fitting(size: natural, screen: screen, scale: 1)
    case .ignored:
      return Fitting(size: state.userSize ?? natural, screen: screen, scale: 1)
    case .bindingScaled:
      // The scene keeps its size, whatever room it gets (M-03, M-05, N-21).
      let room = state.userSize ?? screenAsHeld(state)
      return Fitting(size: natural, screen: screen, scale: natural.scale(into: room))
    case .bindingDiscrete:
      guard let room = state.userSize else {
        return Fitting(size: natural, screen: screen, scale: 1)
      }
      guard policy.discreteShape == .honoursMask, room.isLandscape != orientation.isLandscape else {
        return Fitting(size: room, screen: room, scale: 1)
      }
      // A size of the wrong shape is delivered in the right one and shrunk (N-16).
      let size = room.transposed
      return Fitting(size: size, screen: size, scale: size.scale(into: room))
    }
  }

  /// The screen as the user sees it.
  private func screenAsHeld(_ state: SceneState) -> ScreenSize {
    let held = pose(sensor.screenUpright, seenBy: state.displayIndex)
    return device.displays[state.displayIndex].size(for: held.interfaceOrientation ?? .portrait)
  }

  /// A pose as a display takes it that is built in at an angle: of a Duo, the inner one (`P-10`).
  func pose(_ pose: DeviceOrientation, seenBy displayIndex: Int) -> DeviceOrientation {
    let degrees = device.displays[displayIndex].panelDegrees.value ?? 0
    guard let upright = pose.interfaceOrientation,
      let turns = QuarterTurns(rawValue: degrees / 90)
    else { return pose }
    return turns.applied(to: upright).deviceOrientation
  }

  /// Keeps the main screen's bounds, which a scene on a screen of its own does not change (`N-18`,
  /// `P-15`).
  mutating func noteMainScreen() {
    guard scenes[0].displayIndex == 0 else { return }
    let bounds = scenes[0].geometry.screenBounds
    guard bounds == device.main.points || bounds == device.main.points.transposed else { return }
    mainScreenBounds = bounds
  }

  /// Fits every scene again that is not turning, for the room may have changed (`M-05`).
  ///
  /// The app cannot see by how much it is shrunk, so that alone causes no callback.
  mutating func refit() {
    for index in scenes.indices where phase == .foreground && !isTurning(SceneID(index)) {
      let scene = SceneID(index)
      let old = scenes[index].geometry
      let new = geometry(of: scene, turnedTo: old.interfaceOrientation)
      guard new != old else { continue }
      guard new.isVisiblyEqual(to: old) else {
        begin(scene, to: new, isAnimated: false)
        continue
      }
      scenes[index].geometry = new
      record(.geometry(scene, from: old, to: new))
      evaluateLock(of: scene)
    }
  }
}

extension SceneGeometry {
  /// Whether the app can see no difference.
  fileprivate func isVisiblyEqual(to other: SceneGeometry) -> Bool {
    var same = self
    same.scale = other.scale
    return same == other
  }
}

extension ScreenSize {
  /// How much this size has to be shrunk to fit into a room; 1 when it fits.
  fileprivate func scale(into room: ScreenSize) -> Double {
    min(1, room.width / width, room.height / height)
  }
}
