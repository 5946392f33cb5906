import AppCodeAnalysis
import AppCodeModel
import Orientation

/// Which screens turn, and when they are notified of their size.
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

  /// Whether a class or a superclass of the project is notified of a new size, or may be by one
  /// from elsewhere.
  func isNotifiedOfSize(_ type: String) -> Bool {
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

  /// Whether something keeps the place of a property of a class up to date: constraints, a mask for
  /// resizing, a view that places it.
  func isPlaced(_ owner: String, of type: String) -> Bool {
    let names = [owner, owner.hasPrefix("_") ? String(owner.dropFirst()) : "_" + owner]
    let mentions = names.flatMap { code.mentions(of: $0) }.filter { mention in
      mention.scope.typeName.map { code.classes.isKind($0, of: type) } ?? false
    }
    return mentions.contains { mention in
      guard let outer = mention.parent?.expression else { return false }
      if case .member(_, let name) = outer.kind {
        return Self.layouts.contains(name) || name.hasSuffix("Anchor")
      }
      guard let (left, name, _) = outer.operation, name == "=" else { return false }
      return Self.holders.contains(left.lastName ?? "")
    }
  }

  /// Whether a size becomes that of something of a class that nothing else places.
  func isLaidOut(_ read: Place, of type: String, _ purposes: ValuePurposes) -> Bool {
    purposes.laidOut(read).contains { owner in
      owner.lastName.map { !isPlaced($0, of: type) } ?? true
    }
  }

  private static let layouts: Set<String> = [
    "autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "snp", "mas_makeConstraints",
    "mas_makeConstraints:", "autoPinEdgesToSuperviewEdges",
  ]
  /// What places by itself what is given to it.
  private static let holders: Set<String> = [
    "tableHeaderView", "tableFooterView", "inputAccessoryView", "inputView", "titleView",
    "leftView", "rightView", "backgroundView", "accessoryView", "customView",
  ]

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
