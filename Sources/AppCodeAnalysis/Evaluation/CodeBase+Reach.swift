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
    let isBuilt = scope.isBuilt
    var reach = Reach(idioms: [], systems: nil, isBuilt: isBuilt)
    let deciding = scope.facts.filter {
      if case .compilation = $0 { return false }
      return true
    }
    guard !deciding.isEmpty else {
      return Reach(idioms: idioms, systems: SystemSpan(from: deploymentTarget), isBuilt: isBuilt)
    }
    for idiom in Idiom.allCases where idioms.contains(idiom) {
      let spans = bySystem(idiom) { assumption in
        let evaluation = Evaluation(self, assumption, followsFlags: false)
        return (evaluation.allows(deciding, at: place), evaluation.breakpoints)
      }
      for (span, isPossible) in spans where isPossible {
        reach.idioms.insert(idiom)
        reach.systems = reach.systems.map { $0.covering(span) } ?? span
      }
    }
    return reach
  }
}

extension CodeScope {
  /// Whether it is part of a build for iPhone or iPad; false inside of `#if os(tvOS)`.
  ///
  /// That is a part of its ``Reach`` which is known without evaluating anything.
  package var isBuilt: Bool {
    chain.allSatisfy { scope in
      guard case .compilation(let condition, let truth)? = scope.fact else { return true }
      return CompilationCondition.truth(of: condition) != !truth
    }
  }
}

extension SystemSpan {
  /// The smallest range with both.
  func covering(_ other: SystemSpan) -> SystemSpan {
    SystemSpan(
      from: min(from, other.from),
      until: until.flatMap { one in other.until.map { max(one, $0) } })
  }
}

extension Evaluation {
  /// Whether nothing that is known to hold is wrong under the assumption.
  func allows(_ facts: [KnownFact], at place: Place) -> Bool {
    var frame = frame(at: place)
    return facts.allSatisfy { allows($0, &frame) }
  }

  private func allows(_ fact: KnownFact, _ frame: inout CallFrame) -> Bool {
    holds(fact, &frame) != false
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
