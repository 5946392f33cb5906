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
      Up to iOS 7 the keyboard's frame was in the coordinates of a screen that did not turn, so in
      landscape its width and height were swapped. From iOS 8 on, the screen's coordinates follow
      the interface: swapping the two makes room for a keyboard as tall as the screen is wide.

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
    let code = project.code
    guard Self.keys.contains(where: { !code.mentions(of: $0).isEmpty }) else { return [] }
    return code.units.flatMap { unit -> [Finding] in
      var seen: Set<SourceSpan> = []
      var heights = sides("height", of: unit)
      heights.sortByStart()
      return sides("width", of: unit).compactMap { width in
        guard project.runs(width), !isOnlyCompared(width),
          let decision = decision(over: width, code),
          isOfKeyboard(width, code),
          heights.within(width.memberSpan).contains(where: { isOfKeyboard($0, code) }),
          seen.insert(decision).inserted
        else { return nil }
        return finding(
          "since iOS 8 the keyboard's height is correct in landscape, too; this uses its width",
          at: decision, in: width.file.source)
      }
    }
  }

  /// Whether a side only helps to find out something, as whether the keyboard floats.
  private func isOnlyCompared(_ side: Place) -> Bool {
    side.ancestors.prefix { $0.expression?.operation != nil }.contains { ancestor in
      ["<", ">", "<=", ">=", "==", "!="].contains(ancestor.expression?.operation?.name)
    }
  }

  /// Where one side of a frame is read.
  private func sides(_ side: String, of unit: CodeUnit) -> [Place] {
    let calls = unit.calls[side == "width" ? "CGRectGetWidth" : "CGRectGetHeight"] ?? []
    return (unit.mentions[side] ?? []) + calls
  }

  /// What decides by the interface's orientation, or by the device's, whether a place is reached.
  private func decision(over place: Place, _ code: CodeBase) -> SourceSpan? {
    for ancestor in place.ancestors {
      if asksOrientation(ancestor, code) { return ancestor.span }
      if case .switch(let subject, _)? = ancestor.statement?.kind,
        let kind = code.tag(of: subject, at: ancestor)?.kind, kind != .mask
      {
        return ancestor.span
      }
    }
    let isBehind = place.scope.facts.contains { fact in
      switch fact {
      case .conditions(let conditions, _):
        conditions.contains { condition in
          guard case .expression(let test) = condition.kind else { return false }
          return asks(test, at: place, code)
        }
      case .expression(let test, _): asks(test, at: place, code)
      case .chosen, .compilation, .availability: false
      }
    }
    return isBehind ? place.span : nil
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
    return tests.contains { asks($0, at: place, code) }
  }

  private func asks(
    _ test: Expression, at place: Place, _ code: CodeBase, isWithin: Bool = false
  ) -> Bool {
    place.finds(in: test) { part in
      ["isLandscape", "isPortrait"].contains(part.lastName) || comparesSides(part, at: place)
        || CodeBase.predicates[part.callee?.callee.lastName ?? ""] != nil
        || part.operation.map { code.tag(of: $0.left, at: place)?.kind == .interface } ?? false
        || !isWithin
          && code.answers(to: part, at: place).contains { answer in
            answer.expression.map { asks($0, at: answer, code, isWithin: true) } ?? false
          }
    }
  }

  /// Whether it asks which side of the view is the longer one.
  private func comparesSides(_ test: Expression, at place: Place) -> Bool {
    guard let (left, name, right) = test.operation, ["<", ">", "<=", ">="].contains(name) else {
      return false
    }
    return TurningScreens.readsSize(left, at: place) && TurningScreens.readsSize(right, at: place)
  }

  /// Whether a side is one of the keyboard's frame.
  private func isOfKeyboard(_ place: Place, _ code: CodeBase) -> Bool {
    guard let width = place.expression else { return false }
    let isHere = place.finds(in: width) { part in
      part.lastName.map(Self.keys.contains) ?? false
        || part.children.contains { $0.lastName.map(Self.keys.contains) ?? false }
    }
    guard !isHere, let base = width.plain.base else { return isHere }
    return isFrame(base, at: place, code, depth: 0)
  }

  /// Whether it is the keyboard's frame or its size: what a method is given, what a property has, or a
  /// frame whose sides are exchanged.
  private func isFrame(
    _ value: Expression, at place: Place, _ code: CodeBase, depth: Int
  ) -> Bool {
    guard depth < 3 else { return false }
    var frame = value
    if frame.lastName == "size", let whole = frame.base { frame = whole }
    return ValueFlow(code).sources(of: frame, at: place).contains { source in
      guard let value = source.expression else { return false }
      return source.finds(in: value) { $0.lastName.map(Self.keys.contains) ?? false }
        || value.plain.lastName == "size" && value.span != frame.span
          && isFrame(value, at: source, code, depth: depth + 1)
    }
  }
}
