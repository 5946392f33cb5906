import AppCodeModel
package import Orientation

extension CodeBase {
  /// The code that runs after a change wherever it runs at all: what follows the change in its own
  /// list of statements, and what follows the calls of functions that always bring it about.
  ///
  /// - Returns: stretches of files, in no order.
  /// - Complexity: linear in the bodies that bring it about.
  package func stretches(after change: Change) -> [ClosedRange<SourceLocation>] {
    var found: [ClosedRange<SourceLocation>] = []
    var sites = [change.site]
    for depth in 0... {
      var callers: [Place] = []
      for site in sites {
        guard let member = site.scope.member, let body = member.body,
          let list = StatementList(in: body, around: site.span)
        else { continue }
        found += list.stretches(in: site.file)
        if depth < Self.mostCallsToChange, list.isBody, site.scope.facts.allSatisfy(\.isUnwrapping),
          case .function(let function) = member
        {
          callers += self.callers(of: function, site.scope.typeName)
            .prefix(Self.mostCallersOfChange)
        }
      }
      if callers.isEmpty { break }
      sites = callers
    }
    return found
  }

  /// How many calls may lead to a change, and how many callers of a function are looked at.
  private static let mostCallsToChange = 2
  private static let mostCallersOfChange = 12
}

/// The lists of statements around a place that run on from it, each behind the statement with the
/// place.
private struct StatementList {
  /// The statements behind, from the inside out.
  private var rests: [ArraySlice<Statement>]
  /// Whether the body itself is one of them, of which every statement runs.
  let isBody: Bool

  init?(in body: [Statement], around span: SourceSpan) {
    var list = body
    var isBody = true
    rests = []
    while let index = list.firstIndex(where: { $0.span.contains(span) }) {
      guard let inner = Self.list(in: list[index], around: span) else {
        rests.append(list[(index + 1)...])
        self.isBody = isBody
        return
      }
      if list[index].isUnwrapping {
        rests.append(list[(index + 1)...])
      } else {
        rests = []
        isBody = false
      }
      list = inner
    }
    return nil
  }

  /// The outermost list inside of a statement that has the place.
  private static func list(in statement: Statement, around span: SourceSpan) -> [Statement]? {
    func has(_ list: [Statement]) -> Bool { list.contains { $0.span.contains(span) } }
    if let list = statement.lists.first(where: has) { return list }
    var found: [Statement]?
    [statement].visitExpressions { expression in
      guard found == nil, case .closure(let closure) = expression.kind, has(closure.body) else {
        return
      }
      found = closure.body
    }
    return found
  }

  /// The stretches of the file in which they are.
  func stretches(in file: CodeFile) -> [ClosedRange<SourceLocation>] {
    rests.compactMap { rest in
      guard let first = rest.first, let last = rest.last else { return nil }
      let end = SourceSpan(Int(last.span.end), Int(last.span.end))
      return file.location(of: first.span)...file.location(of: end)
    }
  }
}

extension Statement {
  /// Whether it only unwraps the app's delegate, so that what is inside runs whenever it does.
  fileprivate var isUnwrapping: Bool {
    guard case .if(let conditions, _, nil) = kind else { return false }
    return KnownFact.conditions(conditions, true).isUnwrapping
  }
}

extension KnownFact {
  /// Whether it holds because the app's delegate was unwrapped, which is there while code runs.
  var isUnwrapping: Bool { unwrapsOnly(\.isAppDelegate) }

  /// Whether it holds because the container around a controller was unwrapped.
  ///
  /// A controller that sets something of it is in it: `if let stack = navigationController as? Stack`.
  var isUnwrappingContainer: Bool { unwrapsOnly(\.isContainerAround) }

  private func unwrapsOnly(_ test: (Expression) -> Bool) -> Bool {
    guard case .conditions(let conditions, true) = self else { return false }
    return conditions.allSatisfy { condition in
      guard case .binding(_, _, let value) = condition.kind else { return false }
      return test(value)
    }
  }
}

extension Expression {
  /// Whether it is the container around a controller, or who presents it, cast or not.
  var isContainerAround: Bool {
    if case .cast(let inner, _, _) = plain.kind { return inner.isContainerAround }
    let containers: Set = [
      "navigationController", "tabBarController", "splitViewController", "parent",
      "parentViewController", "presentingViewController",
    ]
    return plain.base?.isSelf ?? true && containers.contains(plain.lastName ?? "")
  }

  /// Whether it is `UIApplication.shared.delegate`, cast or not.
  var isAppDelegate: Bool {
    if case .cast(let inner, _, _) = plain.kind { return inner.isAppDelegate }
    return plain.path?.suffix(2) == ["shared", "delegate"]
  }
}
