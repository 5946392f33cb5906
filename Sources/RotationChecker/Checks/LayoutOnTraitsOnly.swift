import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings

/// A layout by size that is renewed when traits change, and not when the size does.
struct LayoutOnTraitsOnly: Check {
  static let description = CheckDescription(
    "layout-on-traits-only", title: "A size-dependent layout is updated only when traits change",
    rationale: """
      Turning an iPad changes no traits: its windows are regular in both directions, before
      and after. `traitCollectionDidChange` and `willTransition(to:with:)` are not called,
      and whatever they calculate from a size or the orientation is not updated.

      Calculate it in `viewWillTransition(to:with:)` or where views are laid out.
      """,
    severity: .warning, versions: "iOS 8 and later, on iPad", rules: ["G-13", "J-05", "J-13"],
    triggering: [
      .swift(
        """
        final class GridViewController: UIViewController {
          let stack = UIStackView()

          override func ↓traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            stack.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class GridViewController: UIViewController {
          let stack = UIStackView()

          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            stack.axis = traitCollection.verticalSizeClass == .compact ? .horizontal : .vertical
          }
        }
        """, note: "Traits are all that it asks."),
      .swift(
        """
        final class GridViewController: UIViewController {
          let stack = UIStackView()

          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            update()
          }

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            update()
          }

          func update() {
            stack.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
          }
        }
        """, note: "A new size is enough."),
    ])

  private static let callbacks = ["traitCollectionDidChange(_:)", "willTransition(to:with:)"]

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let screens = TurningScreens(project)
    let questions = InterfaceQuestions(code)
    let methods = code.classes.all.flatMap { entry in
      Self.callbacks.compactMap { name -> Handler? in
        guard let member = code.classes.ownMember(name, of: entry.name), member.body != nil else {
          return nil
        }
        return Handler(
          type: entry.name, file: member.file, body: member.body ?? [], name: member.nameSpan)
      }
    }
    return (methods + registrations(code)).compactMap { handler in
      guard !handler.file.isTest, !screens.isNotifiedOfSize(handler.type),
        project.runs(on: .pad, handler.file.source) != false,
        screens.mayTurn(handler.type, in: handler.file)
      else { return nil }
      let spans = handler.body.runOnSizeTraits
      // A subclass may lay out in what the callback calls.
      let types = [handler.type] + code.classes.allSubclasses(of: handler.type)
      let isStale = types.contains { type in
        guard type == handler.type || !screens.isNotifiedOfSize(type) else { return false }
        let parts = spans.flatMap { screens.reached(from: $0, in: handler.file, of: type) }
        return screens.laysOut(parts, of: type, from: Self.smallestSide)
          || parts.contains { unit, span in
            questions.all(in: span, of: unit).contains { project.purposes.decidesLayout($0) }
          }
      }
      guard isStale else { return nil }
      return finding(
        "\(handler.type) updates its layout only when traits change; turning an iPad changes none",
        at: handler.name, in: handler.file.source)
    }
  }

  /// The shorter side of the smallest iPad's display, in points.
  private static let smallestSide = 744.0

  /// What runs when traits change.
  private struct Handler {
    var type: String
    var file: CodeFile
    var body: [Statement]
    /// Where it is reported.
    var name: SourceSpan
  }

  /// The closures that are given to `registerForTraitChanges(_:handler:)`.
  private func registrations(_ code: CodeBase) -> [Handler] {
    code.calls(of: "registerForTraitChanges").compactMap { call in
      guard let type = call.scope.typeName, let (callee, arguments) = call.expression?.callee,
        let block = arguments.last?.value.plain, case .closure(let closure) = block.kind,
        !(arguments.first?.value.namesOnlyOtherTraits ?? false)
      else { return nil }
      return Handler(type: type, file: call.file, body: closure.body, name: callee.span)
    }
  }
}

/// Traits that have nothing to do with a window's size.
private let otherTraits: Set<String> = [
  "preferredContentSizeCategory", "userInterfaceStyle", "legibilityWeight", "displayScale",
  "displayGamut", "layoutDirection", "accessibilityContrast", "userInterfaceLevel",
  "hasDifferentColorAppearance", "hasDifferentColorAppearanceComparedToTraitCollection:",
  "activeAppearance", "UITraitPreferredContentSizeCategory",
  "UITraitUserInterfaceStyle", "UITraitLegibilityWeight", "UITraitDisplayScale",
  "UITraitDisplayGamut", "UITraitLayoutDirection", "UITraitAccessibilityContrast",
  "UITraitUserInterfaceLevel", "UITraitActiveAppearance",
]

private let sizeTraits: Set<String> = [
  "horizontalSizeClass", "verticalSizeClass", "UITraitHorizontalSizeClass",
  "UITraitVerticalSizeClass",
]

extension Expression {
  /// Whether it names traits, and none that a new size may change.
  fileprivate var namesOnlyOtherTraits: Bool {
    contains { $0.lastName.map(otherTraits.contains) ?? false }
      && !contains { $0.lastName.map(sizeTraits.contains) ?? false }
  }

  /// Whether it holds when a trait has changed that has nothing to do with sizes, or when none has;
  /// nil if it is about something else.
  fileprivate func holdsOnOtherTraits(_ locals: [String: Expression]) -> Bool? {
    switch plain.kind {
    case .name(let name): return locals[name].flatMap { $0.holdsOnOtherTraits([:]) }
    case .prefix("!", let inner): return inner.holdsOnOtherTraits(locals).map { !$0 }
    case .infix(_, "==", _): return namesOnlyOtherTraits ? false : nil
    case .infix(let left, "&&", let right):
      return left.holdsOnOtherTraits(locals) ?? right.holdsOnOtherTraits(locals)
    default: return namesOnlyOtherTraits ? true : nil
    }
  }
}

extension Statement.Condition {
  /// Whether it is a test for the system.
  fileprivate var isAvailability: Bool { if case .available = kind { true } else { false } }
}

extension [Statement.Condition] {
  /// As that of an expression, of all of them together.
  fileprivate func holdOnOtherTraits(_ locals: [String: Expression]) -> Bool? {
    for case .expression(let test) in lazy.map(\.kind) {
      if let holds = test.holdsOnOtherTraits(locals) { return holds }
    }
    return nil
  }
}

extension [Statement] {
  /// Those of a callback's statements that run when a size class changes, too.
  fileprivate var runOnSizeTraits: [SourceSpan] {
    var spans: [SourceSpan] = []
    var locals: [String: Expression] = [:]
    for statement in self {
      switch statement.kind {
      case .variable(let variable):
        locals[variable.name] = variable.initialValue
        spans.append(statement.span)
      case .if(let conditions, let then, let otherwise)
      where conditions.allSatisfy(\.isAvailability):
        spans += then.runOnSizeTraits + (otherwise?.runOnSizeTraits ?? [])
      case .conditionalCompilation(let branches):
        spans += branches.flatMap(\.body.runOnSizeTraits)
      case .if(let conditions, let then, let otherwise):
        guard let isOther = conditions.holdOnOtherTraits(locals) else {
          spans.append(statement.span)
          continue
        }
        if isOther {
          spans += otherwise?.runOnSizeTraits ?? []
        } else {
          spans += then.runOnSizeTraits
          if then.alwaysLeave { return spans }
        }
      case .guard(let conditions, _):
        if conditions.holdOnOtherTraits(locals) ?? false { return spans }
      case .expression(let call) where call.callee?.callee.base?.isSuper ?? false: continue
      default: spans.append(statement.span)
      }
    }
    return spans
  }
}
