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
        if let stretch = list.rest(in: site.file) { found.append(stretch) }
        if depth < Self.mostCallsToChange, list.isBody, site.scope.facts.isEmpty,
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

/// The list of statements that is nearest around a place, from the statement with the place on.
private struct StatementList {
  /// The statements behind the one with the place.
  let rest: ArraySlice<Statement>
  /// Whether it is the body itself, of which every statement runs.
  let isBody: Bool

  init?(in body: [Statement], around span: SourceSpan) {
    var list = body
    var isBody = true
    while let index = list.firstIndex(where: { $0.span.contains(span) }) {
      guard let inner = Self.list(in: list[index], around: span) else {
        rest = list[(index + 1)...]
        self.isBody = isBody
        return
      }
      list = inner
      isBody = false
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

  func rest(in file: CodeFile) -> ClosedRange<SourceLocation>? {
    guard let first = rest.first, let last = rest.last else { return nil }
    let end = SourceSpan(Int(last.span.end), Int(last.span.end))
    return file.location(of: first.span)...file.location(of: end)
  }
}
