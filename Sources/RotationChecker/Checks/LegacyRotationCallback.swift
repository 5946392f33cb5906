import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A callback of the time before iOS 8.
struct LegacyRotationCallback: Check {
  static let description = CheckDescription(
    "legacy-rotation-callback", title: "A callback from before iOS 8",
    rationale: """
      Since iOS 6 UIKit asks `supportedInterfaceOrientations` and does not call
      `shouldAutorotateToInterfaceOrientation:` any more, nor the callbacks of the two-step turn:
      code in them is dead, and the class has UIKit's default mask instead of the one it seems to
      have.

      `willRotate(to:duration:)`, `willAnimateRotation(to:duration:)` and `didRotate(from:)`
      are deprecated since iOS 8. They are still called for a turn, unless the controller or a
      superclass implements `viewWillTransition(to:with:)`. Resizing a window without a turn,
      as in an app that supports multitasking on iPad, never sends them; elsewhere the finding
      is a note. Move the code into `viewWillTransition(to:with:)`: what runs during the turn
      into `animate(alongsideTransition:completion:)`, what runs after it into its completion.
      """,
    severity: .warning, versions: "iOS 6 and later, iOS 8 and later", rules: ["G-28", "D-22"],
    triggering: [
      .objectiveC(
        """
        @interface PlayerViewController : UIViewController
        @end
        @implementation PlayerViewController
        - (BOOL)↓shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
          return orientation == UIInterfaceOrientationPortrait;
        }
        - (void)↓didRotateFromInterfaceOrientation:(UIInterfaceOrientation)orientation {
          [self layoutControls];
        }
        @end
        """),
      .swift(
        """
        class PlayerViewController: UIViewController {
          override func ↓willRotate(
            to orientation: UIInterfaceOrientation, duration: TimeInterval
          ) {
            layoutControls()
          }
        }
        """, note: "A note, unless the app's windows change their size on iPad."),
    ],
    quiet: [
      .objectiveC(
        """
        @interface PlayerView : UIView
        @end
        @implementation PlayerView
        - (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)orientation {
          [self layoutControls];
        }
        @end
        """, note: "A view may have a method of that name."),
      .objectiveC(
        """
        @interface PlayerViewController : UIViewController
        @end
        @implementation PlayerViewController
        - (void)viewWillTransitionToSize:(CGSize)size
               withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
          [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
          [self didRotateFromInterfaceOrientation:UIInterfaceOrientationUnknown];
        }
        - (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)orientation {
          [self layoutControls];
        }
        @end
        """, note: "Called by the app itself."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    project.code.classes.all.flatMap { entry -> [Finding] in
      guard project.code.classes.isController(entry.name), entry.form != .protocol,
        // A category on UIKit's own class is another check's.
        !(entry.form == .foreign && FrameworkClasses.contains(entry.name))
      else { return [] }
      return entry.parts.filter { !$0.file.isTest }.flatMap { part in
        part.declaration.functions.compactMap { finding($0, part, entry, project) }
      }
    }
  }

  private func finding(
    _ function: FunctionDeclaration, _ part: ClassEntry.Part, _ entry: ClassEntry,
    _ project: CheckedProject
  ) -> Finding? {
    guard let isDead = RotationMethods.ofOld[function.name],
      function.body != nil || function.isBodySkipped, !function.modifiers.contains(.isStatic),
      isBuilt(part.declaration.compilationConditions + function.compilationConditions),
      // What is dead since iOS 6 is so on every system that the app will meet.
      isDead
        || Behaviors(of: project.deploymentTarget(of: part.file.source) ?? .usualDeploymentTarget)[
          .turnIsSizeChange],
      !isCalled(function, project)
    else { return nil }
    let renews = project.code.classes.member("viewWillTransition(to:with:)", of: entry.name) != nil
    if isDead {
      // What a template once wrote into the demo of a library reaches none of its users.
      guard !answersToday(function, entry, project, part.file),
        !project.isShowcase(part.file.path)
      else { return nil }
    } else if !renews, onlyRedraws(function) {
      return nil
    }
    let name = part.file.text(function.nameSpan).prefix { $0 != "(" && $0 != ":" }
    let message: String
    if isDead {
      message = "\(name) has not been called since iOS 6; use supportedInterfaceOrientations"
    } else if renews {
      message =
        "\(name) is not called here, because viewWillTransition(to:with:) is implemented"
    } else {
      message =
        "\(name) was deprecated in iOS 8 and is not sent when only the size changes; use "
        + "viewWillTransition(to:with:)"
    }
    return finding(
      message, at: function.nameSpan, in: part.file.source,
      // Where windows have one size, UIKit still calls it whenever that changes.
      severity: isDead || !renews && project.leavesUnasked(part.file.source) ? nil : .note,
      group: "callbacks from before iOS 8 are implemented")
  }

  /// Whether a class says in another way what it said to old systems, or the app never turns: then
  /// nothing is lost with the callback.
  private func answersToday(
    _ function: FunctionDeclaration, _ entry: ClassEntry, _ project: CheckedProject,
    _ file: CodeFile
  ) -> Bool {
    let isQuestion = function.name.hasPrefix("shouldAutorotate")
    guard isQuestion else { return false }
    let allowsAll =
      !function.isBodySkipped
      && (function.body ?? []).results { Place.outside(file).inside($0) }
        .allSatisfy { $0.expression.map { allowsDefault($0, function) } ?? false }
    return allowsAll
      || project.code.classes.member(UIKitAnswer.mask.name, of: entry.name) != nil
      || mayKeepStill(entry, project.code) || isWritten(function, entry, project.code, file)
      || !TurningScreens(project).mayTurn(entry.name, in: file)
  }

  /// Whether `shouldAutorotate` is there, and the callback does more than to compare the orientation.
  private func isWritten(
    _ function: FunctionDeclaration, _ entry: ClassEntry, _ code: CodeBase, _ file: CodeFile
  ) -> Bool {
    guard code.classes.member(UIKitAnswer.autorotation.name, of: entry.name) != nil,
      let name = function.parameters.first?.name
    else { return false }
    return function.isBodySkipped
      || !(function.body ?? []).results { Place.outside(file).inside($0) }.allSatisfy { result in
        result.expression?.contains { $0.plain.kind == .name(name) } ?? false
      }
  }

  /// Whether `shouldAutorotate` is there and may be no, and so keep what the callback keeps.
  private func mayKeepStill(_ entry: ClassEntry, _ code: CodeBase) -> Bool {
    guard code.classes.member(UIKitAnswer.autorotation.name, of: entry.name) != nil else {
      return false
    }
    return !code.answers(.autorotation, of: entry.name).flatMap(\.possibilities.all).allSatisfy {
      $0.outcome == .value(.boolean(true))
    }
  }

  /// Whether an answer is yes, the question itself, put to what is inside and not asked either, or all but
  /// upside down, which is what phones allow by default.
  private func allowsDefault(_ answer: Expression, _ function: FunctionDeclaration) -> Bool {
    let answer = answer.plain
    if answer.kind == .boolean(true) { return true }
    if let (callee, _) = answer.callee { return callee.lastName == function.baseName }
    guard let (left, name, right) = answer.operation, name == "!=" else { return false }
    return [left, right].contains { $0.plain.lastName == "portraitUpsideDown" }
  }

  /// Whether a callback only has its views laid out or drawn, which UIKit does after a change of
  /// their size anyway.
  private func onlyRedraws(_ function: FunctionDeclaration) -> Bool {
    let calls: Set<String> = [
      "setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded", "setNeedsUpdateConstraints",
    ]
    return !function.isBodySkipped
      && (function.body ?? []).allSatisfy { statement in
        guard case .expression(let value) = statement.kind else { return false }
        // Objective-C's messages without arguments are members.
        let callee = value.callee?.callee ?? value.plain
        return callee.base?.isSuper ?? false || callee.lastName.map(calls.contains) ?? false
      }
  }

  private func isBuilt(_ conditions: [String]) -> Bool {
    conditions.allSatisfy { CompilationCondition.truth(of: $0) != false }
  }

  /// Whether the app calls it, and not only to pass it on to a superclass or a child.
  private func isCalled(_ function: FunctionDeclaration, _ project: CheckedProject) -> Bool {
    let labels = function.parameters.map(\.label)
    return project.code.calls(of: function.baseName).contains { place in
      guard let (callee, arguments) = place.expression?.callee,
        arguments.map(\.label) == labels, let base = callee.base, !base.isSuper
      else { return false }
      return RotationMethods.ofOld[place.scope.member?.name ?? ""] == nil
    }
  }
}
