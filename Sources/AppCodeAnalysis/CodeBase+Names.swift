package import AppCodeModel

extension CodeBase {
  /// Whether the code in a stretch of a file uses one of several names; see
  /// ``CodeUnit/uses(_:in:)``.
  package func uses(_ names: Set<String>, in span: SourceSpan, of file: CodeFile) -> Bool {
    unit(of: file)?.uses(names, in: span) ?? false
  }

  /// Whether the code of a member uses one of several names; see ``CodeUnit/uses(_:in:)``.
  package func uses(_ names: Set<String>, in member: ClassMember) -> Bool {
    uses(names, in: member.span, of: member.file)
  }

  /// The calls of several functions in a stretch of a file.
  package func calls(of names: [String], in span: SourceSpan, of file: CodeFile) -> [Place] {
    guard let unit = unit(of: file) else { return [] }
    return names.flatMap { (unit.calls[$0] ?? []).within(span) }
  }

  /// Whether one of several functions is called in a stretch of a file.
  package func hasCalls(of names: [String], in span: SourceSpan, of file: CodeFile) -> Bool {
    guard let unit = unit(of: file) else { return false }
    return names.contains { name in
      (unit.calls[name] ?? []).within(span).contains { _ in true }
    }
  }

  /// The values given to anything of that name in the body around a place.
  package func assignments(to name: String, inBodyOf place: Place) -> [Assignment] {
    let all = unit(of: place.file)?.assignments[name] ?? []
    return place.scope.member.map { Array(all.within($0.span)) } ?? all
  }

  /// The calls of a function in the body around a place.
  package func calls(of name: String, inBodyOf place: Place) -> [Place] {
    let all = unit(of: place.file)?.calls[name] ?? []
    return place.scope.member.map { Array(all.within($0.span)) } ?? all
  }

  /// Whether an expression is or ends with one of several names: `portrait`, `mask.portrait`.
  package func isMention(_ origin: Origin, of names: Set<String>) -> Bool {
    guard let unit = unit(of: origin.file) else { return false }
    return names.contains { name in
      (unit.mentions[name] ?? []).within(origin.span).contains { $0.span.end == origin.span.end }
    }
  }
}
