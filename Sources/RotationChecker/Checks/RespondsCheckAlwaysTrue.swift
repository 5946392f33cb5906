import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A question whether a controller has what every controller has.
struct RespondsCheckAlwaysTrue: Check {
  static let description = CheckDescription(
    "responds-check-always-true", title: "A check for a method that every controller has",
    rationale: """
      `UIViewController` itself implements `shouldAutorotate`, `supportedInterfaceOrientations` and
      `preferredInterfaceOrientationForPresentation` since iOS 6, and `viewWillTransition(to:with:)`
      since iOS 8. Asking whether a controller responds to them is always true and does not show
      whether the class overrides them: the branch for “it does not” never runs, and a container
      that wants to fall back to its own mask never does.

      Ask the controller directly. Where only some screens have a preference, give them a protocol
      of your own and ask for that.
      """,
    severity: .warning, isOptIn: true, versions: "iOS 6 and later",
    rules: ["D-03", "D-10", "D-36"],
    triggering: [
      .objectiveC(
        """
        @implementation RootNavigationController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          if (↓[self.topViewController respondsToSelector:@selector(supportedInterfaceOrientations)]) {
            return [self.topViewController supportedInterfaceOrientations];
          }
          return UIInterfaceOrientationMaskPortrait;
        }
        @end
        """),
      .swift(
        """
        class RootNavigationController: UINavigationController {
          override var shouldAutorotate: Bool {
            guard let top = topViewController,
              ↓top.responds(to: #selector(getter: UIViewController.shouldAutorotate))
            else { return false }
            return top.shouldAutorotate
          }
        }
        """),
    ],
    quiet: [
      .objectiveC(
        """
        @implementation Coordinator
        - (BOOL)asks:(id)object {
          return [object respondsToSelector:@selector(supportedInterfaceOrientations)];
        }
        @end
        """, note: "It may be anything."),
      .objectiveC(
        """
        @implementation RootNavigationController
        - (void)update {
          if ([self respondsToSelector:@selector(setNeedsUpdateOfSupportedInterfaceOrientations)]) {
            [self setNeedsUpdateOfSupportedInterfaceOrientations];
          }
        }
        @end
        """, note: "Only since iOS 16."),
    ])

  /// What every controller has, and since which iOS.
  private static let methods: [String: Behavior] = [
    "shouldAutorotate": .masksDecide, "supportedInterfaceOrientations": .masksDecide,
    "preferredInterfaceOrientationForPresentation": .masksDecide,
    "viewWillTransition(to:with:)": .sizeClasses, "willTransition(to:with:)": .sizeClasses,
    "present(_:animated:completion:)": .attemptExists,
    "dismiss(animated:completion:)": .attemptExists,
    "attemptRotationToDeviceOrientation": .attemptExists,
    "setNeedsUpdateOfSupportedInterfaceOrientations": .geometryRequests,
    "setNeedsStatusBarAppearanceUpdate": .controllersStyleStatusBar,
    "traitCollection": .sizeClasses,
  ]

  /// Those that a class overrides to answer for itself.
  private static let overridden: Set<String> = [
    "shouldAutorotate", "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation", "viewWillTransition(to:with:)",
    "willTransition(to:with:)",
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    ["responds", "instancesRespond"].flatMap { project.code.calls(of: $0) }
      .compactMap { finding($0, project) }
  }

  /// The method of a selector that is written out, here or where a constant has it.
  private func selectedMethod(
    _ selector: Expression, _ place: Place, _ code: CodeBase
  ) -> String? {
    if let method = place.settled(selector).selectedMethod { return method }
    let sources = ValueFlow(code).sources(of: selector, at: place)
    let methods = Set(sources.map { $0.expression?.selectedMethod })
    return methods.count == 1 ? methods.first ?? nil : nil
  }

  /// The object or the class that is asked: `[screen.class instancesRespondToSelector:…]`.
  private func asked(_ callee: Expression) -> Expression? {
    guard callee.lastName == "instancesRespond",
      case .member(let object, "class")? = callee.base?.kind
    else { return callee.base }
    return object
  }

  private func finding(_ place: Place, _ project: CheckedProject) -> Finding? {
    guard let (callee, arguments) = place.expression?.callee, arguments.count == 1,
      arguments[0].label == "to",
      let method = selectedMethod(arguments[0].value, place, project.code),
      let since = Self.methods[method], project.runs(place), let base = asked(callee),
      Behaviors(of: project.deploymentTarget(of: place.file.source) ?? .usualDeploymentTarget)[
        since],
      project.code.isController(base, at: place)
        || base.typeNamed.map(project.code.classes.isController) ?? false
    else { return nil }
    let reason =
      Self.overridden.contains(method)
      ? "; this does not show whether the class overrides it" : " since iOS \(since.firstSystem)"
    // Without something that is overridden, the check is only superfluous.
    return finding(
      "every controller responds to \(method)\(reason)", at: place,
      severity: Self.overridden.contains(method) ? nil : .note)
  }
}
