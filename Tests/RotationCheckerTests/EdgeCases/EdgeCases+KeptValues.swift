import RotationFindings

// Values that are kept across a turn, and answers that come from elsewhere.
extension EdgeCases {
  private static func keyboard(_ body: String) -> String {
    """
    final class ChatViewController: UIViewController {
      let bar = UIView()
      var bottom: NSLayoutConstraint?
      var height: CGFloat?

      override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
          self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
      }

      @objc func show(_ note: Notification) {
        guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        \(body)
        bottom?.constant = -(height ?? 0)
      }
    }
    """
  }

  static let keptKeyboards = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(keyboard("if height == nil { ↓height = frame.height }")),
      .swift(
        keyboard(
          """
          guard self.height == nil else { return }
          let shown = self.view.convert(frame, from: nil)
          ↓self.height = shown.height
          """), note: "By a guard, and of what is covered."),
      .objectiveC(
        """
        @interface ChatController : UIViewController
        @property (nonatomic) CGFloat height;
        @property (nonatomic) NSLayoutConstraint *bottom;
        @end
        @implementation ChatController
        - (void)keyboardWillShow:(NSNotification *)note {
          CGRect frame = [note.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
          if (self.height == 0) {
            ↓self.height = frame.size.height;
          }
          self.bottom.constant = -self.height;
        }
        @end
        """),
    ],
    quiet: [
      .swift(keyboard("height = frame.height"), note: "Each time."),
      .swift(
        keyboard("if height == nil { height = frame.height }")
          + """

          extension ChatViewController {
            override func viewWillTransition(
              to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
            ) {
              super.viewWillTransition(to: size, with: coordinator)
              height = nil
            }
          }
          """, note: "A turn empties it."),
    ])

  private static func transition(_ body: String) -> String {
    """
    final class PaintViewController: UIViewController {
      enum Side { case left, right, bottom }
      let palette = UIView()
      var side = Side.bottom
      var previousOrientation = UIInterfaceOrientation.portrait

      func side(for orientation: UIInterfaceOrientation) -> Side {
        switch orientation {
        case .landscapeLeft: return .left
        case .landscapeRight: return .right
        default: return .bottom
        }
      }

      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        \(body)
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        palette.frame =
          side == .bottom
          ? CGRect(x: 0, y: 0, width: view.bounds.width, height: 64)
          : CGRect(x: 0, y: 0, width: 64, height: view.bounds.height)
      }
    }
    """
  }

  static let valuesIntoTransitions = EdgeCases(
    check: "old-value-in-transition",
    triggering: [
      .swift(
        transition(
          """
          let orientation = ↓view.window?.windowScene?.interfaceOrientation ?? .portrait
              let side = self.side(for: orientation)
              coordinator.animate(alongsideTransition: { _ in self.side = side })
          """), note: "By a function, and kept in the block."),
      .swift(
        """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          var isWide = false

          func windowScene(
            _ windowScene: UIWindowScene, didUpdate space: UICoordinateSpace,
            interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection
          ) {
            isWide = ↓interfaceOrientation.isLandscape
          }
        }
        """),
    ],
    quiet: [
      .swift(
        transition(
          """
          coordinator.animate(alongsideTransition: { _ in
                let orientation = self.view.window?.windowScene?.interfaceOrientation ?? .portrait
                self.side = self.side(for: orientation)
              })
          """), note: "It is read in the block."),
      .swift(
        transition(
          """
          let orientation = view.window?.windowScene?.interfaceOrientation ?? .portrait
              coordinator.animate(alongsideTransition: nil) { _ in self.previousOrientation = orientation }
          """), note: "The name says that it is the one of before."),
      .swift(
        """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          var previous = UIInterfaceOrientation.portrait

          func windowScene(
            _ windowScene: UIWindowScene, didUpdate space: UICoordinateSpace,
            interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection
          ) {
            previous = interfaceOrientation
          }
        }
        """),
    ])

  static let emptyMasksOfOthers = EdgeCases(
    check: "empty-mask-intersection",
    quiet: [
      .swift(
        """
        struct ReaderOptions {
          var sides = "automatic"
          var mask: UIInterfaceOrientationMask {
            switch sides {
            case "portrait": return .portrait
            default: return []
            }
          }
        }

        final class ReaderViewController: UIViewController {
          var options = ReaderOptions()
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            options.mask.isEmpty ? .all : options.mask
          }
        }
        """, note: "None is replaced by all.")
    ])

  static let forcedDelegates = EdgeCases(
    check: "delegate-cast-fails",
    quiet: [
      .swift(
        """
        @main
        struct SketchApp: App {
          @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
          var body: some Scene { WindowGroup { Text("Sketches") } }
        }

        final class AppDelegate: NSObject, UIApplicationDelegate {
          var title = ""
          var allowed: UIInterfaceOrientationMask = .allButUpsideDown
          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { allowed }
        }

        func rename() { (UIApplication.shared.delegate as? AppDelegate)?.title = "" }
        """, note: "Nothing of rotation.")
    ])

  static let withoutHeaders = EdgeCases(
    check: "shouldautorotate-lock",
    triggering: [
      .objectiveC(
        """
        #import "ScannerViewController.h"

        @interface ScannerViewController ()
        @property (nonatomic) BOOL isScanning;
        @end
        @implementation ScannerViewController
        - (void)viewDidAppear:(BOOL)animated {
          [super viewDidAppear:animated];
          self.isScanning = YES;
        }
        - (BOOL)↓shouldAutorotate { return !self.isScanning; }
        @end
        """, note: "The header that names the superclass is not there.")
    ])

  static let announcedByTypes = EdgeCases(
    check: "mask-change-not-announced",
    quiet: [
      .swift(
        """
        enum Turning {
          static func turn(_ controller: UIViewController) {
            if #available(iOS 16.0, *) { controller.setNeedsUpdateOfSupportedInterfaceOrientations() }
          }
        }

        final class ReplayViewController: UIViewController {
          private var allowed: UIInterfaceOrientationMask = .portrait
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }

          @objc func expand() {
            allowed = .landscape
            Turning.turn(self)
          }
        }
        """, note: "A static method notifies UIKit.")
    ])

  static let locksBehindDefaults = EdgeCases(
    check: "lock-not-released",
    triggering: [
      .swift(
        """
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var allowed: UIInterfaceOrientationMask = .portrait
          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { allowed }
          func allow(quietly: Bool = false, only mask: UIInterfaceOrientationMask, for seconds: Int = 0) {
            allowed = mask
          }
        }

        final class GameViewController: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            ↓(UIApplication.shared.delegate as? AppDelegate)?.allow(only: .landscape, for: 1)
            setNeedsUpdateOfSupportedInterfaceOrientations()
          }
        }
        """, note: "The call leaves out the parameter before the mask.")
    ])
}
