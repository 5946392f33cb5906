import Orientation
import RotationScenario
import Testing

@testable import ProjectScenario

/// Presentation styles that a screen is given elsewhere than where it is presented.
@Suite struct GivenStyleTests {
  static let written = [
    WrittenWay(
      "A method of the screen sets it",
      """
      class Home: UIViewController {
        func go() { let next = Detail(); next.fill(); present(next, animated: true) }
      }
      extension UIViewController { func fill() { modalPresentationStyle = .fullScreen } }
      """, ways: ["Home": ["Detail fullScreen"]]),
    WrittenWay(
      "A function that is handed the screen sets it",
      """
      class Home: UIViewController {
        func go() { let next = Detail(); prepare(next); present(next, animated: true) }
        func prepare(_ screen: UIViewController) { screen.modalPresentationStyle = .fullScreen }
      }
      """, ways: ["Home": ["Detail fullScreen"]]),
    WrittenWay(
      "A function that is handed another screen does not",
      """
      class Home: UIViewController {
        func go() {
          let next = Detail()
          let other = About()
          prepare(other)
          present(next, animated: true)
          present(other, animated: true)
        }
        func prepare(_ screen: UIViewController) { screen.modalPresentationStyle = .fullScreen }
      }
      """, ways: ["Home": ["Detail automatic", "About fullScreen"]]),
    WrittenWay(
      "A method that gives its own screen sets it",
      """
      class Home: UIViewController { func go() { present(Detail().filling(), animated: true) } }
      extension UIViewController {
        func filling() -> Self { modalPresentationStyle = .fullScreen; return self }
      }
      """, ways: ["Home": ["Detail fullScreen"]]),
    WrittenWay(
      "A lazy property's closure sets it",
      """
      class Home: UIViewController {
        lazy var next: Detail = {
          let screen = Detail()
          screen.modalPresentationStyle = .fullScreen
          return screen
        }()
        func go() { present(next, animated: true) }
      }
      """, ways: ["Home": ["Detail fullScreen"]]),
    WrittenWay(
      "All calls pass the same style, or leave it at its default",
      """
      class Home: UIViewController {
        func go() { open(of: 1); open(of: 2, style: .fullScreen); open(of: 3, isQuiet: true) }
        func open(of kind: Int, style: UIModalPresentationStyle = .fullScreen, isQuiet: Bool = false) {
          UIView.animate(withDuration: 0) { self.finish(style) }
        }
        func finish(_ style: UIModalPresentationStyle) {
          let next = Detail()
          next.modalPresentationStyle = style
          present(next, animated: true)
        }
      }
      """, ways: ["Home": ["Detail fullScreen"]]),
    WrittenWay(
      "A method of the screen in Objective-C sets it", "",
      ways: ["Home": ["Next fullScreen"]],
      files: [
        "Home.m": """
        #import <UIKit/UIKit.h>
        @interface Next : UIViewController
        - (void)fill;
        @end
        @implementation Next
        - (void)fill { self.modalPresentationStyle = UIModalPresentationFullScreen; }
        @end
        @interface Home : UIViewController
        @end
        @implementation Home
        - (void)go {
          Next *next = [Next new];
          [next fill];
          [self presentViewController:next animated:YES completion:nil];
        }
        @end
        """
      ]),
  ]

  @Test(arguments: written)
  func ways(_ way: WrittenWay) throws { try way.check() }

  @Test("A style that the code does not say is a doubt, and not a sheet")
  func unknown() throws {
    let scenario = try WrittenApp.project([
      "Code.swift": """
      import UIKit
      import Kit
      class Home: UIViewController {
        func go() {
          let next = Next()
          next.modalPresentationStyle = KitSettings.style
          present(next, animated: true)
        }
      }
      class Next: UIViewController {}
      """,
      "Scene.swift": WrittenWay.scene,
    ]).scenario()
    #expect(
      scenario.app.doubts.contains {
        $0.reason.contains("its style is KitSettings.style")
      })
  }

  @Test("What prepare(for:) sets counts for the screen of a segue")
  func prepared() throws {
    let scenario = try WrittenApp.project([
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
        <scenes>
          <scene sceneID="1"><objects>
            <viewController id="a" customClass="Home" customModule="App">
              <connections><segue destination="b" kind="presentation" identifier="next" id="s"/></connections>
            </viewController>
          </objects></scene>
          <scene sceneID="2"><objects>
            <viewController id="b" customClass="Next" customModule="App"/>
          </objects></scene>
        </scenes>
      </document>
      """,
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>UIMainStoryboardFile</key><string>Main</string>
      </dict></plist>
      """,
      "Code.swift": """
      import UIKit
      class Home: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          segue.destination.modalPresentationStyle = .fullScreen
        }
      }
      class Next: UIViewController {}
      """,
    ]).scenario()
    #expect(scenario.ways(from: "Home") == ["Next fullScreen"])
  }
}
