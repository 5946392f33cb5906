public import Foundation

/// Something that happened to the device, such as a touch.
///
/// - UIKit: differs, it exists so that methods can have their real signatures. Since iOS 2
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// Creates an event.
  public override init() {
    super.init()
  }
}
