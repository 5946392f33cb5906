import RotationFindings

extension EdgeCases {
  static let missingBeginGenerating = EdgeCases(
    check: "missing-begin-generating",
    triggering: [
      CheckExample(
        note: "What an example begins, other apps with the library do not.",
        files: compass("↓", appIn: "CompassDemo"))
    ],
    quiet: [
      CheckExample(
        note: "A longer word with the letters of an example is not an example.",
        files: compass("", appIn: "Democracy"))
    ])

  /// A library that reads the orientation, and an app beside it that begins to generate it.
  private static func compass(_ mark: String, appIn folder: String) -> [CheckExample.File] {
    [
      .init(
        "project.yml",
        """
        name: Compass
        targets:
          Compass:
            type: framework
            platform: iOS
            sources: [Library]

        """),
      .init(
        "Library/Compass.m",
        """
        BOOL isFlat(void) {
          return \(mark)[UIDevice currentDevice].orientation == UIDeviceOrientationFaceUp;
        }

        """),
      .init(
        "\(folder)/project.yml",
        """
        name: App
        targets:
          App:
            type: application
            platform: iOS
            sources: [.]

        """),
      .init(
        "\(folder)/Begin.m",
        """
        void begin(void) {
          [[UIDevice currentDevice] beginGeneratingDeviceOrientationNotifications];
        }

        """),
    ]
  }
}
