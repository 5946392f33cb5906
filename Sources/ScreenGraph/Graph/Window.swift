import AppCodeAnalysis
import AppCodeModel

/// The window that is given a root, as far as the code around shows which one it is.
struct Window {
  private let code: CodeBase
  private let place: Place
  /// The window; nil for `self`.
  private let base: Expression?
  private let kind: ClassKind
  private let isCreatedHere: Bool

  init(_ assignment: Assignment, _ code: CodeBase) {
    self.code = code
    place = assignment.place
    base = assignment.target.base
    kind = place.scope.typeName.map { code.classes.kind(of: $0) } ?? .other
    let windows = ["UIWindow"] + code.classes.allSubclasses(of: "UIWindow")
    let place = assignment.place
    isCreatedHere = windows.contains { name in
      code.instantiations(of: name).contains {
        $0.file == place.file && $0.scope.typeName == place.scope.typeName
      }
    }
  }

  /// Whether it is a window's root that is set.
  var isWindow: Bool {
    guard let base, !base.isSelf, !base.isSuper else { return kind == .window }
    return true
  }

  /// Whether it is on a second display or a car's, where the scenes with these delegates are.
  func isOnOtherDisplay(_ delegates: Set<String>) -> Bool {
    if let type = place.scope.typeName, delegates.contains(type) { return true }
    return code.assignments(to: "screen").contains { assignment in
      isSame(assignment.target.base, assignment.place) && assignment.target.base != nil
        && !mayBeMainScreen(assignment)
    }
  }

  /// Whether a window is put on the device's own screen, also by one of the callers of a method that is
  /// given the screen.
  private func mayBeMainScreen(_ assignment: Assignment) -> Bool {
    let sources = ValueFlow(code).sources(of: assignment.value, at: assignment.valuePlace)
    return (sources.compactMap(\.expression) + [assignment.value]).contains {
      ["main", "mainScreen"].contains($0.plain.lastName)
    }
  }

  private var name: String? { base?.lastName }

  /// Whether it is the app's main window.
  func isMain(_ launch: LaunchCode) -> Bool {
    guard !hasLevel else { return false }
    if kind == .appDelegate || kind == .sceneDelegate {
      return name == "window" || !isCreatedHere || isHandedOn || launch.rank(of: place) != nil
    }
    if kind == .window { return true }
    guard isCreatedHere else { return true }
    return !kind.isController && launch.rank(of: place) != nil
  }

  /// Whether a window of the same body becomes the delegate's: `self.window = window`.
  private var isHandedOn: Bool {
    code.assignments(to: "window").contains {
      $0.place.file == place.file && $0.value.lastName == name
    }
  }

  /// Whether it is above other windows.
  private var hasLevel: Bool {
    isSet("windowLevel")
      || kind == .window
        && code.assignments(to: "windowLevel").contains {
          $0.place.scope.typeName == place.scope.typeName
        }
  }

  /// Whether the same body hides the window again at once.
  var isHidden: Bool {
    ["isHidden", "hidden"].contains { name in
      code.assignments(to: name).contains { assignment in
        assignment.place.file == place.file
          && assignment.place.scope.member?.span == place.scope.member?.span
          && assignment.place.span.start > place.span.start
          && assignment.place.scope.facts.count == place.scope.facts.count
          && assignment.value.plain.kind == .boolean(true)
          && isSame(assignment.target.base, assignment.place)
      }
    }
  }

  /// Whether the window becomes key rather than only visible.
  var isKey: Bool {
    ["makeKeyAndVisible", "makeKey", "becomeKey", "makeKeyWindow"].contains { name in
      (code.calls(of: name) + code.mentions(of: name)).contains { call in
        isSame(call.expression?.callee?.callee.base ?? call.expression?.base, call)
      }
    }
  }

  private func isSet(_ property: String) -> Bool {
    code.assignments(to: property).contains { isSame($0.target.base, $0.place) }
  }

  private func isSame(_ other: Expression?, _ at: Place) -> Bool {
    guard at.file == place.file, at.scope.typeName == place.scope.typeName else { return false }
    guard let base, !base.isSelf else { return other == nil || other?.isSelf == true }
    return other?.lastName == name && name != nil
  }
}
