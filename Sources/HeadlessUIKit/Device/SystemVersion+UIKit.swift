import Orientation

extension SystemVersion {
  /// The version as `UIDevice.systemVersion` writes it: a patch only where there is one.
  var uiKitText: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}
