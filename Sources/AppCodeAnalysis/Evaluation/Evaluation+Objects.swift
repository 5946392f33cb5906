import AppCodeModel

/// The controller that is on top of the screen, as code finds it that walks there.
package struct TopController: Sendable, Hashable {
  /// Its class.
  package var className: String
  /// The functions and properties of the project that walk to it, by their base names.
  package var walkers: Set<String>
  /// The classes from what a container shows to it, where the container itself looks for it; none where
  /// it is looked for on the whole screen.
  package var path: [String] = []

  /// Creates one of a class.
  package init(_ className: String, walkers: Set<String>) {
    self.className = className
    self.walkers = walkers
  }

  /// Creates the one that a container shows in the end.
  ///
  /// - Parameter path: the classes of what is inside of each other, at least one.
  package init(shownBy path: [String]) {
    className = path.last ?? ""
    walkers = []
    self.path = path
  }
}

/// Objects whose class is known: `self`, and the controller on top, cast or not.
extension Evaluation {
  /// An object of a known class, as an expression has it.
  enum KnownObject: Hashable {
    /// An object of a class.
    case object(String)
    /// None: the class is not what it is cast to.
    case absent
  }

  /// The object that an expression stands for.
  ///
  /// - Returns: nil where its class is not known.
  func knownObject(
    _ expression: Expression, _ frame: CallFrame, _ depth: Int = 0
  ) -> KnownObject? {
    guard depth < Self.deepestLocal else { return nil }
    let plain = expression.plain
    if plain.isSelf { return frame.selfType.map { .object($0) } }
    switch plain.kind {
    case .unwrapped(let inner, _): return knownObject(inner, frame, depth + 1)
    case .cast(let inner, let kind, let type):
      guard kind != .test, let known = knownObject(inner, frame, depth + 1) else { return nil }
      guard case .object(let name) = known else { return known }
      // A cast of Objective-C changes nothing: `(id<Turning>)top`.
      if frame.file.source.language == .objectiveC { return .object(name) }
      switch isKind(name, of: type) {
      case true?: return .object(name)
      case false?: return .absent
      case nil: return nil
      }
    case .name(let name):
      if let source = frame.sources[name] ?? frame.place?.local(named: name)?.onlyValue,
        source.plain.kind != plain.kind, !source.plain.isSelf
      {
        return knownObject(source, frame, depth + 1)
      }
    default: break
    }
    guard let top else { return nil }
    guard top.path.isEmpty else { return shown(plain, top.path, frame, depth) }
    guard isTop(plain, frame) else { return nil }
    hasLookedForTop = true
    return .object(top.className)
  }

  /// What the container that is asked shows, or what that shows itself.
  private func shown(
    _ expression: Expression, _ path: [String], _ frame: CallFrame, _ depth: Int
  ) -> KnownObject? {
    switch target(of: expression, frame) {
    case .top, .visible, .selected, .lastChild: break
    default: return nil
    }
    let holder: String?
    switch expression.container {
    case let base? where !base.isSelf:
      let known = knownObject(base, frame, depth + 1)
      guard case .object(let name)? = known else { return known }
      holder = name
    default: holder = frame.selfType
    }
    let place = holder == asked ? 0 : path.firstIndex { $0 == holder }.map { $0 + 1 }
    guard let place, place < path.count else { return nil }
    hasLookedForTop = true
    return .object(path[place])
  }

  /// Whether an expression is the controller on top of the screen.
  private func isTop(_ expression: Expression, _ frame: CallFrame) -> Bool {
    let name = expression.callee?.callee.lastName ?? expression.lastName
    if let name, top?.walkers.contains(name) == true { return true }
    guard expression.callee == nil else { return false }
    return switch target(of: expression, frame) {
    case .top, .visible, .selected, .presented, .lastChild: true
    default: false
    }
  }

  /// Whether an object is of a type: one whose class is known, or a window.
  func isOfType(_ object: Expression, _ type: String, _ frame: CallFrame) -> Bool? {
    switch knownObject(object, frame) {
    case .object(let name)?: isKind(name, of: type)
    case .absent?: false
    case nil: isWindow(object, of: type, frame)
    }
  }

  /// Whether objects of a class are of a type; nil where that is not known.
  func isKind(_ name: String, of type: String) -> Bool? {
    let type = type.strippedType
    let classes = code.classes
    if classes.isKind(name, of: type) || classes.hasProtocol(name, type) { return true }
    // Code of a superclass or an extension runs on objects of subclasses, too.
    guard let form = classes[name]?.form, form != .foreign, form != .protocol,
      !classes.hasUnknownSuperclass(name), classes[type].map({ $0.form != .foreign }) ?? false,
      !classes.allSubclasses(of: name).contains(where: {
        classes.isKind($0, of: type) || classes.hasProtocol($0, type)
      })
    else { return nil }
    return false
  }
}

extension CodeBase {
  /// The functions and properties that walk to the controller on top of the screen, by their base names:
  /// they give a controller, and ask others for what these present or have on top.
  ///
  /// - Complexity: linear in the functions and properties of the app.
  package var topWalkers: Set<String> {
    var found: Set<String> = []
    func look(_ name: String, _ type: String?, _ span: SourceSpan, _ file: CodeFile) {
      guard let type = type?.strippedType, classes.isController(type),
        uses(Self.steps, in: span, of: file)
      else { return }
      found.insert(FunctionDeclaration.baseName(of: name))
    }
    for entry in classes.all {
      for member in classes.ownMembers(of: entry.name) {
        look(member.name, member.valueType, member.span, member.file)
      }
    }
    for (name, functions) in functions {
      for place in functions {
        look(name, place.function.returnType, place.function.span, place.file)
      }
    }
    return found
  }

  private static let steps: Set<String> = [
    "presentedViewController", "visibleViewController", "topViewController",
  ]
}

extension Expression {
  /// The container whose top or selection this is; nil where none is written: `self` is meant.
  fileprivate var container: Expression? {
    switch plain.kind {
    case .member(let base, "last"), .member(let base, "lastObject"): base.plain.base
    case .member(let base, _): base
    case .call(let callee, _): callee.container
    case .subscripting(let base, _): base.plain.base
    default: nil
    }
  }
}
