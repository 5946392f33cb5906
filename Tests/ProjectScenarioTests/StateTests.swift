import Orientation
import RotationScenario
import ScreenGraph
import Testing

@testable import ProjectScenario
import TextFormats

/// Code whose answer depends on state, what it answers at launch, and what it can become.
struct StatefulApp: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// The files beside the scene delegate, `Root` among their classes.
  var files: [String: String]
  /// The mask of `Root` or of the app delegate; nil for UIKit's default.
  var launch: String
  /// The other answers: `lock(): portrait`.
  var later: [String]
  var isDelegate = false

  static func swift(
    _ name: String, _ members: String, launch: String, later: [String] = [],
    with more: [String: String] = [:]
  ) -> StatefulApp {
    let file = "import UIKit\nclass Root: UIViewController {\n\(members)\n}"
    return StatefulApp(
      testDescription: name, files: more.merging(["Root.swift": file]) { one, _ in one },
      launch: launch, later: later)
  }

  static func objectiveC(
    _ name: String, properties: String = "", _ methods: String, launch: String, later: [String] = []
  ) -> StatefulApp {
    let header =
      "#import <UIKit/UIKit.h>\n@interface Root : UIViewController\n\(properties)\n@end\n"
    return StatefulApp(
      testDescription: name,
      files: [
        "Root.h": header, "Root.m": "#import \"Root.h\"\n@implementation Root\n\(methods)\n@end\n",
      ], launch: launch, later: later)
  }

  static func delegate(
    _ name: String, _ body: String, with more: [String: String], launch: String, later: [String]
  ) -> StatefulApp {
    let file = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?)
          -> UIInterfaceOrientationMask { \(body) }
        var lock = UIInterfaceOrientationMask.all
      }
      """
    return StatefulApp(
      testDescription: name,
      files: more.merging(
        [
          "AppDelegate.swift": file,
          "Root.swift": more["Root.swift"] ?? "import UIKit\nclass Root: UIViewController {}",
        ]
      ) { one, _ in one }, launch: launch, later: later, isDelegate: true)
  }

  private static let mask =
    "override var supportedInterfaceOrientations: UIInterfaceOrientationMask"

  static let all: [StatefulApp] = [
    swift(
      "a flag that is false at first locks",
      "var closed = false\nfunc on() { closed = true }\n\(mask) { closed ? .portrait : .all }",
      launch: "all", later: ["on(): portrait"]),
    swift(
      "a flag that is true at first adds",
      """
      var allows = true
      func off() { allows = false }
      \(mask) {
        var m: UIInterfaceOrientationMask = [.portrait]
        if allows { m.insert(.landscape) }
        return m
      }
      """, launch: "allButUpsideDown", later: ["off(): portrait"]),
    swift(
      "viewDidLoad sets it before UIKit asks",
      "var free = false\noverride func viewDidLoad() { super.viewDidLoad(); free = true }\n"
        + "\(mask) { free ? .all : .portrait }", launch: "all"),
    swift(
      "a method that viewDidLoad calls sets it",
      "var free = false\noverride func viewDidLoad() { super.viewDidLoad(); prepare() }\n"
        + "func prepare() { free = true }\n\(mask) { free ? .all : .portrait }", launch: "all"),
    swift(
      "what appears sets is undone when it goes",
      """
      var locked = false
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); locked = true }
      override func viewWillDisappear(_ animated: Bool) { locked = false }
      \(mask) { locked ? .landscape : .all }
      """, launch: "landscape"),
    swift(
      "a flag that is turned over",
      "var wide = false\n@objc func flip() { wide.toggle() }\n\(mask) { wide ? .all : .portrait }",
      launch: "portrait", later: ["flip(): all"]),
    swift(
      "a flag that is set to its opposite",
      "var wide = false\n@objc func flip() { wide = !wide }\n\(mask) { wide ? .all : .portrait }",
      launch: "portrait", later: ["flip(): all"]),
    swift(
      "a parameter, from each caller",
      """
      var wanted: UIInterfaceOrientationMask = .all
      func lock(_ mask: UIInterfaceOrientationMask) { wanted = mask }
      func one() { lock(.portrait) }
      func two() { lock(.landscape) }
      \(mask) { wanted }
      """, launch: "all", later: ["one(): portrait", "two(): landscape"]),
    swift(
      "an optional that is nil at first",
      """
      var wanted: UIInterfaceOrientationMask?
      func lock() { wanted = .portrait }
      \(mask) { wanted ?? .all }
      """, launch: "all", later: ["lock(): portrait"]),
    swift(
      "two properties that one method sets",
      """
      private var closed = false
      private var allowed: UIInterfaceOrientationMask?
      func close() { allowed = .portrait; closed = true }
      \(mask) {
        if closed, let allowed { return allowed }
        return .all
      }
      """, launch: "all", later: ["close(): portrait"]),
    swift(
      "the property is a superclass's, the method an extension's",
      "\(mask) { isFree ? .all : .portrait }", launch: "portrait", later: ["release(): all"],
      with: [
        "Base.swift": "import UIKit\nclass Base: UIViewController { var isFree = false }",
        "More.swift": "extension Root { func release() { isFree = true } }",
      ]
    ).deriving(from: "Base"),
    swift(
      "a singleton in a file about something else",
      "\(mask) { Player.shared.isWide ? .landscape : .portrait }", launch: "portrait",
      later: ["expand(): landscape"],
      with: [
        "Player.swift":
          "final class Player { static let shared = Player(); var isWide = false\n"
          + "func expand() { isWide = true } }"
      ]),
    swift(
      "a caller in a file about something else",
      "\(mask) { Gate.shared.mask }", launch: "all", later: ["begin(): portrait"],
      with: [
        "Gate.swift":
          "import UIKit\nfinal class Gate { static let shared = Gate()\n"
          + "private(set) var mask = UIInterfaceOrientationMask.all\n"
          + "func close(to other: UIInterfaceOrientationMask) { mask = other } }",
        "Game.swift": "class Game { func begin() { Gate.shared.close(to: .portrait) } }",
      ]),
    swift(
      "a stored setting",
      "\(mask) { UserDefaults.standard.bool(forKey: \"wide\") ? .all : .portrait }", launch: "all"
    ).open,
    swift(
      "a setting behind a property wrapper",
      "@AppStorage(\"wide\") var wide = false\n\(mask) { wide ? .all : .portrait }", launch: "all"
    ).open,
    swift(
      "a mask that is put together from nothing",
      """
      \(mask) {
        var m: UIInterfaceOrientationMask = []
        if UserDefaults.standard.bool(forKey: "p") { m.insert(.portrait) }
        if UserDefaults.standard.bool(forKey: "l") { m.formUnion(.landscape) }
        return m
      }
      """, launch: "allButUpsideDown"
    ).open,
    swift(
      "a list that is empty at first",
      """
      var list: [Int] = []
      \(mask) {
        var bits = 0
        if list.contains(UIInterfaceOrientation.portrait.rawValue) {
          bits = bits | (1 << UIInterfaceOrientation.portrait.rawValue)
        }
        if list.contains(UIInterfaceOrientation.landscapeRight.rawValue) {
          bits |= 1 << UIInterfaceOrientation.landscapeRight.rawValue
        }
        return UIInterfaceOrientationMask(rawValue: UInt(bits))
      }
      """, launch: "portrait + landscapeRight"
    ).open,
    swift(
      "an initialiser's parameter, alike from all creators",
      "let wanted: UIInterfaceOrientationMask\n"
        + "init(_ mask: UIInterfaceOrientationMask) { wanted = mask; super.init(nibName: nil, bundle: nil) }\n"
        + "\(mask) { wanted }", launch: "landscape",
      with: [:]
    ).created(by: "Root(.landscape)"),
    swift(
      "the pose decides while it is active",
      """
      private var active = false
      func on() { active = true }
      \(mask) {
        guard self.active else { return super.supportedInterfaceOrientations }
        switch UIDevice.current.orientation {
        case .landscapeLeft: return .landscapeRight
        default: return .portrait
        }
      }
      """, launch: "UIKit's default", later: ["on(): landscapeRight or portrait"]),
    objectiveC(
      "an unset flag of Objective-C",
      properties: "@property (nonatomic) BOOL locked;",
      """
      - (void)lock { self.locked = YES; }
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
        if (_locked) { return UIInterfaceOrientationMaskPortrait; }
        return UIInterfaceOrientationMaskAll;
      }
      """, launch: "all", later: ["lock(): portrait"]),
    objectiveC(
      "viewDidLoad of Objective-C",
      properties: "@property (nonatomic) UIInterfaceOrientationMask wanted;",
      """
      - (void)viewDidLoad { [super viewDidLoad]; _wanted = UIInterfaceOrientationMaskLandscape; }
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return self.wanted; }
      """, launch: "landscape"),
    objectiveC(
      "a method that the initialiser of Objective-C sends itself",
      properties: "@property (nonatomic) UIInterfaceOrientationMask wanted;",
      """
      - (id)init {
        self = [super initWithNibName:nil bundle:nil];
        if (!self) return nil;
        [self setup];
        return self;
      }
      - (void)setup { self.wanted = UIInterfaceOrientationMaskPortrait; }
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return self.wanted; }
      """, launch: "portrait"),
    objectiveC(
      "a chain of two messages, behind a test of what super gives",
      """
      {
        UIInterfaceOrientationMask wanted;
      }
      - (id)init {
        if ((self = [super init]) == nil) { return nil; }
        [self prepare];
        return self;
      }
      - (void)prepare { [self lock]; }
      - (void)lock { wanted = UIInterfaceOrientationMaskLandscape; }
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return wanted; }
      """, launch: "landscape"),
    objectiveC(
      "an initialiser that sets it where super gives something",
      properties: "@property (nonatomic) UIInterfaceOrientationMask wanted;",
      """
      - (instancetype)init {
        if ((self = [super init])) {
          _wanted = UIInterfaceOrientationMaskPortrait;
        }
        return self;
      }
      - (void)widen { _wanted = UIInterfaceOrientationMaskAll; }
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return self.wanted; }
      """, launch: "portrait", later: ["widen(): all"]),
    swift(
      "a common method of the initialisers",
      """
      private var wanted: UIInterfaceOrientationMask = []
      override init(nibName n: String?, bundle b: Bundle?) { super.init(nibName: n, bundle: b); commonInit() }
      convenience init() { self.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { super.init(coder: coder); commonInit() }
      private func commonInit() { prepare() }
      private func prepare() { wanted = .portrait }
      \(mask) { wanted }
      """, launch: "portrait"),
    objectiveC(
      "bits from nothing in Objective-C",
      properties: "@property (nonatomic, strong) NSArray *list;",
      """
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
        NSUInteger bits = 0;
        if ([self.list containsObject:@"p"]) { bits = bits | UIInterfaceOrientationMaskPortrait; }
        if ([self.list containsObject:@"l"]) { bits |= UIInterfaceOrientationMaskLandscape; }
        return bits;
      }
      """, launch: "allButUpsideDown"
    ).open,
    delegate(
      "a static property with a name of UIKit's", "Options.supportedInterfaceOrientations",
      with: [
        "Options.swift":
          "class Options { static var supportedInterfaceOrientations = UIInterfaceOrientationMask.portrait }",
        "Root.swift":
          "import UIKit\nclass Root: UIViewController { func widen() { Options.supportedInterfaceOrientations = .all } }",
      ], launch: "portrait", later: ["widen(): all"]),
    delegate(
      "the only object of an Objective-C class, by its name in Swift", "MaskManager.shared().mask",
      with: [
        "MaskManager.h": """
        @interface MaskManager : NSObject
        @property (nonatomic, readonly) UIInterfaceOrientationMask mask;
        + (instancetype)sharedManager;
        @end
        """,
        "MaskManager.m": """
        #import "MaskManager.h"
        @implementation MaskManager
        + (instancetype)sharedManager {
          static MaskManager *manager;
          static dispatch_once_t once;
          dispatch_once(&once, ^{ manager = [[self alloc] init]; });
          return manager;
        }
        - (instancetype)init {
          self = [super init];
          if (self) { _mask = UIInterfaceOrientationMaskPortrait; }
          return self;
        }
        @end
        """,
      ], launch: "portrait", later: []),
    delegate(
      "a list of locks that begins empty", "Gate.shared.current",
      with: [
        "Gate.swift": """
        import UIKit
        final class Gate {
          static let shared = Gate()
          private var masks: [UIInterfaceOrientationMask] = []
          var current: UIInterfaceOrientationMask {
            if let last = masks.last { return last }
            return .portrait
          }
          func enter(_ mask: UIInterfaceOrientationMask) { masks.append(mask) }
        }
        """
      ], launch: "portrait",
      later: ["enter(_:): portrait or unknown, as this expression is not followed"]),
    delegate(
      "a list that nothing is added to", "Gate.shared.masks.isEmpty ? .portrait : .all",
      with: [
        "Gate.swift": """
        import UIKit
        final class Gate {
          static let shared = Gate()
          var masks: [UIInterfaceOrientationMask] = []
        }
        """
      ], launch: "portrait", later: []),
    delegate(
      "a property of the delegate that launching sets", "Lock.mask",
      with: [
        "Lock.swift": "enum Lock { static var mask = UIInterfaceOrientationMask.all }",
        "Start.swift":
          "extension AppDelegate { func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { Lock.mask = .portrait; return true } }",
      ], launch: "portrait", later: []),
  ]

  /// The same with another superclass.
  func deriving(from superclass: String) -> StatefulApp {
    var app = self
    app.files["Root.swift"] = """
      import UIKit
      class Root: \(superclass) {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          isFree ? .all : .portrait
        }
      }
      """
    return app
  }

  /// The same, where the launch state is not known.
  var open: StatefulApp {
    var app = self
    app.isOpen = true
    return app
  }

  /// The same with another way to create the root.
  func created(by expression: String) -> StatefulApp {
    var app = self
    app.root = expression
    return app
  }

  var isOpen = false
  var root = "Root()"
}

@Suite("State behind answers") struct StateTests {
  static func scenario(_ app: StatefulApp) throws -> Scenario {
    var files = app.files
    files["Scene.swift"] = """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window?.rootViewController = \(app.root)
        }
      }
      """
    return try WrittenApp.project(files).scenario()
  }

  @Test(
    "The launch state answers, and what changes it is named with the other answers",
    arguments: StatefulApp.all)
  func launch(app: StatefulApp) throws {
    let scenario = try Self.scenario(app)
    let root = try #require(scenario.controllerID(named: "Root"))
    let own = scenario.app.screens[root.index].controller.answers.mask
    let mask = app.isDelegate ? scenario.app.application.delegateMask : own
    #expect((mask?.shortName ?? "UIKit's default") == app.launch)
    let subject = app.isDelegate ? ScenarioFact.appDelegate : .screen(root, .supports)
    let doubts = scenario.app.doubts.filter { $0.subject == subject }
    let later = doubts.flatMap(\.alternatives).map { "\($0.cause ?? "?"): \($0.answer)" }
    #expect(later.sorted() == app.later.sorted())
    #expect(doubts.isEmpty == (app.later.isEmpty && !app.isOpen), "\(doubts)")
    #expect(doubts.flatMap(\.alternatives).allSatisfy { $0.location?.line != nil })
  }

  @Test("An assumption takes the answer after a change")
  func assumption() throws {
    var scenario = try Self.scenario(StatefulApp.all[0])
    let root = try #require(scenario.controllerID(named: "Root"))
    try scenario.assume("Root=on()")
    #expect(scenario.app.screens[root.index].controller.answers.mask == .portrait)
    #expect(scenario.app.doubts(about: root).isEmpty)
    var delegate = try Self.scenario(
      try #require(StatefulApp.all.first { $0.isDelegate }))
    try delegate.assume("appDelegate=widen()")
    #expect(delegate.app.application.delegateMask == .all)
    #expect(throws: ReadingError.self) { try delegate.assume("appDelegate=nothing()") }
  }

  @Test("A controller that sets the delegate's mask while it is shown has it in its rows")
  func shown() throws {
    let code = """
      import UIKit
      enum Lock { static var mask = UIInterfaceOrientationMask.portrait }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?)
          -> UIInterfaceOrientationMask { Lock.mask }
      }
      class Root: UIViewController {
        func play() {
          let player = Player()
          player.modalPresentationStyle = .fullScreen
          present(player, animated: true)
        }
      }
      class Player: UIViewController {
        override func viewWillAppear(_ animated: Bool) { Lock.mask = .landscape }
        override func viewWillDisappear(_ animated: Bool) { Lock.mask = .portrait }
      }
      """
    let scenario = try WrittenApp.scenario(code)
    let phone = try #require(DeviceProfile.named("iPhone 15"))
    let again = try Scenario(yaml: scenario.yaml)
    for scenario in [scenario, again] {
      let matrix = Matrix(scenario, devices: [phone], versions: [SystemVersion(17)])
      let masks = matrix.screens.indices.map { Set(matrix[$0, 0, 0]?.results ?? []) }
      #expect(masks == [[.portrait], [.landscapeLeft, .landscapeRight]])
      #expect(matrix.rows.allSatisfy { $0?.isDoubtful == true })
    }
  }
}
