import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// The first scene, treated as a window scene without a check.
struct UnsafeFirstScene: Check {
  static let description = CheckDescription(
    "unsafe-first-scene",
    title: "The first connected scene is treated as a window scene",
    rationale: """
      `connectedScenes` is a set: its first element is arbitrary, and not all of its elements are
      window scenes. With CarPlay connected, the first one may be a `CPTemplateApplicationScene`:
      a forced cast crashes the app, a cast in Objective-C crashes it at the next message, and a
      conditional cast returns nil although there is a window scene.

      Ask the view that turns:

      ```swift
      let scene = view.window?.windowScene
      ```

      or take the first that is a window scene:

      ```swift
      let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
      ```

      A library that requests a turn of the first scene does not know how many the app has; there a
      conditional cast is a note.
      """,
    severity: .error, versions: "iOS 13 and later", rules: ["D-54"],
    triggering: [
      .swift(
        """
        import UIKit

        func orientation() -> UIInterfaceOrientation {
          let scene = ↓UIApplication.shared.connectedScenes.first as! UIWindowScene
          return scene.interfaceOrientation
        }
        """),
      .objectiveC(
        """
        #import <UIKit/UIKit.h>

        void turn(void) {
          NSArray *scenes = [[[UIApplication sharedApplication] connectedScenes] allObjects];
          UIWindowScene *scene = ↓(UIWindowScene *)scenes[0];
          [scene requestGeometryUpdateWithPreferences:nil errorHandler:nil];
        }
        """),
      .objectiveC(
        """
        #import <UIKit/UIKit.h>

        UIInterfaceOrientation current(void) {
          UIWindowScene *scene = ↓UIApplication.sharedApplication.connectedScenes.anyObject;
          return scene.interfaceOrientation;
        }
        """),
      .swift(
        """
        import CarPlay
        import UIKit

        final class CarDelegate: UIResponder, CPTemplateApplicationSceneDelegate {}

        func isLandscape() -> Bool {
          let scene = ↓UIApplication.shared.connectedScenes.first as? UIWindowScene
          return scene?.interfaceOrientation.isLandscape ?? false
        }
        """, note: "The app has scenes of another kind."),
      .swift(
        """
        import UIKit

        public func turn(to mask: UIInterfaceOrientationMask) {
          let scene = ↓UIApplication.shared.connectedScenes.first as? UIWindowScene
          scene?.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { _ in }
        }
        """, note: "A library asks a scene of the app to turn."),
    ],
    quiet: [
      .swift(
        """
        import UIKit

        func orientation() -> UIInterfaceOrientation {
          let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
          return scenes.first?.interfaceOrientation ?? .unknown
        }
        """),
      .swift(
        """
        import UIKit

        func isLandscape() -> Bool {
          let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
          return scene?.interfaceOrientation.isLandscape ?? false
        }
        """, note: "A conditional cast, in an app whose scenes are all of windows."),
      .objectiveC(
        """
        #import <UIKit/UIKit.h>

        UIWindowScene *windowScene(void) {
          for (UIScene *scene in [UIApplication sharedApplication].connectedScenes) {
            if ([scene isKindOfClass:[UIWindowScene class]]) { return (UIWindowScene *)scene; }
          }
          return nil;
        }
        """),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let hasOtherScenes = Self.hasOtherScenes(code)
    return silentCasts(code)
      + code.units.flatMap(\.casts).compactMap { place in
        guard !place.file.isTest,
          case .cast(let value, let kind, let type)? = place.expression?.kind,
          let scenes = Self.scenes(of: value, castTo: type.strippedType, at: place, code)
        else { return nil }
        switch kind {
        case .forced, .unchecked:
          guard !Self.testsKind(place, code) else { return nil }
          let end = kind == .forced ? "this cast" : "the next message to it"
          return finding(
            "the first connected scene need not be a window scene: with CarPlay connected \(end)"
              + " crashes the app", at: place, fix: fix(scenes, "!", place))
        case .conditional where hasOtherScenes:
          return finding(
            "the first connected scene may be CarPlay's, and then this is nil although the app has a"
              + " window scene", at: place, severity: .warning, fix: fix(scenes, "", place))
        case .conditional where asksToTurn(place, project):
          return finding(
            "the first connected scene may not be the one to turn: an app that links this library may"
              + " have several, or CarPlay's; use the scene of a window",
            at: place, severity: .note)
        default: return nil
        }
      }
  }

  /// Whether a library, which cannot know the scenes of the apps that link it, has the scene turned.
  private func asksToTurn(_ place: Place, _ project: CheckedProject) -> Bool {
    project.isOfLibraryOnly(place.file.source)
      && project.code.hasCalls(
        of: ["requestGeometryUpdate"], in: place.memberSpan, of: place.file)
  }

  /// The scenes of which a cast takes one blindly, that or its delegate, or all of them.
  private static func scenes(
    of value: Expression, castTo type: String, at place: Place, _ code: CodeBase
  ) -> Expression? {
    if type == "UIWindowScene" {
      if let scenes = scenes(firstOf: value, at: place) { return scenes }
      // `connectedScenes.map { $0 as! UIWindowScene }`
      guard value.plain.lastName.map({ place.isParameterOfClosure($0) }) ?? false else {
        return nil
      }
      return place.callsAround.lazy.compactMap { call -> Expression? in
        ["map", "forEach", "flatMap"].contains(call.callee.lastName) ? call.callee.base : nil
      }.first { isScenes($0, at: place) || scenes(firstOf: $0, at: place) != nil }
    }
    guard code.classes.kind(of: type) == .sceneDelegate, value.plain.lastName == "delegate" else {
      return nil
    }
    return value.plain.base.flatMap { scenes(firstOf: $0, at: place) }
  }

  /// Whether the code around a place asks for a class.
  private static func testsKind(_ place: Place, _ code: CodeBase) -> Bool {
    code.hasCalls(of: ["isKind"], in: place.memberSpan, of: place.file)
  }

  /// Objective-C's `UIWindowScene *scene = scenes.anyObject`, which casts without saying so.
  private func silentCasts(_ code: CodeBase) -> [Finding] {
    code.units.flatMap(\.locals).compactMap { place in
      guard !place.file.isTest, place.file.source.language == .objectiveC,
        case .variable(let variable)? = place.statement?.kind,
        variable.type?.strippedType == "UIWindowScene", let value = variable.initialValue,
        Self.scenes(firstOf: value, at: place) != nil,
        !Self.testsKind(place, code)
      else { return nil }
      return finding(
        "the first connected scene need not be a window scene: with CarPlay connected the next"
          + " message to it crashes the app", at: value.span, in: place.file.source)
    }
  }

  /// Whether the app has scenes that are not of windows, as CarPlay's.
  private static func hasOtherScenes(_ code: CodeBase) -> Bool {
    code.classes.all.contains { entry in
      !entry.protocols.isDisjoint(with: carPlayDelegates)
    }
  }

  private static let carPlayDelegates: Set<String> = [
    "CPTemplateApplicationSceneDelegate", "CPTemplateApplicationDashboardSceneDelegate",
    "CPTemplateApplicationInstrumentClusterSceneDelegate",
  ]

  /// The scenes that an expression blindly takes one of; nil for anything else.
  private static func scenes(
    firstOf value: Expression, at place: Place, depth: Int = 0
  ) -> Expression? {
    guard depth < deepest else { return nil }
    let value = value.plain
    switch value.kind {
    case .member(let base, "first"), .member(let base, "firstObject"),
      .member(let base, "lastObject"), .member(let base, "anyObject"),
      .member(let base, "nextObject"):
      return isScenes(base, at: place) ? base : nil
    case .subscripting(let base, let arguments):
      guard arguments.count == 1, case .integer = arguments[0].value.kind else { return nil }
      return isScenes(base, at: place) ? base : nil
    case .call(let callee, let arguments):
      guard let name = callee.lastName, let base = callee.plain.base else { return nil }
      // `scenes.first { $0.activationState == .foregroundActive }`
      if name == "first", arguments.count == 1,
        case .closure(let closure) = arguments[0].value.plain.kind, !closure.body.asksForClass
      {
        return isScenes(base, at: place) ? base : nil
      }
      let isBlind = [
        "firstObject", "anyObject", "randomElement", "lastObject", "nextObject", "objectAtIndex:",
        "objectAtIndexedSubscript:",
      ].contains(name)
      guard isBlind, arguments.count <= 1 else { return nil }
      return isScenes(base, at: place) ? base : nil
    case .name(let name):
      guard let local = place.local(named: name), let only = local.onlyValue else { return nil }
      return scenes(firstOf: only, at: place.before(only, of: local), depth: depth + 1)
    default: return nil
    }
  }

  /// How many locals are followed one to the other.
  private static let deepest = 6

  private static func isScenes(_ base: Expression, at place: Place, depth: Int = 0) -> Bool {
    if base.isConnectedScenes { return true }
    guard depth < deepest else { return false }
    switch base.plain.kind {
    case .name(let name):
      guard let local = place.local(named: name), let value = local.onlyValue else { return false }
      return isScenes(value, at: place.before(value, of: local), depth: depth + 1)
    case .member(let set, "allObjects"), .member(let set, "objectEnumerator"):
      return isScenes(set, at: place, depth: depth + 1)
    default: return false
    }
  }

  private func fix(_ scenes: Expression, _ mark: String, _ place: Place) -> Fix? {
    let file = place.file
    guard file.source.language == .swift, scenes.isConnectedScenes,
      place.span.contains(scenes.span),
      case .cast(let value, _, let type)? = place.expression?.kind,
      type.strippedType == "UIWindowScene",
      // A condition would be lost.
      value.callee?.arguments.isEmpty ?? true
    else { return nil }
    let replacement =
      "\(file.text(scenes.span)).compactMap({ $0 as? UIWindowScene }).first\(mark)"
    return Fix("take the first window scene", [edit(place.span, in: file.source, replacement)])
  }
}

extension [Statement] {
  /// Whether a test in them asks of which class something is, or of which role.
  fileprivate var asksForClass: Bool {
    var asks = false
    visitExpressions { expression in
      if case .cast = expression.kind { asks = true }
      if ["isKind", "role"].contains(expression.callee?.callee.lastName ?? expression.lastName) {
        asks = true
      }
    }
    return asks
  }
}

extension Place {
  /// Whether a name is what the closure around this place is given: `$0`, or a parameter.
  fileprivate func isParameterOfClosure(_ name: String) -> Bool {
    guard scope.closureDepth > 0 else { return false }
    return name == "$0" || local(named: name)?.isParameter ?? false
  }
}
