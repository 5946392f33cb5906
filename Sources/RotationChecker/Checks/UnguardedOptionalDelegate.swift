import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// An optional method of the app delegate that is called without asking.
struct UnguardedOptionalDelegate: Check {
  static let description = CheckDescription(
    "unguarded-optional-delegate",
    title: "An optional method of the app delegate is called without a check",
    rationale: """
      `application:supportedInterfaceOrientationsForWindow:` is optional, and most app
      delegates do not implement it. In Objective-C, sending it to a delegate that does not
      implement it throws an exception and crashes the app. In Swift, call it with `?`.

      Ask first: `[delegate respondsToSelector:@selector(application:supportedInterfaceOrientationsForWindow:)]`.
      Or ask the application itself, which knows the delegate and the Info.plist:
      `[app supportedInterfaceOrientationsForWindow:window]`.
      """,
    severity: .error, versions: "every version of iOS", rules: ["D-01"],
    triggering: [
      .objectiveC(
        """
        UIInterfaceOrientationMask mask(UIWindow *window) {
          UIApplication *app = [UIApplication sharedApplication];
          return ↓[app.delegate application:app supportedInterfaceOrientationsForWindow:window];
        }
        """)
    ],
    quiet: [
      .objectiveC(
        """
        UIInterfaceOrientationMask mask(UIWindow *window) {
          UIApplication *app = [UIApplication sharedApplication];
          if ([app.delegate respondsToSelector:@selector(application:supportedInterfaceOrientationsForWindow:)]) {
            return [app.delegate application:app supportedInterfaceOrientationsForWindow:window];
          }
          return [app supportedInterfaceOrientationsForWindow:window];
        }
        """),
      .objectiveC(
        """
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @end
        @implementation AppDelegate
        - (UIInterfaceOrientationMask)application:(UIApplication *)application
          supportedInterfaceOrientationsForWindow:(UIWindow *)window {
          return UIInterfaceOrientationMaskPortrait;
        }
        @end
        UIInterfaceOrientationMask mask(UIWindow *window) {
          UIApplication *app = [UIApplication sharedApplication];
          return [(AppDelegate *)app.delegate application:app supportedInterfaceOrientationsForWindow:window];
        }
        """, note: "A class that implements it."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    project.code.calls(of: "application").compactMap { finding($0, project) }
  }

  private func finding(_ place: Place, _ project: CheckedProject) -> Finding? {
    guard let (callee, arguments) = place.expression?.callee,
      !place.file.isSwift || place.isForcedCall,
      arguments.map(\.label) == [nil, "supportedInterfaceOrientationsFor"],
      let base = callee.base, !base.isSuper, project.runs(place),
      !implements(base, place, project), !isAsked(place, project.code)
    else { return nil }
    return finding(
      "\(RotationMethods.selectorOfAppDelegate) is optional: without it, this call "
        + (place.file.isSwift ? "crashes the app; use ?" : "throws; check ")
        + (place.file.isSwift ? "" : "with respondsToSelector: first"), at: place)
  }

  private func implements(
    _ base: Expression, _ place: Place, _ project: CheckedProject
  ) -> Bool {
    let classes = project.code.classes
    if base.isSelf, let type = place.scope.typeName {
      return classes.member(RotationMethods.ofAppDelegate, of: type) != nil
    }
    guard let type = project.code.typeName(of: base, at: place), classes[type] != nil else {
      return false
    }
    return classes.member(RotationMethods.ofAppDelegate, of: type) != nil
  }

  /// Whether the same method asks anywhere before, itself or by another one of its class.
  private func isAsked(_ place: Place, _ code: CodeBase) -> Bool {
    guard let member = place.scope.member, let unit = code.unit(of: place.file) else {
      return false
    }
    let before = SourceSpan(Int(member.span.start), Int(place.span.start))
    if asks(in: before, of: unit) { return true }
    return unit.mentions(in: before).contains { mention in
      guard let expression = mention.expression, expression.base?.isSelf ?? true,
        let name = expression.lastName, mention.local(named: name) == nil
      else { return false }
      // A function outside of types.
      if let call = mention.parent, let whole = call.expression, whole.callee != nil,
        let answer = code.answers(to: whole, at: call).first,
        let other = code.unit(of: answer.file), asks(in: answer.memberSpan, of: other)
      {
        return true
      }
      guard let type = place.scope.typeName,
        let helper = code.member(name, of: type).map({ ($0.file, $0.span) })
          ?? code.classes.ownMethods(name, of: type).first.map({ ($0.file, $0.function.span) }),
        let other = code.unit(of: helper.0)
      else { return false }
      return asks(in: helper.1, of: other)
    }
  }

  private func asks(in span: SourceSpan, of unit: CodeUnit) -> Bool {
    unit.uses(["responds"], in: span)
      && (unit.selectors["application"] ?? []).contains { selector in
        span.contains(selector.span)
          && selector.expression?.selectedMethod == RotationMethods.ofAppDelegate
      }
  }
}

extension Place {
  /// Whether a method is called as if it were there: `delegate.application!(…)`.
  fileprivate var isForcedCall: Bool {
    guard case .call(let callee, _)? = expression?.plain.kind else { return false }
    if case .unwrapped(_, isForced: true) = callee.kind { return true }
    return false
  }
}
