import AppCodeAnalysis
import AppCodeModel
import Orientation

/// Something that may be meant on some idioms only.
struct InIdioms<Value> {
  var value: Value
  /// The idioms; nil for all.
  var idioms: Set<Idiom>?

  init(_ value: Value, on idioms: Set<Idiom>? = nil) {
    self.value = value
    self.idioms = idioms
  }

  /// The same on some of the idioms; nil for none.
  func restricted(to others: Set<Idiom>?) -> Self? {
    let both = idioms.intersected(with: others)
    return both?.isEmpty == true ? nil : InIdioms(value, on: both)
  }
}

/// Which storyboards code opens; the idiom may choose.
extension ControllerResolver {
  /// The names of the storyboards that an expression can stand for.
  func storyboards(
    _ expression: Expression, _ place: Place, _ following: Following, depth: Int
  ) -> [InIdioms<String>] {
    guard depth < 6 else { return [] }
    let plain = expression.plain
    if let (callee, arguments) = plain.callee,
      callee.lastName == "UIStoryboard" || callee.lastName == "storyboard"
        || callee.lastName == "storyboardWithName" || callee.base?.lastName == "UIStoryboard"
    {
      return arguments.first.map { names($0.value, place, following, depth: 0) } ?? []
    }
    return chosen(plain, place, following) {
      storyboards($0, $1, $2, depth: depth + 1)
    }
      ?? body(of: plain, place, following).lazy.map { body in
        storyboards(body.value, body.place, body.following, depth: depth + 1)
      }.first { !$0.isEmpty } ?? []
  }

  /// The texts that an expression can be.
  private func names(
    _ expression: Expression, _ place: Place, _ following: Following, depth: Int
  ) -> [InIdioms<String>] {
    guard depth < 6 else { return [] }
    let found = chosen(expression.plain, place, following) {
      names($0, $1, $2, depth: depth + 1)
    }
    if let found, !found.isEmpty { return found }
    let each = code.idioms.compactMap { idiom -> InIdioms<String>? in
      let value = code.value(
        of: expression, at: place, assuming: Assumption(idiom, code.deploymentTarget))
      guard case .text(let text)? = value.onlyValue else { return nil }
      return InIdioms(text, on: [idiom])
    }
    if each.count > 1, Set(each.map(\.value)).count > 1 { return each }
    let given = body(of: expression.plain, place, following).flatMap { body in
      let idioms = idioms(at: body.place)
      return names(body.value, body.place, body.following, depth: depth + 1)
        .compactMap { $0.restricted(to: idioms) }
    }
    if !given.isEmpty { return given }
    return text(expression, place, following, 0).map { [InIdioms($0)] } ?? []
  }

  /// What is found in the values among which code chooses; nil where it does not.
  private func chosen(
    _ expression: Expression, _ place: Place, _ following: Following,
    _ find: (Expression, Place, Following) -> [InIdioms<String>]
  ) -> [InIdioms<String>]? {
    switch expression.kind {
    case .ternary(let test, let first, let second):
      let (yes, no) = idioms(where: test, at: place)
      return find(first, place, following).compactMap { $0.restricted(to: yes) }
        + find(second, place, following).compactMap { $0.restricted(to: no) }
    case .name(let name):
      if let bound = following.value(of: name, at: place) {
        return find(bound.value, bound.place, following)
      }
      guard let local = place.local(named: name), !local.isParameter else { return nil }
      var found: [InIdioms<String>] = []
      var assigned: Set<Idiom> = []
      for assignment in code.assignments(to: name, inBodyOf: place)
      where assignment.operation == "=" && isReached(assignment.place, following)
        && isAbout(name, assignment.target, assignment.place, place)
      {
        let idioms = idioms(at: assignment.place)
        assigned.formUnion(idioms ?? [])
        found += find(assignment.value, assignment.valuePlace, following)
          .compactMap { $0.restricted(to: idioms) }
      }
      guard let value = local.initialValue else { return found }
      // What it begins with is left where none of its idioms sets another.
      let rest = assigned.isEmpty ? nil : code.idioms.subtracting(assigned)
      return find(value, place.before(value, of: local), following)
        .compactMap { $0.restricted(to: rest) } + found
    default: return nil
    }
  }
}
