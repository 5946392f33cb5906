import RotationFindings

// Mistakes as their authors spell them: lists, parts of a struct, setters, helpers, publishers.
extension EdgeCases {
  static let changedMasks = EdgeCases(
    check: "mask-change-not-announced",
    triggering: [
      .swift(
        """
        class PlayerViewController: UIViewController {
          struct Options { var isFullScreen = false }
          var options = Options()
          var presented: [String] = []
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
          private var mask: UIInterfaceOrientationMask {
            options.isFullScreen || presented.count > 1 ? .landscape : .portrait
          }
          func widen() { ↓options.isFullScreen = true }
          func push() { ↓presented.append("next") }
        }
        """, note: "A part of a struct and a list, by way of a getter."),
      .swift(
        """
        final class State {
          static let shared = State()
          var isLocked = false
        }
        class PlayerViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            State.shared.isLocked ? .landscape : .all
          }
          @objc func tap() { ↓State.shared.isLocked.toggle() }
        }
        """),
      .objectiveC(
        """
        @interface PlayerViewController : UIViewController
        @property (nonatomic) UIInterfaceOrientationMask mask;
        @end
        @implementation PlayerViewController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return self.mask; }
        - (void)open { ↓[self setMask:UIInterfaceOrientationMaskLandscape]; }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        final class Model {
          var isLocked = false { didSet { onChange?() } }
          var onChange: (() -> Void)?
        }
        class PlayerViewController: UIViewController {
          let model = Model()
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            model.isLocked ? .landscape : .all
          }
          func lock() { model.isLocked = true }
        }
        """, note: "Others are notified, who may announce it."),
      .swift(
        """
        class PlayerViewController: UIViewController {
          struct Options { var isWide = false, isLoud = false }
          var options = Options()
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            options.isWide ? .landscape : .portrait
          }
          func shout() { options.isLoud = true }
        }
        """, note: "Another part."),
      .objectiveC(
        """
        @interface PlayerViewController : UIViewController
        @property (nonatomic) BOOL isWide;
        @end
        @implementation PlayerViewController
        - (void)setIsWide:(BOOL)isWide {
          _isWide = isWide;
          [self setNeedsUpdateOfSupportedInterfaceOrientations];
        }
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return self.isWide ? UIInterfaceOrientationMaskLandscape : UIInterfaceOrientationMaskAll;
        }
        - (void)widen { [self setIsWide:YES]; }
        @end
        """),
    ])

  static let previews = EdgeCases(
    check: "capture-not-turned",
    triggering: [
      .swift(
        """
        final class PreviewView: UIView {
          override class var layerClass: AnyClass { ↓AVCaptureVideoPreviewLayer.self }
        }
        class ScannerViewController: UIViewController {
          let preview = PreviewView()
        }
        """),
      .swift(
        """
        final class Camera: NSObject {
          let session = AVCaptureSession()
          let output = AVCapturePhotoOutput()
          func show(in view: UIView) {
            view.layer.addSublayer(↓AVCaptureVideoPreviewLayer(session: session))
          }
          func capture() { output.connection(with: .video)?.videoOrientation = .portrait }
        }
        """, note: "A class of its own; the picture's orientation is not the preview's."),
    ],
    quiet: [
      .swift(
        """
        final class PreviewView: UIView {
          override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
          var preview: AVCaptureVideoPreviewLayer { layer as! AVCaptureVideoPreviewLayer }
        }
        class ScannerViewController: UIViewController {
          let camera = PreviewView()
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            camera.preview.connection?.videoOrientation = .landscapeRight
          }
        }
        """, note: "The screen turns it."),
      .swift(
        """
        final class PreviewView: UIView {
          override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
        }
        class ScannerViewController: UIViewController {
          let preview = PreviewView()
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        """, note: "The only screen with it does not turn."),
    ])

  static let lazySizes = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(
        """
        class ListViewController: UIViewController {
          let spinner = UIActivityIndicatorView()
          lazy var banner: UIView = {
            let banner = ↓UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
            return banner
          }()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(banner)
            build()
          }
          private func build() {
            view.addSubview(spinner)
            ↓spinner.center = view.center
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        class ListViewController: UIViewController {
          lazy var banner: UIView = {
            let banner = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
            banner.autoresizingMask = .flexibleWidth
            return banner
          }()
          lazy var mark = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(banner)
            view.addSubview(mark)
          }
        }
        """)
    ])

  static let otherNotifications = EdgeCases(
    check: "turn-by-device-notification",
    triggering: [
      .swift(
        """
        class GridViewController: UIViewController {
          let bar = UIView()
          var bag: Set<AnyCancellable> = []
          override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.publisher(for: ↓UIDevice.orientationDidChangeNotification)
              .sink { [weak self] _ in
                guard let self else { return }
                bar.frame.size.width = view.bounds.width
              }.store(in: &bag)
          }
        }
        """),
      .swift(
        """
        final class GridLayout: UICollectionViewFlowLayout {
          func observe() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(turned),
              name: UIDevice.orientationDidChangeNotification, object: nil)
          }
          @objc func ↓turned() { invalidateLayout() }
        }
        """, note: "Neither a controller nor a view."),
      .swift(
        """
        class GridViewController: UIViewController {
          let stack = UIStackView()
          func observe() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(turned),
              name: UIDevice.orientationDidChangeNotification, object: nil)
          }
          @objc func ↓turned() { arrange(for: view.bounds.size) }
          func arrange(for size: CGSize) {
            stack.axis = size.width > size.height ? .horizontal : .vertical
          }
        }
        """, note: "The size is handed on."),
    ],
    quiet: [
      .swift(
        """
        class GridViewController: UIViewController {
          let mark = UIView()
          func observe() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(turned),
              name: UIDevice.orientationDidChangeNotification, object: nil)
          }
          @objc func turned() { if view.bounds.contains(mark.center) { print("seen") } }
        }
        """)
    ])
}
