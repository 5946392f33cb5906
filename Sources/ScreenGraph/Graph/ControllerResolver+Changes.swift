import Orientation
import AppCodeAnalysis
import AppCodeModel

extension ControllerResolver {
  /// A controller with what is done to the variable that holds it: its style and its children.
  ///
  /// - Parameters:
  ///   - making: the controller.
  ///   - variable: the variable that holds it.
  ///   - object: whose variable it is, of another object than the one whose code this is.
  ///   - place: a place in the body that counts.
  ///   - following: what is known of the call.
  /// - Returns: the controller with these.
  func changed(
    _ making: Making, variable: String, of object: Expression? = nil, in place: Place,
    _ following: Following = Following()
  ) -> Making {
    func isMeant(_ base: Expression?, _ at: Place) -> Bool {
      isAbout(variable, of: object, base, at, place)
        || object == nil && isAnotherName(base, of: variable, at, place)
    }
    var making = making
    let assignments = code.assignments(to: "modalPresentationStyle", inBodyOf: place).filter {
      isMeant($0.target.base, $0.place) && isReached($0.place, following)
    }
    if object == nil { making = styledByCalls(making, variable: variable, in: place, following) }
    making = styled(making, by: assignments, at: place, following)
    making.styles = settled(
      making.styles,
      by: code.assignments(to: "transitioningDelegate", inBodyOf: place).filter {
        isMeant($0.target.base, $0.place)
      })
    if code.classes.kind(of: making.className) == .imagePicker,
      code.assignments(to: "sourceType", inBodyOf: place).contains(where: {
        isMeant($0.target.base, $0.place) && $0.value.lastName == "camera"
      })
    {
      making.title = making.className + "Camera"
      if making.styles.isEmpty { making.styles = [StyleChoice(style: .fullScreen)] }
    }
    making = adapted(making, in: place, where: isMeant)
    guard making.children.isEmpty, code.classes.kind(of: making.className).isContainer else {
      return making
    }
    // What it is given may be made of itself.
    let question = Question(
      kind: .children, owner: "\(place.file.path):\(place.scope.member?.span.start ?? 0)",
      name: ((object?.path ?? []) + [variable]).joined(separator: "."))
    making.children = remembered(question) {
      let found = children(in: place, where: isMeant)
      return found.isEmpty && object == nil ? given(to: variable, in: place, following) : found
    }
    return making
  }

  /// The children that a container in a variable is given by methods of the project's own, which set
  /// what it holds: `navigation.setRoot(of: module)`.
  private func given(
    to variable: String, in place: Place, _ following: Following
  ) -> [Making] {
    guard let body = place.scope.member?.span, let unit = code.unit(of: place.file) else {
      return []
    }
    for mention in (unit.mentions[variable] ?? []).within(body) {
      guard isAbout(variable, mention.expression, mention, place), let base = mention.expression,
        let call = mention.parent?.parent, let (callee, arguments) = call.expression?.callee,
        callee.base?.span == base.span, !Self.setters.contains(callee.lastName ?? "")
      else { continue }
      let type = owner(of: callee, call, following)
      for function in calls.functions(called: callee, arguments, on: type, at: call) {
        guard let owner = function.owner, code.classes.kind(of: owner).isContainer,
          let bound = function.takes(arguments)
        else { continue }
        let site = CallSite(function: function, place: call, arguments: bound)
        let inner = following.calling(site, on: base, type: type)
        // The method may fill another controller by itself.
        let question = Question.calling(function, "contents")
        let found = remembered(question) { contents(setIn: function, inner) }
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// What a method sets the list of its own controller to.
  private func contents(setIn function: CalledFunction, _ following: Following) -> [Making] {
    guard let unit = code.unit(of: function.file) else { return [] }
    let span = function.function.span
    for assignment in (unit.assignments["viewControllers"] ?? []).within(span)
    where assignment.target.base?.isSelf ?? true {
      return distinct(elements(assignment.value, assignment.valuePlace, following))
    }
    for name in Self.setters {
      for call in (unit.calls[name] ?? []).within(span) {
        guard let (callee, arguments) = call.expression?.callee, callee.base?.isSelf ?? true,
          let first = arguments.first?.value
        else { continue }
        return distinct(elements(first, call, following))
      }
    }
    return []
  }

  private static let setters = ["setViewControllers", "setViewController", "pushViewController"]

  /// Whether an expression is another variable that holds the same: `player = controller`,
  /// `let detail = self.detail`.
  private func isAnotherName(
    _ expression: Expression?, of variable: String, _ at: Place, _ place: Place
  ) -> Bool {
    guard let name = expression?.lastName, name != variable,
      isAbout(name, expression, at, place)
    else { return false }
    func isSame(_ value: Expression?) -> Bool {
      guard let value = value?.plain, value.lastName == variable else { return false }
      switch value.kind {
      case .name: return true
      case .member(let base, _): return base.isSelf
      default: return false
      }
    }
    if let local = at.local(named: name) { return isSame(local.onlyValue) }
    return code.assignments(to: name, inBodyOf: place).contains {
      $0.operation == "=" && isSame($0.value) && isAbout(name, $0.target, $0.place, place)
    }
  }

  /// A controller with the style that a closure sets which is given it.
  func configured(_ making: Making, by closure: Expression, _ place: Place) -> Making {
    let assignments = code.assignments(to: "modalPresentationStyle").filter {
      $0.place.file == place.file && closure.span.contains($0.place.span)
        && $0.target.base?.lastName == "$0"
    }
    return styled(making, by: assignments, at: nil, Following())
  }

  /// Whether an expression is a variable of the same body, or of another object that is meant there.
  func isAbout(
    _ variable: String, of object: Expression? = nil, _ expression: Expression?, _ at: Place,
    _ place: Place
  ) -> Bool {
    guard at.file == place.file, at.scope.member?.span == place.scope.member?.span,
      let expression
    else { return false }
    if let object {
      guard case .member(let base, variable) = expression.plain.kind else { return false }
      return base.plain.path.map { $0 == object.plain.path } ?? false
    }
    switch expression.plain.kind {
    case .name(variable): return true
    case .member(let base, variable): return base.isSelf
    default: return false
    }
  }

  /// The children that code gives to a container.
  ///
  /// - Parameters:
  ///   - body: a place in the only body that counts; nil for all.
  ///   - isContainer: whether an expression at a place is the container.
  /// - Returns: none when it is unknown from the code.
  func children(
    in body: Place? = nil, where isContainer: (Expression?, Place) -> Bool
  ) -> [Making] {
    for name in ["viewControllers", "tabs"] {
      let assignments =
        body.map { code.assignments(to: name, inBodyOf: $0) } ?? code.assignments(to: name)
      for assignment in assignments
      where isContainer(assignment.target.base, assignment.place) {
        let found = contents(assignment.value, at: assignment.valuePlace)
        if !found.isEmpty { return found }
      }
    }
    var columns: [Making] = []
    var narrow: [Making] = []
    for name in ["setViewControllers", "setViewController"] {
      for call in body.map({ code.calls(of: name, inBodyOf: $0) }) ?? code.calls(of: name) {
        guard let (callee, arguments) = call.expression?.callee, isContainer(callee.base, call),
          let first = arguments.first?.value
        else { continue }
        var found =
          name == "setViewControllers"
          ? contents(first, at: call) : makings(first, at: call)
        if found.isEmpty, name == "setViewController" { found = foreign(first, call) }
        guard name == "setViewController" else {
          if !found.isEmpty { return found }
          continue
        }
        // What a split view shows when it is narrow stands for the others.
        if arguments.count > 1, arguments[1].value.plain.lastName == "compact" {
          narrow += firstOfEach(found).prefix(1)
        } else {
          columns += firstOfEach(found).prefix(1)
        }
      }
    }
    return distinct(columns + narrow)
  }

  /// The controllers that are put into a list one after another.
  private func appended(to name: String, in place: Place) -> [Making] {
    var found: [Making] = []
    for method in Self.adding {
      for call in code.calls(of: method, inBodyOf: place) {
        guard let (callee, arguments) = call.expression?.callee,
          isAbout(name, callee.base, call, place), let first = arguments.first
        else { continue }
        if let loop = loop(around: call) {
          for item in loop.items {
            let following = Following().calling(
              BodyKey(call.file, loop.place.span),
              [loop.name: Following.Bound(value: item.value, place: item.place)])
            found += firstOfEach(resolve(first.value, call, following, depth: 1))
          }
          continue
        }
        found +=
          first.label == "contentsOf"
          ? elements(first.value, call, Following())
          : firstOfEach(makings(first.value, at: call))
        if found.count >= 16 { break }
      }
    }
    for assignment in code.assignments(to: name, inBodyOf: place)
    where assignment.operation == "+=" && isAbout(name, assignment.target, assignment.place, place)
    {
      found += elements(assignment.value, assignment.valuePlace, Following())
    }
    return found
  }

  /// The loop around a place that runs over a list which is written out.
  private func loop(around place: Place)
    -> (place: Place, name: String, items: [(value: Expression, place: Place)])?
  {
    for around in place.ancestors {
      guard case .loop(let lists, let names, _, _)? = around.statement?.kind,
        let list = lists.first,
        names.count == 1
      else { continue }
      let items = items(list, around, Following(), depth: 0)
      return items.isEmpty ? nil : (around, names[0], items)
    }
    return nil
  }

  /// The controllers of a list.
  func elements(
    _ expression: Expression, _ place: Place, _ following: Following, depth: Int = 0
  ) -> [Making] {
    guard takesStep(at: depth) else { return [] }
    func inner(_ value: Expression, _ at: Place) -> [Making] {
      elements(value, at, following, depth: depth + 1)
    }
    let plain = expression.plain
    switch plain.kind {
    case .array(let elements):
      return elements.flatMap { element in
        let found = firstOfEach(resolve(element, place, following, depth: depth + 1))
        return found.isEmpty ? foreignInList(element, place) : found
      }
    case .dictionary(let entries):
      return entries.flatMap { resolve($0.value, place, following, depth: depth + 1) }
    case .tuple(let elements) where elements.count == 1: return inner(elements[0].value, place)
    case .name(let name):
      if let bound = following.value(of: name, at: place) { return inner(bound.value, bound.place) }
      guard let local = place.local(named: name) else {
        return list(plain, place, following, depth: depth)
      }
      if local.isParameter { memory.metParameter = true }
      var found: [Making] = []
      if let value = local.initialValue { found = inner(value, place.before(value, of: local)) }
      for value in local.assignedValues where found.isEmpty { found = inner(value, place) }
      return found + appended(to: name, in: place)
    case .infix(let first, "+", let second): return inner(first, place) + inner(second, place)
    case .infix(let first, "??", let second): return inner(first, place) + inner(second, place)
    case .ternary(let test, let first, let second):
      let (yes, no) = idioms(where: test, at: place)
      return restricted(inner(first, place), to: yes) + restricted(inner(second, place), to: no)
    case .cast(let value, _, _): return inner(value, place)
    case .member(let base, "values"): return inner(base, place)
    case .call(let callee, let arguments):
      return listed(plain, callee.plain, arguments, place, following, depth: depth)
    case .member: return list(plain, place, following, depth: depth)
    default: return []
    }
  }

  /// What stands for one element: the first of what it can be, for each idiom, with the others.
  func firstOfEach(_ makings: [Making]) -> [Making] {
    var first: [Set<Idiom>?: Int] = [:]
    var found: [Making] = []
    for making in makings {
      guard let place = first[making.idioms] else {
        first[making.idioms] = found.count
        found.append(making)
        continue
      }
      let known = found[place]
      guard known.others.count < Self.mostOthers, making.key != known.key,
        !known.others.contains(where: { $0.key == making.key })
      else { continue }
      found[place].others.append(making)
    }
    return found
  }

  /// How many controllers are noted that can be in the place of one.
  private static let mostOthers = 11

  /// A list that a call gives: `[a, b].map(wrap)`, `makeAll()`.
  private func listed(
    _ expression: Expression, _ callee: Expression, _ arguments: [Expression.Argument],
    _ place: Place, _ following: Following, depth: Int
  ) -> [Making] {
    let name = callee.lastName ?? ""
    if let base = callee.base, ["compactMap", "map", "flatMap"].contains(name),
      let change = arguments.first?.value
    {
      if case .closure(let closure) = change.plain.kind {
        let values = items(base, place, following, depth: depth)
        // `compactMap { $0 }` leaves them as they are.
        if values.isEmpty || closure.returnsItself {
          let own = elements(base, place, following, depth: depth + 1)
          return own.isEmpty
            ? results(of: closure, change.plain, place, following, depth: depth + 1) : own
        }
        return values.flatMap { item in
          firstOfEach(
            results(
              of: closure, change.plain, place, following,
              arguments: [Expression.Argument(nil, item.value)], at: item.place, depth: depth + 1))
        }
      }
      return items(base, place, following, depth: depth).flatMap { item in
        firstOfEach(
          resolve(
            change.called(with: item.value), item.place, following, depth: depth + 1))
      }
    }
    if let base = callee.base,
      ["filter", "reversed", "sorted", "prefix", "dropFirst", "shuffled", "copy"].contains(name)
    {
      return elements(base, place, following, depth: depth + 1)
    }
    if name == "NSArray" || name == "NSMutableArray" || name == "Array",
      let first = arguments.first
    {
      return elements(first.value, place, following, depth: depth + 1)
    }
    return list(expression, place, following, depth: depth)
  }

  /// The expressions of a list that is written out, and all cases of an enumeration.
  private func items(
    _ expression: Expression, _ place: Place, _ following: Following, depth: Int
  ) -> [(value: Expression, place: Place)] {
    guard takesStep(at: depth) else { return [] }
    switch expression.plain.kind {
    case .array(let elements): return elements.map { ($0, place) }
    case .member(let base, "allCases"):
      guard let entry = base.lastName.flatMap({ code.classes[$0] }) else { return [] }
      return entry.parts.flatMap(\.declaration.cases).prefix(16).map { name in
        (Expression(.member(base, name), expression.span), place)
      }
    case .name(let name):
      if let bound = following.value(of: name, at: place) {
        return items(bound.value, bound.place, following, depth: depth + 1)
      }
      if let local = place.local(named: name) {
        guard local.isParameter else { return items(of: local, place, following, depth: depth) }
        return passed(name, place, depth: depth)
      }
      if let own = items(ofProperty: name, place, depth: depth) { return own }
    case .member(let base, let name) where base.isSelf:
      if let own = items(ofProperty: name, place, depth: depth) { return own }
    case .infix(let first, "+", let second):
      return items(first, place, following, depth: depth + 1)
        + items(second, place, following, depth: depth + 1)
    default: break
    }
    return body(of: expression.plain, place, following).flatMap {
      items($0.value, $0.place, $0.following, depth: depth + 1)
    }
  }

  /// The expressions of the lists that callers pass for a parameter.
  private func passed(
    _ name: String, _ place: Place, depth: Int
  ) -> [(value: Expression, place: Place)] {
    calls.sites(around: place).filter { !$0.function.contains($0.place) }
      .prefix(Self.mostLists).flatMap { site in
        site.arguments[name].map { items($0, site.place, Following(), depth: depth + 1) } ?? []
      }
  }

  /// The expressions of the lists that a stored property is set to, which may begin empty; nil where none
  /// is set.
  private func items(
    ofProperty name: String, _ place: Place, depth: Int
  ) -> [(value: Expression, place: Place)]? {
    guard let type = place.scope.typeName,
      case .variable(let variable)? = code.classes.member(name, of: type, isStatic: nil)?.kind,
      variable.getter == nil,
      variable.initialValue.map({ $0.plain.kind == .array([]) }) ?? true
    else { return nil }
    let assignments = code.assignments(to: name, inCodeOf: type).filter { $0.operation == "=" }
    let found = assignments.prefix(Self.mostLists).flatMap {
      items($0.value, $0.valuePlace, Following(), depth: depth + 1)
    }
    return found.isEmpty ? nil : found
  }

  /// How many lists count as what one name can hold.
  private static let mostLists = 8

  /// The expressions of a local list: what it begins with or is first given, and what is added to it.
  private func items(
    of local: LocalVariable, _ place: Place, _ following: Following, depth: Int
  ) -> [(value: Expression, place: Place)] {
    var found: [(value: Expression, place: Place)] = []
    if let value = local.initialValue {
      found = items(value, place.before(value, of: local), following, depth: depth + 1)
    }
    let assignments = code.assignments(to: local.name, inBodyOf: place).filter {
      isAbout(local.name, $0.target, $0.place, place)
    }
    for assignment in assignments where assignment.operation == "=" && found.isEmpty {
      found = items(assignment.value, assignment.valuePlace, following, depth: depth + 1)
    }
    for method in Self.adding {
      for call in code.calls(of: method, inBodyOf: place) {
        guard let (callee, arguments) = call.expression?.callee,
          isAbout(local.name, callee.base, call, place), let first = arguments.first,
          loop(around: call) == nil
        else { continue }
        found +=
          first.label == "contentsOf"
          ? items(first.value, call, following, depth: depth + 1) : [(first.value, call)]
      }
    }
    for assignment in assignments where assignment.operation == "+=" {
      found += items(assignment.value, assignment.valuePlace, following, depth: depth + 1)
    }
    return found
  }

  /// The methods that add one element to a list.
  private static let adding = ["append", "add", "addObject", "insert"]

  /// A list that a property holds or a function gives.
  private func list(
    _ expression: Expression, _ place: Place, _ following: Following, depth: Int
  ) -> [Making] {
    var found = body(of: expression, place, following).flatMap {
      elements($0.value, $0.place, $0.following, depth: depth + 1)
    }
    if let name = expression.lastName, expression.callee == nil {
      if found.isEmpty {
        for assignment in code.assignments(to: name).prefix(20)
        where assignment.operation == "=" && assignment.place.scope.typeName == place.scope.typeName
          && (assignment.target.base == nil || assignment.target.base?.isSelf == true)
        {
          found = elements(assignment.value, assignment.valuePlace, following, depth: depth + 1)
          if !found.isEmpty { break }
        }
      }
      found += appended(to: name, in: place)
    }
    return found
  }

  // MARK: Styles

  /// The styles that a class gives itself when it is made.
  func styles(ofClass name: String) -> [StyleChoice] {
    if let known = memory.styles[name] { return known }
    memory.styles[name] = []
    let styles = adapted(ownStyles(ofClass: name), bySelfOf: name)
    memory.styles[name] = styles
    return styles
  }

  private func ownStyles(ofClass name: String) -> [StyleChoice] {
    for step in [name] + code.classes.ancestors(of: name) {
      guard code.classes[step] != nil else { continue }
      let assignments = code.assignments(to: "modalPresentationStyle").filter { assignment in
        guard assignment.place.scope.typeName == step,
          assignment.target.base == nil || assignment.target.base?.isSelf == true
        else { return false }
        let member = assignment.place.scope.member?.name ?? ""
        return ["init", "awakeFromNib", "commonInit", "setup", "setUp", "configure"].contains {
          member.hasPrefix($0)
        }
      }
      let found = styles([], changedBy: assignments, at: nil)
      let delegates = code.assignments(to: "transitioningDelegate", inCodeOf: step).filter {
        $0.target.base?.isSelf ?? true
      }
      if !found.isEmpty { return settled(found, by: delegates) }
      if let member = code.classes.ownMember("modalPresentationStyle", of: step),
        let body = member.body, body.count == 1
      {
        switch body[0].kind {
        case .return(let value?), .expression(let value):
          let own = styles(value, at: .outside(member.file, type: step))
          if !own.isEmpty { return own }
        default: break
        }
      }
    }
    return []
  }

  /// Styles as assignments change them one after another; what a condition leaves open is one more.
  func styles(
    _ before: [StyleChoice], changedBy assignments: [Assignment], at place: Place?,
    _ following: Following = Following()
  ) -> [StyleChoice] {
    guard !assignments.isEmpty else { return before }
    let known = place?.scope.facts ?? []
    let facts = Set(known)
    // What another case of the same choice sets is not set here.
    let assignments = assignments.filter { assignment in
      !assignment.place.scope.facts.contains { $0.truth(knowing: known) == false }
    }
    var byIdiom: [(idiom: Idiom, styles: [PresentationStyle])] = []
    for idiom in code.idioms.sorted(by: { $0 == .phone && $1 != .phone }) {
      var current = before.filter { $0.holds(idiom) }.map(\.style)
      for assignment in assignments {
        let reached = idioms(at: assignment.place)
        guard reached?.contains(idiom) ?? true else { continue }
        let own = styles(assignment.value, at: assignment.place, following)
          .filter { $0.holds(idiom) }.map(\.style)
        guard !own.isEmpty else { continue }
        let isOpen =
          reached == nil
          && assignment.place.scope.facts.contains { $0.isTest && !facts.contains($0) }
        current = isOpen ? (current.isEmpty ? [.automatic] : current) + own : own
      }
      byIdiom.append((idiom, current))
    }
    if let first = byIdiom.first, byIdiom.allSatisfy({ $0.styles == first.styles }) {
      return first.styles.map { StyleChoice(style: $0) }
    }
    return byIdiom.flatMap { entry in
      entry.styles.map { StyleChoice(style: $0, idioms: [entry.idiom]) }
    }
  }

  /// The styles that an assignment can give.
  func styles(ofValue assignment: Assignment, _ following: Following) -> [StyleChoice] {
    styles(assignment.value, at: assignment.valuePlace, following)
  }

  /// How many names and calls are followed to a style.
  private static let deepestStyle = 12

  /// The styles that an expression can be.
  private func styles(
    _ expression: Expression, at place: Place, _ following: Following = Following(),
    depth: Int = 0
  ) -> [StyleChoice] {
    // A method that calls itself hands on its own parameter.
    guard depth < Self.deepestStyle else { return [] }
    let depth = depth + 1
    switch expression.plain.kind {
    case .implicitMember(let word), .member(_, let word), .name(let word):
      if let style = PresentationStyle(word: word) { return [StyleChoice(style: style)] }
      if case .name(let name) = expression.plain.kind {
        if let bound = following.value(of: name, at: place) {
          return styles(bound.value, at: bound.place, following, depth: depth)
        }
        if let local = place.local(named: name) {
          guard !local.isParameter else {
            return stylesPassed(to: expression, at: place, depth: depth)
          }
          return local.onlyValue.map {
            styles($0, at: place.before($0, of: local), following, depth: depth)
          }
            ?? []
        }
      }
      let first = body(of: expression.plain, place, following).flatMap {
        styles($0.value, at: $0.place, $0.following, depth: depth)
      }
      return first
        + stylesSet(toProperty: expression.plain, at: place, depth: depth).filter {
          !first.contains($0)
        }
    case .ternary(let test, let first, let second):
      let (yes, no) = idioms(where: test, at: place)
      return restricted(styles(first, at: place, following, depth: depth), yes)
        + restricted(styles(second, at: place, following, depth: depth), no)
    case .infix(let first, "??", let second):
      return styles(first, at: place, following, depth: depth)
        + styles(second, at: place, following, depth: depth)
    case .statement(let statement):
      return statement.lists.flatMap { list -> [StyleChoice] in
        guard case .expression(let value)? = list.last?.kind else { return [] }
        return styles(value, at: place, following, depth: depth)
      }
    case .integer(let number):
      let styles: [PresentationStyle] = [
        .fullScreen, .pageSheet, .formSheet, .currentContext,
        .custom(removesPresentersView: false), .overFullScreen, .overCurrentContext, .popover,
      ]
      return styles.indices.contains(number) ? [StyleChoice(style: styles[number])] : []
    default: return []
    }
  }

  /// The styles that all known calls pass for a parameter; none where one of them is unknown.
  private func stylesPassed(
    to parameter: Expression, at place: Place, depth: Int
  ) -> [StyleChoice] {
    var found: [StyleChoice] = []
    for source in ValueFlow(code).sources(of: parameter, at: place) {
      guard let value = source.expression, value.plain.kind != parameter.plain.kind else {
        return []
      }
      let passed = styles(value, at: source, depth: depth)
      guard !passed.isEmpty else { return [] }
      found += passed.filter { !found.contains($0) }
    }
    return found
  }

  /// What a property of the same object that holds a style is set to in the course of the app.
  private func stylesSet(
    toProperty expression: Expression, at place: Place, depth: Int
  ) -> [StyleChoice] {
    guard let name = expression.lastName, expression.base?.isSelf ?? true,
      place.local(named: name) == nil, let type = place.scope.typeName,
      case .variable(let variable)? = code.classes.member(name, of: type)?.kind,
      variable.getter == nil, !variable.isConstant
    else { return [] }
    return code.assignments(to: name, inCodeOf: type).prefix(Self.mostLists).flatMap { change in
      change.operation == "=" ? styles(change.value, at: change.valuePlace, depth: depth) : []
    }
  }

  /// The styles that there are on some idioms; nil for all.
  func restricted(_ styles: [StyleChoice], _ idioms: Set<Idiom>?) -> [StyleChoice] {
    styles.compactMap { choice in
      var choice = choice
      choice.idioms = choice.idioms.intersected(with: idioms)
      return choice.idioms?.isEmpty == true ? nil : choice
    }
  }
}

extension KnownFact {
  /// Whether it comes from a test that may fail, rather than from unwrapping or from a build.
  var isTest: Bool {
    switch self {
    case .compilation, .availability: false
    case .expression, .chosen: true
    case .conditions(let conditions, _):
      conditions.contains { condition in
        switch condition.kind {
        case .expression, .match: true
        case .binding, .available: false
        }
      }
    }
  }
}

extension Expression.Closure {
  /// Whether it gives what it is given.
  fileprivate var returnsItself: Bool {
    guard body.count == 1 else { return false }
    switch body[0].kind {
    case .expression(let value), .return(let value?):
      guard case .name(let name) = value.plain.kind else { return false }
      return name == "$0" || parameters.first?.name == name
    default: return false
    }
  }
}

extension Expression {
  /// The call of what is named here with a value: of `Page.init(rootViewController:)`
  /// `Page(rootViewController: value)`.
  fileprivate func called(with value: Expression) -> Expression {
    let argument: (String?) -> [Argument] = { [Argument($0, value)] }
    guard let name = lastName, let open = name.firstIndex(of: "("), name.hasSuffix(":)") else {
      return Expression(.call(self, argument(nil)), value.span)
    }
    let label = name[name.index(after: open)...].dropLast(2)
    guard !label.contains(":") else { return Expression(.call(self, argument(nil)), value.span) }
    let plainName = String(name[..<open])
    let callee = base.map { Expression(.member($0, plainName), span) }
    return Expression(
      .call(
        callee ?? Expression(.name(plainName), span), argument(label == "_" ? nil : String(label))),
      value.span)
  }
}
