import DeviceSetup
import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// The main screen's size, asked where the window's is meant.
struct MainScreenBounds: Check {
  static let description = CheckDescription(
    "main-screen-bounds",
    title: "A layout depends on the main screen's size, or the size is stored",
    rationale: """
      `UIScreen.main.bounds` is the size of a display. In Split View, in Stage Manager, on
      an external display and in iPhone Mirroring it is not the size of the window, and it
      changes with every turn: a stored value is wrong after the next turn. `UIScreen.main`
      is deprecated since iOS 26.

      Ask the view, when it lays itself out:

      ```swift
      override func layoutSubviews() {
        super.layoutSubviews()
        stack.axis = bounds.width > bounds.height ? .horizontal : .vertical
      }
      ```
      """,
    severity: .warning, isOptIn: true, versions: "every version of iOS",
    rules: ["G-16", "N-37", "P-15"],
    triggering: [
      .swift(
        """
        import UIKit

        final class PlayerView: UIView {
          let screen = ↓UIScreen.main.bounds

          var isLandscape: Bool {
            ↓UIScreen.main.bounds.width > UIScreen.main.bounds.height
          }
        }
        """),
      .objectiveC(
        """
        #import <UIKit/UIKit.h>

        BOOL isWide(void) {
          return ↓[UIScreen mainScreen].bounds.size.width > 600;
        }
        """),
    ],
    quiet: [
      .swift(
        """
        import UIKit

        final class PlayerView: UIView {
          var isLandscape: Bool { bounds.width > bounds.height }
        }
        """),
      .swift(
        """
        import UIKit

        func makeWindow() -> UIWindow { UIWindow(frame: UIScreen.main.bounds) }
        """, note: "A window of the screen's size."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    var seen: Set<String> = []
    let mentions = ["bounds", "nativeBounds"].flatMap { code.mentions(of: $0) }
    return mentions.compactMap { place in
      guard !place.file.isTest, place.scope.isBuilt, place.expression?.isOfMainScreen ?? false,
        !place.isSameTurned
      else { return nil }
      if let comparison = comparison(around: place, project.purposes) {
        guard seen.insert("\(comparison.location)").inserted else { return nil }
        return finding(
          "this compares a display's size, which may not be the window's; use the view's bounds",
          at: place)
      }
      guard place.isStored, seen.insert("\(place.location)").inserted else { return nil }
      return finding(
        "this stores a display's size, which may not be the window's and changes with every turn",
        at: place)
    }
  }

  /// The comparison of sizes, or the layout, that a value is used for; itself where that is
  /// elsewhere.
  private func comparison(around place: Place, _ purposes: ValuePurposes) -> Place? {
    for ancestor in place.ancestors {
      guard let (_, name, _) = ancestor.expression?.operation else { continue }
      // To be equal to the screen is to fill it: that is asked of no layout.
      if ["<", ">", "<=", ">="].contains(name) { return ancestor }
    }
    return purposes.isMeasured(place) || purposes.isLaidOut(place) || purposes.isSize(place)
      ? place : nil
  }
}
