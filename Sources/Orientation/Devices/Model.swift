/// A marketing name and the systems the model runs.
struct Model {
  let name: String
  let first: SystemVersion
  let last: SystemVersion?
  let multitaskingSince: SystemVersion?
  /// Whether the front camera is in the middle of a long edge.
  let hasLandscapeCamera: Bool

  /// A model that runs the versions from one to another, or to the newest.
  init(
    _ name: String, _ first: SystemVersion, to last: SystemVersion? = nil,
    multitaskingSince: SystemVersion? = nil, hasLandscapeCamera: Bool = false
  ) {
    self.name = name
    self.first = first
    self.last = last
    self.multitaskingSince = multitaskingSince
    self.hasLandscapeCamera = hasLandscapeCamera
  }

  /// An iPad with Slide Over or Split View, which came with iOS 9.
  static func splitting(
    _ name: String, _ first: SystemVersion, to last: SystemVersion? = nil,
    hasLandscapeCamera: Bool = false
  ) -> Model {
    Model(
      name, first, to: last, multitaskingSince: SystemVersion(9),
      hasLandscapeCamera: hasLandscapeCamera)
  }
}
