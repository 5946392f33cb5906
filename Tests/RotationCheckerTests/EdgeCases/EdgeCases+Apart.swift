@testable import RotationChecker
import RotationFindings

// Mistakes whose parts are apart: in a base class, a helper, a closure, another language.
extension EdgeCases {
  static let locksApart = EdgeCases(
    check: "shouldautorotate-lock",
    triggering: [
      .swift(
        """
        class LessonBaseController: UIViewController {
          var turnsFreely = true
          override var ↓shouldAutorotate: Bool { turnsFreely }
        }
        final class ExamController: LessonBaseController {
          override func viewDidLoad() {
            super.viewDidLoad()
            turnsFreely = false
          }
        }
        """),
      .swift(
        """
        class LessonBaseController: UIViewController {
          private let turnsFreely: Bool
          init(turnsFreely: Bool) {
            self.turnsFreely = turnsFreely
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError() }
          override var ↓shouldAutorotate: Bool { return turnsFreely }
        }
        final class ExamController: LessonBaseController {
          init() { super.init(turnsFreely: false) }
          required init?(coder: NSCoder) { fatalError() }
        }
        """),
    ])

  static let keysApart = EdgeCases(
    check: "kvc-wrong-value",
    triggering: [
      .swift(
        """
        enum Turner {
          static func force(_ number: UInt) {
            UIDevice.current.setValue(↓number, forKey: "orientation")
          }
        }
        final class ClipViewController: UIViewController {
          func widen() { Turner.force(UIInterfaceOrientationMask.landscapeRight.rawValue) }
        }
        """),
      .objectiveC(
        """
        @implementation ClipViewController
        - (void)turnTo:(NSInteger)number {
          [[UIDevice currentDevice] setValue:↓@(number) forKey:@"orientation"];
        }
        - (void)widen { [self turnTo:UIInterfaceOrientationMaskLandscapeLeft]; }
        @end
        """),
    ],
    quiet: [
      .objectiveC(
        """
        @implementation ClipViewController
        - (void)turnTo:(NSInteger)number {
          [[UIDevice currentDevice] setValue:@(number) forKey:@"orientation"];
        }
        - (void)widen { [self turnTo:UIInterfaceOrientationLandscapeLeft]; }
        @end
        """)
    ])

  static let keptClosures = EdgeCases(
    check: "cross-enum-use",
    triggering: [
      .swift(
        """
        final class Recorder {
          let held: () -> UIDeviceOrientation = { UIDevice.current.orientation }
          func interface() -> UIInterfaceOrientation? {
            UIInterfaceOrientation(rawValue: ↓held().rawValue)
          }
        }
        """),
      .swift(
        """
        final class Recorder {
          var held: (() -> UIDeviceOrientation)?
          func start() { held = { UIDevice.current.orientation } }
          func interface() -> UIInterfaceOrientation? {
            guard let held else { return nil }
            return UIInterfaceOrientation(rawValue: ↓held().rawValue)
          }
        }
        """),
    ],
    quiet: [
      .swift(
        """
        final class Recorder {
          let shown: () -> UIInterfaceOrientation = { .portrait }
          func number() -> UIInterfaceOrientation? {
            UIInterfaceOrientation(rawValue: shown().rawValue)
          }
        }
        """),
      .swift(
        """
        final class Recorder {
          private func isUpright(_ held: UIDeviceOrientation) -> Bool {
            held.isPortrait || held.isLandscape
          }
          func interface() -> UIInterfaceOrientation? {
            let held = UIDevice.current.orientation
            guard isUpright(held) else { return nil }
            return UIInterfaceOrientation(rawValue: held.rawValue)
          }
        }
        """, note: "A function of its own tests it before."),
    ])

  static let threadsApart = EdgeCases(
    check: "orientation-off-main",
    triggering: [
      .swift(
        """
        final class Stamper {
          private let work = DispatchQueue(label: "stamps")
          func save() { work.async { self.stamp() } }
          private func stamp() { print(↓UIDevice.current.orientation.rawValue) }
        }
        """),
      .objectiveC(
        """
        @implementation Stamper
        - (void)save {
          dispatch_async(dispatch_get_global_queue(QOS_CLASS_UTILITY, 0), ^{ [self stamp]; });
        }
        - (void)stamp {
          NSLog(@"%ld", (long)↓[UIDevice currentDevice].orientation);
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        final class Stamper {
          private let work = DispatchQueue(label: "stamps")
          func save() { work.async { self.stamp() } }
          func saveNow() { stamp() }
          private func stamp() { print(UIDevice.current.orientation.rawValue) }
        }
        """, note: "One of two ways is not known to be wrong.")
    ])

  static let columnsApart = EdgeCases(
    check: "orientation-instead-of-size",
    triggering: [
      .swift(
        """
        protocol ShelfShowing: UIViewController {}
        extension ShelfShowing {
          var isWide: Bool { ↓view.window?.windowScene?.interfaceOrientation.isLandscape ?? false }
        }
        final class ShelfViewController: UIViewController, ShelfShowing {
          let layout = UICollectionViewFlowLayout()
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layout.itemSize = isWide ? CGSize(width: 90, height: 120) : CGSize(width: 60, height: 80)
          }
        }
        """)
    ])

  static let keysOfTheDevice = EdgeCases(
    check: "forced-rotation-kvc",
    triggering: [
      .swift(
        """
        extension UIDevice {
          func turn(to side: UIInterfaceOrientation) {
            ↓setValue(side.rawValue, forKey: "orientation")
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        extension Camera {
          func turn(to side: UIInterfaceOrientation) {
            setValue(side.rawValue, forKey: "orientation")
          }
        }
        """)
    ])

  static let requestsBeforeStates = EdgeCases(
    check: "geometry-request-outside-mask",
    triggering: [
      .swift(
        """
        final class ClipViewController: UIViewController {
          private var isFull = false
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isFull ? .landscape : .portrait
          }
          func widen(_ scene: UIWindowScene) {
            ↓scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in
              print(error)
            }
            isFull = true
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class ClipViewController: UIViewController {
          private var isFull = false
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isFull ? .landscape : .portrait
          }
          func widen(_ scene: UIWindowScene) {
            isFull = true
            setNeedsUpdateOfSupportedInterfaceOrientations()
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in
              print(error)
            }
          }
        }
        """)
    ])

  static let questionsBySelector = EdgeCases(
    check: "responds-check-always-true",
    triggering: [
      .swift(
        """
        class StackController: UINavigationController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            let question = Selector(("supportedInterfaceOrientations"))
            guard let shown = visibleViewController, ↓shown.responds(to: question) else {
              return .portrait
            }
            return shown.supportedInterfaceOrientations
          }
        }
        """),
      .objectiveC(
        """
        @implementation StackController
        - (BOOL)shouldAutorotate {
          UIViewController *shown = self.visibleViewController;
          SEL question = @selector(shouldAutorotate);
          if (↓[shown respondsToSelector:question]) return shown.shouldAutorotate;
          return NO;
        }
        @end
        """),
    ])

  static let initialisedMasks = EdgeCases(
    check: "mask-enum-mixup",
    triggering: [
      .swift(
        """
        extension UIInterfaceOrientationMask {
          init(only side: UIInterfaceOrientation) {
            self.init(rawValue: ↓UInt(side.rawValue))
          }
        }
        """),
      .swift(
        """
        extension UIInterfaceOrientationMask {
          static func only(_ side: UIInterfaceOrientation) -> Self {
            Self(rawValue: ↓UInt(side.rawValue))
          }
        }
        """),
      .objectiveC(
        """
        @interface Director : NSObject
        @end
        @implementation Director
        - (NSUInteger)sides { return ↓UIInterfaceOrientationPortrait; }
        @end
        @implementation AppDelegate
        - (UIInterfaceOrientationMask)application:(UIApplication *)application
            supportedInterfaceOrientationsForWindow:(UIWindow *)window {
          Director *director = self.director;
          return [director sides];
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        extension UIInterfaceOrientationMask {
          init(only side: UIInterfaceOrientation) {
            self.init(rawValue: 1 << UInt(side.rawValue))
          }
        }
        """)
    ])

  static let helpersOfC = EdgeCases(
    check: "unguarded-optional-delegate",
    quiet: [
      .objectiveC(
        """
        static BOOL Answers(id<UIApplicationDelegate> host) {
          SEL question = @selector(application:supportedInterfaceOrientationsForWindow:);
          return [host respondsToSelector:question];
        }
        UIInterfaceOrientationMask MaskOfHost(UIWindow *window) {
          UIApplication *app = UIApplication.sharedApplication;
          if (!Answers(app.delegate)) return UIInterfaceOrientationMaskAll;
          return [app.delegate application:app supportedInterfaceOrientationsForWindow:window];
        }
        """)
    ])

  static let announcedWhereItEnds = EdgeCases(
    check: "geometry-request-outside-mask",
    triggering: [
      .swift(
        """
        final class StageViewController: UIViewController {
          private var isFull = false
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isFull ? .landscape : .portrait
          }
          func widen() {
            isFull = true
            guard let scene = view.window?.windowScene else {
              setNeedsUpdateOfSupportedInterfaceOrientations()
              return
            }
            ↓scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { print($0) }
            setNeedsUpdateOfSupportedInterfaceOrientations()
          }
        }
        """)
    ])

  static let fieldsOfC = EdgeCases(
    check: "mask-enum-mixup",
    triggering: [
      .objectiveC(
        """
        typedef struct {
          UIInterfaceOrientationMask mask;
          NSInteger balls;
        } TableRules;

        TableRules RulesForTable(NSString *table) {
          TableRules rules;
          rules.balls = [table isEqualToString:@"classic"] ? 3 : 5;
          rules.mask = ↓UIInterfaceOrientationLandscapeRight;
          return rules;
        }
        """),
      .objectiveC(
        """
        struct TableRules {
          UIInterfaceOrientationMask mask;
        };

        @implementation TableController : UIViewController {
          struct TableRules _rules;
        }
        - (void)prepare { _rules.mask = ↓UIInterfaceOrientationPortrait; }
        @end
        """),
    ],
    quiet: [
      .objectiveC(
        """
        typedef struct {
          UIInterfaceOrientation orientation;
        } TableRules;

        TableRules RulesForTable(void) {
          TableRules rules;
          rules.orientation = UIInterfaceOrientationLandscapeRight;
          return rules;
        }
        """)
    ])

  static let impliedInitialisers = EdgeCases(
    check: "mask-enum-mixup",
    triggering: [
      .swift(
        """
        extension UIWindowScene {
          var currentOnly: UIInterfaceOrientationMask {
            .init(rawValue: ↓UInt(interfaceOrientation.rawValue))
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        extension UIWindowScene {
          var currentOnly: UIInterfaceOrientationMask {
            .init(rawValue: 1 << UInt(interfaceOrientation.rawValue))
          }
        }
        """)
    ])

  static let facesApart = EdgeCases(
    check: "face-states-unhandled",
    triggering: [
      .swift(
        """
        final class GuideViewController: UIViewController {
          func watch() async {
            let name = UIDevice.orientationDidChangeNotification
            for await _ in ↓NotificationCenter.default.notifications(named: name) {
              switch UIDevice.current.orientation {
              case .landscapeLeft, .landscapeRight: widen()
              default: narrow()
              }
            }
          }
          func widen() {}
          func narrow() {}
        }
        """),
      .objectiveC(
        """
        @implementation GuideViewController
        - (void)watch {
          [[NSNotificationCenter defaultCenter]
              addObserverForName:↓UIDeviceOrientationDidChangeNotification
                          object:nil
                           queue:nil
                      usingBlock:^(NSNotification *note) {
            switch ([UIDevice currentDevice].orientation) {
              case UIDeviceOrientationLandscapeLeft:
              case UIDeviceOrientationLandscapeRight:
                [self widen];
                break;
              default:
                [self narrow];
                break;
            }
          }];
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        enum Holding { static var last = UIDeviceOrientation.unknown }
        final class GuideViewController: UIViewController {
          let strip = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
              self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification,
              object: nil)
          }
          private func keep() {
            let held = UIDevice.current.orientation
            switch held {
            case .portrait, .landscapeLeft: Holding.last = held
            default: break
            }
            if Holding.last == .unknown { Holding.last = .portrait }
          }
          @objc func turned() {
            keep()
            if Holding.last.isLandscape { strip.alpha = 1 } else { strip.alpha = 0 }
          }
        }
        """, note: "Only upright ones are kept.")
    ])

  static let notificationsApart = EdgeCases(
    check: "turn-by-device-notification",
    triggering: [
      .swift(
        """
        class TurningViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
              self, selector: #selector(deviceTurned),
              name: UIDevice.orientationDidChangeNotification, object: nil)
          }
          @objc func deviceTurned() {}
        }
        final class SheetViewController: TurningViewController {
          let strip = UIView()
          override func ↓deviceTurned() {
            strip.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 30)
          }
        }
        """),
      .swift(
        """
        class TurningViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
              self, selector: #selector(deviceTurned),
              name: UIDevice.orientationDidChangeNotification, object: nil)
          }
          @objc func ↓deviceTurned() { arrange() }
          func arrange() {}
        }
        final class SheetViewController: TurningViewController {
          let strip = UIView()
          override func arrange() {
            strip.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 30)
          }
        }
        """),
      .swift(
        """
        final class SheetViewController: UIViewController {
          let strip = UIView()
          private var turns: AnyCancellable?
          private let turned = NotificationCenter.default
            .publisher(for: UIDevice.orientationDidChangeNotification)
          override func viewDidLoad() {
            super.viewDidLoad()
            turns = ↓turned.receive(on: RunLoop.main).sink { [weak self] _ in self?.arrange() }
          }
          private func arrange() {
            strip.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 30)
          }
        }
        """),
    ])

  static let announcedApart = EdgeCases(
    check: "mask-change-not-announced",
    triggering: [
      .swift(
        """
        final class ClipModel {
          var onChange: (() -> Void)?
          private(set) var isFull = false
          func toggle() {
            ↓isFull.toggle()
            onChange?()
          }
        }
        final class ClipViewController: UIViewController {
          let model = ClipModel()
          let button = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            model.onChange = { [weak self] in self?.button.isSelected = true }
          }
          @objc func pressed() { model.toggle() }
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            model.isFull ? .landscape : .portrait
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class ClipModel {
          var onChange: (() -> Void)?
          private(set) var isFull = false
          func toggle() {
            isFull.toggle()
            onChange?()
          }
        }
        final class ClipViewController: UIViewController {
          let model = ClipModel()
          override func viewDidLoad() {
            super.viewDidLoad()
            model.onChange = { [weak self] in self?.renew() }
          }
          @objc func pressed() { model.toggle() }
          private func renew() { setNeedsUpdateOfSupportedInterfaceOrientations() }
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            model.isFull ? .landscape : .portrait
          }
        }
        """, note: "The closure announces it."),
      .swift(
        """
        final class ClipModel {
          private(set) var isFull = false
          func toggle() { isFull.toggle() }
        }
        final class ClipViewController: UIViewController {
          let model = ClipModel()
          @objc func pressed() {
            model.toggle()
            setNeedsUpdateOfSupportedInterfaceOrientations()
          }
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            model.isFull ? .landscape : .portrait
          }
        }
        """, note: "What calls the model announces it."),
      .swift(
        """
        final class ClipViewController: UIViewController {
          private var sides: UIInterfaceOrientationMask = .portrait
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { sides }
          func widen() {
            sides = .landscape
            announce()
          }
          private func announce() {
            if #available(iOS 16.0, *) {
              setNeedsUpdateOfSupportedInterfaceOrientations()
              return
            }
            UIViewController.attemptRotationToDeviceOrientation()
          }
        }
        """),
      .swift(
        """
        final class ClipViewController: UIViewController {
          private var sides: UIInterfaceOrientationMask = .portrait
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { sides }
          func widen() {
            apply(.landscape)
          }
          private func apply(_ new: UIInterfaceOrientationMask) {
            guard new != sides else { return }
            sides = new
            announce()
          }
          private func announce() {
            guard #available(iOS 16.0, *) else {
              UIViewController.attemptRotationToDeviceOrientation()
              return
            }
            navigationController?.setNeedsUpdateOfSupportedInterfaceOrientations()
            setNeedsUpdateOfSupportedInterfaceOrientations()
          }
        }
        """),
    ])

  static let keyboardsApart = EdgeCases(
    check: "keyboard-sides-exchanged",
    triggering: [
      .swift(
        """
        final class NoteViewController: UIViewController {
          private func height(of frame: CGRect) -> CGFloat {
            ↓UIDevice.current.orientation.isLandscape ? frame.width : frame.height
          }
          @objc func shown(_ note: Notification) {
            guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            else { return }
            additionalSafeAreaInsets.bottom = height(of: frame)
          }
        }
        """)
    ])

  static let traitsInObjectiveC = EdgeCases(
    check: "layout-on-traits-only",
    triggering: [
      .objectiveC(
        """
        @implementation ShelfViewController : UIViewController
        - (void)↓willTransitionToTraitCollection:(UITraitCollection *)newCollection
                       withTransitionCoordinator:
                           (id<UIViewControllerTransitionCoordinator>)coordinator {
          [super willTransitionToTraitCollection:newCollection withTransitionCoordinator:coordinator];
          self.card.frame = CGRectMake(0, 0, CGRectGetWidth(self.view.bounds) / 2, 80);
        }
        @end
        """)
    ])

  static let generatingApart = EdgeCases(
    check: "unbalanced-generating",
    triggering: [
      .swift(
        """
        extension UIDevice {
          func listen() { ↓beginGeneratingDeviceOrientationNotifications() }
        }
        final class LevelViewController: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            UIDevice.current.listen()
          }
        }
        """),
      .swift(
        """
        final class Tilt {
          func start() { ↓UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
        }
        final class LevelViewController: UIViewController {
          let tilt = Tilt()
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            tilt.start()
          }
        }
        """),
    ],
    quiet: [
      .swift(
        """
        final class Tilt {
          func start() { UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
          deinit { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
        }
        final class LevelViewController: UIViewController {
          let tilt = Tilt()
          override func viewDidLoad() {
            super.viewDidLoad()
            tilt.start()
          }
        }
        """)
    ])

  static let inOtherFiles = EdgeCases(
    check: "unbalanced-generating",
    triggering: [
      CheckExample(files: [
        .init(
          "Tilt.swift",
          """
          final class Tilt: Sensing {
            func start() { ↓UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
          }
          """),
        .init(
          "Level.swift",
          """
          final class LevelViewController: UIViewController {
            var tilt: Sensing?
            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              tilt?.start()
            }
          }
          """),
      ])
    ])

  static let earlyApart = EdgeCases(
    check: "orientation-read-too-early",
    triggering: [
      .swift(
        """
        final class TrackViewController: UIViewController {
          let strip = UIView()
          private var isWide: Bool {
            view.window?.windowScene?.interfaceOrientation.isLandscape ?? false
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            strip.isHidden = ↓isWide
          }
        }
        """)
    ])

  static let anglesApart = EdgeCases(
    check: "capture-not-turned",
    quiet: [
      .swift(
        """
        final class AngleKeeper {
          private let coordinator: AVCaptureDevice.RotationCoordinator
          private var observation: NSKeyValueObservation?
          init(device: AVCaptureDevice, layer: AVCaptureVideoPreviewLayer) {
            coordinator = AVCaptureDevice.RotationCoordinator(device: device, previewLayer: layer)
            observation = coordinator.observe(
              \\.videoRotationAngleForHorizonLevelPreview, options: [.initial, .new]
            ) { [weak layer] coordinator, _ in
              layer?.connection?.videoRotationAngle =
                coordinator.videoRotationAngleForHorizonLevelPreview
            }
          }
        }
        final class ScanViewController: UIViewController {
          let session = AVCaptureSession()
          lazy var preview = AVCaptureVideoPreviewLayer(session: session)
          private var keeper: AngleKeeper?
          override func viewDidLoad() {
            super.viewDidLoad()
            view.layer.addSublayer(preview)
            guard let device = AVCaptureDevice.default(for: .video) else { return }
            keeper = AngleKeeper(device: device, layer: preview)
          }
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            preview.frame = view.bounds
          }
        }
        """)
    ])

  static let askedByHelpers = EdgeCases(
    check: "unguarded-optional-delegate",
    triggering: [
      .objectiveC(
        """
        @implementation DeckNavigationController
        - (BOOL)delegateChooses { return self.isDeck; }
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          if (![self delegateChooses]) return UIInterfaceOrientationMaskPortrait;
          UIApplication *app = UIApplication.sharedApplication;
          return ↓[app.delegate application:app supportedInterfaceOrientationsForWindow:self.view.window];
        }
        @end
        """)
    ],
    quiet: [
      .objectiveC(
        """
        @implementation DeckNavigationController
        - (BOOL)delegateChooses {
          return [UIApplication.sharedApplication.delegate
              respondsToSelector:@selector(application:supportedInterfaceOrientationsForWindow:)];
        }
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          if (![self delegateChooses]) return UIInterfaceOrientationMaskPortrait;
          UIApplication *app = UIApplication.sharedApplication;
          return [app.delegate application:app supportedInterfaceOrientationsForWindow:self.view.window];
        }
        @end
        """)
    ])

  static let testedByFunctions = EdgeCases(
    check: "device-orientation-for-layout",
    quiet: [
      .swift(
        """
        final class NoteViewController: UIViewController {
          let card = UIView()
          private func isUpright(_ held: UIDeviceOrientation) -> Bool {
            held.isPortrait || held.isLandscape
          }
          private var side = UIInterfaceOrientation.portrait
          @objc func turned() {
            let held = UIDevice.current.orientation
            guard isUpright(held) else { return }
            side = UIInterfaceOrientation(rawValue: held.rawValue) ?? side
          }
        }
        """)
    ])

  static let narrowedElsewhere = EdgeCases(
    check: "empty-mask-intersection",
    triggering: [
      .swift(
        """
        class TrackViewController: UIViewController {
          static let sides: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { Self.sides }
        }
        final class SlipViewController: TrackViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            let upright: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown]
            return ↓super.supportedInterfaceOrientations.intersection(upright)
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        class TrackViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
        }
        final class SlipViewController: TrackViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            super.supportedInterfaceOrientations.intersection([.portrait, .portraitUpsideDown])
          }
        }
        """)
    ])

  static let streamedKeyboards = EdgeCases(
    check: "keyboard-sides-exchanged",
    triggering: [
      .swift(
        """
        final class NoteViewController: UIViewController {
          private var turns: AnyCancellable?
          private var isWide: Bool { view.bounds.width > view.bounds.height }
          override func viewDidLoad() {
            super.viewDidLoad()
            turns = NotificationCenter.default
              .publisher(for: UIResponder.keyboardWillShowNotification)
              .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
              .receive(on: DispatchQueue.main)
              .map { [unowned self] frame in self.height(of: frame) }
              .sink { [weak self] in self?.additionalSafeAreaInsets.bottom = $0 }
          }
          private func height(of frame: CGRect) -> CGFloat {
            ↓isWide ? frame.size.width : frame.size.height
          }
        }
        """)
    ])

  static let listsByTraits = EdgeCases(
    check: "layout-on-traits-only",
    triggering: [
      .swift(
        """
        final class ShelfViewController: UICollectionViewController {
          override func ↓traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            fit()
          }
          private func fit() {
            guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return }
            let room = collectionView.bounds.size
            let count: CGFloat = room.width > room.height ? 6 : 4
            flow.itemSize = CGSize(width: room.width / count, height: 90)
          }
        }
        """)
    ])

  static let announcedByObservers = EdgeCases(
    check: "mask-change-not-announced",
    quiet: [
      CheckExample(files: [
        .init(
          "Clip.swift",
          """
          final class ClipViewController: UIViewController {
            private var sides = UIInterfaceOrientationMask.portrait { didSet { take(sides) } }
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { sides }
            @IBAction func widen() { sides = .landscape }
          }
          """),
        .init(
          "Taking.swift",
          """
          extension UIViewController {
            func take(_ sides: UIInterfaceOrientationMask) {
              setNeedsUpdateOfSupportedInterfaceOrientations()
            }
          }
          """),
      ])
    ])

  static let announcedLateByHelpers = EdgeCases(
    check: "geometry-request-outside-mask",
    triggering: [
      .swift(
        """
        final class ClipViewController: UIViewController {
          private var isFull = false
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isFull ? .landscape : .portrait
          }
          func widen(_ scene: UIWindowScene) {
            isFull = true
            ↓scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in
              print(error)
            }
            renew()
          }
          private func renew() { setNeedsUpdateOfSupportedInterfaceOrientations() }
        }
        """)
    ])

  static let optionsOfStructs = EdgeCases(
    check: "idiom-blind-mask",
    triggering: [
      .swift(
        """
        struct MatStyle {
          var title: String
          var sides: UIInterfaceOrientationMask
          static let upright = MatStyle(title: "Upright", sides: .portrait)
        }
        final class PoseViewController: UIViewController {
          private let style = MatStyle.upright
          override var ↓supportedInterfaceOrientations: UIInterfaceOrientationMask { style.sides }
        }
        """)
    ])

  static let chosenIntersections = EdgeCases(
    check: "empty-mask-intersection",
    triggering: [
      .objectiveC(
        """
        @implementation FormViewController : UIViewController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          switch (self.step) {
            case FormStepRead:
              return UIInterfaceOrientationMaskAll;
            case FormStepSign:
              return ↓UIInterfaceOrientationMaskPortrait & UIInterfaceOrientationMaskLandscapeRight;
          }
          return UIInterfaceOrientationMaskAll;
        }
        @end
        """)
    ])

  static let statesOfOthers = EdgeCases(
    check: "shouldautorotate-lock",
    triggering: [
      CheckExample(files: [
        .init(
          "Film.swift",
          """
          final class FilmViewController: UIViewController {
            private let recorder = Recorder()
            override var ↓shouldAutorotate: Bool { recorder.isRolling == false }
          }
          """),
        .init(
          "Recorder.swift",
          """
          final class Recorder {
            enum State: Equatable { case idle, rolling(since: Date) }
            private(set) var state = State.idle
            var isRolling: Bool { state != .idle }
            func roll() { state = .rolling(since: Date()) }
            func cut() { state = .idle }
          }
          """),
      ])
    ])

  static let sizesHandedOn = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(
        """
        final class PanelController: UIViewController {
          let panel = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(panel)
            place(width: ↓view.bounds.width - 40)
          }
          private func place(width: CGFloat) {
            panel.frame = CGRect(x: 20, y: 100, width: width, height: 60)
          }
        }
        """),
      .objectiveC(
        """
        @interface HoursCell : UITableViewCell
        @property (nonatomic, strong) UILabel *hours;
        @end
        @implementation HoursCell
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)name {
          if (self = [super initWithStyle:style reuseIdentifier:name]) {
            self.hours = ↓[[UILabel alloc] initWithFrame:CGRectMake(8, 0, self.frame.size.width - 16, 44)];
            [self.contentView addSubview:self.hours];
          }
          return self;
        }
        @end
        """),
      CheckExample(files: [
        .init(
          "Panel.swift",
          """
          final class PanelView: UIView {
            override init(frame: CGRect) {
              super.init(frame: frame)
              configure()
            }
            required init?(coder: NSCoder) { fatalError() }
            func configure() { setUp() }
          }
          """),
        .init(
          "Setup.swift",
          """
          extension PanelView {
            func setUp() {
              addConstraint(
                ↓NSLayoutConstraint(
                  item: self, attribute: .width, relatedBy: .equal, toItem: nil,
                  attribute: .notAnAttribute, multiplier: 1, constant: UIScreen.main.bounds.width / 2))
            }
          }
          """),
      ]),
      .swift(
        """
        final class StatusHeader: UIView {
          private let inset = ↓UIApplication.shared.statusBarFrame.height
          let title = UILabel()
          override func layoutSubviews() {
            super.layoutSubviews()
            title.frame = CGRect(x: 0, y: inset, width: bounds.width, height: 20)
          }
        }
        """),
    ],
    quiet: [
      .swift(
        """
        let shorterSide = min(UIScreen.main.bounds.width, UIScreen.main.bounds.height)
        final class CoverView: UIView {
          let cover = UIImageView()
          override func layoutSubviews() {
            super.layoutSubviews()
            cover.frame = CGRect(x: 0, y: 0, width: shorterSide, height: shorterSide)
          }
        }
        """, note: "No turn changes the shorter side."),
      .objectiveC(
        """
        @interface IconCell : UITableViewCell
        @property (nonatomic, strong) UIImageView *icon;
        @end
        @implementation IconCell
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)name {
          if (self = [super initWithStyle:style reuseIdentifier:name]) {
            self.icon = [[UIImageView alloc] initWithFrame:CGRectMake(8, self.frame.size.height / 4, 22, 22)];
            [self.contentView addSubview:self.icon];
          }
          return self;
        }
        @end
        """, note: "A turn changes the width of a row, and not its height."),
    ])

  static let unendedGenerating = EdgeCases(
    check: "unbalanced-generating",
    triggering: [
      .swift(
        """
        final class ToolbarView: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            ↓UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            NotificationCenter.default.addObserver(
              self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification,
              object: nil)
          }
          required init?(coder: NSCoder) { fatalError() }
          deinit { NotificationCenter.default.removeObserver(self) }
          @objc func turned() {}
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class Orientation: NSObject {
          static let shared = Orientation()
          override init() {
            super.init()
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
          }
          deinit { NotificationCenter.default.removeObserver(self) }
        }
        """, note: "There is one, which stays.")
    ])

  static let sizesAtAppearance = EdgeCases(
    check: "size-read-once",
    triggering: [
      .objectiveC(
        """
        @interface PagesController : UIViewController
        @property (nonatomic, weak) IBOutlet UICollectionViewFlowLayout *flow;
        @end
        @implementation PagesController
        - (void)viewWillAppear:(BOOL)animated {
          [super viewWillAppear:animated];
          [self fitPages];
        }
        - (void)fitPages {
          CGFloat width = CGRectGetWidth(self.view.bounds);
          ↓self.flow.itemSize = CGSizeMake(width, 280);
        }
        @end
        """)
    ])

  static let privateDelegates = EdgeCases(
    check: "delegate-method-misplaced",
    triggering: [
      .swift(
        """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
        private extension AppDelegate {
          func ↓application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { .portrait }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
        extension AppDelegate {
          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { .portrait }
        }
        """)
    ])

  static let methodsFromSixteen = EdgeCases(
    check: "no-fallback-before-16",
    triggering: [
      CheckExample(files: [
        .app("Board", from: "14.0", families: "1"),
        .init(
          "Board.swift",
          """
          final class BoardViewController: UIViewController {
            func change() {
              ↓if #available(iOS 16.0, *) {
                renew()
              }
            }
            @available(iOS 16.0, *)
            private func renew() { setNeedsUpdateOfSupportedInterfaceOrientations() }
          }
          """),
      ])
    ],
    quiet: [
      CheckExample(files: [
        .app("Board", from: "14.0", families: "1"),
        .init(
          "Board.swift",
          """
          final class BoardViewController: UIViewController {
            func change() {
              if #available(iOS 16.0, *) {
                renew()
              } else {
                UIViewController.attemptRotationToDeviceOrientation()
              }
            }
            @available(iOS 16.0, *)
            private func renew() { setNeedsUpdateOfSupportedInterfaceOrientations() }
          }
          """),
      ])
    ])

  static let calledReactions = EdgeCases(
    check: "face-states-unhandled",
    triggering: [
      .swift(
        """
        final class ClipModel {
          private var turns = Set<AnyCancellable>()
          private var isWide = false
          func start() {
            NotificationCenter.default
              .publisher(for: UIDevice.orientationDidChangeNotification)
              .sink { [weak self] _ in self?.moved() }
              .store(in: &turns)
          }
          private func ↓moved() {
            switch UIDevice.current.orientation {
            case .landscapeLeft, .landscapeRight: isWide = true
            default: isWide = false
            }
          }
        }
        """)
    ])

  static let insetFrames = EdgeCases(
    check: "turn-by-device-notification",
    triggering: [
      .swift(
        """
        final class TickerViewController: UIViewController {
          private let ticker = UILabel()
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            NotificationCenter.default.addObserver(
              self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification,
              object: nil)
          }
          @objc private func ↓turned() { place() }
          private func place() {
            let area = view.bounds.inset(by: view.safeAreaInsets)
            ticker.frame = CGRect(x: area.minX, y: area.maxY - 36, width: area.width, height: 36)
          }
        }
        """)
    ])

  static let followedModels = EdgeCases(
    check: "mask-change-not-announced",
    triggering: [
      .swift(
        """
        final class EpisodeViewController: UIViewController {
          private let track = CurrentValueSubject<Bool, Never>(false)
          private var bag = Set<AnyCancellable>()
          private var isWide = false
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isWide ? .allButUpsideDown : .portrait
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            track.sink { [weak self] wide in
              guard let self else { return }
              ↓self.isWide = wide
            }
            .store(in: &bag)
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class ScoresViewController: UIViewController {
          @Published private var isWide = false
          private var bag = Set<AnyCancellable>()
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isWide ? .allButUpsideDown : .portrait
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            $isWide.dropFirst().receive(on: DispatchQueue.main)
              .sink { [weak self] _ in self?.setNeedsUpdateOfSupportedInterfaceOrientations() }
              .store(in: &bag)
          }
          @objc private func switched() { isWide.toggle() }
        }
        """, note: "What follows it announces it.")
    ])

  static let testedByFunctionsOfC = EdgeCases(
    check: "cross-enum-use",
    quiet: [
      .objectiveC(
        """
        static BOOL IsOnAnEdge(UIDeviceOrientation held) {
          return UIDeviceOrientationIsValidInterfaceOrientation(held);
        }
        @implementation ScanViewController {
          UIInterfaceOrientation _side;
        }
        - (void)scan {
          UIDeviceOrientation held = UIDevice.currentDevice.orientation;
          if (IsOnAnEdge(held)) _side = (UIInterfaceOrientation)held;
        }
        @end
        """)
    ])
}
