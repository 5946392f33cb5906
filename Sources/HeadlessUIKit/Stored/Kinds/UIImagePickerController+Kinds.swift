extension UIImagePickerController {
  /// A camera.
  ///
  /// - UIKit: same. Since iOS 4
  public enum CameraDevice: Int, Sendable {
    /// At the back.
    case rear = 0
    /// At the front.
    case front = 1
  }

  /// What a camera takes.
  ///
  /// - UIKit: same. Since iOS 4
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo = 0
    /// Films.
    case video = 1
  }

  /// When a flash is used.
  ///
  /// - UIKit: same. Since iOS 4
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// When it is dark.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// How good a film is.
  ///
  /// - UIKit: same. Since iOS 3.1
  public enum QualityType: Int, Sendable {
    /// Best.
    case typeHigh = 0
    /// In between.
    case typeMedium = 1
    /// Smallest.
    case typeLow = 2
    /// 640 by 480.
    case type640x480 = 3
    /// 1280 by 720, each frame whole.
    case typeIFrame1280x720 = 4
    /// 960 by 540, each frame whole.
    case typeIFrame960x540 = 5
  }

  /// How a picture is given.
  ///
  /// - UIKit: same. Since iOS 11
  public enum ImageURLExportPreset: Int, Sendable {
    /// As JPEG.
    case compatible = 0
    /// As it is.
    case current = 1
  }
}
