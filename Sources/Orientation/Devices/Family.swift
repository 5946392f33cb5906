/// Models that look alike to an app: one row of the device tables.
struct Family {
  let name: String
  let idiom: Idiom
  let hasHomeButton: Bool
  let display: DeviceDisplay
  let moreDisplays: [DeviceDisplay]
  let models: [Model]

  init(
    _ name: String, _ idiom: Idiom, hasHomeButton: Bool, _ display: DeviceDisplay,
    and moreDisplays: [DeviceDisplay] = [], _ models: [Model]
  ) {
    self.name = name
    self.idiom = idiom
    self.hasHomeButton = hasHomeButton
    self.display = display
    self.moreDisplays = moreDisplays
    self.models = models
  }
}
