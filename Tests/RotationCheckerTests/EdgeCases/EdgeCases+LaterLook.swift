import RotationFindings

// What labelled apps showed when the findings in them were judged once more.
extension EdgeCases {
  static let screensOfViews = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(
        """
        final class BannerView: UIView {
          let label = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            ↓label.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44)
            addSubview(label)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """, note: "A view keeps the screen's width.")
    ],
    quiet: [
      .swift(
        """
        final class BannerView: UIView {
          let label = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = CGRect(x: 0, y: 0, width: frame.width, height: 44)
            addSubview(label)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """, note: "The view's own size, which may stay what it is."),
      .swift(
        """
        final class BannerView: UIView {
          let label = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44)
            addSubview(label)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func layoutSubviews() {
            super.layoutSubviews()
            label.frame.size.width = bounds.width
          }
        }
        """, note: "It is laid out when its size changes."),
      .swift(
        """
        final class SearchViewController: UITableViewController {
          enum Stage { case empty, loading }
          lazy var emptyView = UIView(frame: self.view.bounds)
          var stage = Stage.empty {
            didSet {
              switch stage {
              case .empty: tableView.backgroundView = emptyView
              case .loading: tableView.backgroundView = nil
              }
            }
          }
        }
        """, note: "A table resizes what is behind it."),
    ])

  static let masksBelow = EdgeCases(
    check: "container-not-forwarding",
    triggering: [
      .swift(
        """
        class ↓DrawerViewController: UIViewController {
          var content: UIViewController?
          override var childForStatusBarStyle: UIViewController? { content }
        }
        final class SideViewController: DrawerViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        }
        final class OtherViewController: DrawerViewController {}
        """, note: "One of its subclasses has no mask.")
    ],
    quiet: [
      .swift(
        """
        class DrawerViewController: UIViewController {
          var content: UIViewController?
          override var childForStatusBarStyle: UIViewController? { content }
        }
        final class SideViewController: DrawerViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        }
        """, note: "It is only made as a subclass that has a mask.")
    ])

  static let setByOthers = EdgeCases(
    check: "orientation-read-too-early",
    triggering: [
      .objectiveC(
        """
        @interface Payment : UIViewController
        @property (nonatomic) UIInterfaceOrientation first;
        @end
        @implementation Payment
        - (instancetype)init {
          self = [super init];
          _first = ↓[UIApplication sharedApplication].statusBarOrientation;
          return self;
        }
        @end
        """)
    ],
    quiet: [
      .objectiveC(
        """
        @interface Payment : UIViewController
        @property (nonatomic) UIInterfaceOrientation first;
        @end
        @implementation Payment
        - (instancetype)init {
          self = [super init];
          _first = [UIApplication sharedApplication].statusBarOrientation;
          return self;
        }
        @end
        @implementation Scanner : UIViewController
        - (void)turnTo:(UIInterfaceOrientation)orientation {
          Payment *payment = (Payment *)self.navigationController;
          payment.first = orientation;
        }
        @end
        """, note: "Another class brings it up to date.")
    ])

  static let sharedCameras = EdgeCases(
    check: "capture-not-turned",
    triggering: [
      .swift(
        """
        final class Camera {
          static let shared = Camera()
          func show(in layer: CALayer, _ session: AVCaptureSession) {
            layer.addSublayer(↓AVCaptureVideoPreviewLayer(session: session))
          }
        }
        final class StageViewController: UIViewController {
          func begin(_ session: AVCaptureSession) { Camera.shared.show(in: view.layer, session) }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class Camera {
          static let shared = Camera()
          func show(in layer: CALayer, _ session: AVCaptureSession) {
            layer.addSublayer(AVCaptureVideoPreviewLayer(session: session))
          }
        }
        final class StageViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
          func begin(_ session: AVCaptureSession) { Camera.shared.show(in: view.layer, session) }
        }
        """, note: "The only screen that names it does not turn.")
    ])

  static let landscapesAndForces = EdgeCases(
    check: "device-orientation-for-layout",
    triggering: [
      .swift(
        """
        final class FormViewController: UIViewController {
          let stack = UIStackView()
          func place() {
            if ↓UIDevice.current.orientation.isPortrait {
              stack.spacing = 20
            } else if UIDevice.current.orientation.isLandscape {
              stack.spacing = 10
            }
          }
        }
        """, note: "A chain is one mistake."),
      .swift(
        """
        final class MovieViewController: UIViewController {
          var preferred: UIInterfaceOrientationMask = .all
          func lock() {
            preferred = ↓UIDevice.current.orientation == .landscapeRight ? .landscapeLeft : .portrait
          }
        }
        """, note: "A flat device is locked upright."),
      .swift(
        """
        final class ListViewController: UIViewController {
          let header = UIView()
          func appear() {
            if ↓UIDevice.current.orientation.isLandscape {
              header.frame.size.height = 20
              UIDevice.current.setValue(1, forKey: "orientation")
            }
          }
        }
        """, note: "A layout beside the force."),
    ],
    quiet: [
      .swift(
        """
        final class MovieViewController: UIViewController {
          var preferred: UIInterfaceOrientationMask = .landscape
          func lock() {
            preferred =
              UIDevice.current.orientation == .landscapeRight ? .landscapeLeft : .landscapeRight
          }
          var mask: UIInterfaceOrientationMask {
            if UIDevice.current.orientation.isLandscape {
              return UIDevice.current.orientation == .landscapeLeft ? .landscapeRight : .landscapeLeft
            } else {
              return .landscape
            }
          }
        }
        """, note: "It is landscape, however the device is held."),
      .swift(
        """
        final class ListViewController: UIViewController {
          func appear() {
            if UIDevice.current.orientation.isLandscape {
              UIDevice.current.setValue(1, forKey: "orientation")
            }
          }
        }
        """, note: "The force is of another check."),
    ])

  static let leftFaces = EdgeCases(
    check: "face-states-unhandled",
    triggering: [
      .swift(
        """
        func mask(held: UIDeviceOrientation) -> UIInterfaceOrientationMask {
          var mask = ↓UIInterfaceOrientationMask.portrait
          switch held {
          case .landscapeLeft: mask = .landscapeRight
          case .landscapeRight: mask = .landscapeLeft
          default: break
          }
          return mask
        }
        """, note: "The cases replace a portrait."),
      .objectiveC(
        """
        static AVCaptureVideoOrientation Video(UIDeviceOrientation held) {
          switch (held) {
            case UIDeviceOrientationLandscapeLeft: return AVCaptureVideoOrientationLandscapeRight;
            case UIDeviceOrientationLandscapeRight: return AVCaptureVideoOrientationLandscapeLeft;
            default: break;
          }
          return ↓AVCaptureVideoOrientationPortrait;
        }
        """, note: "It is returned behind the cases."),
    ],
    quiet: [
      .swift(
        """
        final class Camera {
          var mask = UIInterfaceOrientationMask.portrait
          func turn(held: UIDeviceOrientation) {
            switch held {
            case .portrait: mask = .portrait
            case .landscapeLeft: mask = .landscapeRight
            case .landscapeRight: mask = .landscapeLeft
            default: break
            }
          }
        }
        """, note: "What was last is kept."),
      .swift(
        """
        func mask(held: UIDeviceOrientation) -> UIInterfaceOrientationMask {
          var mask = UIInterfaceOrientationMask.portrait
          switch held {
          case .landscapeLeft: mask = .landscapeRight
          case .landscapeRight: mask = .landscapeLeft
          case .faceUp, .faceDown: mask = .all
          default: break
          }
          return mask
        }
        """, note: "A flat device has cases of its own."),
    ])

  static let nestedStates = EdgeCases(
    check: "idiom-blind-mask",
    triggering: [
      .swift(
        """
        final class CallViewController: UIViewController {
          final class Choice { var mask = UIInterfaceOrientationMask.portrait }
          let choice = Choice()
          override var ↓supportedInterfaceOrientations: UIInterfaceOrientationMask { choice.mask }
        }
        """, note: "Nothing else is ever chosen.")
    ],
    quiet: [
      .swift(
        """
        final class CallViewController: UIViewController {
          final class Choice { var mask = UIInterfaceOrientationMask.portrait }
          struct Root {
            let choice: Choice
            func prefer(_ mask: UIInterfaceOrientationMask) { self.choice.mask = mask }
          }
          let choice = Choice()
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { choice.mask }
        }
        """, note: "A type inside sets it to what it is given.")
    ])
}
