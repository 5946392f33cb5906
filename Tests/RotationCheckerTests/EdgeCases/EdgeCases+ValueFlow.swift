import RotationFindings

extension EdgeCases {
  static let bindings = EdgeCases(
    check: "device-orientation-for-layout",
    triggering: [
      .swift(
        """
        class ListViewController: UIViewController {
          var columns = 2
          func update(_ device: UIDevice?) {
            if let device = device {
              columns = ↓UIDevice.current.orientation.isLandscape ? 3 : 2
              print(device)
            }
          }
        }
        """, note: "Inside of a binding.")
    ],
    quiet: [
      .swift(
        """
        class ListViewController: UIViewController {
          func columns(in size: CGSize?) -> Int {
            if let size {
              return size.width > size.height ? 3 : 2
            }
            return 2
          }
        }
        """)
    ])

  static let tooEarly = EdgeCases(
    check: "orientation-read-too-early",
    triggering: [
      .swift(
        """
        class Player: UIViewController {
          var last: UIInterfaceOrientation!
          func update() {
            DispatchQueue.main.async {
              ↓self.last = UIApplication.shared.windows.first?.windowScene?.interfaceOrientation
              if self.last.isLandscape { print("turned") }
            }
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        class Player: UIViewController {
          var last: UIInterfaceOrientation!
          func update() {
            self.last = UIApplication.shared.windows.first?.windowScene?.interfaceOrientation
            guard self.last != nil else { return }
            if self.last.isLandscape { print("turned") }
          }
        }
        """, note: "It is tested."),
      .swift(
        """
        class Screen: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard let scene = view.window?.windowScene else { return }
            show(scene.effectiveGeometry.interfaceOrientation)
          }
          func show(_ orientation: UIInterfaceOrientation) { print(orientation) }
        }

        class Poses: Screen {
          override func viewDidLoad() { super.viewDidLoad() }
          override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
        }
        """, note: "UIKit calls it, too, not the override alone."),
    ])

  static let leftRight = EdgeCases(
    check: "left-right-swap",
    triggering: [
      .swift(
        """
        extension UIDeviceOrientation {
          var interface: UIInterfaceOrientation? {
            switch self {
            case .portrait: .portrait
            case .landscapeLeft: ↓.landscapeLeft
            case .landscapeRight: .landscapeRight
            default: nil
            }
          }
        }
        """, note: "The types are in signatures only, and nothing is returned by a word."),
      .swift(
        """
        func interface(of held: UIDeviceOrientation) -> UIInterfaceOrientation {
          held == .landscapeLeft
            ? ↓.landscapeLeft : held == .landscapeRight ? .landscapeRight : .portrait
        }
        """),
    ])

  static let faceStates = EdgeCases(
    check: "face-states-unhandled",
    triggering: [
      .swift(
        """
        final class Camera {
          func captured() -> AVCaptureVideoOrientation {
            switch UIDevice.current.orientation {
            case .landscapeLeft: return .landscapeRight
            case .landscapeRight: return .landscapeLeft
            default: return ↓.portrait
            }
          }
        }
        """, note: "The picture turns when the phone points down.")
    ],
    quiet: [
      .swift(
        """
        final class Camera {
          var last = AVCaptureVideoOrientation.portrait
          func captured() -> AVCaptureVideoOrientation {
            switch UIDevice.current.orientation {
            case .portrait: last = .portrait
            case .landscapeLeft: last = .landscapeRight
            case .landscapeRight: last = .landscapeLeft
            default: break
            }
            return last
          }
        }
        """, note: "The last one is kept."),
      .swift(
        """
        final class Camera {
          func turn() {
            guard UIDevice.current.orientation.isValidInterfaceOrientation else { return }
            show(interface(of: UIDevice.current.orientation))
          }
          func interface(of held: UIDeviceOrientation) -> UIInterfaceOrientation {
            switch held {
            case .landscapeLeft: return .landscapeRight
            case .landscapeRight: return .landscapeLeft
            default: return .portrait
            }
          }
        }
        """, note: "Its caller looks."),
    ])

  static let maskChange = EdgeCases(
    check: "mask-change-not-announced",
    quiet: [
      .objectiveC(
        """
        @interface Base : UIViewController
        @property (nonatomic) UIInterfaceOrientationMask mask;
        @end
        @implementation Base
        - (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
          if (self = [super initWithNibName:name bundle:bundle]) { [self prepareEverything]; }
          return self;
        }
        - (void)prepareEverything { self.mask = UIInterfaceOrientationMaskPortrait; }
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return self.mask; }
        @end
        """, note: "Only its initialiser calls the method."),
      .swift(
        """
        class Base: UIViewController {
          var mask = UIInterfaceOrientationMask.all
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
          func show(in window: UIWindow) {
            mask = .portrait
            window.rootViewController = self
          }
        }
        """, note: "It is not in a window yet."),
    ])

  static let overlay = EdgeCases(
    check: "overlay-window",
    quiet: [
      .swift(
        """
        class Cover: UIViewController {
          weak var covered: UIWindow?
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            covered?.rootViewController?.supportedInterfaceOrientations ?? .all
          }
        }
        class Overlays {
          var overlay: UIWindow?
          func show() { display(Cover()) }
          private func display(_ controller: UIViewController) {
            overlay = UIWindow(frame: .zero)
            overlay?.windowLevel = .alert
            overlay?.rootViewController = controller
          }
        }
        """, note: "What is created counts, not the declared type.")
    ])

  static let idiomBlind = EdgeCases(
    check: "idiom-blind-mask",
    triggering: [
      .objectiveC(
        """
        @interface Screen : UIViewController
        @end
        @implementation Screen
        - (UIInterfaceOrientationMask)↓supportedInterfaceOrientations {
          return [[Screen class] supportedInterfaceOrientations];
        }
        + (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return UIInterfaceOrientationMaskPortrait;
        }
        @end
        """, note: "By way of the class.")
    ],
    quiet: [
      .swift(
        """
        class PortraitNavigation: UINavigationController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        class Settings: UIViewController {
          func scan() {
            let next =
              UIDevice.current.userInterfaceIdiom == .phone
              ? PortraitNavigation(rootViewController: UIViewController())
              : UINavigationController(rootViewController: UIViewController())
            present(next, animated: true)
          }
        }
        """, note: "It is created on iPhones only."),
      .swift(
        """
        class Page: UIViewController {
          var allowed: [Int] = []
          func allow(_ names: [String]) {
            for name in names where name == "landscape" {
              allowed.append(UIInterfaceOrientation.landscapeLeft.rawValue)
            }
            if allowed.isEmpty { allowed.append(UIInterfaceOrientation.portrait.rawValue) }
          }
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            allowed.contains(UIInterfaceOrientation.landscapeLeft.rawValue) ? .landscape : .portrait
          }
        }
        """, note: "A list that is filled while the app runs."),
    ])

  static let screenBounds = EdgeCases(
    check: "main-screen-bounds",
    triggering: [
      .swift(
        """
        class Grid: UICollectionViewController {
          let preview = UIView()
          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            let width = ↓UIScreen.main.bounds.width
            preview.frame = CGRect(x: 0, y: 0, width: width, height: width / 1.6)
          }
        }
        """, note: "By way of a local.")
    ],
    quiet: [
      .swift(
        """
        struct Sheet: View {
          static let hidden = max(UIScreen.main.bounds.height, UIScreen.main.bounds.width) + 100
          var body: some View { Color.red.offset(y: Sheet.hidden) }
        }
        """, note: "A turn does not change which side is longer.")
    ])

  static let orientationInsteadOfSize = EdgeCases(
    check: "orientation-instead-of-size",
    triggering: [
      .swift(
        """
        class Grid: UICollectionViewController {
          var wide: [NSLayoutConstraint] = [], tall: [NSLayoutConstraint] = []
          func update() {
            if ↓view.window?.windowScene?.interfaceOrientation.isLandscape == true {
              NSLayoutConstraint.activate(wide)
            } else {
              NSLayoutConstraint.activate(tall)
            }
          }
          var columns: Int {
            ↓(view.window?.windowScene?.interfaceOrientation ?? .portrait).isPortrait ? 3 : 5
          }
        }
        """, note: "Constraints that are switched, and numbers for a layout.")
    ])

  static let emptyMask = EdgeCases(
    check: "empty-mask-intersection",
    quiet: [
      .swift(
        """
        class Page: UIViewController {
          var allowed: [Int] = []
          func allow(_ orientation: UIInterfaceOrientation) { allowed.append(orientation.rawValue) }
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            var bits = 0
            if allowed.contains(UIInterfaceOrientation.portrait.rawValue) {
              bits |= 1 << UIInterfaceOrientation.portrait.rawValue
            }
            if allowed.contains(UIInterfaceOrientation.landscapeLeft.rawValue) {
              bits |= 1 << UIInterfaceOrientation.landscapeLeft.rawValue
            }
            return UIInterfaceOrientationMask(rawValue: UInt(bits))
          }
        }
        """, note: "It begins with none and is put together at run time.")
    ])

  static let noFallback = EdgeCases(
    check: "no-fallback-before-16",
    triggering: [
      CheckExample(
        note: "The oldest system of a package is in its manifest.",
        files: [
          .init(
            "Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
              name: "Kit", platforms: [.iOS(.v15)], targets: [.target(name: "Kit")])
            """),
          .init(
            "Sources/Kit/Host.swift",
            """
            public class Host: UIViewController {
              var mask: UIInterfaceOrientationMask = .all {
                didSet { ↓if #available(iOS 16, *) { setNeedsUpdateOfSupportedInterfaceOrientations() } }
              }
              override public var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
            }
            """),
        ])
    ])
}
