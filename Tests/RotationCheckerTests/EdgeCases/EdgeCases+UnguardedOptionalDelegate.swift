import RotationFindings

extension EdgeCases {
  static let unguardedOptionalDelegate = EdgeCases(
    check: "unguarded-optional-delegate",
    triggering: [
      .objectiveC(
        """
        UIInterfaceOrientationMask mask(UIWindow *window) {
          // respondsToSelector: with application:supportedInterfaceOrientationsForWindow:
          UIApplication *app = [UIApplication sharedApplication];
          return ↓[app.delegate application:app supportedInterfaceOrientationsForWindow:window];
        }
        """),
      .objectiveC(
        """
        UIInterfaceOrientationMask mask(UIWindow *window) {
          UIApplication *app = [UIApplication sharedApplication];
          if (![app.delegate respondsToSelector:@selector(window)]) { return 0; }
          return ↓[app.delegate application:app supportedInterfaceOrientationsForWindow:window];
        }
        """, note: "It asks for something else."),
    ],
    quiet: [
      .objectiveC(
        """
        UIInterfaceOrientationMask mask(UIWindow *window) {
          UIApplication *app = [UIApplication sharedApplication];
          SEL question = @selector(application:supportedInterfaceOrientationsForWindow:);
          if (![app.delegate respondsToSelector:question]) { return UIInterfaceOrientationMaskAll; }
          return [app.delegate application:app supportedInterfaceOrientationsForWindow:window];
        }
        """)
    ])
}
