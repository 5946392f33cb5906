import AppCodeAnalysis
import AppCodeModel
import Orientation

/// Which screens turn, and when they hear of their size.
struct TurningScreens {
  private let project: CheckedProject
  private let code: CodeBase

  init(_ project: CheckedProject) {
    self.project = project
    code = project.code
  }

  /// What UIKit calls when the size of a view or of a controller's view changes.
  static let sizeCallbacks = [
    "viewWillTransition(to:with:)", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "layoutSubviews", "updateViewConstraints", "updateConstraints",
    "viewSafeAreaInsetsDidChange", "willRotate(to:duration:)", "didRotate(from:)",
    "willAnimateRotation(to:duration:)", "layoutSublayers(of:)",
  ]

  /// Whether a class or a superclass of the project hears of a new size, or may by one from
  /// elsewhere.
  func hearsOfSize(_ type: String) -> Bool {
    code.classes.hasUnknownSuperclass(type)
      || Self.sizeCallbacks.contains { code.classes.member($0, of: type) != nil }
  }

  /// Whether a controller may be shown in portrait and in landscape.
  func mayTurn(_ type: String, in file: CodeFile) -> Bool {
    code.idioms.contains { idiom in
      let masks = project.appMasks(for: idiom, file.source) ?? []
      guard masks.isEmpty || masks.contains(where: { Self.turns($0.mask) }) else { return false }
      guard code.classes.isController(type) else { return true }
      let answers = code.answers(.mask, of: type).filter { $0.idiom == idiom }
      return answers.contains { $0.possibilities.masks?.contains(where: Self.turns) ?? true }
    }
  }

  private static func turns(_ mask: InterfaceOrientationMask) -> Bool {
    !mask.isDisjoint(with: .landscape)
      && !mask.isDisjoint(with: [.portrait, .portraitUpsideDown])
  }

  /// Whether a method runs once, before a screen is shown, or only methods that do call it.
  func isEarly(_ place: Place) -> Bool {
    guard place.scope.closureDepth == 0, case .function(let function)? = place.scope.member
    else { return false }
    return Self.isEarly(function)
      || ValueFlow(code).isOnlyCalled(function, of: place.scope.typeName, from: Self.isEarly)
  }

  private static func isEarly(_ function: FunctionDeclaration) -> Bool {
    function.isInitializing
      || ["viewDidLoad", "loadView", "awakeFromNib"].contains(function.name)
  }

  /// Whether an expression holds the width or the height of the screen or of a controller's view.
  static func readsSize(_ expression: Expression, at place: Place) -> Bool {
    place.finds(in: expression) { part in
      guard var path = part.path, let last = path.popLast(), last == "width" || last == "height"
      else { return false }
      if path.last == "size" { path.removeLast() }
      if path.first == "self" { path.removeFirst() }
      return path == ["UIScreen", "main", "bounds"] || path == ["view", "bounds"]
        || path == ["view", "frame"]
    }
  }
}
