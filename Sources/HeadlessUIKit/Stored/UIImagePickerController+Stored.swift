// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
public import Foundation

extension UIImagePickerController {
  /// Which camera.
  ///
  /// - UIKit: same. Stored only. Since iOS 4
  public var cameraDevice: UIImagePickerController.CameraDevice {
    get { StoredValues.value("UIImagePickerController.cameraDevice", of: self) ?? .rear }
    set { StoredValues.note(newValue, "UIImagePickerController.cameraDevice", of: self) }
  }

  /// Pictures or films.
  ///
  /// - UIKit: same. Stored only. Since iOS 4
  public var cameraCaptureMode: UIImagePickerController.CameraCaptureMode {
    get { StoredValues.value("UIImagePickerController.cameraCaptureMode", of: self) ?? .photo }
    set { StoredValues.note(newValue, "UIImagePickerController.cameraCaptureMode", of: self) }
  }

  /// When the flash is used.
  ///
  /// - UIKit: same. Stored only. Since iOS 4
  public var cameraFlashMode: UIImagePickerController.CameraFlashMode {
    get { StoredValues.value("UIImagePickerController.cameraFlashMode", of: self) ?? .auto }
    set { StoredValues.note(newValue, "UIImagePickerController.cameraFlashMode", of: self) }
  }

  /// The view in front of the camera's picture.
  ///
  /// - UIKit: same. Stored only. Since iOS 3.1
  public var cameraOverlayView: UIView? {
    get { StoredValues.value("UIImagePickerController.cameraOverlayView", of: self) }
    set { StoredValues.note(newValue, "UIImagePickerController.cameraOverlayView", of: self) }
  }

  /// Whether the camera's buttons are shown.
  ///
  /// - UIKit: same. Stored only. Since iOS 3.1
  public var showsCameraControls: Bool {
    get { StoredValues.value("UIImagePickerController.showsCameraControls", of: self) ?? true }
    set { StoredValues.note(newValue, "UIImagePickerController.showsCameraControls", of: self) }
  }

  /// How the camera's picture is turned and scaled.
  ///
  /// - UIKit: same. Stored only. Since iOS 3.1
  public var cameraViewTransform: CGAffineTransform {
    get { StoredValues.value("UIImagePickerController.cameraViewTransform", of: self) ?? .identity }
    set { StoredValues.note(newValue, "UIImagePickerController.cameraViewTransform", of: self) }
  }

  /// How good a film is.
  ///
  /// - UIKit: same. Stored only. Since iOS 3.1
  public var videoQuality: UIImagePickerController.QualityType {
    get { StoredValues.value("UIImagePickerController.videoQuality", of: self) ?? .typeMedium }
    set { StoredValues.note(newValue, "UIImagePickerController.videoQuality", of: self) }
  }

  /// How long a film may be, in seconds.
  ///
  /// - UIKit: same. Stored only. Since iOS 3.1
  public var videoMaximumDuration: TimeInterval {
    get { StoredValues.value("UIImagePickerController.videoMaximumDuration", of: self) ?? 600 }
    set { StoredValues.note(newValue, "UIImagePickerController.videoMaximumDuration", of: self) }
  }

  /// Takes a picture; there is none.
  ///
  /// - UIKit: same. Stored only. Since iOS 3.1
  public func takePicture() {
    StoredOnly.note("UIImagePickerController.takePicture")
  }

  /// Whether there is a camera; none here.
  ///
  /// - UIKit: same. Stored only. Since iOS 4
  public static func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice)
    -> Bool
  {
    StoredOnly.note("UIImagePickerController.isCameraDeviceAvailable")
    return false
  }

  /// The kinds of picture there are; none here.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public static func availableMediaTypes(for sourceType: UIImagePickerController.SourceType)
    -> [String]?
  {
    StoredOnly.note("UIImagePickerController.availableMediaTypes")
    return nil
  }
}
