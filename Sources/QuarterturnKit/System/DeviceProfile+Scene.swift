#if os(iOS) || canImport(HeadlessUIKit)
package import Orientation
package import UIKit

extension DeviceProfile {
  /// The model in the catalogue: the device itself, else one with a screen like its own.
  ///
  /// - Returns: the model, and whether it is as the device as far as rotation goes.
  @MainActor
  package static func nearest(
    to scene: UIWindowScene, _ facts: Facts
  ) -> (device: DeviceProfile, isKnown: Bool) {
    if let machine = Machine.current {
      if let phone = machine.phone { return (phone, true) }
    } else if let named = all.first(where: { $0.name == UIDevice.current.name }) {
      // Away from Apple's systems a device has its model's name; there it has what people call it.
      return (named, true)
    }
    let bounds = scene.screen.fixedCoordinateSpace.bounds.size
    let alike = all.filter { $0.idiom == facts.idiom && $0.runs(facts.version) }
    let sized = alike.first {
      $0.main.points.width == Double(bounds.width) && $0.main.points.height == Double(bounds.height)
    }
    if let sized { return (sized, facts.idiom == .pad) }
    return (alike.last ?? all[all.startIndex], false)
  }
}
#endif
