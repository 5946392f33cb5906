import RotationFindings

// Questions and casts in other words: getters, closures, nested choices, lists of conditions.
extension EdgeCases {
  static let registeredTraits = EdgeCases(
    check: "layout-on-traits-only",
    triggering: [
      .swift(
        """
        class GridViewController: UIViewController {
          let stack = UIStackView()
          override func viewDidLoad() {
            super.viewDidLoad()
            ↓registerForTraitChanges([UITraitVerticalSizeClass.self]) {
              (self: Self, _: UITraitCollection) in
              let isWide = self.view.bounds.width > self.view.bounds.height
              self.stack.axis = isWide ? .horizontal : .vertical
            }
          }
        }
        """),
      .swift(
        """
        final class GridView: UIView {
          let grid = UICollectionViewFlowLayout()
          override func ↓traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            grid.itemSize = CGSize(width: bounds.width / 3, height: 100)
          }
        }
        """),
    ],
    quiet: [
      .swift(
        """
        final class GridView: UIView {
          let line = CALayer()
          override func layoutSubviews() {
            super.layoutSubviews()
            line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
          }
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
          }
        }
        """)
    ])

  static let earlyGetters = EdgeCases(
    check: "orientation-read-too-early",
    triggering: [
      .swift(
        """
        class GridViewController: UIViewController {
          var isWide: Bool { view.window?.windowScene?.interfaceOrientation.isLandscape ?? false }
          override func viewDidLoad() {
            super.viewDidLoad()
            title = ↓isWide ? "wide" : "tall"
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        class GridViewController: UIViewController {
          var isWide: Bool { view.window?.windowScene?.interfaceOrientation.isLandscape ?? false }
          override func viewDidLoad() {
            super.viewDidLoad()
            DispatchQueue.main.async { self.title = self.isWide ? "wide" : "tall" }
          }
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            title = isWide ? "wide" : "tall"
          }
        }
        """)
    ])

  static let otherScenes = EdgeCases(
    check: "unsafe-first-scene",
    triggering: [
      .swift(
        """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
        extension UIApplication {
          var window: UIWindow? { (↓connectedScenes.first?.delegate as! SceneDelegate).window }
          var scenes: [UIWindowScene] { connectedScenes.map { ↓$0 as! UIWindowScene } }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        extension UIApplication {
          var scenes: [UIWindowScene] {
            connectedScenes.filter { $0 is UIWindowScene }.map { $0 as! UIWindowScene }
          }
        }
        """)
    ])

  static let nestedChoices = EdgeCases(
    check: "face-states-unhandled",
    triggering: [
      .swift(
        """
        func interface(of held: UIDeviceOrientation) -> UIInterfaceOrientation {
          held == .landscapeLeft ? .landscapeRight
            : held == .landscapeRight ? .landscapeLeft : ↓.portrait
        }
        """),
      .objectiveC(
        """
        @implementation PlayerView : UIView
        - (void)observe {
          [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned)
            name:UIDeviceOrientationDidChangeNotification object:nil];
        }
        - (void)↓turned {
          switch ([UIDevice currentDevice].orientation) {
            case UIDeviceOrientationLandscapeLeft:
            case UIDeviceOrientationLandscapeRight: [self enter]; break;
            default: [self leave];
          }
        }
        - (void)enter {}
        - (void)leave {}
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        func interface(
          of held: UIDeviceOrientation, last: UIInterfaceOrientation
        ) -> UIInterfaceOrientation {
          held == .landscapeLeft ? .landscapeRight
            : held == .landscapeRight ? .landscapeLeft : last
        }
        """)
    ])

  static let conditionLists = EdgeCases(
    check: "nonsense-orientation-expression",
    triggering: [
      .swift(
        """
        func widen(_ side: UIInterfaceOrientation) {
          guard side == .landscapeLeft, ↓side == .landscapeRight else { return }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        func widen(_ side: UIInterfaceOrientation, from last: UIInterfaceOrientation) {
          guard last == .portrait, side == .landscapeRight else { return }
        }
        """)
    ])

  static let ownRequests = EdgeCases(
    check: "geometry-request-outside-mask",
    triggering: [
      .swift(
        """
        class PlayerViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
          func widen(_ scene: UIWindowScene) {
            setNeedsUpdateOfSupportedInterfaceOrientations()
            ↓scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { print($0) }
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        class PlayerViewController: UIViewController {
          var isWide = false
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isWide ? .landscape : .portrait
          }
          func widen(_ scene: UIWindowScene) {
            isWide = true
            setNeedsUpdateOfSupportedInterfaceOrientations()
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { print($0) }
          }
        }
        """)
    ])
}
