import Foundation
import Orientation

/// What UIKit raises when an archive is not as code expects.
///
/// The texts are those of published crash reports, without addresses.
@MainActor struct ArchiveMistake {
  let name: String
  let reason: String

  /// Ends the program, or is kept by the device.
  func raise() {
    guard let host = DeviceHost.current else { preconditionFailure("\(name): \(reason)") }
    host.raise(.wrongUse(name: name, reason: reason))
  }

  static func noStoryboard(_ name: String, _ bundle: Bundle) -> ArchiveMistake {
    ArchiveMistake(
      name: "NSInvalidArgumentException",
      reason: "Could not find a storyboard named '\(name)' in bundle NSBundle"
        + " <\(bundle.bundlePath)> (loaded)")
  }

  static func noScene(_ identifier: String) -> ArchiveMistake {
    ArchiveMistake(
      name: "NSInvalidArgumentException",
      reason: "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier"
        + " '\(identifier)'")
  }

  static func noNib(_ name: String, _ bundle: Bundle) -> ArchiveMistake {
    ArchiveMistake(
      name: "NSInternalInconsistencyException",
      reason: "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name"
        + " '\(name)'")
  }

  static func noView(_ nib: String) -> ArchiveMistake {
    ArchiveMistake(
      name: "NSInternalInconsistencyException",
      reason: "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib)\" nib but the"
        + " view outlet was not set.")
  }

  static func noSegue(_ identifier: String, _ controller: UIViewController) -> ArchiveMistake {
    ArchiveMistake(
      name: "NSInvalidArgumentException",
      reason: "Receiver (<\(type(of: controller))>) has no segue with identifier '\(identifier)'")
  }

  static let pushWithoutNavigation = ArchiveMistake(
    name: "NSGenericException",
    reason: "Push segues can only be used when the source controller is managed by an instance of"
      + " UINavigationController.")
}
