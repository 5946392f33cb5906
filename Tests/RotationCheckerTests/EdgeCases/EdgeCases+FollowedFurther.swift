import RotationFindings

// What is followed one step further: through a method that is handed a mask, a macro, a key, a publisher,
// a method of the first layout.
extension EdgeCases {
  static let maskHandedToMethod = EdgeCases(
    check: "geometry-request-outside-mask",
    triggering: [
      .objectiveC(
        """
        @implementation UIViewController (Turning)
        - (void)turnTo:(UIInterfaceOrientationMask)mask {
          UIWindowSceneGeometryPreferencesIOS *wish =
              [[UIWindowSceneGeometryPreferencesIOS alloc] initWithInterfaceOrientations:mask];
          [self.view.window.windowScene requestGeometryUpdateWithPreferences:wish
            errorHandler:^(NSError *error) { NSLog(@"%@", error); }];
        }
        @end
        @interface PanoramaController : UIViewController
        @end
        @implementation PanoramaController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return UIInterfaceOrientationMaskPortrait;
        }
        - (void)widen { ↓[self turnTo:UIInterfaceOrientationMaskLandscapeRight]; }
        @end
        """, note: "A category requests what it is given.")
    ],
    quiet: [
      .swift(
        """
        extension UIViewController {
          func turn(to mask: UIInterfaceOrientationMask) {
            view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) {
              print($0)
            }
          }
        }
        final class PanoramaController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            .allButUpsideDown
          }
          func widen() { turn(to: .landscapeRight) }
        }
        """, note: "What is requested is supported.")
    ])

  static let constantMasks = EdgeCases(
    check: "empty-mask-intersection",
    triggering: [
      .objectiveC(
        """
        static const UIInterfaceOrientationMask kTableMask =
            UIInterfaceOrientationMaskLandscapeLeft & UIInterfaceOrientationMaskLandscapeRight;
        @implementation TableController : UIViewController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return ↓kTableMask; }
        @end
        """, note: "A constant outside of the class.")
    ])

  static let delegateByMacro = EdgeCases(
    check: "mask-change-not-announced",
    triggering: [
      .objectiveC(
        """
        #define App ((AppDelegate *)UIApplication.sharedApplication.delegate)
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @property (nonatomic, assign) BOOL videoMayTurn;
        @end
        @implementation AppDelegate
        - (UIInterfaceOrientationMask)application:(UIApplication *)application
            supportedInterfaceOrientationsForWindow:(UIWindow *)window {
          return self.videoMayTurn ? UIInterfaceOrientationMaskAll : UIInterfaceOrientationMaskPortrait;
        }
        @end
        @interface PlayerController : UIViewController
        @end
        @implementation PlayerController
        - (void)toggle { ↓App.videoMayTurn = !App.videoMayTurn; }
        @end
        """, note: "The delegate by a macro.")
    ],
    quiet: [
      .objectiveC(
        """
        static void *Context = &Context;
        @interface DrawController : UIViewController
        @property (nonatomic, assign) BOOL wideOnly;
        @end
        @implementation DrawController
        - (void)awakeFromNib {
          [super awakeFromNib];
          [self addObserver:self forKeyPath:@"wideOnly" options:0 context:Context];
        }
        - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object
                                change:(NSDictionary *)change context:(void *)context {
          [self setNeedsUpdateOfSupportedInterfaceOrientations];
        }
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return self.wideOnly ? UIInterfaceOrientationMaskLandscape : UIInterfaceOrientationMaskAll;
        }
        - (void)toggled:(UISwitch *)toggle { self.wideOnly = toggle.isOn; }
        @end
        """, note: "It observes its own key."),
      .swift(
        """
        final class DrawController: UIViewController {
          @objc dynamic var wideOnly = false
          private var watching: NSKeyValueObservation?
          override func viewDidLoad() {
            super.viewDidLoad()
            watching = observe(\\.wideOnly) { screen, _ in
              screen.setNeedsUpdateOfSupportedInterfaceOrientations()
            }
          }
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            wideOnly ? .landscape : .all
          }
          @objc func toggled(_ toggle: UISwitch) { wideOnly = toggle.isOn }
        }
        """, note: "By a key path."),
    ])

  static let orientationByKey = EdgeCases(
    check: "status-bar-orientation",
    triggering: [
      .objectiveC(
        """
        BOOL isSideways(UIApplication *application) {
          NSNumber *side = ↓[application valueForKey:@"statusBarOrientation"];
          return UIInterfaceOrientationIsLandscape(side.integerValue);
        }
        """, note: "By its key.")
    ])

  static let begunOftenEndedOnce = EdgeCases(
    check: "unbalanced-generating",
    triggering: [
      .swift(
        """
        final class LevelController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            ↓UIDevice.current.beginGeneratingDeviceOrientationNotifications()
          }
          deinit { stop() }
          private func stop() { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
        }
        """, note: "Each appearance begins, and the end ends once.")
    ],
    quiet: [
      .swift(
        """
        final class LevelController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
          }
          deinit { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
        }
        """, note: "Once each.")
    ])

  static let publishedSides = EdgeCases(
    check: "face-states-unhandled",
    triggering: [
      .swift(
        """
        final class CinemaCoordinator {
          private var pipeline: AnyCancellable?
          func start() {
            pipeline = NotificationCenter.default
              .publisher(for: ↓UIDevice.orientationDidChangeNotification)
              .compactMap { $0.object as? UIDevice }
              .map(\\.orientation.isLandscape)
              .removeDuplicates()
              .sink { [weak self] sideways in sideways ? self?.enter() : self?.leave() }
          }
          func enter() {}
          func leave() {}
        }
        """, note: "Handed on by a publisher.")
    ],
    quiet: [
      .swift(
        """
        final class CinemaCoordinator {
          private var pipeline: AnyCancellable?
          func start() {
            pipeline = NotificationCenter.default
              .publisher(for: UIDevice.orientationDidChangeNotification)
              .compactMap { $0.object as? UIDevice }
              .map(\\.orientation)
              .filter(\\.isValidInterfaceOrientation)
              .map(\\.isLandscape)
              .sink { [weak self] sideways in sideways ? self?.enter() : self?.leave() }
          }
          func enter() {}
          func leave() {}
        }
        """, note: "Flat is left out before.")
    ])

  static let numbersOfSides = EdgeCases(
    check: "cross-enum-use",
    quiet: [
      .objectiveC(
        """
        static BOOL hasSide(UIDeviceOrientation pose) {
          return pose >= UIDeviceOrientationPortrait && pose <= UIDeviceOrientationLandscapeRight;
        }
        void note(UIDevice *device) {
          UIDeviceOrientation pose = device.orientation;
          if (!hasSide(pose)) { return; }
          UIInterfaceOrientation side = (UIInterfaceOrientation)pose;
          NSLog(@"%ld", (long)side);
        }
        """, note: "The flat ones have higher numbers.")
    ])

  static let keyboardThatFloats = EdgeCases(
    check: "keyboard-sides-exchanged",
    quiet: [
      .swift(
        """
        final class AnswerController: UIViewController {
          let floor = NSLayoutConstraint()
          func makeRoom(for note: Notification) {
            guard let keys = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
              let window = view.window
            else { return }
            let sideways = window.windowScene?.interfaceOrientation.isLandscape ?? false
            let docked = sideways ? keys.width > 600 : keys.width >= window.bounds.width
            floor.constant = docked ? keys.height : 0
          }
        }
        """, note: "The width only shows whether it floats.")
    ])

  static let preferenceAsksMask = EdgeCases(
    check: "preferred-not-supported",
    quiet: [
      .swift(
        """
        final class TrailerController: UIViewController {
          weak var origin: UIWindowScene?
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
          override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            guard let now = origin?.interfaceOrientation, supportedInterfaceOrientations.admits(now)
            else { return .landscapeRight }
            return now
          }
        }
        """, note: "Only what the mask admits.")
    ])

  static let instancesRespond = EdgeCases(
    check: "responds-check-always-true",
    triggering: [
      .objectiveC(
        """
        @implementation StackController : UINavigationController
        - (BOOL)hasOwnMask:(UIViewController *)screen {
          return ↓[screen.class instancesRespondToSelector:@selector(supportedInterfaceOrientations)];
        }
        @end
        """, note: "The class is asked.")
    ])

  static let orientationOfHelper = EdgeCases(
    check: "orientation-off-main",
    triggering: [
      .objectiveC(
        """
        @interface TextController : UIViewController
        @property (nonatomic, strong) dispatch_queue_t frames;
        @end
        @implementation TextController
        - (void)viewDidLoad {
          [super viewDidLoad];
          self.frames = dispatch_queue_create("frames", DISPATCH_QUEUE_SERIAL);
          [self.output setSampleBufferDelegate:self queue:self.frames];
        }
        - (BOOL)isWide {
          return UIInterfaceOrientationIsLandscape(↓self.view.window.windowScene.interfaceOrientation);
        }
        - (void)captureOutput:(AVCaptureOutput *)output
            didOutputSampleBuffer:(CMSampleBufferRef)buffer
                   fromConnection:(AVCaptureConnection *)connection {
          [self readText:buffer wide:[self isWide]];
        }
        @end
        """, note: "A method that the callback calls.")
    ])

  static let columnsOfSections = EdgeCases(
    check: "orientation-instead-of-size",
    triggering: [
      .swift(
        """
        final class CatalogueController: UIViewController {
          var isSideways: Bool {
            ↓view.window?.windowScene?.interfaceOrientation.isLandscape ?? false
          }
          func makeLayout() -> UICollectionViewLayout {
            UICollectionViewCompositionalLayout { [weak self] _, _ in
              let columns = self?.isSideways == true ? 5 : 2
              let item = NSCollectionLayoutItem(layoutSize: .init(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)),
                heightDimension: .fractionalHeight(1)))
              let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(88)),
                subitems: [item])
              return NSCollectionLayoutSection(group: group)
            }
          }
        }
        """, note: "The columns of a section.")
    ])

  static let methodOfFirstLayout = EdgeCases(
    check: "size-read-once",
    triggering: [
      .objectiveC(
        """
        @interface ProfileController : UIViewController
        @property (nonatomic) BOOL decorated;
        @property (nonatomic) CAGradientLayer *tint;
        @property (nonatomic) UIView *header;
        @end
        @implementation ProfileController
        - (void)viewDidLayoutSubviews {
          [super viewDidLayoutSubviews];
          if (!self.decorated) {
            self.decorated = YES;
            [self decorate];
          }
        }
        - (void)decorate {
          self.tint = [CAGradientLayer layer];
          ↓self.tint.frame = self.header.bounds;
          [self.header.layer addSublayer:self.tint];
          [self.header.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor].active = YES;
          [self.header.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor].active = YES;
        }
        @end
        """, note: "Only the first layout calls the method.")
    ],
    quiet: [
      .swift(
        """
        final class ProfileController: UIViewController {
          var isDone = false
          let cover = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(cover)
          }
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if !isDone {
              isDone = true
              place()
            }
          }
          func place() { cover.frame = view.bounds }
        }
        """, note: "Its mask resizes it from then on.")
    ])

  static let oppositeSides = EdgeCases(
    check: "left-right-swap",
    quiet: [
      .objectiveC(
        """
        static UIInterfaceOrientationMask oppositeMask(UIInterfaceOrientation side) {
          switch (side) {
            case UIInterfaceOrientationLandscapeLeft: return UIInterfaceOrientationMaskLandscapeRight;
            case UIInterfaceOrientationLandscapeRight: return UIInterfaceOrientationMaskLandscapeLeft;
            default: return UIInterfaceOrientationMaskLandscape;
          }
        }
        """, note: "It gives the other side on purpose.")
    ])

  static let selectorsOfLocals = EdgeCases(
    check: "orientation-read-too-early",
    quiet: [
      .objectiveC(
        """
        @implementation MountController : UIViewController
        - (void)viewDidLoad {
          [super viewDidLoad];
          UITapGestureRecognizer *flip =
              [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(flip)];
          [self.view addGestureRecognizer:flip];
        }
        - (void)flip {
          self.title = self.view.window.windowScene.interfaceOrientation == 1 ? @"a" : @"b";
        }
        @end
        """, note: "A local has the name of the method that its action is.")
    ])
}
