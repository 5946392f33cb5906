import AppCodeModel

/// The methods in which a screen and an app begin and end.
enum Lifecycle {
  /// The methods that always run before UIKit asks a controller that is shown, in order.
  static let setups = [
    "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear(_:)", "viewIsAppearing(_:)",
    "viewDidAppear(_:)",
  ]

  /// Methods that UIKit calls on controllers only, and not on views.
  static let ofControllers = [
    "viewDidLoad", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
    "viewDidDisappear(_:)", "viewDidLayoutSubviews",
  ]

  /// Those and others that are of controllers whatever the class is called.
  static let onlyOfControllers = [
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewWillTransition(to:with:)",
    "viewSafeAreaInsetsDidChange", "prefersStatusBarHidden", "preferredStatusBarStyle",
    "prefersHomeIndicatorAutoHidden", "prepare(for:sender:)",
  ]

  /// The last of them that runs once only.
  static let firstAppearance = 3

  static let teardowns: Set<String> = ["viewWillDisappear(_:)", "viewDidDisappear(_:)"]

  /// What UIKit calls on controllers and views, which Objective-C overrides without a word for it.
  static let callbacks: Set<String> = Set(setups).union(teardowns).union([
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews",
    "viewWillTransition(to:with:)", "willTransition(to:with:)", "traitCollectionDidChange(_:)",
    "updateConstraints", "updateViewConstraints", "didMoveToWindow", "didMoveToSuperview",
  ])

  /// The methods in which an app and its scenes begin.
  static let launches: Set<String> = [
    "application(_:willFinishLaunchingWithOptions:)",
    "application(_:didFinishLaunchingWithOptions:)", "scene(_:willConnectTo:options:)",
  ]
}

extension CodeBase {
  /// When a member runs, of those that always run before UIKit asks: itself, or called from one.
  ///
  /// - Parameters:
  ///   - member: the member.
  ///   - file: the file it is in.
  ///   - type: the class of the object.
  /// - Returns: its place in that order; nil when it runs later, or not always.
  package func setupRank(of member: CodeScope.Member, in file: CodeFile, of type: String) -> Int? {
    setupRank(of: member, in: file, of: type, 0)
  }

  private func setupRank(
    of member: CodeScope.Member, in file: CodeFile, of type: String, _ depth: Int
  ) -> Int? {
    guard case .function(let function) = member else { return nil }
    if function.name.hasPrefix("init") { return 0 }
    if Lifecycle.launches.contains(function.name) { return 1 }
    if let place = Lifecycle.setups.firstIndex(of: function.name) { return place + 1 }
    guard depth < 3 else { return nil }
    let key = SetupMember(file: file, span: function.span, type: type, depth: depth)
    return uses.setupRanks.value(key) { rankOfCallers(of: function, type, depth) }
  }

  private func rankOfCallers(of function: FunctionDeclaration, _ type: String, _ depth: Int) -> Int?
  {
    let name = function.baseName
    var calls = callsByType(name).related(to: type, classes)
    // A message without arguments is written as a property is.
    if function.parameters.isEmpty { calls += valuesByType(name).related(to: type, classes) }
    return calls.prefix(Evaluation.mostAssignments).compactMap { call -> Int? in
      let scope = call.scope
      guard scope.closureDepth == 0, scope.facts.allSatisfy(\.asksForSelfOnly),
        let caller = scope.member,
        caller.span != function.span, let callerType = scope.typeName,
        classes.isKind(callerType, of: type) || classes.isKind(type, of: callerType),
        let expression = call.expression,
        (expression.callee?.callee ?? expression).base.map({ $0.isSelf || $0.isSuper }) ?? true
      else { return nil }
      return setupRank(of: caller, in: call.file, of: type, depth + 1)
    }.min()
  }
}

/// A member as it is called on objects of a class, so many calls away from where it was asked about.
struct SetupMember: Hashable, Sendable {
  var file: CodeFile
  var span: SourceSpan
  var type: String
  var depth: Int
}

extension KnownFact {
  /// Whether all that it says is that the object is there: `if (!self) return nil;`.
  fileprivate var asksForSelfOnly: Bool {
    switch self {
    case .expression(let expression, _): expression.asksForSelf
    case .conditions(let conditions, _):
      conditions.allSatisfy { condition in
        switch condition.kind {
        case .expression(let expression), .binding(_, _, let expression): expression.asksForSelf
        case .available, .match: false
        }
      }
    case .chosen, .compilation, .availability: false
    }
  }
}

extension Expression {
  /// Whether it asks for nothing but whether the object is there: `!self`, `self = [super init]`.
  fileprivate var asksForSelf: Bool {
    switch plain.kind {
    case .name("self"): true
    case .prefix("!", let inner): inner.asksForSelf
    case .infix(let target, "=", _): target.isSelf
    case .infix(let one, "==", let other), .infix(let one, "!=", let other):
      one.asksForSelf && other.plain.kind == .null || one.plain.kind == .null && other.asksForSelf
    default: false
    }
  }
}
