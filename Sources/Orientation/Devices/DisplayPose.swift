/// What a display's edges and traits are while it stands one way.
struct DisplayPose: Sendable, Hashable {
  let traits: Figure<Traits>
  let safeArea: Timeline<ScreenInsets>
  let statusBar: Timeline<Double>
  let bars: BarTimelines
}
