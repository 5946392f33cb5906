import RotationFindings

@testable import RotationChecker

// What a callback before a turn still finds as it was, and what others end, announce or lay out.
extension EdgeCases {
  static let oldValues = EdgeCases(
    check: "old-value-in-transition",
    triggering: [
      .swift(
        """
        enum BoardLayout {
          case rows, columns

          init(for view: UIView) {
            self = view.bounds.width > view.bounds.height ? .columns : .rows
          }

          var axis: NSLayoutConstraint.Axis { self == .rows ? .vertical : .horizontal }
        }

        final class BoardViewController: UIViewController {
          let tiles = UIStackView()

          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            arrange()
          }

          private func arrange() {
            tiles.axis = ↓BoardLayout(for: view).axis
          }
        }
        """, note: "What is given the view measures it."),
      .swift(
        """
        final class CardsViewController: UIViewController {
          let card = UIView()

          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            UIView.animate(withDuration: 0.3) {
              self.card.frame = CGRect(x: 0, y: 0, width: ↓self.view.bounds.width, height: 80)
            }
          }
        }
        """, note: "That block runs at once."),
      .objectiveC(
        """
        @implementation GuideController : UIViewController
        - (void)viewWillAppear:(BOOL)animated {
          [super viewWillAppear:animated];
          [self adapt];
        }
        - (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection
                      withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
          [super willTransitionToTraitCollection:newCollection withTransitionCoordinator:coordinator];
          [self adapt];
        }
        - (void)adapt {
          BOOL isLow = ↓self.traitCollection.verticalSizeClass == UIUserInterfaceSizeClassCompact;
          self.stack.axis = isLow ? UILayoutConstraintAxisHorizontal : UILayoutConstraintAxisVertical;
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        final class PagesViewController: UIViewController {
          let pages = UIScrollView()
          var page = 0

          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            page = Int(pages.contentOffset.x / view.bounds.width)
          }
        }
        """, note: "The page is that of the old size."),
      .swift(
        """
        final class BannerViewController: UIViewController {
          let banner = UIView()

          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            if size.width > view.bounds.width {
              banner.frame = CGRect(x: 0, y: 0, width: size.width, height: 40)
            }
          }
        }
        """, note: "The old size is compared with the new one."),
      .swift(
        """
        final class BannerViewController: UIViewController {
          let banner = UIView()

          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            place()
            coordinator.animate(alongsideTransition: { _ in self.place() })
          }

          func place() {
            banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40)
          }
        }
        """, note: "It is placed again with the turn."),
      .swift(
        """
        final class BarsViewController: UIViewController {
          let bars = UIStackView()

          override func willTransition(
            to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.willTransition(to: newCollection, with: coordinator)
            arrange(using: newCollection)
          }

          func arrange(using traitCollection: UITraitCollection) {
            bars.axis = traitCollection.verticalSizeClass == .compact ? .horizontal : .vertical
          }
        }
        """, note: "The traits are those that are given."),
      .swift(
        """
        final class BoardViewController: UIViewController {
          let board = UIView()

          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            guard coordinator.targetTransform.b != 0 else { return }
            let wasWide = view.window?.windowScene?.interfaceOrientation.isLandscape ?? false
            board.frame = wasWide ? CGRect(x: 0, y: 0, width: 300, height: 500)
              : CGRect(x: 0, y: 0, width: 500, height: 300)
          }
        }
        """, note: "The new orientation follows from the old one and the turn."),
      .swift(
        """
        final class ListViewController: UIViewController {
          let table = UITableView()

          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            update()
          }

          override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitVerticalSizeClass.self]) { (me: Self, _) in me.update() }
          }

          func update() {
            table.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 200)
          }
        }
        """, note: "A block runs it again."),
      .swift(
        """
        final class PagesViewController: UIViewController {
          let pages = UIScrollView()
          var page = 0

          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            page = currentPage()
          }

          func currentPage() -> Int {
            guard view.bounds.width > 0 else { return 0 }
            return Int(pages.contentOffset.x / view.bounds.width)
          }
        }
        """, note: "What a method gives is a page."),
    ])

  static let handedSizes = EdgeCases(
    check: "old-value-in-transition",
    triggering: [
      .swift(
        """
        final class MosaicViewController: UICollectionViewController {
          let flow = UICollectionViewFlowLayout()

          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            updateTiles(for: ↓view.bounds.size)
          }

          private func updateTiles(for size: CGSize) {
            let columns: CGFloat = size.width > size.height ? 6 : 3
            flow.itemSize = CGSize(width: size.width / columns, height: 80)
          }
        }
        """, note: "The old size is handed on in place of the new one.")
    ])

  static let endedEachTime = EdgeCases(
    check: "unbalanced-generating",
    triggering: [
      .swift(
        """
        final class TiltService {
          static let shared = TiltService()

          func start() { UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
          func pause() { ↓UIDevice.current.endGeneratingDeviceOrientationNotifications() }
        }

        final class TiltViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            TiltService.shared.start()
          }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            TiltService.shared.pause()
          }

          @objc func showTips() {
            navigationController?.pushViewController(TipsViewController(), animated: true)
          }
        }

        final class TipsViewController: UIViewController {}
        """, note: "The screen disappears as often as tips are shown."),
      .objectiveC(
        """
        @interface PoseLog : NSObject
        @end
        @implementation PoseLog
        - (void)open { [[UIDevice currentDevice] beginGeneratingDeviceOrientationNotifications]; }
        - (void)flush { ↓[[UIDevice currentDevice] endGeneratingDeviceOrientationNotifications]; }
        @end

        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @property (nonatomic, strong) PoseLog *poses;
        @end
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application
            didFinishLaunchingWithOptions:(NSDictionary *)options {
          self.poses = [PoseLog new];
          [self.poses open];
          return YES;
        }
        - (void)applicationDidEnterBackground:(UIApplication *)application {
          [self.poses flush];
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        final class CameraViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
          }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            UIDevice.current.endGeneratingDeviceOrientationNotifications()
          }
        }
        """, note: "Nothing leads on from it, so that it disappears once."),
      .swift(
        """
        final class CameraViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
          }

          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            guard isMovingFromParent else { return }
            UIDevice.current.endGeneratingDeviceOrientationNotifications()
          }

          @objc func showTips() {
            navigationController?.pushViewController(TipsViewController(), animated: true)
          }
        }

        final class TipsViewController: UIViewController {}
        """, note: "It ends when the screen goes for good."),
    ])

  static let besideAutorotation = EdgeCases(
    check: "legacy-rotation-callback",
    triggering: [
      .objectiveC(
        """
        @implementation SheetController : UIViewController
        - (BOOL)shouldAutorotate { return YES; }
        - (BOOL)↓shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
          return orientation == UIInterfaceOrientationPortrait;
        }
        @end
        """, note: "That it turns does not say where to.")
    ],
    quiet: [
      .objectiveC(
        """
        @implementation SheetController : UIViewController
        - (BOOL)shouldAutorotate { return NO; }
        - (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
          return orientation == UIInterfaceOrientationPortrait;
        }
        @end
        """, note: "It stays where it is.")
    ])

  static let helpersOfViews = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(
        """
        extension UIView {
          func paintSky() {
            let sky = CAGradientLayer()
            sky.frame = layer.bounds
            layer.insertSublayer(sky, at: 0)
          }
        }

        final class ForecastViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            ↓view.paintSky()
          }
        }
        """, note: "A method of all views gives a layer their size."),
      .swift(
        """
        enum Style {
          static func gradient(on view: UIView) {
            let layer = CAGradientLayer()
            layer.frame = view.bounds
            view.layer.addSublayer(layer)
          }
        }

        final class LoginViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            ↓Style.gradient(on: view)
          }
        }
        """),
      .objectiveC(
        """
        @implementation UIView (Elevation)
        - (void)elevateBy:(CGFloat)points {
          self.layer.shadowRadius = points;
          self.layer.shadowPath = [UIBezierPath bezierPathWithRect:self.bounds].CGPath;
        }
        @end

        @implementation CardController : UIViewController {
          UIView *_card;
          BOOL _styled;
        }
        - (void)viewDidLoad {
          [super viewDidLoad];
          [NSLayoutConstraint activateConstraints:@[
            [_card.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor],
            [_card.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor],
          ]];
        }
        - (void)viewDidLayoutSubviews {
          [super viewDidLayoutSubviews];
          if (_styled) { return; }
          _styled = YES;
          ↓[_card elevateBy:8];
        }
        @end
        """, note: "The shadow is that of the first layout."),
    ],
    quiet: [
      .swift(
        """
        extension UIView {
          func paintSky() {
            let sky = CAGradientLayer()
            sky.frame = layer.bounds
            layer.insertSublayer(sky, at: 0)
          }
        }

        final class ForecastViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.paintSky()
          }

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            view.layer.sublayers?.first?.frame = view.bounds
          }
        }
        """, note: "The layer is brought up to date."),
      .swift(
        """
        extension UIView {
          func paintSky() {
            let sky = CAGradientLayer()
            sky.frame = layer.bounds
            layer.insertSublayer(sky, at: 0)
          }
        }

        final class BadgeViewController: UIViewController {
          let badge = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

          override func viewDidLoad() {
            super.viewDidLoad()
            badge.paintSky()
          }
        }
        """, note: "The badge has one size."),
    ])

  static let ownFrames = EdgeCases(
    check: "turn-by-device-notification",
    triggering: [
      .objectiveC(
        """
        @interface BusySign : UIView
        @end
        @implementation BusySign
        - (void)observe {
          [[NSNotificationCenter defaultCenter]
              addObserver:self selector:@selector(recentre)
                     name:UIDeviceOrientationDidChangeNotification object:nil];
        }
        - (void)↓recentre {
          CGRect room = self.superview.bounds;
          self.center = CGPointMake(CGRectGetMidX(room), CGRectGetMidY(room));
        }
        @end
        """, note: "A view places itself.")
    ])

  static let fixedOutputs = EdgeCases(
    check: "capture-not-turned",
    triggering: [
      .objectiveC(
        """
        @implementation CameraController : UIViewController {
          AVCapturePhotoOutput *_stills;
          AVCaptureVideoPreviewLayer *_preview;
        }
        - (void)viewDidLoad {
          [super viewDidLoad];
          _stills = [AVCapturePhotoOutput new];
          ↓[_stills connectionWithMediaType:AVMediaTypeVideo].videoOrientation =
              AVCaptureVideoOrientationPortrait;
          _preview = [AVCaptureVideoPreviewLayer layerWithSession:self.session];
        }
        - (void)viewDidLayoutSubviews {
          [super viewDidLayoutSubviews];
          _preview.connection.videoOrientation = [self current];
        }
        @end
        """, note: "The preview turns, and what is saved does not.")
    ],
    quiet: [
      .objectiveC(
        """
        @implementation CameraController : UIViewController {
          AVCapturePhotoOutput *_stills;
          AVCaptureVideoPreviewLayer *_preview;
        }
        - (void)viewDidLoad {
          [super viewDidLoad];
          _stills = [AVCapturePhotoOutput new];
          [_stills connectionWithMediaType:AVMediaTypeVideo].videoOrientation =
              AVCaptureVideoOrientationPortrait;
          _preview = [AVCaptureVideoPreviewLayer layerWithSession:self.session];
        }
        - (void)viewDidLayoutSubviews {
          [super viewDidLayoutSubviews];
          _preview.connection.videoOrientation = [self current];
        }
        - (void)shoot {
          [_stills connectionWithMediaType:AVMediaTypeVideo].videoOrientation = [self current];
          [_stills capturePhotoWithSettings:[AVCapturePhotoSettings photoSettings] delegate:self];
        }
        @end
        """, note: "It is set again as the picture is taken.")
    ])

  static let preferringContainers = EdgeCases(
    check: "preferred-not-supported",
    triggering: [
      .objectiveC(
        """
        @interface TurningNavigation : UINavigationController
        @end
        @implementation TurningNavigation
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return self.topViewController.supportedInterfaceOrientations;
        }
        - (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation {
          return ↓UIInterfaceOrientationPortrait;
        }
        @end

        @interface PlanController : UIViewController
        @end
        @implementation PlanController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return UIInterfaceOrientationMaskLandscape;
        }
        @end

        @interface SiteController : UIViewController
        @end
        @implementation SiteController
        - (void)open {
          TurningNavigation *plan =
              [[TurningNavigation alloc] initWithRootViewController:[PlanController new]];
          plan.modalPresentationStyle = UIModalPresentationFullScreen;
          [self presentViewController:plan animated:YES completion:nil];
        }
        @end

        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @property (nonatomic, strong) UIWindow *window;
        @end
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application
            didFinishLaunchingWithOptions:(NSDictionary *)options {
          self.window.rootViewController = [SiteController new];
          return YES;
        }
        @end
        """, note: "What the container shows, when it is presented, is landscape only.")
    ])

  static let unevenFrames = EdgeCases(
    check: "safe-area-one-sided",
    triggering: [
      .objectiveC(
        """
        @interface PriceHeader : UIView
        @end
        @implementation PriceHeader
        - (void)layoutSubviews {
          [super layoutSubviews];
          CGFloat x = self.safeAreaInsets.left + 16;
          CGFloat width = ↓CGRectGetWidth(self.bounds) - x - 16;
          self.label.frame = CGRectMake(x, 0, width, 44);
        }
        @end
        """, note: "The right side keeps no room.")
    ],
    quiet: [
      .objectiveC(
        """
        @interface PriceHeader : UIView
        @end
        @implementation PriceHeader
        - (void)layoutSubviews {
          [super layoutSubviews];
          CGFloat x = self.safeAreaInsets.left + 16;
          CGFloat width = CGRectGetWidth(self.bounds) - x - self.safeAreaInsets.right - 16;
          self.label.frame = CGRectMake(x, 0, width, 44);
        }
        @end
        """, note: "Both sides keep room."),
      .swift(
        """
        final class CloseViewController: UIViewController {
          let button = UIButton()

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            button.frame = CGRect(
              x: view.bounds.width - view.safeAreaInsets.right - 60, y: 16, width: 44, height: 44)
          }
        }
        """, note: "It is a place and no width."),
      .swift(
        """
        final class LineView: UIView {
          let line = UIView()

          override func layoutSubviews() {
            super.layoutSubviews()
            line.frame = CGRect(
              x: safeAreaInsets.left, y: 0, width: bounds.width - 2 * safeAreaInsets.left, height: 1)
          }
        }
        """, note: "It is taken off twice."),
    ])

  static let gettersWithNames = EdgeCases(
    check: "mask-change-not-announced",
    triggering: [
      .objectiveC(
        """
        @interface LessonController : UIViewController
        @property (nonatomic, getter=isPlaying) BOOL playing;
        @end
        @implementation LessonController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return self.isPlaying ? UIInterfaceOrientationMaskAllButUpsideDown
                                : UIInterfaceOrientationMaskPortrait;
        }
        - (void)play {
          ↓self.playing = YES;
        }
        @end
        """, note: "The mask reads the property by its getter's name."),
      .objectiveC(
        """
        @interface Stage : NSObject
        @property (class, nonatomic, readonly) Stage *shared;
        @property (nonatomic) NSInteger mode;
        @property (nonatomic, readonly) UIInterfaceOrientationMask orientations;
        @end
        @implementation Stage
        + (Stage *)shared { return theStage; }
        - (UIInterfaceOrientationMask)orientations {
          return self.mode == 1 ? UIInterfaceOrientationMaskLandscape
                                : UIInterfaceOrientationMaskPortrait;
        }
        @end

        @interface SongController : UIViewController
        @end
        @implementation SongController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return Stage.shared.orientations;
        }
        - (void)sing {
          ↓Stage.shared.mode = 1;
        }
        @end
        """, note: "What the mask asks has a state of its own."),
      .swift(
        """
        final class ReaderViewController: UIViewController {
          let toolbar = Toolbar()
          var isLocked = false

          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isLocked ? .portrait : .allButUpsideDown
          }

          override func viewDidLoad() {
            super.viewDidLoad()
            toolbar.onLock = { [weak self] in self?.toggleLock() }
          }

          private func toggleLock() {
            ↓isLocked.toggle()
          }
        }
        """, note: "The block runs when the button is tapped."),
    ],
    quiet: [
      .objectiveC(
        """
        @interface LessonController : UIViewController
        @property (nonatomic, getter=isPlaying) BOOL playing;
        @end
        @implementation LessonController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return self.isPlaying ? UIInterfaceOrientationMaskAllButUpsideDown
                                : UIInterfaceOrientationMaskPortrait;
        }
        - (void)play {
          self.playing = YES;
          [self setNeedsUpdateOfSupportedInterfaceOrientations];
        }
        @end
        """)
    ])

  static let coordinatorsOfCameras = EdgeCases(
    check: "capture-not-turned",
    triggering: [
      .swift(
        """
        final class ScanViewController: UIViewController {
          let session = AVCaptureSession()
          lazy var preview = AVCaptureVideoPreviewLayer(session: session)
          var coordinator: AVCaptureDevice.RotationCoordinator?

          override func viewDidLoad() {
            super.viewDidLoad()
            view.layer.addSublayer(preview)
            coordinator = AVCaptureDevice.RotationCoordinator(device: camera, previewLayer: preview)
          }

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if let coordinator {
              ↓preview.connection?.videoRotationAngle =
                coordinator.videoRotationAngleForHorizonLevelPreview
            }
          }
        }
        """, note: "The coordinator's angle is read once.")
    ],
    quiet: [
      .swift(
        """
        final class ScanViewController: UIViewController {
          let session = AVCaptureSession()
          lazy var preview = AVCaptureVideoPreviewLayer(session: session)
          var coordinator: AVCaptureDevice.RotationCoordinator?
          var observation: NSKeyValueObservation?

          override func viewDidLoad() {
            super.viewDidLoad()
            view.layer.addSublayer(preview)
            let coordinator = AVCaptureDevice.RotationCoordinator(device: camera, previewLayer: preview)
            observation = coordinator.observe(\\.videoRotationAngleForHorizonLevelPreview) {
              [weak self] coordinator, _ in
              self?.preview.connection?.videoRotationAngle =
                coordinator.videoRotationAngleForHorizonLevelPreview
            }
            self.coordinator = coordinator
          }
        }
        """, note: "Its changes are observed.")
    ])

  static let lastingLocks = EdgeCases(
    check: "lock-not-released",
    triggering: [
      .swift(
        """
        enum AppOrientation { static var mask = UIInterfaceOrientationMask.portrait }

        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { AppOrientation.mask }
        }

        final class MovieViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            ↓AppOrientation.mask = .landscape
            setNeedsUpdateOfSupportedInterfaceOrientations()
          }
        }
        """, note: "The variable belongs to another type.")
    ],
    quiet: [
      .swift(
        """
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          var allowed: UIInterfaceOrientationMask = .all

          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window?.rootViewController = BoardViewController()
            return true
          }

          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { allowed }
        }

        final class BoardViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            (UIApplication.shared.delegate as? AppDelegate)?.allowed = .landscape
            setNeedsUpdateOfSupportedInterfaceOrientations()
          }
        }
        """, note: "The app begins with it.")
    ])

  static let requestsOfProtocols = EdgeCases(
    check: "geometry-request-outside-mask",
    triggering: [
      .swift(
        """
        protocol StageRequesting: UIViewController {}

        extension StageRequesting {
          func enterStage(failed: @escaping (Error) -> Void) {
            guard let scene = view.window?.windowScene else { return }
            setNeedsUpdateOfSupportedInterfaceOrientations()
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape), errorHandler: failed)
          }
        }

        class PortraitScreen: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }

        final class KaraokeViewController: PortraitScreen, StageRequesting {
          @objc func stage() {
            ↓enterStage { error in print("refused:", error) }
          }
        }
        """, note: "A protocol's method requests what the screen never allows.")
    ])
}
