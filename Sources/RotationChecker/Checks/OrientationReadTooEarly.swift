import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// The interface's orientation, read before there is a window.
struct OrientationReadTooEarly: Check {
  static let description = CheckDescription(
    "orientation-read-too-early",
    title: "The interface's orientation is read before there is a window",
    rationale: """
      A controller is created long before it is shown, and its view has no window in `init`,
      `loadView` and `viewDidLoad`. There `view.window?.windowScene` is nil, so every such
      read uses the fallback, and a forced unwrap crashes the app. A value stored at that time
      is that of the previous screen, and is out of date if the interface turns in between.

      Read it when it is needed: the window is available from `viewIsAppearing(_:)` or
      `viewWillLayoutSubviews()` on.

      ```swift
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        updateLayout(view.window?.windowScene?.interfaceOrientation)
      }
      ```
      """,
    severity: .warning, versions: "iOS 13 and later; a kept value on every version",
    rules: ["B-19", "J-06"],
    triggering: [
      .swift(
        """
        import UIKit

        final class PreviewViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let isLandscape = ↓view.window?.windowScene?.interfaceOrientation.isLandscape ?? false
            title = isLandscape ? "wide" : "tall"
          }
        }
        """),
      .swift(
        """
        import UIKit

        final class PreviewViewController: UIViewController {
          var orientation = ↓UIApplication.shared.statusBarOrientation
        }
        """, note: "A value from before the first turn, kept."),
      .swift(
        """
        import UIKit

        final class PreviewViewController: UIViewController {
          var orientation = ↓UIApplication.shared.statusBarOrientation

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let current = UIApplication.shared.statusBarOrientation
            if current != orientation {
              orientation = current
              view.setNeedsUpdateConstraints()
            }
          }
        }
        """, note: "The first layout is skipped when the kept value happens to be the same."),
      .swift(
        """
        import SwiftUI

        final class Layout: ObservableObject {
          @Published var isLandscape: Bool

          init() {
            isLandscape =
              ↓UIApplication.shared.windows.first!.windowScene!.interfaceOrientation.isLandscape
          }
        }
        """, note: "Created before the app has a window."),
      .objectiveC(
        """
        #import <UIKit/UIKit.h>

        @interface PreviewViewController : UIViewController
        @end

        @implementation PreviewViewController
        - (void)viewDidLoad {
          [super viewDidLoad];
          UIInterfaceOrientation side = ↓self.view.window.windowScene.interfaceOrientation;
          NSLog(@"%ld", (long)side);
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        import UIKit

        final class PreviewViewController: UIViewController {
          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            let isLandscape = view.window?.windowScene?.interfaceOrientation.isLandscape ?? false
            title = isLandscape ? "wide" : "tall"
          }
        }
        """),
      .swift(
        """
        import UIKit

        final class PreviewViewController: UIViewController {
          var orientation = UIApplication.shared.statusBarOrientation

          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            orientation = view.window?.windowScene?.interfaceOrientation ?? .portrait
          }
        }
        """, note: "The value is updated."),
      .swift(
        """
        import UIKit

        final class PreviewViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            DispatchQueue.main.async {
              self.title = self.view.window?.windowScene?.interfaceOrientation.isLandscape == true
                ? "wide" : "tall"
            }
          }
        }
        """, note: "By then the view may have its window."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    var found: [Finding] = []
    let places =
      code.mentions(of: "interfaceOrientation") + code.mentions(of: "statusBarOrientation")
    // Very many properties may have one name.
    let setAgain = Memo<KeptProperty, Bool>()
    var reported: Set<Origin> = []
    for place in places {
      guard !place.file.isTest, let type = place.scope.typeName, place.scope.isBuilt,
        place.scope.closureDepth == 0 || place.mappedOptional != nil,
        let expression = place.expression,
        code.classes.isController(type) || code.classes.kind(of: type) == .view
          || unwrapsWindow(expression)
      else { continue }
      if let message = message(for: expression, at: place, in: code, setAgain)
        ?? kept(place, project, setAgain)
      {
        found.append(finding(message, at: place))
        reported.insert(Origin(place.file, place.span))
      }
    }
    // One cause is one finding.
    let others = places.filter { !reported.contains(Origin($0.file, $0.span)) }
    var seen = Set(found.map(\.location))
    return found
      + (answered(others, code) + taken(in: project)).filter { seen.insert($0.location).inserted }
  }

  /// What is wrong with a read in code that only runs before the view is shown, and whose value is
  /// kept in a property from then on.
  private func kept(
    _ place: Place, _ project: CheckedProject, _ setAgain: Memo<KeptProperty, Bool>
  ) -> String? {
    let code = project.code
    guard case .function(let function)? = place.scope.member, let type = place.scope.typeName,
      project.runs(place), let expression = place.expression, isOrientation(expression),
      Self.isEarly(function) || TurningScreens.isOnlyEarly(function, of: type, code)
    else { return nil }
    let isKept = ValueFlow(code).uses(of: place).near.contains { use in
      guard case .assigned(let target) = use.kind, !use.isDecision,
        let name = target.plain.lastName,
        target.plain.base?.isSelf ?? true, use.place.local(named: name) == nil,
        use.place.scope.typeName == type, case .variable? = code.member(name, of: type)?.kind
      else { return false }
      return !setAgain.value(KeptProperty(type: type, name: name)) {
        isSetLater(name, of: type, in: code)
      }
    }
    guard isKept, TurningScreens(project).mayTurn(type, in: place.file) else { return nil }
    return "the value is read before the view is shown and is not updated when the interface turns"
  }

  /// Whether a property is set by code that runs after the view was shown.
  private func isSetLater(_ name: String, of type: String, in code: CodeBase) -> Bool {
    isSetByOthers(name, of: type, in: code)
      || code.classes.family(of: type).contains {
        code.assignments(to: name, inCodeOf: $0).contains { assignment in
          guard case .function(let function)? = assignment.place.scope.member else { return true }
          return assignment.place.scope.closureDepth > 0
            || !Self.isEarly(function)
              && !TurningScreens.isOnlyEarly(function, of: assignment.place.scope.typeName, code)
        }
      }
  }

  /// Whether the code of another class sets a property, by an object of this one.
  private func isSetByOthers(_ name: String, of type: String, in code: CodeBase) -> Bool {
    // By the name of an instance variable, its property's too.
    let names = name.hasPrefix("_") ? [name, String(name.dropFirst())] : [name]
    return names.flatMap { code.assignments(to: $0) }.contains { assignment in
      guard let base = assignment.target.plain.base, !base.isSelf,
        let object = code.typeName(of: base, at: assignment.valuePlace)
      else { return false }
      return code.areRelated(object, type)
    }
  }

  /// Reads of a getter, or calls of a method, that gives the orientation of its own window, where
  /// there is none yet.
  private func answered(_ places: [Place], _ code: CodeBase) -> [Finding] {
    var seen: Set<SourceLocation> = []
    var getters: Set<KeptProperty> = []
    return places.flatMap { place -> [Finding] in
      guard !place.file.isTest, let type = place.scope.typeName, place.scope.isBuilt,
        place.scope.closureDepth == 0 || place.mappedOptional != nil,
        let expression = place.expression,
        isOfOwnWindow(expression, at: place, code), let member = place.scope.member,
        gives(place)
      else { return [] }
      let name = FunctionDeclaration.baseName(of: member.name)
      guard getters.insert(KeptProperty(type: type, name: name)).inserted else { return [] }
      // What is added to all controllers or views, or what a superclass has, is read by others.
      let isOfView = code.classes.kind(of: type) == .view
      func isOwn(_ mention: Place) -> Bool {
        guard let base = mention.expression?.base else { return true }
        return base.isSelf || isOfView && TurningScreens.path(of: base, at: mention) == ["view"]
      }
      let mentions =
        code.classes[type]?.form == .foreign
        ? code.mentions(of: name).filter { mention in
          guard let reader = mention.scope.typeName else { return false }
          return code.classes.isKind(reader, of: type)
            || isOfView && code.classes.isController(reader)
              && mention.expression?.base?.isSelf == false
        }
        : ([type] + code.classes.allSubclasses(of: type)).flatMap {
          code.mentions(of: name, inCodeOf: $0)
        }
      return mentions.compactMap { mention in
        guard !mention.file.isTest, let reader = mention.scope.typeName,
          mention.scope.closureDepth == 0, !mention.isAssigned,
          isOwn(mention), mention.local(named: name) == nil,
          case .function(let function)? = mention.scope.member,
          Self.isEarly(function) || TurningScreens.isOnlyEarly(function, of: reader, code),
          seen.insert(mention.location).inserted
        else { return nil }
        let moment = Self.isEarly(function) ? "in \(function.baseName)" : "before it is shown"
        return finding(
          "\(moment) the view has no window yet: \(name) cannot know the orientation",
          at: mention, related: [related("it is read here", at: place.span, in: place.file.source)])
      }
    }
  }

  /// Whether what is read is what its member gives.
  private func gives(_ place: Place) -> Bool {
    switch place.scope.member {
    case .variable(_, .getter)?: true
    case .function(let function)?: function.returnType != nil && !Self.isEarly(function)
    default: false
    }
  }

  private static func isEarly(_ function: FunctionDeclaration) -> Bool {
    function.isInitializing || ["viewDidLoad", "loadView", "awakeFromNib"].contains(function.name)
  }

  /// Properties of an orientation that is taken for granted, and given one of a scene that there
  /// may not be: reading one ends the app.
  private func taken(in project: CheckedProject) -> [Finding] {
    let code = project.code
    return code.classes.all.flatMap { entry in
      entry.parts.flatMap { part in
        part.declaration.variables.filter { variable in
          variable.type.map { OrientationTag(type: $0) != nil && $0.hasSuffix("!") } ?? false
            || variable.modifiers.contains(.implicitlyUnwrapped)
              && variable.type.flatMap { OrientationTag(type: $0) } != nil
        }
      }.compactMap { variable in
        let missing = code.assignments(to: variable.name, inCodeOf: entry.name).first {
          assignment in
          project.runs(assignment.place)
            && assignment.value.contains { part in
              if case .unwrapped(_, isForced: false) = part.kind { return true }
              return false
            }
            && assignment.value.contains {
              ["windowScene", "connectedScenes"].contains($0.lastName)
            }
        }
        guard let missing else { return nil }
        let read = code.mentions(of: variable.name, inCodeOf: entry.name).first { mention in
          !mention.isTested
            && mention.parent?.expression?.base?.span == mention.span
        }
        guard let read else { return nil }
        return finding(
          "\(variable.name) is read without a check: before there is a scene it is nil, which"
            + " crashes the app", at: missing.place,
          related: [related("the read", at: read.span, in: read.file.source)])
      }
    }
  }

  /// The type and the name of a property or a getter.
  private struct KeptProperty: Hashable {
    var type: String
    var name: String
  }

  private func message(
    for expression: Expression, at place: Place, in code: CodeBase,
    _ setAgain: Memo<KeptProperty, Bool>
  ) -> String? {
    switch place.scope.member {
    case .variable(let variable, .initialValue)?:
      // A lazy value is read when it is needed, and one that is set again is not a value from
      // launch.
      guard !variable.modifiers.contains(.lazy), variable.getter == nil,
        place.scope.typeDeclaration != nil, isOrientation(expression),
        let type = place.scope.typeName,
        !setAgain.value(
          KeptProperty(type: type, name: variable.name),
          { isSetAgain(variable.name, of: type, in: code) })
      else { return nil }
      return "the value is read when the object is created and is wrong if the interface turns"
        + " before it is shown"
    case .function(let function)?:
      let isEarly = Self.isEarly(function)
      if isEarly, unwrapsWindow(expression) {
        return "in \(function.baseName) there may not be a window yet: this crashes the app"
      }
      let isReached =
        isEarly || TurningScreens.isOnlyEarly(function, of: place.scope.typeName, code)
      guard isReached,
        isOfOwnWindow(expression, at: place, code)
          || isEarly && isOfOwnView(expression, at: place, code)
      else { return nil }
      let moment = isEarly ? "in \(function.baseName)" : "before the view is shown"
      return "\(moment) the view has no window yet: this is nil"
    default: return nil
    }
  }

  /// `view.window?.windowScene?.interfaceOrientation`, of the object itself.
  private func isOfOwnWindow(
    _ expression: Expression, at place: Place, _ code: CodeBase
  ) -> Bool {
    // `scene?.interfaceOrientation`, where a getter gives the view's scene.
    var path = TurningScreens.path(behindGettersOf: code, expression, at: place)
    // `scene.map { $0.interfaceOrientation }`
    if let scene = place.mappedOptional, let own = TurningScreens.path(of: scene, at: place) {
      path = path.map { own + $0.dropFirst() }
    }
    return path == ["view", "window", "windowScene", "interfaceOrientation"]
      || path == ["window", "windowScene", "interfaceOrientation"]
      || path
        == ["view", "window", "windowScene", "effectiveGeometry", "interfaceOrientation"]
  }

  /// `pad.window?.windowScene?.interfaceOrientation`, of a view that the object makes itself.
  private func isOfOwnView(_ expression: Expression, at place: Place, _ code: CodeBase) -> Bool {
    guard let path = TurningScreens.path(of: expression, at: place), path.count > 3,
      Array(path[1...3]) == ["window", "windowScene", "interfaceOrientation"],
      place.local(named: path[0]) == nil, let type = place.scope.typeName,
      let member = code.classes.member(path[0], of: type),
      case .variable(let variable) = member.kind,
      let view = variable.initialValue?.instantiatedClass
    else { return false }
    return code.classes.kind(of: view) == .view || FrameworkClasses.inherits(view, from: "UIView")
  }

  /// Whether it takes a window or its scene for granted: `windows.first!.windowScene!`.
  private func unwrapsWindow(_ expression: Expression) -> Bool {
    expression.contains { inner in
      guard case .unwrapped(let value, isForced: true) = inner.kind else { return false }
      return ["window", "windowScene", "first", "keyWindow"].contains(value.lastName)
        && expression.contains { ["windowScene", "connectedScenes"].contains($0.lastName) }
    }
  }

  /// Whether it is the interface's orientation, by a way that does not depend on the object.
  private func isOrientation(_ expression: Expression) -> Bool {
    guard case .member = expression.kind else { return false }
    if expression.lastName == "statusBarOrientation" { return true }
    return expression.contains { inner in
      ["windowScene", "connectedScenes", "keyWindow", "windows"].contains(inner.lastName)
    }
  }

  /// Whether a place is only reached when a property differs from something, so that its first
  /// value decides.
  private func isGuarded(_ place: Place, by name: String) -> Bool {
    place.scope.facts.contains { fact in
      guard case .conditions(let conditions, true) = fact else { return false }
      return conditions.contains { condition in
        guard case .expression(let test) = condition.kind else { return false }
        return place.finds(in: test) { $0.lastName == name }
      }
    }
  }

  private func isSetAgain(_ name: String, of type: String, in code: CodeBase) -> Bool {
    ([type] + code.classes.allSubclasses(of: type)).contains { type in
      code.assignments(to: name, inCodeOf: type).contains { assignment in
        assignment.place.scope.member?.name != name && !isGuarded(assignment.place, by: name)
      }
    }
  }
}

extension Place {
  /// What is mapped, where this is a member of what the closure around it is given.
  fileprivate var mappedOptional: Expression? {
    guard scope.closureDepth == 1, let (callee, arguments) = callsAround.first,
      ["map", "flatMap"].contains(callee.lastName), arguments.count == 1,
      case .closure(let closure) = arguments[0].value.plain.kind,
      case .name(let name)? = expression?.base?.plain.kind, closure.takes(name)
    else { return nil }
    return callee.base
  }
}

extension Place {
  /// Whether a test for nil, or a binding, is around it or in front of it.
  fileprivate var isTested: Bool {
    guard let name = expression?.lastName else { return false }
    return scope.facts.contains { fact in
      switch fact {
      case .conditions(let conditions, _):
        conditions.contains { condition in
          switch condition.kind {
          case .expression(let test): test.operation != nil && test.mentions(name)
          case .binding(_, _, let value): value.mentions(name)
          case .match, .available: false
          }
        }
      case .expression(let test, _): test.mentions(name)
      case .chosen, .compilation, .availability: false
      }
    }
  }
}

extension Expression {
  fileprivate func mentions(_ name: String) -> Bool { contains { $0.lastName == name } }
}
