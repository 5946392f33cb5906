import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A read or a write of the status bar's orientation.
struct StatusBarOrientation: Check {
  static let description = CheckDescription(
    "status-bar-orientation", title: "The status bar's orientation is read or set",
    rationale: """
      `statusBarOrientation` is deprecated since iOS 13, where an app can have several scenes, each
      with its own orientation. In an app that is built with the iOS 27 SDK it is always unknown,
      so both `isPortrait` and `isLandscape` are false. Setting it has had no effect since iOS 13.

      Ask the scene that shows the view: `view.window?.windowScene?.interfaceOrientation`,
      or from iOS 26 on `effectiveGeometry.interfaceOrientation`. For layout, compare the
      width and height of the view instead. If the app still supports iOS 12, the old
      property belongs in the `else` of an availability check.
      """,
    severity: .warning, versions: "iOS 13 and later; always unknown with the iOS 27 SDK",
    rules: ["F-14", "N-27"],
    triggering: [
      .swift(
        """
        class ListViewController: UIViewController {
          var isWide: Bool { ↓UIApplication.shared.statusBarOrientation.isLandscape }
        }
        """),
      .objectiveC(
        """
        @implementation PlayerViewController
        - (void)turn {
          ↓[[UIApplication sharedApplication] setStatusBarOrientation:UIInterfaceOrientationPortrait animated:NO];
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        class ListViewController: UIViewController {
          var isWide: Bool {
            if #available(iOS 13, *) {
              return view.window?.windowScene?.interfaceOrientation.isLandscape ?? false
            } else {
              return UIApplication.shared.statusBarOrientation.isLandscape
            }
          }
        }
        """),
      .swift(
        """
        struct Bar { var statusBarOrientation = 0 }
        func read(_ bar: Bar) -> Int { bar.statusBarOrientation }
        """, note: "Something else of the same name."),
      .objectiveC(
        """
        @implementation Lock
        - (void)turn {
          if (@available(iOS 13, *)) {
            self.before = self.view.window.windowScene.interfaceOrientation;
          } else {
            [self remember];
          }
        }
        - (void)remember {
          self.before = [UIApplication sharedApplication].statusBarOrientation;
        }
        @end
        """, note: "A method for older systems only."),
      .objectiveC(
        """
        CGRect wholeScreen(void) {
          UIScreen *screen = [UIScreen mainScreen];
          if ([screen respondsToSelector:@selector(coordinateSpace)]) {
            return screen.coordinateSpace.bounds;
          }
          UIInterfaceOrientation now = [UIApplication sharedApplication].statusBarOrientation;
          return turned(screen.bounds, now);
        }
        """, note: "Only for iOS 7, where a screen has no coordinate space."),
    ])

  /// The system that deprecates it, for the window scene answers from then on.
  private static let deprecated = Behavior.scenes.firstSystem

  func findings(in project: CheckedProject) -> [Finding] {
    project.code.mentions(of: "statusBarOrientation").compactMap { read($0, project) }
      + project.code.calls(of: "value").compactMap { readByKey($0, project) }
      + project.code.calls(of: "setStatusBarOrientation").compactMap { write($0, project) }
  }

  private func read(_ place: Place, _ project: CheckedProject) -> Finding? {
    let base = place.expression?.base
    let isRead =
      base.map { isApplication($0, place, project.code) }
      ?? (place.scope.typeName == "UIApplication"
        && place.local(named: "statusBarOrientation") == nil)
    guard isRead else { return nil }
    if let (left, name, _) = place.parent?.expression?.operation, name == "=",
      left == place.expression
    {
      return counts(place, project) && !isDoneByMask(place, project) ? written(place) : nil
    }
    return readFinding(at: place, project)
  }

  /// A read by the key, as code for extensions does it: `[app valueForKey:@"statusBarOrientation"]`.
  private func readByKey(_ place: Place, _ project: CheckedProject) -> Finding? {
    guard let (callee, arguments) = place.expression?.callee, let key = arguments.first,
      key.label == "forKey", project.code.text(of: key.value, at: place) == "statusBarOrientation",
      let base = callee.base, isApplication(base, place, project.code)
    else { return nil }
    return readFinding(at: place, project)
  }

  private func readFinding(at place: Place, _ project: CheckedProject) -> Finding? {
    // On older systems than that it still is what it says.
    guard counts(place, project),
      project.runs(place, from: Behavior.statusBarOrientationIsUnknown.firstSystem)
    else { return nil }
    let isRemoved = project.behaviors[.statusBarOrientationIsUnknown]
    let message =
      isRemoved
      ? "statusBarOrientation is always unknown with the iOS 27 SDK; ask the window scene"
      : "statusBarOrientation was deprecated in iOS 13 and is always unknown with the iOS 27 "
        + "SDK; ask the window scene"
    return finding(
      message, at: place, severity: isRemoved ? .error : .warning,
      group: "statusBarOrientation is read, which is always unknown with the iOS 27 SDK")
  }

  private func write(_ place: Place, _ project: CheckedProject) -> Finding? {
    guard let base = place.expression?.callee?.callee.base,
      isApplication(base, place, project.code), counts(place, project),
      !isDoneByMask(place, project)
    else { return nil }
    return written(place)
  }

  /// Whether what decides that the bar is set also decides the mask of a controller, which does the
  /// work without it.
  private func isDoneByMask(_ place: Place, _ project: CheckedProject) -> Bool {
    let code = project.code
    let masks = project.controllers(overriding: .mask)
    return place.scope.facts.contains { fact in
      guard case .conditions(let conditions, _) = fact else { return false }
      return conditions.contains { condition in
        guard case .expression(let test) = condition.kind else { return false }
        return place.finds(in: test) { part in
          guard let name = part.lastName,
            let type = part.base.flatMap({
              $0.isSelf ? place.scope.typeName : code.typeName(of: $0, at: place)
            })
          else { return false }
          return masks.contains { mask in
            code.classes.isKind(mask.name, of: type)
              && code.uses([name, "_" + name], in: mask.member.span, of: mask.member.file)
          }
        }
      }
    }
  }

  private func written(_ place: Place) -> Finding {
    finding(
      "setting statusBarOrientation has had no effect since iOS 13; use the controller's mask",
      at: place, group: "statusBarOrientation is set, which has had no effect since iOS 13")
  }

  private func counts(_ place: Place, _ project: CheckedProject) -> Bool {
    project.runs(place) && project.runs(place, from: Self.deprecated) && !isLastResort(place)
  }

  /// Whether a check for iOS 13 that also asks for a scene guards it: then it only counts where
  /// there is no scene.
  private func isLastResort(_ place: Place) -> Bool {
    place.scope.facts.contains { fact in
      guard case .conditions(let conditions, false) = fact, conditions.count > 1 else {
        return false
      }
      return conditions.contains(where: asksForScenes)
    } || followsScene(place)
  }

  /// Whether the same body has returned a scene's orientation before, wherever there is a scene.
  private func followsScene(_ place: Place) -> Bool {
    (place.scope.member?.body ?? []).contains { statement in
      guard statement.span.end <= place.span.start,
        case .if(let conditions, let then, _) = statement.kind,
        conditions.contains(where: asksForScenes)
      else { return false }
      return then.contains { inner in
        guard case .if(_, let answer, _) = inner.kind, answer.alwaysLeave else { return false }
        var isRead = false
        answer.visitExpressions { if $0.lastName == "interfaceOrientation" { isRead = true } }
        return isRead
      }
    }
  }

  private func asksForScenes(_ condition: Statement.Condition) -> Bool {
    guard case .available(let version?, false) = condition.kind else { return false }
    return Behaviors(of: version.system)[.scenes]
  }

  private func isApplication(_ base: Expression, _ place: Place, _ code: CodeBase) -> Bool {
    if let path = base.path, path.contains("UIApplication") || path.last == "sharedApplication" {
      return true
    }
    if let (callee, arguments) = base.callee, arguments.isEmpty,
      callee.path?.contains("UIApplication") ?? false
    {
      return true
    }
    if let type = code.typeName(of: base, at: place) { return type == "UIApplication" }
    // A macro for the application.
    if case .name(let name) = base.plain.kind, let value = code.constantValue(of: name) {
      return value.path?.contains("UIApplication") ?? false
    }
    guard case .name(let name) = base.plain.kind, let value = place.local(named: name)?.onlyValue
    else { return base.lastName == "application" || base.lastName == "sharedApplication" }
    return value.path?.contains("UIApplication") ?? false
  }
}
