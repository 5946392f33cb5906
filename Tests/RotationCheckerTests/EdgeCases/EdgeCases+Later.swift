@testable import RotationChecker
import RotationFindings

// Mistakes in what runs later, is set afterwards, or goes through other names.
extension EdgeCases {
  static let changedByActions = EdgeCases(
    check: "mask-change-not-announced",
    triggering: [
      .swift(
        """
        final class MapViewController: UIViewController {
          private var isPinned = false
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isPinned ? .portrait : .all
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Pin",
              primaryAction: UIAction { [weak self] _ in ↓self?.isPinned.toggle() })
          }
        }
        """),
      .swift(
        """
        final class MapViewController: UIViewController {
          private var isPinned = false
          let sheet = MenuSheet()
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isPinned ? .portrait : .all
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            sheet.onPin = { [weak self] in
              guard let this = self else { return }
              ↓this.isPinned = true
            }
          }
        }
        """),
      .objectiveC(
        """
        @interface MapViewController : UIViewController
        @property (nonatomic) BOOL isPinned;
        @end
        @implementation MapViewController
        - (void)viewDidLoad {
          [super viewDidLoad];
          __weak typeof(self) weakSelf = self;
          [self.store loadWithCompletion:^(BOOL pinned) {
            typeof(self) strongSelf = weakSelf;
            ↓strongSelf.isPinned = pinned;
          }];
        }
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return self.isPinned ? UIInterfaceOrientationMaskPortrait : UIInterfaceOrientationMaskAll;
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        final class MapViewController: UIViewController {
          private var isPinned = false
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isPinned ? .portrait : .all
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(primaryAction: UIAction { [weak self] _ in
              self?.isPinned.toggle()
              self?.setNeedsUpdateOfSupportedInterfaceOrientations()
            })
            view.addSubview(button)
            ["pinned"].forEach { isPinned = isPinned || UserDefaults.standard.bool(forKey: $0) }
            autoreleasepool { isPinned = false }
            build { isPinned = true }
            let later = { self.isPinned = true }
            later()
          }
          private func build(_ body: () -> Void) { body() }
        }
        """)
    ])

  static let newMethodsOfExtensions = EdgeCases(
    check: "no-fallback-before-16",
    triggering: [
      CheckExample(files: [
        .app("Film", from: "15.0", families: nil),
        .init(
          "Film.swift",
          """
          final class FilmViewController: UIViewController {
            func widen() {
              ↓if #available(iOS 16.0, *) { tell() }
            }
          }
          @available(iOS 16.0, *)
          extension FilmViewController {
            func tell() { setNeedsUpdateOfSupportedInterfaceOrientations() }
          }
          """),
      ]),
      CheckExample(files: [
        .app("Film", from: "15.0", families: nil),
        .init(
          "Film.swift",
          """
          final class FilmViewController: UIViewController {
            func widen() {
              ↓if #unavailable(iOS 16) {
                print("too old")
              } else {
                setNeedsUpdateOfSupportedInterfaceOrientations()
              }
            }
          }
          """),
      ]),
      CheckExample(files: [
        .app("Film", from: "15.0", families: nil),
        .init(
          "Film.swift",
          """
          final class FilmViewController: UIViewController {
            func widen() -> Bool {
              ↓if #unavailable(iOS 16) { return false }
              setNeedsUpdateOfSupportedInterfaceOrientations()
              return true
            }
          }
          """),
      ]),
    ],
    quiet: [
      CheckExample(files: [
        .app("Film", from: "15.0", families: nil),
        .init(
          "Film.swift",
          """
          final class FilmViewController: UIViewController {
            func widen() {
              if #unavailable(iOS 16) {
                UIViewController.attemptRotationToDeviceOrientation()
              } else {
                setNeedsUpdateOfSupportedInterfaceOrientations()
              }
            }
          }
          """),
      ])
    ])

  static let unmistakableNames = EdgeCases(
    check: "nonsense-orientation-expression",
    triggering: [
      .swift(
        """
        func steady(_ turns: AnyPublisher<UIDeviceOrientation, Never>) -> AnyPublisher<UIDeviceOrientation, Never> {
          turns.filter { ↓$0 != .faceUp || $0 != .faceDown }.eraseToAnyPublisher()
        }
        """)
    ],
    quiet: [
      .swift(
        """
        func steady(_ turns: AnyPublisher<UIDeviceOrientation, Never>) -> AnyPublisher<UIDeviceOrientation, Never> {
          turns.filter { $0 != .faceUp && $0 != .faceDown }.eraseToAnyPublisher()
        }
        """)
    ])

  static let windowsOfViews = EdgeCases(
    check: "orientation-read-too-early",
    triggering: [
      .swift(
        """
        final class BoardViewController: UIViewController {
          private let board = UIStackView()
          override func viewDidLoad() {
            super.viewDidLoad()
            title = ↓board.window?.windowScene?.interfaceOrientation == .portrait ? "Tall" : "Wide"
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class BoardViewController: UIViewController {
          private let board = UIStackView()
          private let presenter: UIViewController
          private let anchor: UIView
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            title = board.window?.windowScene?.interfaceOrientation == .portrait ? "Tall" : "Wide"
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            let side = presenter.view.window?.windowScene?.interfaceOrientation
            print(side as Any, anchor.window?.windowScene?.interfaceOrientation as Any)
          }
        }
        """)
    ])

  static let keptTurns = EdgeCases(
    check: "turn-by-device-notification",
    triggering: [
      .swift(
        """
        final class ShelfViewController: UIViewController {
          let shelf = UIView()
          func watch() async {
            let turns = NotificationCenter.default.notifications(
              named: ↓UIDevice.orientationDidChangeNotification)
            for await _ in turns { layOut() }
          }
          private func layOut() {
            shelf.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 60)
          }
        }
        """)
    ])

  static let blindScenes = EdgeCases(
    check: "unsafe-first-scene",
    triggering: [
      .swift(
        """
        func scene() -> UIWindowScene? {
          guard let scene = UIApplication.shared.connectedScenes.first(where: {
            $0.activationState == .foregroundActive
          }) else { return nil }
          return (↓scene as! UIWindowScene)
        }
        """),
      .objectiveC(
        """
        UIWindowScene *Scene(void) {
          NSSet *all = UIApplication.sharedApplication.connectedScenes;
          return ↓(UIWindowScene *)all.allObjects.firstObject;
        }
        """),
    ],
    quiet: [
      .swift(
        """
        func scene() -> UIWindowScene? {
          UIApplication.shared.connectedScenes.first(where: { $0 is UIWindowScene }) as! UIWindowScene?
        }
        func main() -> UIWindowScene {
          UIApplication.shared.connectedScenes.first { $0.session.role == .windowApplication }
            as! UIWindowScene
        }
        func kept(_ scenes: NSSet) -> UIWindowScene {
          let scenes = scenes.allObjects
          return scenes[0] as! UIWindowScene
        }
        """)
    ])

  static let preferencesSetLater = EdgeCases(
    check: "upside-down-on-phone",
    triggering: [
      .swift(
        """
        func flip(_ scene: UIWindowScene) {
          let preferences = UIWindowScene.GeometryPreferences.iOS()
          preferences.interfaceOrientations = ↓.portraitUpsideDown
          scene.requestGeometryUpdate(preferences) { print($0) }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        func flip(_ scene: UIWindowScene) {
          let preferences = UIWindowScene.GeometryPreferences.iOS()
          preferences.interfaceOrientations = .landscape
          scene.requestGeometryUpdate(preferences) { print($0) }
        }
        """)
    ])

  static let preferencesOutside = EdgeCases(
    check: "geometry-request-outside-mask",
    triggering: [
      .swift(
        """
        final class ClipViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
          func widen(_ scene: UIWindowScene) {
            let preferences = UIWindowScene.GeometryPreferences.iOS()
            preferences.interfaceOrientations = .landscape
            ↓scene.requestGeometryUpdate(preferences) { print($0) }
          }
        }
        """),
      .objectiveC(
        """
        @implementation ClipViewController
        - (void)widen:(UIWindowScene *)scene {
          UIWindowSceneGeometryPreferencesIOS *wide = [[UIWindowSceneGeometryPreferencesIOS alloc]
              initWithInterfaceOrientations:UIInterfaceOrientationMaskLandscape];
          void (^handler)(NSError *) = nil;
          ↓[scene requestGeometryUpdateWithPreferences:wide errorHandler:handler];
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        final class ClipViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
          func widen(_ scene: UIWindowScene) {
            let preferences = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait)
            if UIDevice.current.userInterfaceIdiom == .pad {
              preferences.interfaceOrientations = .landscape
            }
            scene.requestGeometryUpdate(preferences) { print($0) }
          }
        }
        """)
    ])

  static let keysOfDictionaries = EdgeCases(
    check: "forced-rotation-kvc",
    triggering: [
      .swift(
        """
        func force(_ side: UIInterfaceOrientation) {
          ↓UIDevice.current.setValuesForKeys(["orientation": side.rawValue])
        }
        """),
      .objectiveC(
        """
        void Force(UIInterfaceOrientation side) {
          NSDictionary *values = @{ @"orientation" : @(side) };
          ↓[[UIDevice currentDevice] setValuesForKeysWithDictionary:values];
        }
        """),
    ],
    quiet: [
      .swift(
        """
        func fill(_ item: NSObject) { item.setValuesForKeys(["orientation": 1]) }
        """)
    ])

  static let castNumbers = EdgeCases(
    check: "mask-enum-mixup",
    triggering: [
      .swift(
        """
        func mask(of side: UIInterfaceOrientation) -> UIInterfaceOrientationMask {
          UIInterfaceOrientationMask(rawValue: ↓numericCast(side.rawValue))
        }
        """)
    ])

  static let hostsOverApps = EdgeCases(
    check: "overlay-window",
    triggering: [
      .swift(
        """
        final class GateViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        final class Banner {
          private var window: UIWindow?
          func show(in scene: UIWindowScene) {
            let window = UIWindow(windowScene: scene)
            ↓window.rootViewController = UIHostingController(rootView: Text("No connection"))
            window.windowLevel = .alert
            window.isHidden = false
            self.window = window
          }
        }
        """)
    ])

  static let handedPickers = EdgeCases(
    check: "system-controller-mask", triggering: [],
    quiet: [
      CheckExample(files: [
        .init(
          "Game.swift",
          """
          import UIKit

          final class GameViewController: UIViewController {
            func choosePicture(_ button: UIButton) {
              let picker = UIImagePickerController()
              anchor(picker, at: button)
              present(picker, animated: true)
            }
            private func anchor(_ shown: UIViewController, at view: UIView) {
              shown.modalPresentationStyle = .popover
              shown.popoverPresentationController?.sourceView = view
            }
          }
          """), .infoPlist(["LandscapeLeft"]),
        .appWithPlist("Game", families: "1,2"),
      ])
    ])

  static let traitsOfControllers = EdgeCases(
    check: "ipad-lock-without-fullscreen", triggering: [],
    quiet: [
      .swift(
        """
        extension UITraitEnvironment {
          var isOnTablet: Bool { traitCollection.userInterfaceIdiom == .pad }
        }
        final class FormViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            if isOnTablet { return .all }
            return .portrait
          }
        }
        """)
    ])

  static let windowsOfGetters = EdgeCases(
    check: "orientation-read-too-early",
    triggering: [
      .swift(
        """
        final class LotViewController: UIViewController {
          private var scene: UIWindowScene? { view.window?.windowScene }
          override func viewDidLoad() {
            super.viewDidLoad()
            title = ↓scene?.interfaceOrientation == .portrait ? "Tall" : "Wide"
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class LotViewController: UIViewController {
          private let isTall: Bool
          private var scene: UIWindowScene? { view.window?.windowScene }
          init(scene: UIWindowScene) {
            isTall = scene.interfaceOrientation == .portrait
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { nil }
        }
        """)
    ])

  static let enumeratedScenes = EdgeCases(
    check: "unsafe-first-scene",
    triggering: [
      .objectiveC(
        """
        UIWindowScene *Scene(void) {
          NSEnumerator *all = UIApplication.sharedApplication.connectedScenes.objectEnumerator;
          return ↓(UIWindowScene *)[all nextObject];
        }
        """)
    ])

  static let requestsOnPads = EdgeCases(
    check: "geometry-request-outside-mask", triggering: [],
    quiet: [
      CheckExample(files: [
        .init(
          "Easel.swift",
          """
          final class EaselViewController: UIViewController {
            func handOver(_ scene: UIWindowScene) {
              guard traitCollection.userInterfaceIdiom == .pad else { return }
              scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) {
                print($0)
              }
            }
          }
          """), .infoPlist(["Portrait", "LandscapeLeft"]),
        .appWithPlist("Easel", families: "1,2"),
      ])
    ])

  static let announcedByProtocols = EdgeCases(
    check: "mask-change-not-announced", triggering: [],
    quiet: [
      .swift(
        """
        protocol Asking: UIViewController {}
        extension Asking {
          func askAgain() { setNeedsUpdateOfSupportedInterfaceOrientations() }
          func askAgain(animated: Bool) { askAgain() }
        }
        final class LoadViewController: UIViewController, Asking {
          private var isLoaded = false { didSet { askAgain() } }
          private var isHeavy = false
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isLoaded || isHeavy ? .landscape : .all
          }
          func lift() {
            isLoaded = true
            isHeavy = true
            askAgain(animated: true)
          }
          func release() { isLoaded = false }
        }
        """)
    ])

  static let columnsOfGeometry = EdgeCases(
    check: "turn-by-device-notification",
    triggering: [
      .swift(
        """
        struct Wall: View {
          @State private var columns = 2
          var body: some View {
            GeometryReader { space in
              Text("\\(columns)").onReceive(
                NotificationCenter.default.publisher(for: ↓UIDevice.orientationDidChangeNotification)
              ) { _ in
                columns = space.size.width > 600 ? 4 : 2
              }
            }
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        struct Wall: View {
          @State private var columns = 2
          var body: some View {
            GeometryReader { space in
              Text("\\(columns)").onChange(of: space.size) { columns = $0.width > 600 ? 4 : 2 }
            }
            .onReceive(
              NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)
            ) { _ in
              print("turned")
            }
          }
        }
        """)
    ])

  static let devicesOfNotifications = EdgeCases(
    check: "face-states-unhandled",
    triggering: [
      .objectiveC(
        """
        @implementation StageController : UIViewController
        - (void)viewDidLoad {
          [super viewDidLoad];
          [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(moved:)
              name:UIDeviceOrientationDidChangeNotification object:nil];
        }
        - (void)↓moved:(NSNotification *)note {
          UIDevice *phone = note.object;
          switch (phone.orientation) {
            case UIDeviceOrientationLandscapeLeft:
            case UIDeviceOrientationLandscapeRight:
              [self.stage enter];
              break;
            default:
              [self.stage leave];
              break;
          }
        }
        @end
        """)
    ])

  static let guidesByTraits = EdgeCases(
    check: "layout-on-traits-only",
    triggering: [
      .swift(
        """
        final class GridViewController: UIViewController {
          private let grid = UIView()
          private lazy var side = grid.widthAnchor.constraint(equalToConstant: 300)
          override func ↓willTransition(
            to newCollection: UITraitCollection,
            with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.willTransition(to: newCollection, with: coordinator)
            coordinator.animate { _ in self.fit() }
          }
          private func fit() {
            let room = view.safeAreaLayoutGuide.layoutFrame
            side.constant = min(room.width / 2, room.height)
          }
        }
        """)
    ])

  static let mergedKeyboards = EdgeCases(
    check: "keyboard-sides-exchanged",
    triggering: [
      .swift(
        """
        final class NoteViewController: UIViewController {
          private var bag: Set<AnyCancellable> = []
          override func viewDidLoad() {
            super.viewDidLoad()
            let shown = NotificationCenter.default
              .publisher(for: UIResponder.keyboardWillShowNotification)
              .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
            let hidden = NotificationCenter.default
              .publisher(for: UIResponder.keyboardWillHideNotification).map { _ in CGRect.zero }
            shown.merge(with: hidden).sink { [weak self] keys in self?.makeRoom(for: keys.size) }
              .store(in: &bag)
          }
          private func makeRoom(for keys: CGSize) {
            let isWide = view.bounds.width > view.bounds.height
            additionalSafeAreaInsets.bottom = ↓isWide ? keys.width : keys.height
          }
        }
        """)
    ])

  static let comparedNumbers = EdgeCases(
    check: "recursive-forwarding",
    triggering: [
      .objectiveC(
        """
        @implementation MainNavigationController : UINavigationController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) return UIInterfaceOrientationMaskAll;
          return ↓self.presentedViewController.supportedInterfaceOrientations;
        }
        @end
        @implementation QuestionController : UIViewController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return self.presentingViewController.supportedInterfaceOrientations;
        }
        @end
        """)
    ])

  static let askedByCallers = EdgeCases(
    check: "upside-down-on-phone",
    triggering: [
      .swift(
        """
        final class TableViewController: UIViewController {
          let button = UIButton()
          func watch() {
            button.addTarget(self, action: #selector(flip), for: .touchUpInside)
            if UIDevice.current.userInterfaceIdiom == .pad { flip() }
          }
          @objc private func flip() {
            view.window?.windowScene?.requestGeometryUpdate(
              .iOS(interfaceOrientations: ↓.portraitUpsideDown)) { print($0) }
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        struct Kind {
          let idiom: UIUserInterfaceIdiom
          var isTablet: Bool { idiom == .pad }
          static var current: Kind { Kind(idiom: UIDevice.current.userInterfaceIdiom) }
        }
        final class TableViewController: UIViewController {
          @IBAction func handOver() {
            guard Kind.current.isTablet else { return }
            flip()
          }
          private func flip() {
            view.window?.windowScene?.requestGeometryUpdate(
              .iOS(interfaceOrientations: .portraitUpsideDown)) { print($0) }
          }
        }
        """)
    ])

  static let deferredAnnouncements = EdgeCases(
    check: "geometry-request-outside-mask",
    triggering: [
      .swift(
        """
        final class CourtViewController: UIViewController {
          private var isWide = false
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isWide ? .landscape : .portrait
          }
          func widen(_ scene: UIWindowScene) {
            defer { setNeedsUpdateOfSupportedInterfaceOrientations() }
            isWide = true
            ↓scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { print($0) }
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class CourtViewController: UIViewController {
          private var isWide = false
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isWide ? .landscape : .portrait
          }
          func widen(_ scene: UIWindowScene) {
            isWide = true
            defer {
              setNeedsUpdateOfSupportedInterfaceOrientations()
              scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { print($0) }
            }
          }
        }
        """)
    ])

  static let mappedScenes = EdgeCases(
    check: "orientation-read-too-early",
    triggering: [
      .swift(
        """
        final class PageViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let scene = view.window?.windowScene
            title = scene.map { ↓$0.interfaceOrientation.isLandscape ? "Wide" : "Tall" }
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class PageViewController: UIViewController {
          let others: [UIWindowScene] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            title = others.map { $0.interfaceOrientation.isLandscape ? "Wide" : "Tall" }.joined()
          }
        }
        """)
    ])

  static let namedRequests = EdgeCases(
    check: "upside-down-on-phone",
    triggering: [
      .swift(
        """
        func flip(_ scene: UIWindowScene) {
          let opposite = UIInterfaceOrientationMask.portraitUpsideDown
          scene.requestGeometryUpdate(.iOS(interfaceOrientations: ↓opposite)) { print($0) }
        }
        """)
    ])

  static let settersOfObjectiveC = EdgeCases(
    check: "mask-change-not-announced", triggering: [],
    quiet: [
      .objectiveC(
        """
        @interface WallViewController : UIViewController
        @property (nonatomic) UIInterfaceOrientationMask held;
        @end
        @implementation WallViewController
        - (void)setHeld:(UIInterfaceOrientationMask)held {
          _held = held;
          [self setNeedsUpdateOfSupportedInterfaceOrientations];
        }
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return self.held; }
        - (IBAction)toggled:(UISwitch *)sender {
          self.held = sender.isOn ? UIInterfaceOrientationMaskPortrait : UIInterfaceOrientationMaskAll;
        }
        @end
        """)
    ])

  static let mappedLoops = EdgeCases(
    check: "face-states-unhandled",
    triggering: [
      .swift(
        """
        final class Director {
          weak var stage: Stage?
          func watch() async {
            let turns = NotificationCenter.default.notifications(
              named: ↓UIDevice.orientationDidChangeNotification)
            for await _ in turns.map({ $0.name }) {
              switch UIDevice.current.orientation {
              case .landscapeLeft, .landscapeRight: stage?.expand()
              default: stage?.collapse()
              }
            }
          }
        }
        protocol Stage: AnyObject { func expand(); func collapse() }
        """)
    ])
}
