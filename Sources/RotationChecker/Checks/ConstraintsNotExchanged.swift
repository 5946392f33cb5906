import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings
import TextFormats

/// Two sets of constraints for two shapes of a screen, of which each is activated and none deactivated.
struct ConstraintsNotExchanged: Check {
  static let description = CheckDescription(
    "constraints-not-exchanged",
    title: "Constraints for a new size are activated, but the old ones stay active",
    rationale: """
      A constraint stays active until code deactivates it; a turn does not change that. If a size
      class, a size or the orientation decides which of two sets is activated, and no code deactivates
      either, both are active after the first turn. If they conflict, UIKit breaks some of them and
      logs *Unable to simultaneously satisfy constraints*; if they do not, the previous layout remains.

      Deactivate one set before you activate the other:

      ```swift
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if traitCollection.verticalSizeClass == .compact {
          NSLayoutConstraint.deactivate(tall)
          NSLayoutConstraint.activate(wide)
        } else {
          NSLayoutConstraint.deactivate(wide)
          NSLayoutConstraint.activate(tall)
        }
      }
      ```

      Nothing is reported for sets that are passed on, for priorities, or for views that are
      removed or moved, because it is unknown then which constraints are active.
      """,
    severity: .warning, versions: "iOS 6 and later", rules: ["J-02", "J-13"],
    triggering: [
      .swift(
        """
        final class PlayerViewController: UIViewController {
          private var tall: [NSLayoutConstraint] = []
          private var wide: [NSLayoutConstraint] = []
          private let cover = UIImageView()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(cover)
            tall = [cover.topAnchor.constraint(equalTo: view.topAnchor)]
            wide = [cover.centerYAnchor.constraint(equalTo: view.centerYAnchor)]
          }

          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            if traitCollection.verticalSizeClass == .compact {
              ↓NSLayoutConstraint.activate(wide)
            } else {
              NSLayoutConstraint.activate(tall)
            }
          }
        }
        """),
      .swift(
        """
        final class ChartViewController: UIViewController {
          @IBOutlet var below: NSLayoutConstraint!
          @IBOutlet var beside: NSLayoutConstraint!

          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            arrange(for: size)
          }

          private func arrange(for size: CGSize) {
            guard size.width > size.height else {
              ↓below.isActive = true
              return
            }
            beside.isActive = true
          }
        }
        """),
      .objectiveC(
        """
        @interface PlayerViewController : UIViewController
        @property (nonatomic, strong) NSArray<NSLayoutConstraint *> *portraitConstraints;
        @property (nonatomic, strong) NSArray<NSLayoutConstraint *> *landscapeConstraints;
        @end

        @implementation PlayerViewController
        - (void)viewDidLayoutSubviews {
          [super viewDidLayoutSubviews];
          if (self.view.bounds.size.width > self.view.bounds.size.height) {
            ↓[NSLayoutConstraint activateConstraints:self.landscapeConstraints];
          } else {
            [NSLayoutConstraint activateConstraints:self.portraitConstraints];
          }
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        final class PlayerViewController: UIViewController {
          private var tall: [NSLayoutConstraint] = []
          private var wide: [NSLayoutConstraint] = []

          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            if traitCollection.verticalSizeClass == .compact {
              NSLayoutConstraint.deactivate(tall)
              NSLayoutConstraint.activate(wide)
            } else {
              NSLayoutConstraint.deactivate(wide)
              NSLayoutConstraint.activate(tall)
            }
          }
        }
        """),
      .swift(
        """
        final class PlayerViewController: UIViewController {
          private var tall: [NSLayoutConstraint] = []
          private var wide: [NSLayoutConstraint] = []
          private var isSetUp = false

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard !isSetUp else { return }
            isSetUp = true
            if view.bounds.width > view.bounds.height {
              NSLayoutConstraint.activate(wide)
            } else {
              NSLayoutConstraint.activate(tall)
            }
          }
        }
        """, note: "It runs once."),
      .swift(
        """
        final class PlayerViewController: UIViewController {
          private var tall: [NSLayoutConstraint] = []
          private var wide: [NSLayoutConstraint] = []

          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            (tall + wide).forEach { $0.isActive = false }
            let isLow = traitCollection.verticalSizeClass == .compact
            NSLayoutConstraint.activate(isLow ? wide : tall)
          }
        }
        """, note: "All of them are deactivated first."),
      .swift(
        """
        final class PlayerViewController: UIViewController {
          private var tall: [NSLayoutConstraint] = []
          private var wide: [NSLayoutConstraint] = []
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            NSLayoutConstraint.activate(view.bounds.width > view.bounds.height ? wide : tall)
          }
        }
        """, note: "The screen does not turn."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    guard Self.activations.contains(where: { !code.mentions(of: $0).isEmpty }) else { return [] }
    let screens = TurningScreens(project)
    let questions = SizeQuestions(code)
    let turns = TurnCode(code)
    let sets = ConstraintSets(code)
    var seen: Set<SourceLocation> = []
    return code.classes.all.compactMap { entry -> Finding? in
      let file = entry.mainPart.file
      guard entry.form == .class, !file.isTest, isScreen(entry.name, code),
        !code.classes.hasUnknownSuperclass(entry.name),
        screens.mayTurnAround(entry.name, in: file)
      else { return nil }
      let parts = turns.all(of: entry.name)
      let active = parts.flatMap { part in
        sets.activations(in: part, of: entry.name).filter { activation in
          project.runs(activation.place)
            && activation.facts.allSatisfy { mayChange($0, questions) }
        }
      }
      guard active.count > 1, let pair = exchanged(active, of: entry.name, sets, questions),
        seen.insert(pair.first.place.location).inserted
      else { return nil }
      return finding(
        message(pair), at: pair.first.place,
        related: pair.first.place.span == pair.second.place.span
          ? []
          : [
            related(
              "the others are activated here", at: pair.second.place.span,
              in: pair.second.place.file.source)
          ])
    }
  }

  private static let activations =
    ["NSLayoutConstraint", "isActive", "active", "addConstraints", "addConstraints:"]
    + ConstraintSets.blocks

  private func isScreen(_ type: String, _ code: CodeBase) -> Bool {
    let kind = code.classes.kind(of: type)
    return kind.isController || kind == .view
  }

  /// Two sets of which one is activated where the other is not.
  private typealias Pair = (first: ConstraintActivation, second: ConstraintActivation)

  private func message(_ pair: Pair) -> String {
    guard let one = pair.first.name, let other = pair.second.name else {
      return
        "no code deactivates these constraints, so they stay active when others are activated "
        + "after a turn"
    }
    return "no code deactivates \(one) or \(other), so both are active after a turn"
  }

  /// Whether what holds may be otherwise after a turn, or says nothing about when code runs.
  private func mayChange(_ held: HeldFact, _ questions: SizeQuestions) -> Bool {
    func isHarmless(_ test: Expression) -> Bool {
      if let (left, name, right) = test.operation, name == "&&" || name == "||" {
        return isHarmless(left) && isHarmless(right)
      }
      if case .prefix("!", let inner) = test.plain.kind { return isHarmless(inner) }
      return test.contains { Self.givens.contains($0.lastName ?? "") }
        || questions.asks(test, at: held.place)
    }
    switch held.fact {
    case .conditions(let conditions, _):
      return conditions.allSatisfy { condition in
        guard case .expression(let test) = condition.kind else { return true }
        return isHarmless(test)
      }
    case .expression(let test, _): return isHarmless(test)
    case .chosen: return questions.isAnswer(held.fact, at: held.place)
    case .compilation, .availability: return true
    }
  }

  /// What holds, as a rule, when a screen is up.
  private static let givens: Set<String> = [
    "isViewLoaded", "window", "superview", "userInterfaceIdiom", "viewIfLoaded",
  ]

  /// The first two sets of which the answer to a question activates one or the other, and which nothing
  /// deactivates.
  private func exchanged(
    _ active: [ConstraintActivation], of type: String, _ sets: ConstraintSets,
    _ questions: SizeQuestions
  ) -> Pair? {
    func exclude(_ one: ConstraintActivation, _ other: ConstraintActivation) -> Bool {
      one.facts.contains { fact in
        questions.isAnswer(fact.fact, at: fact.place)
          && other.facts.contains { SizeAnswer.exclude(fact, $0) }
      }
    }
    var kept: [String: Bool] = [:]
    func isKept(_ set: ConstraintActivation) -> Bool {
      guard let name = set.name else { return true }
      if let known = kept[name] { return known }
      let isKept = sets.isNeverDeactivated(name, of: type)
      kept[name] = isKept
      return isKept
    }
    for (index, first) in active.enumerated() where !first.facts.isEmpty {
      for second in active[(index + 1)...] where exclude(first, second) {
        guard first.name != second.name || first.name == nil,
          !isInBoth(first, active, exclude), !isInBoth(second, active, exclude),
          isKept(first), isKept(second), !sets.areTakenAway(around: [first, second], of: type)
        else { continue }
        let isInOrder =
          first.place.file !== second.place.file
          || first.place.span.start <= second.place.span.start
        return isInOrder ? (first, second) : (second, first)
      }
    }
    return nil
  }

  /// Whether a set is activated on either side of a question.
  private func isInBoth(
    _ set: ConstraintActivation, _ active: [ConstraintActivation],
    _ exclude: (ConstraintActivation, ConstraintActivation) -> Bool
  ) -> Bool {
    set.name != nil && active.contains { $0.name == set.name && exclude(set, $0) }
  }
}
