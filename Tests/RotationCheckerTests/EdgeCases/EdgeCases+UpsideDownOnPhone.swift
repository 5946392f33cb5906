import RotationFindings

extension EdgeCases {
  static let upsideDownOnPhone = EdgeCases(
    check: "upside-down-on-phone",
    triggering: [
      .swift(
        """
        func turn(_ scene: UIWindowScene, _ isReading: Bool) {
          if isReading {
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: ↓.portraitUpsideDown))
          } else {
            print("not landscape")  // nor Landscape
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        func turn(_ scene: UIWindowScene, _ side: Side) {
          if side == .top {
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown))
          } else {
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
          }
        }
        """, note: "One of several choices.")
    ])
}
