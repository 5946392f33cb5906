import AppCodeAnalysis
import AppCodeModel

/// Where code adds views, layers, recognizers, controllers and scenes that it has just made.
struct Additions {
  private let code: CodeBase
  /// Which methods of other objects add something each time that they are called.
  private let adding = Memo<Origin, String?>()

  init(_ code: CodeBase) { self.code = code }

  /// Something that is added.
  struct Addition {
    /// Where, in the code that was asked about.
    var place: Place
    /// What it is.
    var words: String
    /// Whether it is a scene that is presented.
    var isScene: Bool { words == Additions.scene }
  }

  private static let scene = "scene"

  /// Whether code takes away what was added, looks for it, or calls what is named so.
  static func takesAway(in span: SourceSpan, of unit: CodeUnit) -> Bool {
    unit.uses(removals, in: span)
      || unit.calledNames(in: span).contains { $0.hasPrefix("remove") || $0.hasPrefix("clear") }
  }

  /// What takes away what was added, or looks for it.
  private static let removals: Set<String> = [
    "removeFromSuperlayer", "removeFromSuperview", "removeFromParent", "removeGestureRecognizer",
    "removeGestureRecognizer:", "sublayers", "subviews", "setSublayers:", "gestureRecognizers",
    "arrangedSubviews", "viewWithTag", "viewWithTag:", "replaceSublayer:with:", "replaceSublayer",
    "children", "childViewControllers", "removeFromParentViewController", "dispatch_once",
    "removeArrangedSubview", "removeArrangedSubview:",
  ]

  /// The methods that add, and what they add.
  private static let methods: [String: String] = {
    var methods = ["presentScene": scene, "presentScene:": scene]
    for name in [
      "addSubview", "addSubview:", "insertSubview", "insertSubview:atIndex:",
      "insertSubview:belowSubview:", "insertSubview:aboveSubview:", "addArrangedSubview",
      "addArrangedSubview:", "insertArrangedSubview", "insertArrangedSubview:atIndex:",
    ] { methods[name] = "view" }
    for name in [
      "addSublayer", "addSublayer:", "insertSublayer", "insertSublayer:atIndex:",
      "insertSublayer:below:", "insertSublayer:above:",
    ] { methods[name] = "layer" }
    for name in ["addGestureRecognizer", "addGestureRecognizer:"] {
      methods[name] = "gesture recognizer"
    }
    for name in ["addChild", "addChildViewController:"] { methods[name] = "controller" }
    return methods
  }()

  /// The first thing that a piece of code makes and adds whenever it runs.
  func first(in part: CalledCode) -> Addition? {
    guard part.facts.allSatisfy({ isAlways($0.fact, at: $0.place) }) else { return nil }
    let added = Self.methods.flatMap { name, words in
      (part.unit.calls[name] ?? []).within(part.span).compactMap { call in
        addsNew(call) ? Addition(place: call, words: self.words(words, at: call)) : nil
      }
    }
    let handed = part.unit.calledNames(in: part.span).filter { Self.methods[$0] == nil }
      .flatMap { name in
        (part.unit.calls[name] ?? []).within(part.span).compactMap { call in
          addedElsewhere(by: call, 0).map { Addition(place: call, words: $0) }
        }
      }
    return (added + handed).min { $0.place.span.start < $1.place.span.start }
  }

  /// What a call adds: a child of what is not a controller is a node.
  private func words(_ words: String, at call: Place) -> String {
    guard words == "controller", let owner = call.expression?.callee?.callee.base, !owner.isSelf,
      !code.isController(owner, at: call)
    else { return words }
    return "node"
  }

  /// Whether a call adds something that is made anew, to something that stays.
  private func addsNew(_ call: Place) -> Bool {
    guard let (callee, arguments) = call.expression?.callee, let added = arguments.first?.value,
      call.scope.facts.allSatisfy({ isAlways($0, at: call) }), !isInOtherBlock(call),
      isNew(added, at: call), !isInNew(callee.base, at: call)
    else { return false }
    return true
  }

  /// What a method of another object, or a function, adds whenever it is called.
  private func addedElsewhere(by call: Place, _ depth: Int) -> String? {
    guard depth < 3, let (callee, arguments) = call.expression?.callee,
      !(callee.base?.isSuper ?? false),
      call.scope.facts.allSatisfy({ isAlways($0, at: call) }), !isInOtherBlock(call),
      !isInNew(callee.base, at: call)
    else { return nil }
    let body: (file: CodeFile, function: FunctionDeclaration)?
    if callee.base.map({ !$0.isSelf }) ?? false {
      guard let member = code.member(called: callee, arguments, at: call),
        case .function(let function) = member.kind, !function.isInitializing
      else { return nil }
      body = (member.file, function)
    } else {
      // What the class has itself is looked at as a part of it.
      guard let name = callee.lastName, callee.base == nil, call.local(named: name) == nil,
        code.member(called: callee, arguments, at: call) == nil
      else { return nil }
      let functions = code.freeFunctions(named: name)
      body = functions.count == 1 ? functions[0] : nil
    }
    guard let body, body.function.body != nil, let unit = code.unit(of: body.file) else {
      return nil
    }
    return adding.value(Origin(body.file, body.function.span)) {
      guard !Self.takesAway(in: body.function.span, of: unit) else { return nil }
      return first(
        in: CalledCode(unit: unit, span: body.function.span))?.words
    }
  }

  /// Whether what holds does so each time: something is there, or a size is one or another.
  private func isAlways(_ fact: KnownFact, at place: Place) -> Bool {
    switch fact {
    case .conditions(let conditions, let holds):
      return conditions.allSatisfy { condition in
        switch condition.kind {
        case .binding: holds
        case .available: true
        case .expression(let test): isAlways(test)
        case .match: false
        }
      }
    case .expression(let test, _): return isAlways(test)
    case .chosen: return false
    case .compilation, .availability: return true
    }
  }

  /// Whether a test is whether a size is larger than a number.
  private func isAlways(_ test: Expression) -> Bool {
    guard let (left, name, right) = test.plain.operation, name == ">" || name == ">=" else {
      return false
    }
    return ["width", "height"].contains(left.lastName)
      && [.integer(0), .float("0.0")].contains(right.plain.kind)
  }

  /// Whether a call is in a block that may run once, or later.
  private func isInOtherBlock(_ call: Place) -> Bool {
    call.ancestors.contains { place in
      guard let block = place.expression, case .closure = block.kind else { return false }
      guard let name = place.parent?.expression?.callee?.callee.lastName else { return true }
      return !Self.repeated.contains(name)
    }
  }

  private static let repeated: Set<String> = [
    "forEach", "async", "animate", "performWithoutAnimation", "enumerateObjectsUsingBlock:",
    "asyncAfter", "performWithoutAnimation:",
  ]

  // MARK: What is new

  /// Whether something is added to what is made here itself, which is added, or not, on its own.
  private func isInNew(_ owner: Expression?, at place: Place) -> Bool {
    guard let owner = owner?.plain, !owner.isSelf else { return false }
    if case .member(let base, "layer") = owner.kind { return isInNew(base, at: place) }
    if case .member(let base, "contentView") = owner.kind { return isInNew(base, at: place) }
    guard case .name(let name) = owner.kind, let local = place.local(named: name) else {
      return owner.callee != nil
    }
    if local.isParameter { return false }
    return local.onlyValue.map { isMade($0.plain, at: place, 0) } ?? true
  }

  /// Whether an expression is an object that is made each time that the code around it runs.
  private func isNew(_ object: Expression, at place: Place) -> Bool {
    isMade(object.plain, at: place, 0)
  }

  private func isMade(_ object: Expression, at place: Place, _ depth: Int) -> Bool {
    guard depth < 4 else { return false }
    if object.isMaking { return true }
    switch object.kind {
    case .cast(let value, let kind, _) where kind != .test:
      return isMade(value.plain, at: place, depth + 1)
    case .unwrapped(let value, _): return isMade(value.plain, at: place, depth + 1)
    case .name(let name):
      if let local = place.local(named: name) {
        guard !local.isParameter else { return false }
        let values = (local.initialValue.map { [$0] } ?? []) + local.assignedValues
        return !values.isEmpty
          && values.allSatisfy {
            isMade($0.plain, at: place.before($0, of: local), depth + 1)
          }
      }
      return isReplaced(name, at: place, depth)
    case .member(let base, let name) where base.isSelf: return isReplaced(name, at: place, depth)
    case .call(let callee, let arguments):
      guard let member = code.member(called: callee.plain, arguments, at: place),
        case .function(let function) = member.kind, function.body != nil
      else { return false }
      let results = code.results(of: member)
      return !results.isEmpty
        && results.allSatisfy { result in
          result.expression.map { isMade($0.plain, at: result, depth + 1) } ?? false
        }
    default: return false
    }
  }

  /// Whether a property gets a new object in the same body, before it is added.
  private func isReplaced(_ name: String, at place: Place, _ depth: Int) -> Bool {
    guard let unit = code.unit(of: place.file) else { return false }
    return [name, "_" + name].flatMap { (unit.assignments[$0] ?? []).within(place.memberSpan) }
      .contains { assignment in
        assignment.span.end <= place.span.start && assignment.operation == "="
          && (assignment.target.plain.base?.isSelf ?? true)
          && assignment.place.scope.facts.allSatisfy { isAlways($0, at: assignment.place) }
          && !isInOtherBlock(assignment.place)
          && isMade(assignment.value.plain, at: assignment.place, depth + 1)
      }
  }
}

extension Expression {
  /// Whether it makes an object: `CALayer()`, `.init()`, `[[UIView alloc] init]`, `[CALayer layer]`.
  fileprivate var isMaking: Bool {
    if let name = instantiatedClass { return !name.hasSuffix("Shared") }
    let called = callee?.callee ?? plain
    switch called.kind {
    case .implicitMember("init"): return true
    case .member(let base, let name):
      return base.typeNamed != nil && factories.contains(name)
    default: return false
    }
  }
}

/// The class methods of Apple's frameworks that make an object.
private let factories: Set<String> = [
  "layer", "buttonWithType:", "sceneWithSize:", "nodeWithFileNamed:", "unarchiveFromFile",
  "unarchiveFromFile:", "view", "playerLayerWithPlayer:",
]
