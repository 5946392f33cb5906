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
        """)
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
          let session = AVCaptureSession()
          func turn() {
            columns = UIDevice.current.orientation.isLandscape ? 4 : 2
          }
        }
        """, note: "Pictures turn with the device."),
    ])
}
