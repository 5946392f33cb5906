package import Orientation
import AppCodeModel

/// Under which circumstances the code at a place runs.
package struct Reach: Sendable, Hashable {
  /// The idioms on which it can run.
  package var idioms: Set<Idiom>
  /// The systems on which it can run; nil for none, as behind an availability check that always
  /// fails.
  package var systems: SystemSpan?
  /// Whether it is part of a build for iPhone or iPad; false inside of `#if os(tvOS)`.
  package var isBuilt: Bool

  /// Whether it runs on any system from this one on.
  package func includes(from version: SystemVersion) -> Bool {
    isBuilt && systems.map { $0.reaches(version) } ?? false
  }
}

extension CodeBase {
  /// Under which circumstances the code at a place runs: what availability checks, early exits,
  /// tests of the idiom and `#if` around it show.
  ///
  /// - Complexity: linear in the number of conditions around the place.
  package func reach(of place: Place) -> Reach {
    reach(scope: place.scope, at: place)
  }

  /// Under which circumstances a body runs.
  package func reach(of scope: CodeScope) -> Reach {
    reach(scope: scope, at: Place.outside(scope.file, type: scope.typeName))
  }

  private func reach(scope: CodeScope, at place: Place) -> Reach {
    var reach = Reach(idioms: [], systems: nil, isBuilt: scope.isBuilt)
    let all = SystemSpan(from: deploymentTarget)
    let facts = scope.facts.map { spans(of: $0, at: place) }
    for idiom in Idiom.allCases where idioms.contains(idiom) {
      let possible = facts.reduce([all]) { spans, fact in
        guard let allowed = fact[idiom] else { return spans }
        return spans.flatMap { span in allowed.compactMap { $0.intersection(span) } }
      }
      for span in possible {
        reach.idioms.insert(idiom)
        reach.systems = reach.systems.map { $0.covering(span) } ?? span
      }
    }
    return reach
  }

  /// The systems on which a fact may hold, by idiom; nothing for an idiom where it always may.
  ///
  /// It is found once for all places where the fact is known: each of very many early exits is behind
  /// those before it.
  private func spans(of fact: KnownFact, at place: Place) -> [Idiom: [SystemSpan]] {
    if case .compilation = fact { return [:] }
    let first = fact.first.map { place.seeing($0) }
    func spans() -> [Idiom: [SystemSpan]] {
      let place = first ?? place
      var spans: [Idiom: [SystemSpan]] = [:]
      for idiom in Idiom.allCases where idioms.contains(idiom) {
        let found = bySystem(idiom) { assumption in
          let evaluation = Evaluation(self, assumption, followsFlags: false)
          return (evaluation.allows(fact, at: place), evaluation.breakpoints)
        }
        if found.contains(where: { !$0.1 }) { spans[idiom] = found.filter(\.1).map(\.0) }
      }
      return spans
    }
    guard let first else { return spans() }
    return uses.facts.value(
      LocatedFact(origin: Origin(first.file, first.span), form: fact.form), spans)
  }
}

/// A fact by the place of its conditions.
struct LocatedFact: Hashable, Sendable {
  var origin: Origin
  /// Of what kind it is, and whether it holds.
  var form: Int
}

extension KnownFact {
  /// The first condition or expression of it; nil where it has none.
  fileprivate var first: Place.Node? {
    switch self {
    case .conditions(let conditions, _): conditions.first.map { .condition($0) }
    case .expression(let value, _): .expression(value)
    case .chosen(let subject, let patterns, _): .expression(patterns.first ?? subject)
    case .compilation, .availability: nil
    }
  }

  fileprivate var form: Int {
    switch self {
    // A list begins with its first condition, which may be a fact of its own.
    case .conditions(let conditions, let truth): conditions.count * 8 + (truth ? 1 : 0)
    case .expression(_, let truth): truth ? 3 : 2
    case .chosen(_, let patterns, _): patterns.isEmpty ? 5 : 4
    case .compilation, .availability: 6
    }
  }
}

extension Place {
  /// A place for what is in front of this one or around it: names in it are found as from there.
  fileprivate func seeing(_ node: Node) -> Place {
    let place = Place(node, parent: nil, scope: scope)
    let around = sequence(first: self, next: \.parent).first {
      $0.span.contains(place.span) && $0.span != place.span
    }
    return Place(node, parent: around, scope: around?.scope ?? scope)
  }
}

extension SystemSpan {
  /// The range that is in both; nil for none.
  func intersection(_ other: SystemSpan) -> SystemSpan? {
    let start = max(from, other.from)
    let end = [until, other.until].compactMap { $0 }.min()
    guard end.map({ start < $0 }) ?? true else { return nil }
    return SystemSpan(from: start, until: end)
  }

  /// The smallest range with both.
  func covering(_ other: SystemSpan) -> SystemSpan {
    SystemSpan(
      from: min(from, other.from),
      until: until.flatMap { one in other.until.map { max(one, $0) } })
  }
}

extension Evaluation {
  /// Whether something that is known to hold may be right under the assumption.
  func allows(_ fact: KnownFact, at place: Place) -> Bool {
    var frame = frame(at: place)
    return holds(fact, &frame) != false
  }

  /// Whether a fact holds under the assumption; nil where that is not known.
  func holds(_ fact: KnownFact, _ frame: inout CallFrame) -> Bool? {
    switch fact {
    case .conditions(let conditions, let truth):
      var inner = frame
      return test(conditions, &inner).map { $0 == truth }
    case .expression(let expression, let truth):
      return self.truth(expression, frame).map { $0 == truth }
    case .chosen(let subject, let patterns, let others):
      let value = value(subject, frame)
      guard value.values != nil else { return nil }
      let truths = patterns.map { matches($0, value, subject, frame) }
      if !patterns.isEmpty {
        return truths.allSatisfy { $0 == false } ? false : truths.contains(true) ? true : nil
      }
      return others.contains { matches($0, value, subject, frame) == true } ? false : nil
    case .compilation: return nil
    case .availability(let arguments):
      guard let version = Self.introduced(arguments) else { return nil }
      breakpoints.insert(version)
      return assumption.system >= version
    }
  }

  /// The version of iOS in `iOS 16.0, *` and in `iOS, introduced: 16.0`.
  static func introduced(_ arguments: String) -> SystemVersion? {
    let parts = arguments.split(separator: ",").map { part in
      String(part.drop { $0 == " " })
    }
    for part in parts where part.hasPrefix("iOS ") || part.hasPrefix("iOS(") {
      let version = part.dropFirst(4).filter { $0.isNumber || $0 == "." }
      return SystemVersion(String(version))
    }
    guard parts.first == "iOS" else { return nil }
    for part in parts where part.hasPrefix("introduced") {
      return SystemVersion(String(part.filter { $0.isNumber || $0 == "." }))
    }
    return nil
  }
}
