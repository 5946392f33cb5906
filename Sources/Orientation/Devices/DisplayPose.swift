/// A display's edges and traits in one orientation.
struct DisplayPose: Sendable, Hashable {
  let traits: Figure<Traits>
  let safeArea: Timeline<ScreenInsets>
  let statusBar: Timeline<Double>
  let bars: BarTimelines
}
