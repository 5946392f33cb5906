import RotationFindings

extension EdgeCases {
  static let obsoleteReturnType = EdgeCases(
    check: "obsolete-return-type",
    triggering: [
      .objectiveC(
        """
        @implementation PlayerViewController
        #ifdef PLAYER  // whatever __IPHONE_OS_VERSION_MAX_ALLOWED is
        - /* no longer NSUInteger */ (↓NSUInteger)supportedInterfaceOrientations {
          return UIInterfaceOrientationMaskPortrait;
        }
        #endif
        @end
        """)
    ])
}
