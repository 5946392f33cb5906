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
    let questions = InterfaceQuestions(project.code)
    return project.code.units.filter { !$0.file.isTest }.flatMap { unit -> [Finding] in
      guard project.runs(on: .pad, unit.file.source) != false else { return [] }
      return questions.all(in: SourceSpan(0, unit.file.source.text.bytes.count), of: unit)
        .compactMap { place in
          guard place.scope.isBuilt, project.purposes.decidesLayout(place) else { return nil }
          return finding(
            "this layout depends on the orientation, but windows can have any shape; compare sizes",
            at: place)
        }
    }
  }
}
