import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A flat device is treated as an upright one.
struct FaceStatesUnhandled: Check {
  static let description = CheckDescription(
    "face-states-unhandled", title: "A flat device is treated as an upright one",
    rationale: """
      A device has three orientations that no interface has: face up, face down and unknown,
      reported like any other. Code that handles landscape and treats everything else as portrait
      turns back, or leaves full screen, when the phone is put on a table. Code that then discards
      its interface orientation treats the next report as a turn, though nothing has turned.

      Return early unless `isValidInterfaceOrientation`, so that the last orientation is kept.
      """,
    severity: .warning, versions: "every version of iOS", rules: ["A-11", "B-10", "B-11"],
    triggering: [
      .objectiveC(
        """
        @implementation PlayerView
        - (void)observe {
          [[NSNotificationCenter defaultCenter] addObserver:self
            selector:@selector(deviceTurned:)
            name:UIDeviceOrientationDidChangeNotification object:nil];
        }
        - (void)↓deviceTurned:(NSNotification *)notification {
          if (UIDeviceOrientationIsLandscape([UIDevice currentDevice].orientation)) {
            self.isFullScreen = YES;
          } else {
            self.isFullScreen = NO;
          }
        }
        @end
        """),
      .swift(
        """
        func interface(of orientation: UIDeviceOrientation) -> UIInterfaceOrientation {
          switch orientation {
          case .landscapeLeft: return .landscapeRight
          case .landscapeRight: return .landscapeLeft
          default: return ↓.portrait
          }
        }
        """),
      .objectiveC(
        """
        @interface PlayerView : UIView
        @property (nonatomic) UIInterfaceOrientation shown;
        @end
        @implementation PlayerView
        - (void)observe {
          [[NSNotificationCenter defaultCenter] addObserver:self
            selector:@selector(deviceTurned:)
            name:UIDeviceOrientationDidChangeNotification object:nil];
        }
        - (void)deviceTurned:(NSNotification *)notification {
          UIDeviceOrientation orientation = [UIDevice currentDevice].orientation;
          if (UIDeviceOrientationIsValidInterfaceOrientation(orientation)) {
            [self show:(UIInterfaceOrientation)orientation];
          } else {
            ↓_shown = UIInterfaceOrientationUnknown;
          }
        }
        @end
        """, note: "What is shown stays on screen, but is forgotten."),
    ],
    quiet: [
      .objectiveC(
        """
        @implementation PlayerView
        - (void)observe {
          [[NSNotificationCenter defaultCenter] addObserver:self
            selector:@selector(deviceTurned:)
            name:UIDeviceOrientationDidChangeNotification object:nil];
        }
        - (void)deviceTurned:(NSNotification *)notification {
          UIDeviceOrientation orientation = [UIDevice currentDevice].orientation;
          if (!UIDeviceOrientationIsValidInterfaceOrientation(orientation)) return;
          self.isFullScreen = UIDeviceOrientationIsLandscape(orientation);
        }
        @end
        """),
      .swift(
        """
        func interface(of orientation: UIDeviceOrientation) -> UIInterfaceOrientation? {
          switch orientation {
          case .portrait: return .portrait
          case .landscapeLeft: return .landscapeRight
          case .landscapeRight: return .landscapeLeft
          default: return nil
          }
        }
        """),
      .objectiveC(
        """
        @interface Tracker : NSObject
        @property (nonatomic) UIInterfaceOrientation shown;
        @property (nonatomic) UIDeviceOrientation held;
        @end
        @implementation Tracker
        - (void)observe {
          [[NSNotificationCenter defaultCenter] addObserver:self
            selector:@selector(deviceTurned:)
            name:UIDeviceOrientationDidChangeNotification object:nil];
        }
        - (void)deviceTurned:(NSNotification *)notification {
          UIInterfaceOrientation wanted = UIInterfaceOrientationUnknown;
          UIDeviceOrientation orientation = [UIDevice currentDevice].orientation;
          if (!UIDeviceOrientationIsValidInterfaceOrientation(orientation)) {
            _held = UIDeviceOrientationUnknown;
            return;
          }
          _shown = wanted;
        }
        @end
        """, note: "How the device is held may well be unknown."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    var seen: Set<SourceLocation> = []
    let mappings = project.code.orientationUnits.flatMap { unit -> [Finding] in
      var found = unit.switches.flatMap { portraits($0, project) + leftPortrait($0, project) }
      found += unit.branches.flatMap {
        lastPortrait($0, project) + restPortrait($0, project) + upsideDown($0, project)
      }
      found += unit.ternaries.flatMap { lastChoice($0, project) }
      return found + unit.operations.flatMap { missingEntry($0, project) }
    }
    return handlers(project) + forgettings(project) + uprights(project)
      + mappings.filter { seen.insert($0.location).inserted }
  }

  // MARK: Handlers

  private func handlers(_ project: CheckedProject) -> [Finding] {
    var seen: Set<SourceLocation> = []
    return project.deviceOrientationReactions.compactMap { handler in
      let scope = handler.scope
      guard !scope.file.isTest, scope.isBuilt,
        !project.code.uses(Self.guards, in: handler.span, of: scope.file),
        let place = decision(in: handler.span, scope, project.code), project.runs(place),
        seen.insert(scope.file.location(of: handler.name)).inserted
      else { return nil }
      return finding(
        "a flat device is treated as an upright one; return early unless its orientation "
          + "is a valid interface orientation", at: handler.name, in: scope.file.source,
        related: [
          Finding.Related(place.location, "what is not landscape is treated as portrait here")
        ])
    }
  }

  /// The names in code that handles flat devices.
  private static let guards = OrientationNames.valid.union(OrientationNames.flat)
    .union(["faceDown", "unknown"])

  /// The location where what is not landscape, or not portrait, is treated as the other.
  private func decision(
    in body: SourceSpan, _ scope: CodeScope, _ code: CodeBase
  ) -> Place? {
    guard let unit = code.unit(of: scope.file) else { return nil }
    let reads = DeviceOrientationReads(code)
    return unit.branches.within(body).first(where: { place in
      guard
        case .if(let conditions, let then, let otherwise)? = place.statement?.kind,
        otherwise != nil, place.statement?.endsInElse ?? false || isLast(place), !then.isEmpty,
        !reads.hasLeftFlat(place)
      else { return false }
      return conditions.contains { condition in
        guard case .expression(let test) = condition.kind else { return false }
        return asks(test, at: place, reads, code)
      }
    }) ?? unit.ternaries.within(body).first(where: { place in
      // `isWide ? enter() : leave()`
      guard case .ternary(let test, _, _)? = place.expression?.kind,
        place.parent?.statement?.span == place.span, !reads.hasLeftFlat(place)
      else { return false }
      return asks(test, at: place, reads, code)
    }) ?? choice(in: body, unit, reads, code) ?? answer(in: body, unit, reads, code)
  }

  /// The `switch` whose default does something else than the case for landscape.
  private func choice(
    in body: SourceSpan, _ unit: CodeUnit, _ reads: DeviceOrientationReads,
    _ code: CodeBase
  ) -> Place? {
    unit.switches.within(body).first { place in
      guard case .switch(let subject, let cases)? = place.statement?.kind,
        mayBeFlatRead(subject, at: place, reads), !reads.hasLeftFlat(place),
        let rest = cases.first(where: \.isDefault)?.body.withoutLastBreak, !rest.isEmpty,
        !rest.alwaysLeave
      else { return false }
      let named = cases.flatMap(\.patterns).compactMap {
        code.constant($0, at: place.inside($0))?.name
      }
      return named.contains("landscapeLeft") && !named.contains("portrait")
        && !rest.allSatisfy(\.isLog)
    }
  }

  /// Where the answer to whether the device is in landscape, or in portrait, is handed on.
  private func answer(
    in body: SourceSpan, _ unit: CodeUnit, _ reads: DeviceOrientationReads,
    _ code: CodeBase
  ) -> Place? {
    let questions =
      ["isLandscape", "isPortrait"].flatMap { (unit.mentions[$0] ?? []).within(body) }
      + Self.predicates.flatMap { (unit.calls[$0] ?? []).within(body) }
    return questions.first { place in
      guard let expression = place.expression, asks(expression, at: place, reads, code) else {
        return false
      }
      return ValueFlow(code).uses(of: place).contains { use in
        guard body.contains(use.place.span), !use.isDecision else { return false }
        switch use.kind {
        case .assigned: return true
        case .passed(let callee, _):
          return !OrientationNames.logs.contains(callee.lastName ?? "")
            && !Self.predicates.contains(callee.lastName ?? "")
        case .returned, .combined, .tested: return false
        }
      }
    }
  }

  private static let predicates = [
    "UIDeviceOrientationIsLandscape", "UIDeviceOrientationIsPortrait",
  ]

  private func isLast(_ place: Place) -> Bool { place.statement?.endsInElse ?? false }

  /// Whether a value is read from the device and is not always one of an upright one.
  private func mayBeFlatRead(
    _ value: Expression, at place: Place, _ reads: DeviceOrientationReads
  ) -> Bool {
    reads.source(of: value, at: place) != nil && !reads.isNeverFlat(value, at: place)
  }

  /// Whether a condition asks whether the device is in landscape or in portrait.
  private func asks(
    _ test: Expression, at place: Place, _ reads: DeviceOrientationReads, _ code: CodeBase
  ) -> Bool {
    let named = Set(questions(test, at: place, code).map(\.name))
    if named == ["landscapeLeft", "landscapeRight"] || named == ["portrait"]
      || named == ["portrait", "portraitUpsideDown"]
    {
      let isRead = place.finds(in: test) { part in
        guard let (left, name, right) = part.operation, name == "==" else { return false }
        return [left, right].contains { mayBeFlatRead($0, at: place, reads) }
      }
      if isRead { return true }
    }
    var answer = test.plain
    if case .prefix("!", let inner) = answer.kind { answer = inner.plain }
    if case .name = answer.kind,
      // A publisher may leave out the flat ones before.
      !code.uses(Self.guards, in: place.memberSpan, of: place.file),
      ValueFlow(code).sources(of: answer, at: place).contains(where: { source in
        guard case .member(let base, let name)? = source.expression?.plain.kind,
          name == "isLandscape" || name == "isPortrait"
        else { return false }
        return mayBeFlatRead(base, at: source, reads)
      })
    {
      return true
    }
    return place.finds(in: test) { part in
      if let (callee, arguments) = part.callee, let argument = arguments.first,
        Self.predicates.contains(callee.lastName ?? "")
      {
        return mayBeFlatRead(argument.value, at: place, reads)
      }
      if case .member(let base, let name) = part.kind, name == "isLandscape" || name == "isPortrait"
      {
        return mayBeFlatRead(base, at: place, reads)
      }
      // A macro that asks it.
      guard case .name(let name) = part.kind, place.local(named: name) == nil,
        let value = code.constantValue(of: name)
      else { return false }
      return value.contains { inner in
        Self.predicates.contains(inner.callee?.callee.lastName ?? "")
      }
    }
  }

  /// Where handlers lose the interface orientation when the device is flat.
  private func forgettings(_ project: CheckedProject) -> [Finding] {
    Dictionary(grouping: project.deviceOrientationHandlers, by: \.file).flatMap { file, handlers in
      guard !file.isTest, let unit = project.code.unit(of: file) else { return [Finding]() }
      var assignments = Array(unit.assignments.values.joined())
      assignments.sortByStart()
      return handlers.flatMap { handler in
        forgettings(assignments.within(handler.span), unit, project)
      }
    }
  }

  private func forgettings(
    _ assignments: some Sequence<Assignment>, _ unit: CodeUnit, _ project: CheckedProject
  ) -> [Finding] {
    assignments.compactMap { assignment in
      let place = assignment.place
      guard assignment.operation == "=",
        assignment.target.plain.base?.isSelf ?? true, let name = assignment.target.lastName,
        place.local(named: name) == nil, project.runs(place),
        let constant = project.code.constant(assignment.value, at: assignment.valuePlace),
        constant.kind == .interface, constant.name == "unknown",
        place.ancestors.contains(where: { asksWhetherFlat($0, unit) })
      else { return nil }
      return finding(
        "a flat device resets the app's interface orientation to unknown; keep the"
          + " last one",
        at: place)
    }
  }

  /// Conditions of a chain that take a device that is face down for one that is upside down.
  private func upsideDown(_ place: Place, _ project: CheckedProject) -> [Finding] {
    // The rest of a chain is looked at with its beginning.
    if case .if(_, _, let rest?)? = place.parent?.statement?.kind, rest.count == 1,
      rest[0].span == place.span
    {
      return []
    }
    var found: [Finding] = []
    var current = place
    while case .if(let conditions, let then, let otherwise)? = current.statement?.kind {
      if conditions.count == 1, case .expression(let test) = conditions[0].kind,
        Set(namedByDevice(test, at: current, project.code)).isSuperset(of: [
          "faceDown", "portraitUpsideDown",
        ]), project.runs(current), let (value, inner) = result(then, current),
        project.code.constant(value, at: inner) == nil
      {
        found.append(finding(Self.onTheFace, at: value, in: inner))
      }
      guard let otherwise, otherwise.count == 1 else { break }
      current = current.inside(otherwise[0])
    }
    return found
  }

  /// The orientations of the device that a condition names with `||` between.
  private func namedByDevice(
    _ test: Expression, at place: Place, _ code: CodeBase
  ) -> [String] {
    place.settled(test).alternatives.compactMap { part in
      guard let (left, name, right) = part.plain.operation, name == "==" else { return nil }
      return [right, left].lazy
        .compactMap { code.constant($0, at: place.inside($0), expected: .device) }
        .first { $0.kind == .device }?.name
    }
  }

  private static let onTheFace =
    "face down is treated as upside down here; keep the last interface orientation instead"
  private static let asPortrait =
    "a flat device is treated as portrait here; keep the last interface orientation instead"

  /// The finding of a value that is a portrait for a flat device, and of the same kind as other values.
  func portrait(
    _ value: Expression, at place: Place, like kinds: Set<OrientationTag.Kind>? = nil,
    _ code: CodeBase
  ) -> Finding? {
    guard let constant = code.constant(value, at: place), constant.name == "portrait",
      constant.kind != .device, kinds == nil || kinds == [constant.kind]
    else { return nil }
    return finding(Self.asPortrait, at: value, in: place)
  }

  /// Where handlers take a flat device for an upright one in so many words.
  private func uprights(_ project: CheckedProject) -> [Finding] {
    var seen: Set<Origin> = []
    return project.deviceOrientationReactions.flatMap { handler -> [Finding] in
      let file = handler.scope.file
      guard !file.isTest, handler.scope.isBuilt, let unit = project.code.unit(of: file) else {
        return []
      }
      let branches = unit.branches.within(handler.span).filter { asksForFlat($0) }
      guard !branches.isEmpty else { return [] }
      return unit.assignments.values.joined().compactMap { assignment -> Finding? in
        guard handler.span.contains(assignment.place.span), assignment.operation == "=",
          let constant = project.code.constant(assignment.value, at: assignment.valuePlace),
          constant.name == "portrait", constant.kind == .device || constant.kind == .interface,
          // What another question inside of it is about may be left as it was.
          let nearest = assignment.place.ancestors.first(where: \.isIf),
          branches.contains(where: { $0.span == nearest.span }), project.runs(assignment.place),
          seen.insert(Origin(file, assignment.place.span)).inserted
        else { return nil }
        return finding(Self.asPortrait, at: assignment.place)
      }
    }
  }

  /// Whether a condition only holds for a device that is flat, or of which nothing is known.
  private func asksForFlat(_ place: Place) -> Bool {
    guard case .if(let conditions, _, _)? = place.statement?.kind else { return false }
    return conditions.contains { condition in
      guard case .expression(let test) = condition.kind else { return false }
      return test.contains { part in
        guard let (left, name, right) = part.operation, name == "==" else { return false }
        return [left, right].contains { side in
          ["faceUp", "UIDeviceOrientationFaceUp"].contains(side.lastName)
        }
      }
    }
  }

  private func asksWhetherFlat(_ place: Place, _ unit: CodeUnit) -> Bool {
    switch place.statement?.kind {
    case .if(let conditions, _, _)?, .guard(let conditions, _)?:
      conditions.contains { unit.uses(Self.guards, in: $0.span) }
    default: false
    }
  }

  // MARK: Mappings

  /// The cases of a switch over the device's orientation that make a portrait of flat and unknown.
  private func portraits(_ place: Place, _ project: CheckedProject) -> [Finding] {
    let code = project.code
    guard case .switch(let subject, let cases)? = place.statement?.kind,
      code.tag(of: subject, at: place) == .device, project.runs(place),
      mayBeFlat(subject, at: place, code)
    else { return [] }
    let named = cases.flatMap(\.patterns).compactMap {
      code.constant($0, at: place.inside($0))?.name
    }
    return cases.compactMap { item in
      let own = item.patterns.compactMap { code.constant($0, at: place.inside($0))?.name }
      let takesFlat =
        item.isDefault
        ? !named.contains("faceUp") : own.contains { ["faceUp", "faceDown"].contains($0) }
      guard takesFlat, let (value, inner) = result(item.body, place) else { return nil }
      if own.contains("faceDown"), own.contains("portraitUpsideDown"),
        code.constant(value, at: inner) == nil
      {
        return finding(Self.onTheFace, at: value, in: inner)
      }
      let isPortrait =
        code.constant(value, at: inner).map { $0.name == "portrait" && $0.kind != .device }
        ?? (named.contains("landscapeLeft") && inner.settled(value).namesPortrait)
      guard isPortrait else { return nil }
      return finding(Self.asPortrait, at: value, in: inner)
    }
  }

  /// The portrait that stands for what a dictionary of the device's orientations lacks.
  private func missingEntry(_ place: Place, _ project: CheckedProject) -> [Finding] {
    let code = project.code
    guard let (left, name, right) = place.expression?.operation, name == "??",
      case .subscripting(let base, let arguments) = left.plain.kind, arguments.count == 1,
      code.tag(of: arguments[0].value, at: place) == .device,
      let found = portrait(right, at: place.inside(right), code), project.runs(place),
      !DeviceOrientationReads(code).hasLeftFlat(place), !isFiltered(before: place, code)
    else { return [] }
    let entries = ValueFlow(code).sources(of: base, at: place).compactMap(\.expression)
    let hasFlat = entries.contains { source in
      source.contains { ["faceUp", "UIDeviceOrientationFaceUp"].contains($0.lastName) }
    }
    return hasFlat ? [] : [found]
  }

  /// The last side of nested `?:` that ask for orientations of the device, where that is a portrait.
  private func lastChoice(_ place: Place, _ project: CheckedProject) -> [Finding] {
    let code = project.code
    if case .ternary(let test, _, _)? = place.parent?.expression?.kind, test.span != place.span {
      return []
    }
    var questions: [Question] = []
    var kinds: Set<OrientationTag.Kind> = []
    var current = place
    while case .ternary(let test, let first, let second)? = current.expression?.kind {
      var asked = self.questions(test, at: current, code)
      var result = current.inside(first)
      var rest = second
      // `!held.isLandscape ? .portrait : held == .landscapeLeft ? a : b`
      if questions.isEmpty, case .prefix("!", let inner) = current.settled(test).plain.kind,
        let landscape = askedLandscapes(inner, at: current, code),
        case .ternary(let next, let side, _) = second.plain.kind,
        !self.questions(next, at: current.inside(second), code).isEmpty
      {
        asked = landscape
        result = current.inside(second).inside(side)
        rest = first
      }
      // `held.isLandscape ? (held == .landscapeLeft ? a : b) : .portrait`
      if asked.isEmpty, case .ternary(let inner, let side, _) = first.plain.kind,
        let landscape = askedLandscapes(test, at: current, code),
        !self.questions(inner, at: result, code).isEmpty
      {
        asked = landscape
        result = result.inside(side)
      }
      guard !asked.isEmpty, let value = result.expression,
        let constant = code.constant(value, at: result)
      else { return [] }
      questions += asked
      kinds.insert(constant.kind)
      current = current.inside(rest)
    }
    guard let last = current.expression,
      let found = portrait(last, at: current, like: kinds, code),
      project.runs(place), leaveFlat(questions, at: place, code)
    else { return [] }
    return [found]
  }

  private func askedLandscapes(
    _ test: Expression, at place: Place, _ code: CodeBase
  ) -> [Question]? {
    let test = place.settled(test)
    var subject: Expression?
    if case .member(let base, "isLandscape") = test.kind, code.tag(of: base, at: place) == .device {
      subject = base
    } else if let (callee, arguments) = test.callee,
      callee.lastName == "UIDeviceOrientationIsLandscape"
    {
      subject = arguments.first?.value
    }
    return subject.map { subject in
      ["landscapeLeft", "landscapeRight"].map {
        Question(name: $0, subject: place.inside(subject))
      }
    }
  }

  /// The `else` of a chain that asks for orientations of the device and makes a portrait of the rest.
  private func lastPortrait(_ place: Place, _ project: CheckedProject) -> [Finding] {
    let code = project.code
    var questions: [Question] = []
    var kinds: Set<OrientationTag.Kind> = []
    var current = place
    while case .if(let conditions, let then, let otherwise?)? = current.statement?.kind {
      let asked = conditions.flatMap { self.questions($0, at: current, code) }
      guard !asked.isEmpty, let (value, inner) = result(then, current),
        let constant = code.constant(value, at: inner)
      else { return [] }
      questions += asked
      kinds.insert(constant.kind)
      guard otherwise.count == 1, case .if = otherwise[0].kind else {
        let isWhole =
          place.parent?.statement.map { outer in
            if case .if = outer.kind { return false }
            return true
          } ?? true
        guard isWhole, let (value, inner) = self.result(otherwise, current),
          let found = portrait(value, at: inner, like: kinds, code), project.runs(place),
          leaveFlat(questions, at: place, code)
        else { return [] }
        return [found]
      }
      current = current.inside(otherwise[0])
    }
    return []
  }

  /// What is left behind conditions that leave, or the value that a chain of conditions replaces,
  /// where that is a portrait.
  private func restPortrait(_ place: Place, _ project: CheckedProject) -> [Finding] {
    let code = project.code
    var questions: [Question] = []
    var kinds: Set<OrientationTag.Kind> = []
    var target: String?
    var current: Place? = place
    var rest = place.statementsBehind
    while let place = current,
      case .if(let conditions, let then, let otherwise)? =
        place.statement?.kind
    {
      let asked = conditions.flatMap { self.questions($0, at: place, code) }
      guard !asked.isEmpty, let (value, inner) = result(then, place),
        let constant = code.constant(value, at: inner)
      else { break }
      questions += asked
      kinds.insert(constant.kind)
      if case .expression(let whole)? = then.first?.kind, let operation = whole.operation,
        operation.name == "="
      {
        target = operation.left.plain.lastName
      }
      if let otherwise {
        current = otherwise.count == 1 ? place.inside(otherwise[0]) : nil
      } else if target == nil, then.alwaysLeave {
        repeat { current = rest.popFirst() } while isVariable(current?.statement)
        // The last one is looked at below.
        if case .if? = current?.statement?.kind { continue }
        break
      } else {
        current = nil
      }
    }
    guard kinds.count == 1, project.runs(place), leaveFlat(questions, at: place, code)
    else { return [] }
    var last: (Expression, Place)?
    if let target, current == nil {
      last = place.local(named: target)?.initialValue.map { ($0, place.inside($0)) }
    } else if let statement = current?.statement, case .return? = current?.statement?.kind {
      last = result([statement], place)
    }
    guard let (value, inner) = last, let found = portrait(value, at: inner, like: kinds, code)
    else { return [] }
    return [found]
  }

  /// An orientation of the device that a condition asks for, and what it is compared with.
  private struct Question {
    var name: String
    var subject: Place
  }

  /// Whether questions tell the landscapes apart and leave a flat device to what comes behind them.
  private func leaveFlat(_ questions: [Question], at place: Place, _ code: CodeBase) -> Bool {
    let names = questions.map(\.name)
    let reads = DeviceOrientationReads(code)
    return names.contains("landscapeLeft") && !names.contains("faceUp")
      && !reads.hasLeftFlat(place) && !isFiltered(before: place, code)
      && !questions.contains { question in
        question.subject.expression.map { reads.isNeverFlat($0, at: question.subject) } ?? false
      }
  }

  /// What a condition asks for by `==`, joined by `||`.
  private func questions(
    _ condition: Statement.Condition, at place: Place, _ code: CodeBase
  ) -> [Question] {
    guard case .expression(let test) = condition.kind else { return [] }
    return questions(test, at: place, code)
  }

  private func questions(_ test: Expression, at place: Place, _ code: CodeBase) -> [Question] {
    let test = place.settled(test)
    guard let (left, name, right) = test.operation else { return [] }
    if name == "||" {
      return questions(left, at: place, code) + questions(right, at: place, code)
    }
    guard name == "==" else { return [] }
    let inner = place.inside(test)
    for (side, other) in [(right, left), (left, right)] {
      guard let constant = code.constant(side, at: inner.inside(side)) else { continue }
      guard constant.kind == .device else { return [] }
      return [Question(name: constant.name, subject: inner.inside(other))]
    }
    return []
  }

  /// Whether the device may be flat where code asks how it is held.
  func mayBeFlat(_ subject: Expression, at place: Place, _ code: CodeBase) -> Bool {
    let reads = DeviceOrientationReads(code)
    return !reads.hasLeftFlat(place) && !isFiltered(before: place, code)
      && !reads.isNeverFlat(subject, at: place)
  }

  /// Whether all callers look for a flat device, or give an orientation that never is one, so that none
  /// gets here.
  func isFiltered(before place: Place, _ code: CodeBase) -> Bool {
    let calls: [Place]
    switch place.scope.member {
    case .function(let function)?: calls = code.callers(of: function, place.scope.typeName)
    case .variable(let variable, .getter)?:
      calls = code.mentions(of: variable.name).filter { $0.scope.member?.span != variable.span }
    default: calls = []
    }
    let reads = DeviceOrientationReads(code)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        reads.hasLeftFlat(call)
          || (call.expression?.callee?.arguments ?? []).contains { argument in
            code.tag(of: argument.value, at: call)?.kind == .device
              && reads.isNeverFlat(argument.value, at: call)
          }
      }
  }

  private func isVariable(_ statement: Statement?) -> Bool {
    if case .variable? = statement?.kind { return true }
    return false
  }

  func result(_ body: [Statement], _ place: Place) -> (Expression, Place)? {
    guard let statement = body.drop(while: isVariable).first else { return nil }
    let inner = place.inside(statement)
    switch statement.kind {
    case .return(let value?): return (value, inner.inside(value))
    case .expression(let expression):
      if case .infix(_, "=", let right) = expression.kind {
        return (right, inner.inside(expression).inside(right))
      }
      return (expression, inner.inside(expression))
    case .block(let body): return result(body, place)
    default: return nil
    }
  }
}

extension [Statement] {
  /// What a case does, without the `break` at its end.
  fileprivate var withoutLastBreak: [Statement] {
    last?.kind == .jump(.break, nil) ? dropLast() : self
  }
}

extension Statement {
  /// Whether it only writes to a log.
  fileprivate var isLog: Bool {
    guard case .expression(let expression) = kind else { return false }
    return OrientationNames.logs.contains(expression.callee?.callee.lastName ?? "")
  }
}

extension Place {
  fileprivate var isIf: Bool {
    if case .if? = statement?.kind { return true }
    return false
  }
}

extension Expression {
  /// Whether it is a word for portrait, such as web pages and plugins have.
  fileprivate var namesPortrait: Bool {
    guard case .string(let text?) = plain.kind else { return false }
    return text.lowercased().hasPrefix("portrait")
  }
}
