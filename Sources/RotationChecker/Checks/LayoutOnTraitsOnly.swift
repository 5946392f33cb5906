import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings

/// A layout by size that is renewed when traits change, and not when the size does.
struct LayoutOnTraitsOnly: Check {
  static let description = CheckDescription(
    "layout-on-traits-only", title: "A layout by size is renewed only when traits change",
    rationale: """
      A turn of an iPad changes no traits: its windows are regular in both directions, before and
      after. `traitCollectionDidChange` and `willTransition(to:with:)` are not called, and what they
      calculate of sizes or of the orientation stays as it was.

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
          type: entry.name, file: member.file, span: member.span, name: member.nameSpan)
      }
    }
    return (methods + registrations(code)).compactMap { handler in
      guard !handler.file.isTest, !screens.isNotifiedOfSize(handler.type),
        project.runs(on: .pad, handler.file.source) != false,
        screens.mayTurn(handler.type, in: handler.file)
      else { return nil }
      let parts = screens.reached(from: handler.span, in: handler.file, of: handler.type)
      guard
        screens.laysOut(parts, of: handler.type)
          || parts.contains(where: { unit, span in
            questions.all(in: span, of: unit).contains { project.purposes.decidesLayout($0) }
          })
      else { return nil }
      return finding(
        "\(handler.type) lays out by size when traits change; a turn of an iPad changes none",
        at: handler.name, in: handler.file.source)
    }
  }

  /// What runs when traits change.
  private struct Handler {
    var type: String
    var file: CodeFile
    var span: SourceSpan
    /// Where it is reported.
    var name: SourceSpan
  }

  /// The closures that are given to `registerForTraitChanges(_:handler:)`.
  private func registrations(_ code: CodeBase) -> [Handler] {
    code.calls(of: "registerForTraitChanges").compactMap { call in
      guard let type = call.scope.typeName, let (callee, arguments) = call.expression?.callee,
        let block = arguments.last?.value.plain, case .closure = block.kind
      else { return nil }
      return Handler(type: type, file: call.file, span: block.span, name: callee.span)
    }
  }
}
