extension RotationSystem {
  mutating func perform(_ event: Event, by controller: ControllerID?) {
    record(.event(event, by: controller))
  }

  mutating func record(_ occurrence: Occurrence) {
    entries.append(Transcript.Entry(time: time, occurrence))
  }

  func makeScene(_ environment: Environment) -> SceneState {
    let display = device.displays[0]
    return SceneState(
      environment: environment, displayIndex: 0,
      geometry: SceneGeometry(
        interfaceOrientation: .portrait, size: display.points, screenBounds: display.points))
  }

  var usualEnvironment: Environment { .phone }
}
struct RunningTransition: Sendable {}
