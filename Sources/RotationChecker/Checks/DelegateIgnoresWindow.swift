import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// An app delegate that answers for another window than it is asked about.
struct DelegateIgnoresWindow: Check {
  static let description = CheckDescription(
    "delegate-ignores-window",
    title: "The app delegate answers for a different window than UIKit asks about",
    rationale: """
      UIKit asks the app delegate once for each window, including those of alerts, keyboards
      and other scenes, and passes that window. An answer that uses the key window, the
      first window or the first scene is about a different window: while an alert has the
      key window, or on an iPad with two scenes, one screen gets the mask of another.

      Use the window that was passed:

      ```swift
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask {
        window?.rootViewController?.supportedInterfaceOrientations ?? .all
      }
      ```
      """,
    severity: .warning, versions: "every version of iOS", rules: ["D-49"],
    triggering: [
      .swift(
        """
        import UIKit

        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask {
            let root = ↓application.keyWindow?.rootViewController
            return root is UITabBarController ? .portrait : .all
          }
        }
        """),
      .objectiveC(
        """
        #import <UIKit/UIKit.h>

        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @end

        @implementation AppDelegate
        - (UIInterfaceOrientationMask)application:(UIApplication *)application
            supportedInterfaceOrientationsForWindow:(UIWindow *)window {
          UIViewController *root = [↓[application windows] firstObject].rootViewController;
          return root.presentedViewController ? UIInterfaceOrientationMaskAll
                                              : UIInterfaceOrientationMaskPortrait;
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        import UIKit

        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask {
            window?.rootViewController?.presentedViewController == nil ? .portrait : .all
          }
        }
        """),
      .swift(
        """
        import UIKit

        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var isPlaying = false

          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask {
            isPlaying ? .all : .portrait
          }
        }
        """, note: "The same for every window."),
    ])

  private static let others = ["keyWindow", "windows", "connectedScenes"]

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let mentions = Self.others.flatMap { code.mentions(of: $0) }
    return code.classes.all.compactMap { entry in
      guard let member = code.classes.ownMember(RotationMethods.ofAppDelegate, of: entry.name),
        case .function(let function) = member.kind, function.body != nil, !member.file.isTest,
        let window = function.parameters.last?.name
      else { return nil }
      let isUsed = code.mentions(of: window).contains { place in
        place.file == member.file && function.span.contains(place.span)
          && place.expression?.kind == .name(window)
      }
      guard !isUsed else { return nil }
      let own = mentions.filter { $0.file == member.file && function.span.contains($0.span) }
      let places = own.isEmpty ? callsOfHelpers(in: function, of: member.file, mentions, code) : own
      guard let place = places.min(by: { $0.span.start < $1.span.start }) else { return nil }
      return finding(
        "this answers for a different window than the one UIKit passes", at: place,
        related: [
          related("the window is passed here", at: function.nameSpan, in: place.file.source)
        ]
      )
    }
  }

  /// The uses of methods and getters that look for a window themselves:
  /// `UIApplication.topViewController()`.
  private func callsOfHelpers(
    in function: FunctionDeclaration, of file: CodeFile, _ mentions: [Place], _ code: CodeBase
  ) -> [Place] {
    var helpers: Set<String> = []
    var uses: [Place] = []
    var found = mentions
    // One helper may ask another one for the window.
    for _ in 0..<2 {
      let new = Set(found.compactMap { helper(around: $0, besides: function) }).subtracting(helpers)
      helpers.formUnion(new)
      found = new.sorted().flatMap { code.calls(of: $0) + code.mentions(of: $0) }
      uses += found
    }
    return uses.filter { $0.file == file && function.span.contains($0.span) }
  }

  /// The name of the method or getter around a place, which is another one than the delegate's.
  private func helper(around place: Place, besides function: FunctionDeclaration) -> String? {
    switch place.scope.member {
    case .function(let helper)? where helper.span != function.span:
      return RotationMethods.ofAppDelegate == helper.name ? nil : helper.baseName
    case .variable(let variable, .getter)?: return variable.name
    default: return nil
    }
  }
}
