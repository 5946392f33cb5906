import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings

/// The keyboard's width taken for its height in landscape.
struct KeyboardSidesExchanged: Check {
  static let description = CheckDescription(
    "keyboard-sides-exchanged",
    title: "The keyboard's width is used as its height in landscape",
    rationale: """
      Up to iOS 7 the keyboard's frame was in the coordinates of a screen that did not turn, and its
      height was its width in landscape. From iOS 8 on the screen's coordinates follow the interface:
      code that still exchanges the two makes room for a keyboard as high as the screen is wide.

      Take the height, converted to the view's coordinates, or use the keyboard's layout guide.
      """,
    severity: .warning, versions: "iOS 8 and later", rules: ["H-02"],
    triggering: [
      .swift(
        """
        final class ChatViewController: UIViewController {
          let bottom = NSLayoutConstraint()

          @objc func keyboardWillShow(_ note: Notification) {
            let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            guard let frame = value?.cgRectValue else { return }
            let orientation = view.window?.windowScene?.interfaceOrientation ?? .portrait
            bottom.constant = ↓orientation.isLandscape ? frame.width : frame.height
          }
        }
        """),
      .objectiveC(
        """
        @implementation ChatViewController : UIViewController
        - (void)keyboardWillShow:(NSNotification *)note {
          CGRect frame = [note.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
          CGFloat height = frame.size.height;
          ↓if (UIInterfaceOrientationIsLandscape(self.interfaceOrientation)) {
            height = frame.size.width;
          }
          self.bottom.constant = height;
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        final class ChatViewController: UIViewController {
          let bottom = NSLayoutConstraint()

          @objc func keyboardWillShow(_ note: Notification) {
            let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            guard let frame = value?.cgRectValue else { return }
            bottom.constant = view.convert(frame, from: nil).height
          }
        }
        """)
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    project.code.units.flatMap { unit in
      (unit.ternaries + unit.branches).compactMap { place in
        guard Self.keys.contains(where: { unit.mentions[$0] != nil }), project.runs(place),
          asksOrientation(place, project.code), let width = width(chosenAt: place),
          isOfKeyboard(width, at: place, project.code)
        else { return nil }
        return finding(
          "since iOS 8 the keyboard's height is its height in landscape, too; this takes its width",
          at: place.span, in: place.file.source)
      }
    }
  }

  private static let keys = [
    "keyboardFrameEndUserInfoKey", "keyboardFrameBeginUserInfoKey",
    "UIKeyboardFrameEndUserInfoKey", "UIKeyboardFrameBeginUserInfoKey",
  ]

  private func asksOrientation(_ place: Place, _ code: CodeBase) -> Bool {
    var tests: [Expression] = []
    if case .ternary(let test, _, _)? = place.expression?.kind { tests = [test] }
    if case .if(let conditions, _, _)? = place.statement?.kind {
      tests = conditions.compactMap { condition in
        if case .expression(let test) = condition.kind { return test }
        return nil
      }
    }
    return tests.contains { test in
      place.finds(in: test) { part in
        ["isLandscape", "isPortrait"].contains(part.lastName)
          || CodeBase.predicates[part.callee?.callee.lastName ?? ""] != nil
          || part.operation.map { code.tag(of: $0.left, at: place)?.kind == .interface } ?? false
      }
    }
  }

  /// The width that is taken in place of a height.
  private func width(chosenAt place: Place) -> Expression? {
    var values: [Expression] = []
    if case .ternary(_, let first, let second)? = place.expression?.kind {
      values = [first, second]
      guard values.contains(where: { $0.lastName == "height" }) else { return nil }
    } else if case .if(_, let then, let otherwise)? = place.statement?.kind {
      for case .expression(let value) in (then + (otherwise ?? [])).map(\.kind) {
        guard let (target, name, right) = value.operation, name == "=",
          target.lastName?.nameWords.contains("height") ?? false
        else { continue }
        values.append(right)
      }
    }
    return values.first { $0.lastName == "width" }
  }

  private func isOfKeyboard(_ width: Expression, at place: Place, _ code: CodeBase) -> Bool {
    place.finds(in: width) { part in
      part.lastName.map(Self.keys.contains) ?? false
        || part.children.contains { $0.lastName.map(Self.keys.contains) ?? false }
    }
  }
}
