import RotationFindings

extension EdgeCases {
  static let deviceOrientationForLayout = EdgeCases(
    check: "device-orientation-for-layout",
    triggering: [
      .swift(
        """
        class GridViewController: UIViewController {
          func layOut() {
            // AVCaptureSession and isValidInterfaceOrientation are not used here.
            switch ↓UIDevice.current.orientation {
            case .landscapeLeft, .landscapeRight:
              print("landscape")
              columns = 4
            default: columns = 2  // not rotated
            }
          }
        }
        """),
      .swift(
        """
        class CameraViewController: UIViewController {
          let session = AVCaptureSession()
          func turn() {
            columns = ↓UIDevice.current.orientation.isLandscape ? 4 : 2
          }
        }
        """, note: "A camera's screen has a layout, too."),
      .swift(
        """
        struct Player: View {
          @State private var motion: CMMotionManager!
          var edges: Edge.Set {
            if ↓UIDevice.current.orientation.isLandscape { return [.vertical] }
            return []
          }
        }
        """),
      .swift(
        """
        class Reporter: NSObject {
          var mask = UIInterfaceOrientationMask.all
          func name(of orientation: UIDeviceOrientation) -> String {
            switch orientation {
            case .portrait: return "PORTRAIT"
            case .landscapeLeft: return "LANDSCAPE-LEFT"
            default: return "UNKNOWN"
            }
          }
          func lock() {
            if name(of: ↓UIDevice.current.orientation) == "LANDSCAPE-LEFT" {
              mask = .landscapeRight
            } else {
              mask = .landscapeLeft
            }
          }
        }
        """, note: "Words for orientations decide a lock."),
    ],
    quiet: [
      .swift(
        """
        func name() -> String {
          switch UIDevice.current.orientation {
          case .landscapeLeft: return "LANDSCAPE-LEFT"
          case .landscapeRight: return "LANDSCAPE-RIGHT"
          default: return "PORTRAIT"
          }
        }
        """, note: "Orientations become words for them."),
      .swift(
        """
        class CameraViewController: UIViewController {
          func angle() -> CGFloat { UIDevice.current.orientation.isLandscape ? 90 : 0 }
          func turn(_ connection: AVCaptureConnection) { connection.videoRotationAngle = angle() }
        }
        """, note: "Pictures turn with the device."),
    ])
}
