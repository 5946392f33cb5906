import AppCodeAnalysis
import AppCodeModel

/// Where code notifies UIKit that masks have changed.
struct MaskAnnouncements {
  private let code: CodeBase
  private let calls: [String]

  /// Looks for calls of methods that notify UIKit, or after which it asks anyhow.
  init(_ code: CodeBase, by calls: [String] = all) {
    self.code = code
    self.calls = calls
  }

  /// What notifies UIKit and nothing else.
  static let explicit = [ofMask, "attemptRotationToDeviceOrientation", "requestGeometryUpdate"]

  /// What notifies UIKit that a mask has changed, and that a lock has.
  static let ofMask = "setNeedsUpdateOfSupportedInterfaceOrientations"
  static let ofLock = "setNeedsUpdateOfPrefersInterfaceOrientationLocked"

  /// All methods after which UIKit asks for masks.
  static let all = explicit + changesOfScreens

  /// All methods after which UIKit asks for the locks of iOS 26.
  static let ofLocks = [ofLock] + changesOfScreens

  private static let changesOfScreens = [
    "present", "dismiss", "pushViewController", "popViewController",
    "popToRootViewController", "popToViewController", "setViewControllers",
    "presentViewController:animated:completion:", "dismissViewControllerAnimated:completion:",
  ]

  /// Whether a method notifies UIKit, itself or by another one of its class.
  func are(in function: FunctionDeclaration, of type: String, in file: CodeFile) -> Bool {
    are(in: function, of: type, in: file, depth: 0)
  }

  /// Whether a body does, itself or by a method of its class.
  func are(in body: [Statement], _ span: SourceSpan, of type: String, in file: CodeFile) -> Bool {
    are(in: body, span, of: type, in: file, depth: 0)
  }

  private func are(
    in function: FunctionDeclaration, of type: String, in file: CodeFile, depth: Int
  ) -> Bool {
    let body = function.isBodySkipped ? [] : function.body ?? []
    return are(in: body, function.span, of: type, in: file, depth: depth)
  }

  private func are(
    in body: [Statement], _ span: SourceSpan, of type: String, in file: CodeFile, depth: Int
  ) -> Bool {
    if code.hasCalls(of: calls, in: span, of: file) { return true }
    guard depth < 2 else { return false }
    return body.ownNames.lazy.flatMap { methods($0, of: type) }.contains { method in
      method.function.span != span
        && are(in: method.function, of: type, in: method.file, depth: depth + 1)
    } || areByOthers(in: span, of: file, depth: depth)
  }

  /// Whether a method of another object of the project does: `turner.turn(to: .landscape)`.
  private func areByOthers(in span: SourceSpan, of file: CodeFile, depth: Int) -> Bool {
    guard [Self.all, Self.ofLocks, Self.explicit].contains(calls), let unit = code.unit(of: file)
    else { return false }
    let others = MaskAnnouncements(
      code, by: calls == Self.ofLocks ? [Self.ofLock] : Self.explicit)
    return unit.calledNames(in: span).contains { name in
      (unit.calls[name] ?? []).within(span).contains { call in
        guard let object = call.expression?.callee?.callee.base, !object.isSelf, !object.isSuper,
          let type = object.typeNamed ?? code.typeName(of: object, at: call),
          let entry = code.classes[type],
          // What is added to the device turns it, and does not announce a mask.
          entry.form != .foreign
        else { return false }
        return methods(name, of: type).contains {
          others.are(in: $0.function, of: type, in: $0.file, depth: depth + 1)
        }
      }
    }
  }

  /// The methods of a name that a class has, itself or by an extension of all controllers.
  private func methods(
    _ name: String, of type: String
  ) -> [(file: CodeFile, function: FunctionDeclaration)] {
    ([type] + code.classes.ancestors(of: type)).lazy
      .map { code.classes.ownMethods(name, of: $0) }.first { !$0.isEmpty }
      ?? code.classes.defaultMethods(name, of: type)
  }

  /// The calls in the body around a place that notify UIKit, themselves or in the method they call, in
  /// order.
  func calls(around place: Place) -> [Place] {
    guard let unit = code.unit(of: place.file) else { return [] }
    let direct = Set(calls)
    let names = unit.calledNames(in: place.memberSpan).filter { name in
      if direct.contains(name) { return true }
      guard let type = place.scope.typeName else { return false }
      return methods(name, of: type).contains { method in
        method.function.span != place.memberSpan
          && are(in: method.function, of: type, in: method.file, depth: 1)
      }
    }
    var found = names.flatMap { name in
      (unit.calls[name] ?? []).within(place.memberSpan).filter { call in
        direct.contains(name) || call.expression?.callee?.callee.base?.isSelf ?? true
      }
    }
    found.sortByStart()
    return found
  }
}

extension [Statement] {
  /// The names alone or after `self`, each once, in order.
  fileprivate var ownNames: [String] {
    var names: [String] = []
    var seen: Set<String> = []
    visitExpressions { expression in
      switch expression.kind {
      case .name(let name): if seen.insert(name).inserted { names.append(name) }
      case .member(let base, let name) where base.isSelf:
        if seen.insert(name).inserted { names.append(name) }
      default: break
      }
    }
    return names
  }
}
