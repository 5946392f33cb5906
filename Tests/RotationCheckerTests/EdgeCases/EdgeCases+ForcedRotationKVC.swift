import RotationFindings

extension EdgeCases {
  static let forcedRotationKVC = EdgeCases(
    check: "forced-rotation-kvc",
    triggering: [
      .swift(
        """
        class PlayerViewController: UIViewController {
          func enterFullScreen() {
            // One day this may call requestGeometryUpdate.
            ↓UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
            print("setNeedsUpdateOfSupportedInterfaceOrientations")
          }
        }
        """),
      .objectiveC(
        """
        @implementation PlayerViewController
        - (void)turn {
          SEL selector = ↓NSSelectorFromString(@"setOrientation:");
          [[UIDevice currentDevice] performSelector:selector withObject:nil];
        }
        @end
        """),
    ],
    quiet: [
      .objectiveC(
        """
        @implementation PlayerViewController
        - (void)enterFullScreen {
          SEL selector = NSSelectorFromString(@"setNeedsUpdateOfSupportedInterfaceOrientations");
          if ([self respondsToSelector:selector]) {
            [self performSelector:selector];
          }
          [[UIDevice currentDevice] setValue:@(UIInterfaceOrientationLandscapeRight) forKey:@"orientation"];
        }
        @end
        """, note: "The new way by a selector, as an older SDK needs it."),
      .objectiveC(
        """
        @implementation PlayerViewController
        - (BOOL)canTurn {
          return [[UIDevice currentDevice] respondsToSelector:NSSelectorFromString(@"setOrientation:")];
        }
        @end
        """),
    ])
}
