public import Foundation

/// The delegate of an image picker.
///
/// - UIKit: same; nothing is picked unless a test calls it. Since iOS 2
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a picture or a film.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user has chosen nothing.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

extension UIImagePickerController {
  /// What is known of what was chosen.
  ///
  /// - UIKit: same. Since iOS 2
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its kind, as a uniform type.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user has cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user has cut out.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The asset's address (since iOS 4.1).
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// What the camera has noted (since iOS 4.1).
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The file of a picture (since iOS 11).
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The asset (since iOS 11).
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The picture that moves (since iOS 9.1).
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
  }
}
