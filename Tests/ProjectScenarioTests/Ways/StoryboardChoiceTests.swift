import Orientation
import RotationScenario
import Testing

@testable import ProjectScenario

/// The idiom chooses the storyboard from which a screen comes.
@Suite struct StoryboardChoiceTests {
  private static func storyboard(_ name: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
    <scenes><scene sceneID="s"><objects><viewController storyboardIdentifier="First" id="a" customClass="\(name)" sceneMemberID="viewController"/></objects></scene></scenes>
    </document>
    """
  }

  static let swift: [(name: String, code: String)] = [
    (
      "a choice of names",
      "let name = isPad ? \"Wide\" : \"Narrow\"; open(UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()!)"
    ),
    (
      "a choice of storyboards",
      "let storyboard = isPad ? UIStoryboard(name: \"Wide\", bundle: nil) : UIStoryboard(name: \"Narrow\", bundle: nil); open(storyboard.instantiateInitialViewController()!)"
    ),
    (
      "a variable that is set in each branch",
      "var storyboard: UIStoryboard; if isPad { storyboard = UIStoryboard(name: \"Wide\", bundle: nil) } else { storyboard = UIStoryboard(name: \"Narrow\", bundle: nil) }; open(storyboard.instantiateViewController(withIdentifier: \"First\"))"
    ),
    (
      "a property that tests the idiom",
      "open(chosen.instantiateViewController(withIdentifier: \"First\"))"
    ),
    (
      "a name that is set again",
      "var name = \"Narrow\"; if isPad { name = \"Wide\" }; open(UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()!)"
    ),
  ]

  @Test("Each idiom shows the screen of its storyboard, in Swift", arguments: swift)
  func chosen(example: (name: String, code: String)) throws {
    try check([
      "Code.swift": """
      import UIKit
      class Home: UIViewController {
        var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
        var chosen: UIStoryboard { UIStoryboard(name: isPad ? "Wide" : "Narrow", bundle: nil) }
        func go() { \(example.code) }
        func open(_ next: UIViewController) { present(next, animated: true) }
      }
      class NarrowScreen: UIViewController {}
      class WideScreen: UIViewController {}
      """
    ])
  }

  static let objectiveC: [(name: String, code: String)] = [
    (
      "a variable that begins with nil",
      """
      UIStoryboard *storyboard = nil;
      if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone) {
        storyboard = [UIStoryboard storyboardWithName:@"Narrow" bundle:nil];
      } else {
        storyboard = [UIStoryboard storyboardWithName:@"Wide" bundle:nil];
      }
      [self presentViewController:[storyboard instantiateInitialViewController] animated:YES completion:nil];
      """
    ),
    (
      "a choice of names",
      """
      NSString *name = [UIDevice currentDevice].userInterfaceIdiom == UIUserInterfaceIdiomPad ? @"Wide" : @"Narrow";
      UIViewController *next = [[UIStoryboard storyboardWithName:name bundle:nil] instantiateViewControllerWithIdentifier:@"First"];
      [self presentViewController:next animated:YES completion:nil];
      """
    ),
  ]

  @Test("Each idiom shows the screen of its storyboard, in Objective-C", arguments: objectiveC)
  func chosenInObjectiveC(example: (name: String, code: String)) throws {
    try check([
      "Code.m": """
      #import <UIKit/UIKit.h>
      @interface Home : UIViewController
      @end
      @interface NarrowScreen : UIViewController
      @end
      @interface WideScreen : UIViewController
      @end
      @implementation Home
      - (void)go {
      \(example.code)
      }
      @end
      @implementation NarrowScreen
      @end
      @implementation WideScreen
      @end
      """
    ])
  }

  @Test("Of an unknown storyboard, the screens of that name in all are led to")
  func unknown() throws {
    let scenario = try WrittenApp.project([
      "Code.swift": """
      import UIKit
      class Home: UIViewController {
        func go(_ name: String) {
          present(UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: "First"), animated: true)
        }
      }
      class NarrowScreen: UIViewController {}
      class WideScreen: UIViewController {}
      """,
      "Narrow.storyboard": Self.storyboard("NarrowScreen"),
      "Wide.storyboard": Self.storyboard("WideScreen"),
      "Scene.swift": WrittenWay.scene,
    ]).scenario()
    #expect(scenario.ways(from: "Home") == ["NarrowScreen automatic", "WideScreen automatic"])
  }

  private func check(_ files: [String: String]) throws {
    var files = files
    files["Narrow.storyboard"] = Self.storyboard("NarrowScreen")
    files["Wide.storyboard"] = Self.storyboard("WideScreen")
    files["Scene.swift"] = WrittenWay.scene
    let scenario = try WrittenApp.project(files).scenario()
    let links = try #require(scenario.screen("Home")).links
    func target(on idiom: Idiom) -> [String] {
      links.filter { $0.circumstance.idiom == nil || $0.circumstance.idiom == idiom }
        .map { scenario.app.name(of: $0.target) }
    }
    #expect(target(on: .phone) == ["NarrowScreen"])
    #expect(target(on: .pad) == ["WideScreen"])
    #expect(scenario.app.doubts.allSatisfy { $0.subject == .infoPlist(nil) })
  }
}
