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
    let purposes = project.purposes
    return code.classes.all.flatMap { entry -> [Finding] in
      Self.callbacks.compactMap { name in
        guard let member = code.classes.ownMember(name, of: entry.name), !member.file.isTest,
          member.body != nil, !screens.isNotifiedOfSize(entry.name),
          project.runs(on: .pad, member.file.source) != false,
          screens.mayTurn(entry.name, in: member.file)
        else { return nil }
        let decides = screens.reached(from: member.span, in: member.file, of: entry.name)
          .contains { unit, span in
            (TurningScreens.sizeReads(in: span, of: unit) + questions(in: span, of: unit, code))
              .contains { read in
                purposes.decidesLayout(read)
                  || screens.isLaidOut(read, of: entry.name, purposes)
              }
          }
        guard decides else { return nil }
        return finding(
          "\(entry.name) lays out by size when traits change; a turn of an iPad changes none",
          at: member.nameSpan, in: member.file.source)
      }
    }
  }

  /// Where code asks whether the interface is in landscape or in portrait.
  private func questions(in span: SourceSpan, of unit: CodeUnit, _ code: CodeBase) -> [Place] {
    let members = ["isLandscape", "isPortrait"].flatMap { (unit.mentions[$0] ?? []).within(span) }
      .filter { read in
        read.expression?.base.map { code.tag(of: $0, at: read)?.kind == .interface } ?? false
      }
    let calls = ["UIInterfaceOrientationIsLandscape", "UIInterfaceOrientationIsPortrait"]
    return members + calls.flatMap { (unit.calls[$0] ?? []).within(span) }
  }
}
