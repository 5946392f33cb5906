import RotationScenario
import Orientation
import Testing

@testable import ProjectScenario
import TextFormats

@Suite struct ClassAnswersTests {
  static func root(_ members: String, superclass: String = "UIViewController") throws -> (
    screen: Screen, doubts: [Doubt]
  ) {
    let scenario = try WrittenApp.scenario(
      "import UIKit\nclass Root: \(superclass) {\n\(members)\n}")
    let id = try #require(scenario.controllerID(named: "Root"))
    return (scenario.app.screens[id.index], scenario.app.doubts(about: id))
  }

  static func mask(_ body: String) -> String {
    "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(body) }"
  }

  @Test("A mask that the code gives is taken, without a doubt")
  func value() throws {
    let (screen, doubts) = try Self.root(Self.mask("[.portrait, .landscapeLeft]"))
    #expect(screen.controller.answers.mask == [.portrait, .landscapeLeft])
    #expect(screen.variants.isEmpty)
    #expect(doubts.isEmpty)
  }

  @Test(
    "A constant of an enumeration of Objective-C's is what it is set to",
    arguments: [
      ("NS_OPTIONS(NSUInteger, Own) { OwnMask = UIInterfaceOrientationMaskLandscape }", .landscape),
      ("enum { OwnMask = UIInterfaceOrientationMaskPortrait | 8 }", [.portrait, .landscapeRight]),
      ("enum { OwnMask = (1 << 1) }", .portrait),
      ("NS_ENUM(NSUInteger, Own) { Other, OwnMask }", nil),
    ] as [(String, InterfaceOrientationMask?)])
  func constant(enumeration: String, mask: InterfaceOrientationMask?) throws {
    let scenario = try WrittenApp.project([
      "App.m": """
      typedef \(enumeration) OwnName;
      @interface Home : UIViewController
      @end
      @implementation Home
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return OwnMask; }
      @end
      """, "Scene.swift": WrittenWay.scene,
    ]).scenario()
    let home = try #require(scenario.controllerID(named: "Home"))
    #expect(scenario.app.screens[home.index].controller.answers.mask == mask)
    #expect(scenario.app.doubts(about: home).isEmpty == (mask != nil))
  }

  static let keepers:
    [(name: String, file: String, keeper: String, mask: InterfaceOrientationMask?)] =
      [
        (
          "Locks.m",
          """
          @interface Locks : NSObject
          + (instancetype)keeper;
          @property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
          @end
          @implementation Locks
          + (instancetype)keeper { static Locks *one; return one; }
          - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskLandscape; }
          @end
          """, "[Locks keeper]", .landscape
        ),
        (
          "Locks.swift",
          """
          import UIKit
          class Locks: NSObject {
            static let keeper = Locks()
            let supportedInterfaceOrientations = UIInterfaceOrientationMask.landscape
          }
          """, "Locks.keeper", .landscape
        ),
        ("Other.swift", "import UIKit", "[Locks keeper]", nil),
      ]

  @Test(
    "What has the name of UIKit's property is that of the object which a class gives, or unknown",
    arguments: keepers)
  func keeper(name: String, file: String, keeper: String, mask: InterfaceOrientationMask?) throws {
    let scenario = try WrittenApp.project([
      name: file,
      "Home.m": """
      @interface Home : UITabBarController
      @end
      @implementation Home
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return \(keeper).supportedInterfaceOrientations; }
      @end
      """, "Scene.swift": WrittenWay.scene,
    ]).scenario()
    let home = try #require(scenario.controllerID(named: "Home"))
    #expect(scenario.app.screens[home.index].controller.answers.mask == mask)
    #expect(scenario.app.doubts(about: home).isEmpty == (mask != nil))
  }

  @Test("A mask by idiom and by system becomes variants")
  func variants() throws {
    let (screen, doubts) = try Self.root(
      Self.mask(
        """
        if UIDevice.current.userInterfaceIdiom == .pad { return .all }
        if #available(iOS 16, *) { return .landscape }
        return .portrait
        """))
    #expect(doubts.isEmpty)
    #expect(screen.controller.answers.mask == .portrait)
    #expect(
      screen.variants.map(\.circumstance) == [
        Circumstance(idiom: .phone, from: SystemVersion(16)), Circumstance(idiom: .pad),
      ])
    #expect(screen.variants.map(\.value.answers.mask) == [.landscape, .all])
  }

  @Test("A mask that depends on state is what it is at launch, and a doubt has the rest")
  func state() throws {
    let (screen, doubts) = try Self.root(
      "var isLocked = false\nfunc lock() { isLocked = true }\n"
        + Self.mask("if isLocked { return .landscape }\nreturn .portrait"))
    #expect(screen.controller.answers.mask == .portrait)
    #expect(doubts.count == 1)
    #expect(doubts.first?.alternatives.map(\.answer) == ["landscape"])
    #expect(doubts.first?.alternatives.map(\.cause) == ["lock()"])
    #expect(doubts.first?.taken == "portrait")
    #expect(doubts.first?.assumption == "Root=<mask>")
    #expect(doubts.first?.location?.line != nil)
  }

  @Test("A mask that comes from outside is unknown, with the reason")
  func outside() throws {
    let (screen, doubts) = try Self.root(Self.mask("return RemoteSettings.shared.mask"))
    #expect(screen.controller.answers.mask == nil)
    #expect(doubts.count == 1)
    #expect(doubts.first?.taken == "UIKit's default")
  }

  @Test("An assumption settles a doubt")
  func assumption() throws {
    var scenario = try WrittenApp.scenario(
      "import UIKit\nclass Root: UIViewController {\n\(Self.mask("return Remote.mask"))\n}")
    let id = try #require(scenario.controllerID(named: "Root"))
    try scenario.assume("Root=landscapeLeft+portrait")
    #expect(scenario.app.screens[id.index].controller.answers.mask == [.landscapeLeft, .portrait])
    #expect(scenario.app.doubts(about: id).isEmpty)
    for text in ["Rot=all", "Root=sideways", "Root", "root=Nobody"] {
      #expect(throws: ReadingError.self) { try scenario.assume(text) }
    }
  }

  @Test("Places lead to the line of the answer, with the folder in front")
  func places() throws {
    let scenario = try WrittenApp.scenario(
      "import UIKit\nclass Root: UIViewController {\n  \(Self.mask(".all"))\n}")
    let place = scenario.places[.screen(ControllerID(0), .supports)]
    #expect(place?.line == 3)
    #expect(place?.file.hasSuffix("/App.swift") == true)
  }
}
