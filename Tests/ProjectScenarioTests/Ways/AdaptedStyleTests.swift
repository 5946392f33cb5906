import Orientation
import RotationScenario
import Testing

@testable import ProjectScenario

/// Popovers and sheets whose delegate adapts them in compact width.
@Suite struct AdaptedStyleTests {
  struct Written: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var present: String
    var delegate: String
    /// The ways on phones.
    var ways: [String]
    var isDoubtful = false
  }

  private static let popover = """
    next.modalPresentationStyle = .popover
    next.popoverPresentationController?.delegate = self
    """

  static let written = [
    Written(
      testDescription: "A popover that fills the screen of phones", present: popover,
      delegate: "-> UIModalPresentationStyle { .fullScreen }", ways: ["Next fullScreen"]),
    Written(
      testDescription: "A popover that stays one", present: popover,
      delegate: "-> UIModalPresentationStyle { return .none }", ways: ["Next popover"]),
    Written(
      testDescription: "Its presentation in a variable",
      present: """
        next.modalPresentationStyle = .popover
        let popover = next.popoverPresentationController
        popover?.delegate = self
        """,
      delegate: "-> UIModalPresentationStyle { .overFullScreen }", ways: ["Next overFullScreen"]),
    Written(
      testDescription: "A sheet of the system's usual style",
      present: "next.presentationController?.delegate = self",
      delegate: "-> UIModalPresentationStyle { .fullScreen }", ways: ["Next fullScreen"]),
    Written(
      testDescription: "A choice among two", present: popover,
      delegate:
        "-> UIModalPresentationStyle { if isWide { return .none }\n return .fullScreen }",
      ways: ["Next popover"], isDoubtful: true),
    Written(
      testDescription: "An answer that comes from outside", present: popover,
      delegate: "-> UIModalPresentationStyle { Settings.shared.style() }",
      ways: ["Next popover"], isDoubtful: true),
    Written(
      testDescription: "A delegate that answers nothing", present: popover, delegate: "",
      ways: ["Next popover"]),
  ]

  @Test(
    "The adapted style counts on phones, and what is not known of it is a doubt", arguments: written
  )
  func adapted(written: Written) throws {
    let answer =
      written.delegate.isEmpty
      ? ""
      : "func adaptivePresentationStyle(for controller: UIPresentationController) \(written.delegate)"
    let scenario = try WrittenApp.project([
      "Code.swift": """
      import UIKit
      class Home: UIViewController, UIPopoverPresentationControllerDelegate {
        var isWide = false
        func go() {
          let next = Next()
          \(written.present)
          present(next, animated: true)
        }
        \(answer)
      }
      class Next: UIViewController {}
      """,
      "Scene.swift": WrittenWay.scene,
    ]).scenario()
    #expect(scenario.waysOnPhones(from: "Home") == written.ways)
    let doubts = scenario.app.doubts.filter { $0.subject != .infoPlist(nil) }
    #expect(doubts.isEmpty != written.isDoubtful)
  }

  @Test(
    "A screen that is the delegate of its own popover counts too",
    arguments: [
      ("self.popoverPresentationController?.delegate = self", ".fullScreen", "Next fullScreen"),
      ("popoverPresentationController?.delegate = self", ".fullScreen", "Next fullScreen"),
      (
        """
        guard let popover = self.popoverPresentationController else { return }
        popover.delegate = self
        """, ".fullScreen", "Next fullScreen"
      ),
      ("popoverPresentationController?.delegate = self", ".none", "Next popover"),
      ("other.popoverPresentationController?.delegate = self", ".fullScreen", "Next popover"),
    ])
  func own(setting: String, answer: String, way: String) throws {
    let scenario = try WrittenApp.project([
      "Code.swift": """
      import UIKit
      class Home: UIViewController {
        func go() { present(Next(), animated: true) }
      }
      class Next: UIViewController, UIPopoverPresentationControllerDelegate {
        let other = UIViewController()
        init() {
          super.init(nibName: nil, bundle: nil)
          modalPresentationStyle = .popover
          \(setting)
        }
        func adaptivePresentationStyle(for controller: UIPresentationController)
          -> UIModalPresentationStyle { \(answer) }
      }
      """,
      "Scene.swift": WrittenWay.scene,
    ]).scenario()
    #expect(scenario.waysOnPhones(from: "Home") == [way])
  }

  @Test("The superclass's answer counts, in Objective-C too, and iPads keep the popover")
  func inherited() throws {
    let scenario = try WrittenApp.project([
      "Code.m": """
      #import <UIKit/UIKit.h>
      @interface Base : UIViewController <UIPopoverPresentationControllerDelegate>
      @end
      @interface Home : Base
      @end
      @interface Next : UIViewController
      @end
      @implementation Base
      - (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller {
        return UIModalPresentationFullScreen;
      }
      @end
      @implementation Home
      - (void)go {
        Next *next = [[Next alloc] init];
        next.modalPresentationStyle = UIModalPresentationPopover;
        next.popoverPresentationController.delegate = self;
        [self presentViewController:next animated:YES completion:nil];
      }
      @end
      @implementation Next
      @end
      """,
      "Scene.swift": WrittenWay.scene,
    ]).scenario()
    let links = try #require(scenario.screen("Home")).links
    #expect(links.first { $0.circumstance.idiom == .phone }?.action == .presents(.fullScreen))
    #expect(links.first { $0.circumstance.idiom == .pad }?.action == .presents(.popover))
  }
}
