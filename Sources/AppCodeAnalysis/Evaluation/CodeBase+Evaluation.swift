package import Orientation
package import AppCodeModel

extension CodeBase {
  /// What a controller answers to UIKit, under an assumption.
  ///
  /// Where the project does not override it, the answer is UIKit's, and its origin is nil.
  ///
  /// - Parameters:
  ///   - question: what UIKit asks.
  ///   - type: the controller's class.
  ///   - assumption: the idiom and the system.
  /// - Returns: at least one possibility.
  package func answer(
    _ question: UIKitAnswer, of type: String, assuming assumption: Assumption
  ) -> Possibilities {
    Evaluation(self, assumption).question(question, of: type, nil)
  }

  /// What a controller answers to UIKit, for every idiom and range of systems of the target.
  package func answers(_ question: UIKitAnswer, of type: String) -> [SituatedAnswer] {
    situated { $0.question(question, of: type, nil) }
  }

  /// What any method or property of a type gives, for every idiom and range of systems.
  ///
  /// - Parameters:
  ///   - name: the canonical name: `application(_:supportedInterfaceOrientationsFor:)`.
  ///   - type: the type.
  /// - Returns: empty when the type and its superclasses in the project have no such member.
  package func answers(member name: String, of type: String) -> [SituatedAnswer] {
    guard let member = classes.member(name, of: type, isStatic: nil) else { return [] }
    return situated { evaluation in
      evaluation.value(of: member, on: type, name, Origin(member.file, member.nameSpan), [])
    }
  }

  /// The possible values of the expression at a place, under an assumption.
  ///
  /// Names mean what they mean there; parameters are not known.
  package func value(
    of expression: Expression, at place: Place, assuming assumption: Assumption
  ) -> Possibilities {
    let evaluation = Evaluation(self, assumption)
    let kind = expectedTag(at: place.inside(expression)).map { ValueKind.orientation($0.kind) }
    return evaluation.value(expression, evaluation.frame(at: place), kind)
  }

  private func situated(_ evaluate: (Evaluation) -> Possibilities) -> [SituatedAnswer] {
    var answers: [SituatedAnswer] = []
    for idiom in Idiom.allCases where idioms.contains(idiom) {
      for (span, result) in bySystem(idiom, evaluate) {
        answers.append(SituatedAnswer(idiom: idiom, systems: span, possibilities: result))
      }
    }
    return answers
  }

  /// Evaluates for the deployment target and again from every version that conditions name.
  func bySystem(
    _ idiom: Idiom, followsFlags: Bool = true, _ evaluate: (Evaluation) -> Possibilities
  ) -> [(SystemSpan, Possibilities)] {
    var results: [SystemVersion: Possibilities] = [:]
    var waiting: [SystemVersion] = [deploymentTarget]
    while let version = waiting.popLast(), results.count < 12 {
      guard results[version] == nil else { continue }
      let evaluation = Evaluation(self, Assumption(idiom, version), followsFlags: followsFlags)
      results[version] = evaluate(evaluation)
      waiting += evaluation.breakpoints.filter { $0 > deploymentTarget }
    }
    var spans: [(SystemSpan, Possibilities)] = []
    for (version, result) in results.sorted(by: { $0.key < $1.key }) {
      if let last = spans.last, last.1 == result { continue }
      if !spans.isEmpty { spans[spans.count - 1].0.until = version }
      spans.append((SystemSpan(from: version), result))
    }
    return spans
  }
}

extension Evaluation {
  /// A frame for evaluating an expression in its place.
  func frame(at place: Place) -> CallFrame {
    CallFrame(
      file: place.file, selfType: place.scope.typeName, owner: place.scope.typeName, place: place)
  }
}

/// An answer, and on which idiom and systems it is given.
package struct SituatedAnswer: Sendable, Hashable {
  /// The idiom.
  package var idiom: Idiom
  /// The systems.
  package var systems: SystemSpan
  /// What is answered.
  package var possibilities: Possibilities

  /// Creates an answer.
  package init(idiom: Idiom, systems: SystemSpan, possibilities: Possibilities) {
    self.idiom = idiom
    self.systems = systems
    self.possibilities = possibilities
  }
}
