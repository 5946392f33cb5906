import Foundation
import Orientation

/// Lets the user choose a picture or take one; here there are none.
///
/// - UIKit: same as far as rotation is concerned: it supports portrait only on a phone. Since iOS 2.
///   Rule: `E-07`
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Whether the user may cut the picture (since iOS 3.1).
  open var allowsEditing = false
  /// Which kinds of picture, as uniform types.
  open var mediaTypes = ["public.image"]

  /// Whether there are pictures of a kind; never here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask((host?.system.idiom ?? .phone).imagePickerMask)
  }

  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// All albums.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The camera's album.
    case savedPhotosAlbum = 2
  }
}
