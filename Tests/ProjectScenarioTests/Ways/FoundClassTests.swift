import Orientation
import ProjectScenario
import RotationScenario
import Testing

@Suite("Screens of classes that code finds by their names, or through what it keeps")
struct FoundClassTests {
  private static let scene = """
    #import <UIKit/UIKit.h>
    @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
    @property (nonatomic, strong) UIWindow *window;
    @end
    @implementation SceneDelegate
    - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session
          options:(UISceneConnectionOptions *)options {
      UINavigationController *navigation =
          [[UINavigationController alloc] initWithRootViewController:[Home new]];
      self.window.rootViewController = navigation;
    }
    @end
    @interface First : UIViewController
    @end
    @implementation First
    @end
    @interface Second : UIViewController
    @end
    @implementation Second
    @end
    """

  static let written = [
    WrittenWay(
      "A menu of class names, of which one is presented", "",
      ways: ["Home": ["First fullScreen", "Second pushed"]], root: "HomeNavigation",
      files: [
        "Scene.m": scene,
        "Home.m": """
        #import <UIKit/UIKit.h>
        @interface Home : UITableViewController
        @property (nonatomic, copy) NSArray<NSString *> *names;
        @end
        @implementation Home
        - (void)viewDidLoad { self.names = @[ @"First", @"Second" ]; }
        - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path {
          NSString *name = self.names[path.row];
          UIViewController *next = [[NSClassFromString(name) alloc] init];
          if ([name isEqualToString:@"First"]) {
            next.modalPresentationStyle = UIModalPresentationFullScreen;
            [self presentViewController:next animated:YES completion:nil];
          } else {
            [self.navigationController pushViewController:next animated:YES];
          }
        }
        @end
        """,
      ]),
    WrittenWay(
      "A class by its name, made by new", "",
      ways: ["Home": ["First pushed"]], root: "HomeNavigation",
      files: [
        "Scene.m": scene,
        "Home.m": """
        #import <UIKit/UIKit.h>
        @interface Home : UIViewController
        @end
        @implementation Home
        - (void)open {
          [self.navigationController pushViewController:[NSClassFromString(@"First") new] animated:YES];
        }
        @end
        """,
      ]),
    WrittenWay(
      "Modules in a loop, whose subclasses set the screen by its property", "",
      ways: ["Home": ["First pushed", "Second pushed"]], root: "HomeNavigation",
      files: [
        "Scene.m": scene,
        "Module.m": """
        #import <UIKit/UIKit.h>
        @interface Module : NSObject { UIViewController *_home; }
        @property (nonatomic, strong) UIViewController *home;
        @end
        @implementation Module
        @synthesize home = _home;
        - (void)loadHome {}
        - (UIViewController *)home {
          if (_home == nil) { [self loadHome]; }
          return _home;
        }
        @end
        @interface FirstModule : Module
        @end
        @implementation FirstModule
        - (void)loadHome { self.home = [[First alloc] init]; }
        @end
        @interface SecondModule : Module
        @end
        @implementation SecondModule
        - (void)loadHome { self.home = [[Second alloc] init]; }
        @end
        """,
        "Home.m": """
        #import <UIKit/UIKit.h>
        @interface Home : UIViewController
        @property (nonatomic, copy) NSArray *modules;
        @end
        @implementation Home
        - (void)open:(NSString *)tag {
          for (Module *module in self.modules) {
            [self.navigationController pushViewController:module.home animated:YES];
          }
        }
        @end
        """,
      ]),
    WrittenWay(
      "Class methods that make their own class, which a router calls that is here, too", "",
      ways: ["HomeNavigation": ["First pushed"]], root: "HomeNavigation",
      files: [
        "Scene.m": scene,
        "Routes.m": """
        #import <UIKit/UIKit.h>
        @protocol RouteHandler <NSObject>
        + (void)handle:(NSDictionary *)parameters top:(UIViewController *)top;
        @end
        @interface Router : NSObject { NSDictionary *_handlers; }
        @end
        @implementation Router
        - (void)open:(NSString *)path {
          Class<RouteHandler> handler = _handlers[path];
          [handler handle:nil top:topController()];
        }
        @end
        @interface First (Routes) <RouteHandler>
        @end
        @implementation First (Routes)
        + (void)handle:(NSDictionary *)parameters top:(UIViewController *)top {
          [top.navigationController pushViewController:[self new] animated:YES];
        }
        @end
        """,
        "Home.m": """
        #import <UIKit/UIKit.h>
        @interface Home : UIViewController
        @end
        @implementation Home
        - (void)go { [Router.shared open:@"first"]; }
        @end
        """,
      ]),
    WrittenWay(
      "A list whose elements say what comes next",
      """
      class Home: UIViewController {
        var steps: [Step] = []
        func go() { for step in steps { present(step.screen, animated: true) } }
      }
      class Step { let screen = Detail() }
      """, ways: ["Home": ["Detail automatic"]]),
    WrittenWay(
      "A screen over a superclass whose source is not there", "", root: "HomeControllerNavigation",
      files: [
        "Scene.m": scene.replacing("[Home new]", with: "[HomeController new]"),
        "Home.m": """
        #import "SidePanel.h"
        @interface HomeController : JASidePanel
        @end
        @implementation HomeController
        - (void)viewDidLoad { [super viewDidLoad]; }
        @end
        """,
      ]),
  ]

  @Test(arguments: written)
  func ways(_ way: WrittenWay) throws { try way.check() }

  @Test("What a view is to do is not what it shows")
  func actions() throws {
    let scenario = try ViewGraphTests.app(
      """
      NavigationStack {
        NavigationLink(
          destination: Sheetless(onUpdate: { engine.apply() }), label: { Text("x") })
      }
      """,
      """
      struct Sheetless: View {
        let onUpdate: () -> Void
        var body: some View { Text("x") }
      }
      struct Engine: UIViewRepresentable { func apply() {} }
      let engine = Engine()
      extension Home { var engine: Engine { Engine() } }
      """)
    #expect(scenario.ways(from: "Home") == ["Sheetless pushed"])
  }

  @Test("A property of Objective-C is read by its getter's name, too")
  func getter() throws {
    let scenario = try WrittenApp.project([
      "Scene.m": Self.scene.replacing(
        "[[UINavigationController alloc] initWithRootViewController:[Home new]]", with: "[Home new]"
      ),
      "Home.m": """
      #import <UIKit/UIKit.h>
      @interface Player : NSObject
      @property (nonatomic, getter=isFullScreen) BOOL fullScreen;
      @end
      @implementation Player
      @end
      @interface Home : UIViewController
      @property (nonatomic, strong) Player *player;
      @end
      @implementation Home
      - (void)viewDidLoad { self.player = [Player new]; }
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
        return self.player.isFullScreen ? UIInterfaceOrientationMaskLandscape
                                        : UIInterfaceOrientationMaskPortrait;
      }
      - (void)enter { self.player.fullScreen = YES; }
      @end
      """,
    ]).scenario()
    #expect(scenario.screen("Home")?.controller.answers.mask == .portrait)
  }
}
