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

  /// What is given a value when something is laid out.
  private static let layout: Set<String> = [
    "constant", "frame", "bounds", "center", "itemSize", "size", "width", "height", "axis",
    "spacing", "isActive", "contentInset", "sectionInset", "minimumInteritemSpacing",
    "minimumLineSpacing", "layoutMargins", "distribution",
  ]
  private static let callbacks: Set<String> = [
    "layoutSubviews", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateConstraints",
    "updateViewConstraints", "viewWillTransition(to:with:)", "sizeForItemAt",
    "collectionView(_:layout:sizeForItemAt:)", "collectionView(_:layout:insetForSectionAt:)",
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let names = [
      "isLandscape", "isPortrait", "UIInterfaceOrientationIsLandscape",
      "UIInterfaceOrientationIsPortrait",
    ]
    return names.flatMap { code.mentions(of: $0) }.compactMap { mention in
      guard !mention.file.isTest, mention.scope.isBuilt,
        project.runs(on: .pad, mention.file.source) != false,
        let place = predicate(mention, in: code), decidesLayout(place)
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

  /// Whether what depends on a test gives something a place or a size.
  private func decidesLayout(_ place: Place) -> Bool {
    for ancestor in place.ancestors {
      if let expression = ancestor.expression {
        switch expression.kind {
        case .infix(let left, "=", _):
          return Self.layout.contains(left.lastName ?? "")
        case .ternary(let test, _, _):
          guard test.span.contains(place.span) else { return false }
          if Self.callbacks.contains(place.scope.member?.name ?? "") { return true }
        case .infix, .prefix, .unwrapped, .member: continue
        default: return false
        }
      } else if case .if(let conditions, let then, let otherwise)? = ancestor.statement?.kind {
        guard conditions.contains(where: { $0.span.contains(place.span) }) else { return false }
        return (then + (otherwise ?? [])).contains { setsLayout($0) }
      }
    }
    return false
  }

  private func setsLayout(_ statement: Statement) -> Bool {
    if case .expression(let value) = statement.kind, let operation = value.operation,
      operation.name == "=", Self.layout.contains(operation.left.lastName ?? "")
    {
      return true
    }
    return statement.lists.joined().contains { setsLayout($0) }
  }
}
