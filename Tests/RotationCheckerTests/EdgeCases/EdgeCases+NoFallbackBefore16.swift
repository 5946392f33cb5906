import RotationFindings

extension EdgeCases {
  private static let app = CheckExample.File(
    "project.yml",
    """
    name: Player
    targets:
      Player:
        type: application
        platform: iOS
        deploymentTarget: "15.0"
        sources: [.]

    """)

  static let noFallbackBefore16 = EdgeCases(
    check: "no-fallback-before-16",
    triggering: [
      CheckExample(
        note: "A number in a path is not a version.",
        files: [
          app,
          .init(
            "Game2016/Player16.swift",
            """
            final class Level2016ViewController: UIViewController {
              func unlock() {
                ↓if #available(iOS 16, *) {
                  setNeedsUpdateOfSupportedInterfaceOrientations()
                }
              }
            }
            """),
        ]),
      CheckExample(files: [
        app,
        .init(
          "Player.m",
          """
          @implementation PlayerViewController : UIViewController
          - (void)unlock {
            ↓if (@available(iOS 16.0, *)) {
              [self setNeedsUpdateOfSupportedInterfaceOrientations];
            } // #else
          }
          @end
          """),
      ]),
    ],
    quiet: [
      CheckExample(
        note: "The class is the one for iOS 16 and later.",
        files: [
          app,
          .init(
            "Player.swift",
            """
            final class PlayerIOS16Controller: UIViewController {
              func unlock() {
                if #available(iOS 16, *) {
                  setNeedsUpdateOfSupportedInterfaceOrientations()
                }
              }
            }
            """),
        ]),
      CheckExample(
        note: "The `else` is in a branch of `#if`.",
        files: [
          app,
          .init(
            "Player.m",
            """
            @implementation PlayerViewController : UIViewController
            - (void)unlock {
              if (@available(iOS 16.0, *)) {
                [self setNeedsUpdateOfSupportedInterfaceOrientations];
              } // older systems
            #ifdef OLD
              else {
                [self turn];
              }
            #endif
            }
            @end
            """),
        ]),
    ])
}
