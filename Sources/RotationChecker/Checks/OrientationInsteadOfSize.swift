import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A layout that is chosen by orientation in an app whose windows have any shape.
struct OrientationInsteadOfSize: Check {
  static let description = CheckDescription(
    "orientation-instead-of-size",
    title: "A layout is chosen by orientation instead of size",
    rationale: """
      The interface's orientation is the scene's on the display, not its shape. In Split View and in
      a window of iPadOS a landscape interface is often taller than wide, and in iPhone Mirroring
      every shape reports portrait.

      Choose by size classes or by the view's own size:

      ```swift
      stack.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
      ```
      """,
    severity: .warning, isOptIn: true, versions: "iOS 9 and later, on iPad; iOS 27 on iPhone",
    rules: ["J-05", "N-08", "N-14"],
    triggering: [
      .swift(
        """
        import UIKit

        final class GridViewController: UIViewController {
          let width = NSLayoutConstraint()

          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            let orientation = view.window?.windowScene?.interfaceOrientation ?? .portrait
            width.constant = ↓orientation.isLandscape ? 200 : 100
          }
        }
        """),
      .objectiveC(
        """
        #import <UIKit/UIKit.h>

        @implementation GridView : UIView
        - (void)layoutSubviews {
          UIInterfaceOrientation side = self.window.windowScene.interfaceOrientation;
          if (↓UIInterfaceOrientationIsLandscape(side)) {
            self.frame = CGRectMake(0, 0, 200, 100);
          }
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        import UIKit

        final class GridViewController: UIViewController {
          let width = NSLayoutConstraint()

          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            width.constant = view.bounds.width > view.bounds.height ? 200 : 100
          }
        }
        """),
      .swift(
        """
        import UIKit

        func isTurned(_ scene: UIWindowScene) -> Bool { scene.interfaceOrientation.isLandscape }
        """, note: "Nothing is laid out."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let names = [
      "isLandscape", "isPortrait", "UIInterfaceOrientationIsLandscape",
      "UIInterfaceOrientationIsPortrait",
    ]
    return names.flatMap { code.mentions(of: $0) }.compactMap { mention in
      guard !mention.file.isTest, mention.scope.isBuilt,
        project.runs(on: .pad, mention.file.source) != false,
        let place = predicate(mention, in: code),
        project.purposes.decidesLayout(place)
      else { return nil }
      return finding(
        "the orientation decides a layout: a window may have any shape in it, compare sizes",
        at: place.span, in: place.file.source)
    }
  }

  /// The test of an interface orientation that a name belongs to.
  private func predicate(_ mention: Place, in code: CodeBase) -> Place? {
    guard let expression = mention.expression else { return nil }
    switch expression.kind {
    case .member(let base, _):
      return code.tag(of: base, at: mention) == .interface ? mention : nil
    case .name:
      guard let call = mention.parent, case .call(_, let arguments)? = call.expression?.kind,
        arguments.count == 1
      else { return nil }
      return call
    default: return nil
    }
  }
}
