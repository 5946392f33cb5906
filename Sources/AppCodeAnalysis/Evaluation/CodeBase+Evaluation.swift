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

  /// What a controller of a class or a subclass answers to UIKit, for every idiom and range of systems
  /// of the target.
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

  /// What a controller of exactly one class answers to UIKit in the course of the app, for every idiom
  /// and range of systems.
  ///
  /// - Parameters:
  ///   - question: what UIKit asks.
  ///   - type: the controller's class.
  ///   - location: where the controller is made; nil for any of its class.
  ///   - top: what it shows, where it is a container that looks at it; nil where that may be anything.
  /// - Returns: one course at least for each idiom.
  package func courses(
    _ question: UIKitAnswer, of type: String, madeAt location: SourceLocation? = nil,
    showing top: TopController? = nil
  ) -> [SituatedValue<AnswerCourse>] {
    let maker = location.flatMap { location in
      instantiations(of: type).first { $0.location == location }
    }
    return courses(madeAt: maker, below: top) { $0.answer(question, of: type) }
  }

  /// Whether what a method or property of a type gives depends on the controller on top of the screen.
  package func looksForTop(member name: String, of type: String, _ top: TopController) -> Bool {
    guard let member = classes.member(name, of: type, isStatic: nil) else { return false }
    return situated { assumption in
      let evaluation = Evaluation(self, assumption, moment: .launch, top: top)
      _ = evaluation.answer(member, named: name, of: type)
      return (evaluation.hasLookedForTop, evaluation.breakpoints)
    }.contains(where: \.value)
  }

  /// What a method or property of a type gives in the course of the app, for every idiom and range
  /// of systems.
  ///
  /// - Parameters:
  ///   - name: the canonical name.
  ///   - type: the type.
  ///   - top: the controller on top of the screen; nil where it may be any.
  /// - Returns: empty when the type and its superclasses in the project have no such member.
  package func courses(
    member name: String, of type: String, below top: TopController? = nil
  ) -> [SituatedValue<AnswerCourse>] {
    guard let member = classes.member(name, of: type, isStatic: nil) else { return [] }
    return courses(below: top) { $0.answer(member, named: name, of: type) }
  }

  /// The possible values of the expression at a place, under an assumption.
  ///
  /// Names mean what they mean there; parameters are not known.
  package func value(
    of expression: Expression, at place: Place, assuming assumption: Assumption
  ) -> Possibilities {
    let evaluation = Evaluation(self, assumption)
    // What is around a place that is the expression's own says what is expected.
    let here = place.expression?.span == expression.span ? place : place.inside(expression)
    let kind = expectedTag(at: here).map { ValueKind.orientation($0.kind) }
    return evaluation.value(expression, evaluation.frame(at: place), kind)
  }

  private func situated(_ evaluate: (Evaluation) -> Possibilities) -> [SituatedAnswer] {
    situated { assumption in
      let evaluation = Evaluation(self, assumption)
      return (evaluate(evaluation), evaluation.breakpoints)
    }
  }

  /// How many changes of state are tried for one answer.
  private static let mostChanges = 32

  private func courses(
    madeAt maker: Place? = nil, below top: TopController? = nil,
    _ evaluate: (Evaluation) -> Possibilities
  ) -> [SituatedValue<AnswerCourse>] {
    func run(
      _ evaluate: (Evaluation) -> Possibilities, _ assumption: Assumption, _ moment: Moment,
      isBrief: Bool = false
    ) -> (Evaluation, Possibilities) {
      let evaluation = Evaluation(
        self, assumption, moment: moment, isBrief: isBrief, top: top, maker: maker)
      return (evaluation, evaluate(evaluation))
    }
    return situated { assumption in
      var (first, launch) = run(evaluate, assumption, .launch)
      // What is far away, or makes objects, is rarely what an answer depends on.
      let isBrief = first.isCut
      if isBrief { (first, launch) = run(evaluate, assumption, .launch, isBrief: true) }
      var course = AnswerCourse(launch: launch)
      course.otherWindows = first.otherWindows
      // Of what is too much in brief no change is known either.
      if first.isCut { return (course, first.breakpoints) }
      var breakpoints = first.breakpoints
      var waiting = first.changes
      var tried: Set<Change> = []
      var next = 0
      while next < waiting.count, tried.count < Self.mostChanges {
        var change = waiting[next]
        next += 1
        guard tried.insert(change).inserted else { continue }
        let (evaluation, answer) = run(evaluate, assumption, .after(change), isBrief: isBrief)
        breakpoints.formUnion(evaluation.breakpoints)
        waiting += evaluation.changes
        if change.locals.isEmpty, case .parameter? = answer.unknown?.reason {
          let called = evaluation.called(change)
          waiting += called
          guard called.isEmpty else { continue }
        }
        change.isConditional = evaluation.isConditional(change)
        change.callbacks = evaluation.callbacks(behind: change)
        course.add(answer, after: change)
      }
      let (ever, answer) = run(evaluate, assumption, .ever, isBrief: isBrief)
      course.add(answer)
      return (course, breakpoints.union(ever.breakpoints))
    }
  }

  private func situated<Value: Hashable>(
    _ evaluate: (Assumption) -> (Value, Set<SystemVersion>)
  ) -> [SituatedValue<Value>] {
    Idiom.allCases.filter(idioms.contains).flatMap { idiom in
      bySystem(idiom, evaluate).map { SituatedValue(idiom: idiom, systems: $0.0, value: $0.1) }
    }
  }

  /// Evaluates for the deployment target and again from every version that conditions name.
  func bySystem<Value: Hashable>(
    _ idiom: Idiom, _ evaluate: (Assumption) -> (Value, Set<SystemVersion>)
  ) -> [(SystemSpan, Value)] {
    var results: [SystemVersion: Value] = [:]
    var waiting: [SystemVersion] = [deploymentTarget]
    while let version = waiting.popLast(), results.count < 12 {
      guard results[version] == nil else { continue }
      let (value, breakpoints) = evaluate(Assumption(idiom, version))
      results[version] = value
      waiting += breakpoints.filter { $0 > deploymentTarget }
    }
    var spans: [(SystemSpan, Value)] = []
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

/// Something about the code, and on which idiom and systems it holds.
package struct SituatedValue<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The idiom.
  package var idiom: Idiom
  /// The systems.
  package var systems: SystemSpan
  /// What holds.
  package var value: Value
}

/// An answer, and on which idiom and systems it is given.
package typealias SituatedAnswer = SituatedValue<Possibilities>

extension SituatedValue<Possibilities> {
  /// What is answered.
  package var possibilities: Possibilities { value }
}
