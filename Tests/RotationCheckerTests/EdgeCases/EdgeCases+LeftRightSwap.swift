import RotationFindings

extension EdgeCases {
  static let leftRightSwap = EdgeCases(
    check: "left-right-swap",
    triggering: [
      .swift(
        """
        // Not for the front camera, which is mirrored.
        func confronted(_ orientation: UIInterfaceOrientation) -> UIInterfaceOrientationMask {
          if orientation == .landscapeLeft { return ↓.landscapeRight }  // no mirror
          if orientation == .landscapeRight { return .landscapeLeft }
          return .portrait
        }
        """)
    ],
    quiet: [
      .swift(
        """
        func turned(_ orientation: UIInterfaceOrientation, _ camera: Camera) -> AVCaptureVideoOrientation {
          guard camera.position == .front else { return .portrait }
          switch orientation {
          case .landscapeLeft: return .landscapeRight
          case .landscapeRight: return .landscapeLeft
          default: return .portrait
          }
        }
        """)
    ])
}
