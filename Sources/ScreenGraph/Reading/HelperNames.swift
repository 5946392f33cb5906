import AppCodeAnalysis
import AppCodeModel

/// The functions of a project through which screens are shown, so that their callers matter, too.
///
/// A body without a word of interest is not read. One that calls `cover(_:)` is of interest as soon
/// as it is known that `cover(_:)` presents what it is given.
struct HelperNames {
  /// How calls of them begin in files of either language.
  private(set) var words: Set<String> = []

  private static let showing = [
    "present", "presentViewController", "pushViewController", "show", "showViewController",
    "showDetailViewController", "addChild", "addChildViewController", "setViewControllers",
    "setViewController", "instantiateViewController", "instantiateInitialViewController",
    "transition",
  ]

  init(_ code: CodeBase) {
    var waiting: [Place] = Self.showing.flatMap { code.calls(of: $0) }
    waiting += ["rootViewController", "viewControllers"].flatMap { name in
      code.assignments(to: name).map(\.place)
    }
    var seen: Set<BodyKey> = []
    while let place = waiting.popLast() {
      let scope = place.scope
      for name in place.closureNames { words.formUnion(["\(name)(", "\(name)?("]) }
      guard !scope.file.isTest, case .function(let function)? = scope.member,
        seen.insert(BodyKey(scope.file, function.span)).inserted
      else { continue }
      let isController = scope.typeName.map { code.classes.isController($0) } ?? false
      // What a screen does by itself needs no caller.
      let isForeign = scope.typeName.map { code.classes[$0]?.form == .foreign } ?? true
      guard !isController || isForeign || function.takesSomething else { continue }
      let name = function.baseName
      if name == "init" {
        if let type = scope.typeName?.split(separator: ".").last { words.insert("\(type)(") }
      } else {
        let part = name.prefix { $0 != ":" }
        words.insert(scope.file.source.language == .swift ? "\(part)(" : String(part))
      }
      waiting += code.calls(of: name)
    }
    // These are in every file.
    words.subtract(["viewDidLoad(", "viewWillAppear(", "viewDidAppear(", "prepare("])
  }
}

extension FunctionDeclaration {
  /// Whether a caller decides what it shows: it is given something else than who sent an action.
  fileprivate var takesSomething: Bool {
    parameters.contains { parameter in
      parameter.name != "sender" && parameter.type?.hasPrefix("UI") != true
        || parameter.type?.contains("ViewController") == true
    }
  }
}

extension Place {
  /// What the closures around it are called by, if they are given something.
  fileprivate var closureNames: [String] {
    guard scope.closureDepth > 0 else { return [] }
    return ancestors.compactMap { around in
      guard let expression = around.expression, case .closure(let closure) = expression.kind,
        !closure.parameters.isEmpty
      else { return nil }
      return around.parent?.name(ofClosure: expression)
    }
  }
}
