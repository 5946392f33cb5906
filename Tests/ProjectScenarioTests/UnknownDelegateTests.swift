import Orientation
import RotationScenario
import Testing

@testable import ProjectScenario

/// Facts of an app that its source does not settle, each of which must be a doubt.
@Suite struct UnknownDelegateTests {
  struct Written: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file = "App.swift"
    var code: String
    /// A part of what the doubt about the delegate says; nil where there must be none.
    var reason: String?
  }

  static let written = [
    Written(
      testDescription: "A superclass whose source is not there",
      code: "import Kit\n@main class AppDelegate: KitAppDelegate {}",
      reason: "inherits from KitAppDelegate"),
    Written(
      testDescription: "The same in Objective-C", file: "AppDelegate.m",
      code: """
        #import <Kit/Kit.h>
        @interface AppDelegate : KitAppDelegate
        @end
        @implementation AppDelegate
        @end
        """,
      reason: "inherits from KitAppDelegate"),
    Written(
      testDescription: "An adaptor with a class whose source is not there",
      code: """
        import SwiftUI
        import Kit
        @main struct Main: App {
          @UIApplicationDelegateAdaptor(KitDelegate.self) var delegate
          var body: some Scene { WindowGroup { Text("") } }
        }
        """,
      reason: "is KitDelegate"),
    Written(
      testDescription: "An adaptor with a class of the app",
      code: """
        import SwiftUI
        @main struct Main: App {
          @UIApplicationDelegateAdaptor private var delegate: Own
          var body: some Scene { WindowGroup { Text("") } }
        }
        class Own: NSObject, UIApplicationDelegate {}
        """),
    Written(
      testDescription: "A superclass that is not there, under an answer of its own",
      code: """
        import Kit
        @main class AppDelegate: KitAppDelegate {
          override func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { .portrait }
        }
        """),
    Written(
      testDescription: "A superclass of the app",
      code: """
        import UIKit
        @main class AppDelegate: Base {}
        class Base: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {}
        """),
    Written(
      testDescription: "A method exchanged while the app runs",
      code: """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func exchange() {
            let one = class_getInstanceMethod(
              AppDelegate.self, #selector(application(_:supportedInterfaceOrientationsFor:)))!
            let other = class_getInstanceMethod(AppDelegate.self, #selector(answer(_:_:)))!
            method_exchangeImplementations(one, other)
          }
          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { .portrait }
          @objc func answer(_ application: UIApplication, _ window: UIWindow?)
            -> UIInterfaceOrientationMask { .all }
        }
        """,
      reason: "is swizzled at run time"),
    Written(
      testDescription: "A method that a helper exchanges",
      code: """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func start() {
            Exchanger.swap(
              #selector(application(_:supportedInterfaceOrientationsFor:)),
              #selector(answer(_:_:)))
          }
          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { .portrait }
          @objc func answer(_ application: UIApplication, _ window: UIWindow?)
            -> UIInterfaceOrientationMask { .all }
        }
        enum Exchanger {
          static func swap(_ one: Selector, _ other: Selector) {
            method_exchangeImplementations(
              class_getInstanceMethod(AppDelegate.self, one)!,
              class_getInstanceMethod(AppDelegate.self, other)!)
          }
        }
        """,
      reason: "is swizzled at run time"),
  ]

  @Test("A delegate that the source does not settle is a doubt", arguments: written)
  func delegate(written: Written) throws {
    let scenario = try WrittenApp.project([
      written.file: written.code,
      "Home.swift": "import UIKit\nclass Home: UIViewController {}",
      "Scene.swift": WrittenWay.scene,
    ]).scenario()
    let doubts = scenario.app.doubts.filter { $0.subject == .appDelegate }
    #expect(doubts.count == (written.reason == nil ? 0 : 1))
    if let reason = written.reason {
      #expect(doubts.contains { $0.reason.contains(reason) })
    }
  }

  @Test("A variable without a value among the orientations is a doubt")
  func variable() throws {
    let scenario = try WrittenApp.project([
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>UISupportedInterfaceOrientations</key>
        <array>
          <string>UIInterfaceOrientationPortrait</string>
          <string>$(WIDE_ORIENTATION)</string>
        </array>
      </dict></plist>
      """,
      "Home.swift": "import UIKit\nclass Home: UIViewController {}",
      "Scene.swift": WrittenWay.scene,
    ]).scenario()
    #expect(scenario.app.application.infoPlist.orientations == [.portrait])
    #expect(
      scenario.app.doubts.contains {
        $0.reason.contains("depends on a setting that has no value")
      })
  }
}
