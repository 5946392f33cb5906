import AppCodeAnalysis
import AppCodeModel

/// A read of how the device is held.
struct DeviceOrientationRead {
  /// `UIDevice.current.orientation`, where it is written.
  var expression: Expression
  /// Its place, for names in it.
  var place: Place
}

/// Follows values back to reads of the device's orientation.
struct DeviceOrientationReads {
  private let code: CodeBase

  init(_ code: CodeBase) { self.code = code }

  /// The read that a value comes from; nil for a value from elsewhere.
  func source(of expression: Expression, at place: Place) -> DeviceOrientationRead? {
    let flow = ValueFlow(code)
    guard let source = flow.sources(of: expression, at: place).first(where: isRead) else {
      return nil
    }
    let read = indexed(source)
    return read.expression.map { DeviceOrientationRead(expression: $0.plain, place: read) }
  }

  /// Whether a place reads `UIDevice.orientation`.
  private func isRead(_ place: Place) -> Bool {
    switch place.expression?.plain.kind {
    case .name("orientation")?: place.scope.typeName == "UIDevice"
    case .member(let base, "orientation")?:
      code.isDevice(base, at: place) || isObjectOfNotification(base, at: place)
    case .member(let base, "rawValue")?: source(of: base, at: place) != nil
    default: false
    }
  }

  /// Whether it is the device that a notification is about, handed on by a publisher.
  private func isObjectOfNotification(_ base: Expression, at place: Place) -> Bool {
    base.lastName == "$0"
      && ValueFlow(code).sources(of: base, at: place).contains {
        $0.expression?.plain.lastName == "object"
      }
  }

  /// The same place with all that is known to hold there.
  private func indexed(_ place: Place) -> Place {
    code.unit(of: place.file)?.mentions["orientation"]?.within(place.span)
      .first { $0.span == place.span } ?? place
  }

  /// Whether code around a place has looked whether the device is flat, or whether its orientation
  /// is one that an interface can have.
  func hasLeftFlat(_ place: Place) -> Bool {
    let whole = place.ancestors.prefix { $0.expression?.operation != nil }.last ?? place
    return whole.expression.map { asksFlat($0, at: place) } ?? false
      || place.scope.facts.contains { fact in
        switch fact {
        case .conditions(let conditions, _):
          return conditions.contains { condition in
            switch condition.kind {
            case .expression(let test), .binding(_, _, let test): asksFlat(test, at: place)
            case .match(let pattern, _): asksFlat(pattern, at: place)
            case .available: false
            }
          }
        case .expression(let test, _): return asksFlat(test, at: place)
        case .chosen(let subject, let patterns, let others):
          guard patterns.isEmpty else {
            let tag = code.tag(of: subject, at: place)
            return patterns.allSatisfy { isUpright($0, at: place, expected: tag) }
          }
          return others.contains { asksFlat($0, at: place) }
        case .compilation, .availability: return false
        }
      }
  }

  /// Whether a value is an orientation that devices and interfaces have, whatever its type.
  func isUpright(
    _ expression: Expression, at place: Place, expected: OrientationTag? = nil
  ) -> Bool {
    guard let constant = code.constant(expression, at: place, expected: expected) else {
      return false
    }
    return ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]
      .contains(constant.name)
  }

  /// Whether all that a value may be was taken where a flat device is left out, or is an orientation
  /// that is written out and not flat.
  func isNeverFlat(_ expression: Expression, at place: Place) -> Bool {
    let sources = ValueFlow(code).sources(of: expression, at: place)
    let tag = code.tag(of: expression, at: place)
    let upright = sources.compactMap { source in
      source.expression.flatMap { value in
        isUpright(value, at: source, expected: tag)
          ? code.constant(value, at: source, expected: tag)?.name : nil
      }
    }
    // Code that finds out by itself how the device is held names each of them.
    if upright.count == sources.count, Set(upright).count > 2 { return true }
    return sources.contains(where: hasLeftFlat)
      && sources.allSatisfy { source in
        hasLeftFlat(source)
          || source.expression.flatMap { value in
            code.constant(value, at: source, expected: tag)
          }.map { !["faceUp", "faceDown"].contains($0.name) } ?? false
      }
  }

  private func asksFlat(
    _ expression: Expression, at place: Place, isWithinTest: Bool = false
  ) -> Bool {
    place.finds(in: expression) { $0.lastName.map(Self.flat.contains) ?? false }
      || namesUpright(expression, at: place)
      || !isWithinTest
        && place.finds(in: expression) { isTest($0, at: place) }
  }

  /// Whether a function or a property of the project answers whether an orientation is flat.
  private func isTest(_ expression: Expression, at place: Place) -> Bool {
    code.answers(to: expression, at: place).contains { answer in
      answer.expression.map { asksFlat($0, at: answer, isWithinTest: true) } ?? false
    }
  }

  /// Whether a chain of comparisons names all that are upright, and so leaves out the others.
  private func namesUpright(_ expression: Expression, at place: Place) -> Bool {
    var names: Set<String> = []
    var waiting = [place.settled(expression)]
    while let part = waiting.popLast() {
      guard let (left, name, right) = part.plain.operation else {
        if part.plain.lastName == "isLandscape" {
          names.formUnion(["landscapeLeft", "landscapeRight"])
        }
        if part.plain.lastName == "isPortrait" { names.insert("portrait") }
        continue
      }
      if name == "||" || name == "&&" {
        waiting += [left, right]
      } else if let highest = Self.highest[name] {
        // `pose >= .portrait && pose <= .landscapeRight`, by the numbers.
        let inner = place.inside(part.plain)
        if let bound = code.constant(right, at: inner.inside(right)), bound.kind == .device,
          bound.name == highest
        {
          names.formUnion(["portrait", "landscapeLeft", "landscapeRight"])
        }
      } else if name == "==" {
        let inner = place.inside(part.plain)
        for side in [left, right] {
          if let constant = code.constant(side, at: inner.inside(side)), constant.kind == .device {
            names.insert(constant.name)
          }
        }
      }
    }
    return names.isSuperset(of: ["portrait", "landscapeLeft", "landscapeRight"])
  }

  /// The bound that leaves out the flat orientations, which have the highest numbers.
  private static let highest = ["<": "faceUp", "<=": "landscapeRight"]

  private static let flat = OrientationNames.valid.union(OrientationNames.flat).union(["faceDown"])
}

/// A method or a block that runs when a notification is posted.
struct NotifiedBlock: Sendable {
  /// What surrounds it, or the method's own.
  var scope: CodeScope
  /// Its body.
  var span: SourceSpan
  /// A method's name, or where the notification of a block is named.
  var name: SourceSpan
}

extension NotifiedBlock {
  /// The body of a method.
  init?(method scope: CodeScope) {
    guard case .function(let function)? = scope.member else { return nil }
    self.init(scope: scope, span: function.span, name: function.nameSpan)
  }
}

extension [NotifiedBlock] {
  /// Each body once, in order.
  fileprivate var distinct: [NotifiedBlock] {
    var seen: Set<Origin> = []
    return filter { seen.insert(Origin($0.scope.file, $0.span)).inserted }
  }
}

extension CheckedProject {
  /// The names of the notification of the device's orientation, those of older Swift among them.
  static let deviceNotifications = [
    "orientationDidChangeNotification", "UIDeviceOrientationDidChangeNotification",
    "UIDeviceOrientationDidChange",
  ]

  /// The methods that run when the device's orientation changes, each once.
  static func deviceOrientationHandlers(in code: CodeBase) -> [CodeScope] {
    var methods: [Method: [CodeScope]]?
    var seen: Set<Method> = []
    var handlers: [CodeScope] = []
    for mention in deviceNotifications.flatMap({ code.mentions(of: $0) }) {
      guard let call = mention.ancestors.first(where: { $0.expression?.callee != nil }),
        let (callee, arguments) = call.expression?.callee,
        callee.lastName == "addObserver",
        let selector = arguments.first(where: { $0.label == "selector" })?.value,
        let name = selector.selectorName, let type = call.scope.typeName,
        seen.insert(Method(type: type, name: name)).inserted
      else { continue }
      methods = methods ?? Self.methods(of: code)
      // What is inherited runs, and what a subclass puts in its place.
      let inherited = ([type] + code.classes.ancestors(of: type)).first {
        methods?[Method(type: $0, name: name)] != nil
      }
      for owner in [inherited].compactMap(\.self) + code.classes.allSubclasses(of: type) {
        handlers += methods?[Method(type: owner, name: name)] ?? []
      }
    }
    var known: Set<Origin> = []
    return handlers.filter { known.insert(Origin($0.file, $0.span)).inserted }
  }

  /// The blocks that run when the device's orientation changes, each once: those that are given to the
  /// notification center or to a publisher of it, and the loops over its notifications.
  static func deviceOrientationBlocks(in code: CodeBase) -> [NotifiedBlock] {
    let mentions = deviceNotifications.flatMap { code.mentions(of: $0) }
    guard !mentions.isEmpty else { return [] }
    let named = mentions.flatMap { mention in
      // The name may be kept.
      ([mention] + ValueFlow(code).uses(of: mention).map(\.place)).compactMap(block)
    }
    let published = Subscriptions.names.sorted().flatMap { code.calls(of: $0) }
      .compactMap { publishedBlock($0, code) }
    return (named + published).distinct
  }

  /// Such methods and blocks, and the methods of their class that they call.
  static func deviceOrientationReactions(
    to blocks: [NotifiedBlock], in code: CodeBase
  ) -> [NotifiedBlock] {
    let called = blocks.flatMap { block -> [NotifiedBlock] in
      guard let type = block.scope.typeName, let unit = code.unit(of: block.scope.file) else {
        return []
      }
      return unit.calledNames(in: block.span).flatMap { code.classes.ownMethods($0, of: type) }
        .compactMap { method in
          code.unit(of: method.file)?.bodies.within(method.function.span)
            .first { $0.span == method.function.span }.flatMap(NotifiedBlock.init(method:))
        }
    }
    return (blocks + called).distinct
  }

  /// The block that is given to a publisher which is kept somewhere.
  private static func publishedBlock(_ call: Place, _ code: CodeBase) -> NotifiedBlock? {
    guard let block = call.expression?.lastBlock(inCallOf: Subscriptions.names),
      let (callee, arguments) = call.expression?.callee,
      let publisher =
        (callee.lastName == "onReceive" ? arguments.first?.value : callee.base)?.called
    else { return nil }
    let isOfDevice = ValueFlow(code).sources(of: publisher, at: call).contains { source in
      source.expression.map { value in
        source.finds(in: value) { deviceNotifications.contains($0.lastName ?? "") }
      } ?? false
    }
    guard isOfDevice else { return nil }
    return NotifiedBlock(scope: call.scope, span: block.span, name: publisher.span)
  }

  private static func block(around place: Place) -> NotifiedBlock? {
    for ancestor in sequence(first: place, next: \.parent) {
      if case .loop(let values, _, _, _)? = ancestor.statement?.kind,
        let value = values.first(where: { $0.span.contains(place.span) })
      {
        let body = SourceSpan(Int(value.span.end), Int(ancestor.span.end))
        return NotifiedBlock(scope: ancestor.scope, span: body, name: place.span)
      }
      // `let turns = center.notifications(named:)`, and a loop over them.
      if case .variable(let variable)? = ancestor.statement?.kind {
        for behind in ancestor.statementsBehind.prefix(8) {
          guard case .loop(let values, _, _, _)? = behind.statement?.kind,
            let value = values.first(where: { $0.called.kind == .name(variable.name) })
          else { continue }
          let body = SourceSpan(Int(value.span.end), Int(behind.span.end))
          return NotifiedBlock(scope: behind.scope, span: body, name: place.span)
        }
      }
      guard
        let block = ancestor.expression?.lastBlock(inCallOf: Subscriptions.andObservers),
        !block.span.contains(place.span)
      else { continue }
      return NotifiedBlock(scope: ancestor.scope, span: block.span, name: place.span)
    }
    return nil
  }

  /// A method's name as selectors have it, and its type.
  private struct Method: Hashable {
    var type: String
    var name: String
  }

  private static func methods(of code: CodeBase) -> [Method: [CodeScope]] {
    var methods: [Method: [CodeScope]] = [:]
    for scope in code.units.lazy.flatMap(\.bodies) {
      guard case .function(let function)? = scope.member, let type = scope.typeName else {
        continue
      }
      let first = function.name.split(separator: ":").first.map(String.init)
      for name in Set([function.baseName, function.name, first ?? function.name]) {
        methods[Method(type: type, name: name), default: []].append(scope)
      }
    }
    return methods
  }
}

extension Expression {
  /// The base name of the method that `#selector(…)`, `@selector(…)` or `Selector("…")` names.
  fileprivate var selectorName: String? {
    switch plain.kind {
    case .string(let text):
      return text.flatMap { $0.split(separator: ":").first.map(String.init) }
    case .call(_, let arguments):
      return arguments.first?.value.selectorName
    case .other(let inner): return inner.first?.selectorName
    case .name(let name), .member(_, let name): return name
    default: return nil
    }
  }
}

extension Expression {
  /// What the first of a chain of calls is called on: `turns` of `turns.map { … }`.
  fileprivate var called: Expression {
    var current = plain
    while let base = current.callee?.callee.base { current = base.plain }
    return current
  }
}
