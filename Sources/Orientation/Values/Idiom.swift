/// The kind of interface an app shows.
///
/// An iPhone-only app keeps the phone idiom on iPad hardware (`Q-09`, `N-39`).
///
/// - UIKit: `UIUserInterfaceIdiom`, of which phone and pad have a rotation system. Since iOS 3.2
@frozen public enum Idiom: Int, CaseIterable, Sendable, Hashable {
  /// iPhone and iPod touch.
  case phone = 0
  /// iPad.
  case pad = 1

  /// The default mask of an app or a controller.
  ///
  /// - UIKit: same. Since iOS 6. Rule: `D-01`, `D-03`
  @inlinable public var defaultMask: InterfaceOrientationMask {
    self == .pad ? .all : .allButUpsideDown
  }

  /// What `UIImagePickerController` answers: on a phone it supports portrait only.
  ///
  /// - UIKit: same. Rule: `E-07`
  @inlinable public var imagePickerMask: InterfaceOrientationMask {
    self == .pad ? defaultMask : .portrait
  }
}
