import AppCodeAnalysis
import AppCodeModel

/// Something that is known to hold, and where.
struct HeldFact {
  var fact: KnownFact
  var place: Place
}

/// Code that runs when UIKit calls something: a callback, or a method of the class that it calls.
struct CalledCode {
  var unit: CodeUnit
  var span: SourceSpan
  /// What holds where it is called, and where the method is called that calls it.
  var facts: [HeldFact] = []

  /// Whether it has a place.
  func contains(_ place: Place) -> Bool {
    unit.file === place.file && span.contains(place.span)
  }
}

/// The code that runs when the size or the traits of a screen or a view change.
struct TurnCode {
  private let code: CodeBase
  /// What was found of a class: of one that makes several views each of them is asked about.
  private let known = Memo<String, [CalledCode]>()

  init(_ code: CodeBase) { self.code = code }

  /// How many methods are followed from a callback.
  private static let most = 24

  /// A piece of code and the methods of its class that it calls, each once for all that holds there.
  ///
  /// - Parameters:
  ///   - span: the code.
  ///   - file: its file.
  ///   - type: the class whose object runs it.
  /// - Returns: the code itself first.
  func reached(from span: SourceSpan, in file: CodeFile, of type: String) -> [CalledCode] {
    guard let unit = code.unit(of: file) else { return [] }
    var found = [CalledCode(unit: unit, span: span)]
    var step = 0
    while step < found.count, found.count < Self.most {
      let caller = found[step]
      step += 1
      for name in caller.unit.calledNames(in: caller.span) + messages(in: caller) {
        for method in methods(name, of: type) {
          for call in calls(of: name, in: caller) where isOwn(call, method.function) {
            let facts = caller.facts + call.scope.facts.map { HeldFact(fact: $0, place: call) }
            guard found.count < Self.most, let own = code.unit(of: method.file),
              !found.contains(where: {
                $0.unit.file === method.file && $0.span == method.function.span
                  && $0.facts.map(\.fact) == facts.map(\.fact)
              })
            else { continue }
            found.append(CalledCode(unit: own, span: method.function.span, facts: facts))
          }
        }
      }
    }
    return found
  }

  /// All code that a size, a size class or traits that are new make run in objects of a class.
  func all(of type: String) -> [CalledCode] { known.value(type) { findAll(of: type) } }

  private func findAll(of type: String) -> [CalledCode] {
    var found = overrides(of: Self.callbacks, type)
    for call in code.calls(of: "registerForTraitChanges", inCodeOf: type) {
      guard let block = call.expression?.callee?.arguments.last?.value.plain,
        case .closure = block.kind
      else { continue }
      found += reached(from: block.span, in: call.file, of: type)
    }
    // UIKit calls these where something asks for it.
    let asks = found.contains { part in
      part.unit.uses(["setNeedsUpdateConstraints", "updateConstraintsIfNeeded"], in: part.span)
    }
    guard asks else { return found }
    return found + overrides(of: ["updateViewConstraints", "updateConstraints"], type)
  }

  /// What runs in callbacks of a class and of the superclasses that it passes them on to.
  func overrides(of callbacks: [String], _ type: String) -> [CalledCode] {
    ([type] + code.classes.ancestors(of: type)).flatMap { own in
      callbacks.flatMap { name -> [CalledCode] in
        guard let member = code.classes.ownMember(name, of: own),
          case .function(let function) = member.kind, function.body != nil
        else { return [] }
        return reached(from: function.span, in: member.file, of: type)
      }
    }
  }

  /// What UIKit calls then.
  static let callbacks = [
    "viewWillTransition(to:with:)", "willTransition(to:with:)", "traitCollectionDidChange(_:)",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews",
    "viewSafeAreaInsetsDidChange", "willRotate(to:duration:)", "didRotate(from:)",
    "willAnimateRotation(to:duration:)",
  ]

  /// What Objective-C sends without arguments, which looks like a property.
  private func messages(in part: CalledCode) -> [String] {
    guard part.unit.file.source.language == .objectiveC else { return [] }
    return part.unit.mentions(in: part.span).compactMap { mention in
      guard let base = mention.expression?.base, base.isSelf else { return nil }
      return mention.expression?.lastName
    }
  }

  private func calls(of name: String, in part: CalledCode) -> [Place] {
    let calls = (part.unit.calls[name] ?? []).within(part.span)
    guard part.unit.file.source.language == .objectiveC else { return Array(calls) }
    let reads = (part.unit.mentions[name] ?? []).within(part.span).filter { mention in
      mention.parent?.expression?.callee?.callee.span != mention.span
    }
    return Array(calls) + reads
  }

  private func methods(
    _ name: String, of type: String
  ) -> [(file: CodeFile, function: FunctionDeclaration)] {
    ([type] + code.classes.ancestors(of: type)).lazy.map { own in
      code.classes.ownMethods(name, of: own).filter { $0.function.body != nil }
    }.first { !$0.isEmpty } ?? code.classes.defaultMethods(name, of: type)
  }

  /// Whether a call is of a method of the same object, and of this one of those with its name.
  private func isOwn(_ call: Place, _ function: FunctionDeclaration) -> Bool {
    guard let expression = call.expression else { return false }
    let (callee, arguments) = expression.callee ?? (expression, [])
    guard callee.base.map(\.isSelf) ?? true else { return false }
    return call.file.source.language == .objectiveC
      || FunctionDeclaration.name(function.baseName, labels: arguments.map(\.label))
        == function.name
      || function.parameters.contains(where: \.hasDefault)
  }
}
