import AppCodeAnalysis
import AppCodeModel
import ScreenGraph

/// The methods and properties of a project in whose code an orientation is read or the interface is
/// turned, so that the code that uses them matters, too.
///
/// A body without a word of interest is not read. One that calls `tilt.start()` is of interest in a
/// file that names the type of `tilt`, where that begins device orientations in `start`.
struct RotationMembers: Sendable {
  /// How uses of the members of each type begin, and those of its protocols' by their names.
  private let words: [String: Set<String>]
  private let types: WordFilter
  /// The stored properties on which answers to UIKit may depend.
  private let states: Set<String>
  /// What the parts of each type declare, by the last part of its name.
  private let declared: [String: Declared]
  /// How calls of unread methods begin, by the type whose code about rotation makes them.
  private let called: [String: Set<String>]
  /// The constraints that are activated where something holds, which other code may deactivate.
  private let constraints: Set<String>
  /// How code that has the object gives them another value, itself or by a method that does.
  private let changes: [SourceLanguage: Set<String>]

  /// What makes a body one of rotation.
  private static let names = [
    "orientation", "interfaceOrientation", "statusBarOrientation",
    "supportedInterfaceOrientations", "requestGeometryUpdate",
    "beginGeneratingDeviceOrientationNotifications",
    "endGeneratingDeviceOrientationNotifications",
    "setNeedsUpdateOfSupportedInterfaceOrientations", "attemptRotationToDeviceOrientation",
    "isLandscape", "isPortrait", "isValidInterfaceOrientation", "UIInterfaceOrientationMask",
    "UIInterfaceOrientation", "UIDeviceOrientation", "videoOrientation", "videoRotationAngle",
    "keyboardFrameEndUserInfoKey", "UIKeyboardFrameEndUserInfoKey", "UIScreen",
  ]

  /// Finds those of some files.
  ///
  /// - Complexity: linear in the number of places that name something of rotation.
  init(_ units: [CodeUnit]) {
    var words: [String: Set<String>] = [:]
    for unit in units where !unit.file.isTest {
      for scope in Self.names.lazy.flatMap({ unit.mentions[$0] ?? [] }).map(\.scope) {
        guard let type = scope.typeName, let word = Self.word(of: scope.member, in: unit) else {
          continue
        }
        words[type.lastNamePart, default: []].insert(word)
      }
      // What runs when the device turns may be in another file.
      let observing = Set(
        CheckedProject.deviceNotifications.flatMap { unit.mentions[$0] ?? [] }
          .compactMap(\.scope.member?.span))
      guard !observing.isEmpty else { continue }
      for (name, places) in unit.selectors {
        for scope in places.lazy.map(\.scope) {
          guard let type = scope.typeName, let body = scope.member?.span, observing.contains(body)
          else { continue }
          words[type.lastNamePart, default: []].insert(name)
        }
      }
    }
    Self.addCallers(in: units, to: &words)
    let own = words
    for unit in units { Self.addProtocols(of: unit.file.source.types, own, to: &words) }
    self.words = words
    types = WordFilter(words.keys.sorted())
    let declared = units.reduce(into: [String: Declared]()) {
      $0.add($1.file.source.types, $1.file.source.language)
    }
    let stored = declared.values.reduce(into: Set<String>()) { $0.formUnion($1.stored) }
    // A word of two letters is in every body.
    states = stored.intersection(Self.askedNames(in: units)).filter { $0.utf8.count > 2 }
    changes = Self.changes(of: states, units, declared)
    called = Self.calledMembers(in: units, declared).merging(
      Self.calledInLayout(in: units, declared)
    ) { $0.union($1) }
    constraints = units.reduce(into: []) { $0.formUnion(Self.chosenConstraints(in: $1)) }
    self.declared = declared
  }

  /// Adds what calls one of them on its own object: `configure`, which `init` calls, where that sets up a
  /// layout.
  private static func addCallers(in units: [CodeUnit], to words: inout [String: Set<String>]) {
    let names = words.mapValues { Set($0.map { $0.prefix { $0 != "(" } }) }
    for unit in units where !unit.file.isTest {
      for scope in unit.bodies {
        guard let type = scope.typeName?.lastNamePart, let called = names[type],
          let word = word(of: scope.member, in: unit), words[type]?.contains(word) == false,
          unit.calledNames(in: scope.span).contains(where: { called.contains($0[...]) })
        else { continue }
        words[type]?.insert(word)
      }
    }
  }

  /// What code says that changes states of an object, or calls a method of the object that does.
  private static func changes(
    of states: Set<String>, _ units: [CodeUnit], _ declared: [String: Declared]
  ) -> [SourceLanguage: Set<String>] {
    var swift: Set<String> = []
    var objectiveC: Set<String> = []
    for state in states {
      swift.formUnion([".\(state) =", ".\(state).toggle("])
      objectiveC.formUnion([".\(state) =", state.setterSelector])
    }
    for unit in units where !unit.file.isTest {
      let changed = Set(unit.assignments.keys).union(unit.mutations.keys).intersection(states)
      for state in changed {
        for change in (unit.assignments[state] ?? []) + (unit.mutations[state] ?? []) {
          guard let type = change.place.scope.typeName?.lastNamePart,
            declared[type]?.stored.contains(state) ?? false,
            case .function(let function)? = change.place.scope.member,
            !function.modifiers.contains(.override), !function.isInitializing
          else { continue }
          swift.insert(".\(function.start(in: .swift))")
          objectiveC.insert(" \(function.start(in: .objectiveC))")
        }
      }
    }
    return [.swift: swift, .objectiveC: objectiveC]
  }

  /// The methods that were not read and that code about rotation of their type calls.
  private static func calledMembers(
    in units: [CodeUnit], _ declared: [String: Declared]
  ) -> [String: Set<String>] {
    var called: [String: Set<String>] = [:]
    var unread: [String: [(type: String, word: String)]] = [:]
    for (type, own) in declared {
      for (name, word) in own.skipped { unread[name, default: []].append((type, word)) }
    }
    for unit in units where !unit.file.isTest {
      var seen: Set<SourceSpan> = []
      // A size may be handed to what lays out.
      for scope in (names + ["bounds", "frame"]).lazy.flatMap({ unit.mentions[$0] ?? [] })
        .map(\.scope)
      {
        guard let type = scope.typeName?.lastNamePart, let skipped = declared[type]?.skipped,
          !skipped.isEmpty, let body = scope.member?.span, seen.insert(body).inserted
        else { continue }
        called[type, default: []].formUnion(unit.calledNames(in: body).compactMap { skipped[$0] })
      }
      for name in sizeTakers(in: unit) {
        for (type, word) in unread[name] ?? [] { called[type, default: []].insert(word) }
      }
    }
    return called
  }

  /// The names of the methods that are called on another object with a size of a view:
  /// `model.update(width: view.bounds.width)`.
  private static func sizeTakers(in unit: CodeUnit) -> Set<String> {
    var names: Set<String> = []
    for read in ["bounds", "frame"].lazy.flatMap({ unit.mentions[$0] ?? [] }) {
      let around = read.ancestors.prefix(while: { $0.expression != nil })
      for call in around {
        guard let (callee, arguments) = call.expression?.callee, let name = callee.lastName,
          let base = callee.base, !base.isSelf, !base.isSuper,
          arguments.contains(where: { $0.value.span.contains(read.span) })
        else { continue }
        names.insert(name)
      }
    }
    return names
  }

  /// The methods that were not read and that what UIKit calls at a new size calls, near and far.
  private static func calledInLayout(
    in units: [CodeUnit], _ declared: [String: Declared]
  ) -> [String: Set<String>] {
    var bodies: [String: [String: [(unit: CodeUnit, span: SourceSpan)]]] = [:]
    var waiting: [(type: String, unit: CodeUnit, span: SourceSpan)] = []
    for unit in units where !unit.file.isTest {
      for scope in unit.bodies {
        guard let type = scope.typeName?.lastNamePart, let member = scope.member else { continue }
        let name = FunctionDeclaration.baseName(of: member.name)
        bodies[type, default: [:]][name, default: []].append((unit, scope.span))
        if layouts.contains(member.name) { waiting.append((type, unit, scope.span)) }
      }
    }
    var called: [String: Set<String>] = [:]
    var seen: Set<[String]> = []
    while let body = waiting.popLast() {
      for name in body.unit.calledNames(in: body.span) {
        for owner in declared.chain(of: body.type)
        where seen.insert([body.type, owner, name]).inserted {
          if let word = declared[owner]?.skipped[name] { called[owner, default: []].insert(word) }
          for next in bodies[owner]?[name] ?? [] {
            waiting.append((body.type, next.unit, next.span))
          }
        }
      }
    }
    return called
  }

  /// What UIKit calls at a new size, and where views draw and presented ones get their frames.
  private static let layouts = Set(
    TurnCode.callbacks + [
      "updateViewConstraints", "updateConstraints", "draw(_:)", "drawRect:",
      "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews",
      "frameOfPresentedViewInContainerView",
    ])

  /// The names of what is activated under a condition, or is one of several.
  private static func chosenConstraints(in unit: CodeUnit) -> Set<String> {
    guard !unit.file.isTest else { return [] }
    let calls = ["activate", "activateConstraints:", "addConstraints", "addConstraints:"]
      .flatMap { unit.calls[$0] ?? [] }
    let sets = calls.flatMap { call -> [Expression] in
      guard let parts = call.expression?.callee?.arguments.first?.value.parts else { return [] }
      return parts.count > 1 || !call.scope.facts.isEmpty ? parts : []
    }
    let targets = ["isActive", "active"].flatMap { unit.assignments[$0] ?? [] }
      .filter { !$0.place.scope.facts.isEmpty }.compactMap(\.target.plain.base)
    return Set((sets + targets).compactMap(\.propertyName))
      // A word of two letters is in every body.
      .filter { $0.utf8.count > 2 }
  }

  /// The names that answers to UIKit use, themselves and by the members that they use.
  private static func askedNames(in units: [CodeUnit]) -> Set<String> {
    let answers = Set(UIKitAnswer.allCases.map(\.name) + [RotationMethods.ofAppDelegate])
    var bodies: [String: [(unit: CodeUnit, span: SourceSpan)]] = [:]
    var waiting: [(unit: CodeUnit, span: SourceSpan)] = []
    for unit in units where !unit.file.isTest {
      for scope in unit.bodies {
        guard let name = scope.member?.name else { continue }
        if answers.contains(name) { waiting.append((unit, scope.span)) }
        bodies[FunctionDeclaration.baseName(of: name), default: []].append((unit, scope.span))
      }
    }
    var names: Set<String> = []
    for _ in 0..<deepest where !waiting.isEmpty {
      var new: Set<String> = []
      for body in waiting {
        for mention in body.unit.mentions(in: body.span) {
          if let name = mention.expression?.lastName { new.insert(name) }
        }
      }
      new.subtract(names)
      names.formUnion(new)
      waiting = new.flatMap { name in
        // What very many have is UIKit's.
        bodies[name].flatMap { $0.count <= mostBodies ? $0 : nil } ?? []
      }
    }
    return names
  }

  /// How many members are between an answer and what it depends on.
  private static let deepest = 4
  /// How many members of one name are looked at.
  private static let mostBodies = 8

  /// What is used by a protocol's name is used, too.
  private static func addProtocols(
    of types: [TypeDeclaration], _ own: [String: Set<String>],
    to words: inout [String: Set<String>]
  ) {
    for type in types {
      addProtocols(of: type.types, own, to: &words)
      guard let known = own[type.name.lastNamePart] else { continue }
      for inherited in type.inherited {
        words[inherited.lastNamePart, default: []].formUnion(known)
      }
    }
  }

  /// How a use of a member begins; nil for what UIKit itself calls.
  private static func word(of member: CodeScope.Member?, in unit: CodeUnit) -> String? {
    switch member {
    case .function(let function)?:
      guard !function.modifiers.contains(.override), !function.isInitializing else { return nil }
      return function.start(in: unit.file.source.language)
    case .variable(let variable, _)?: return variable.name
    case nil: return nil
    }
  }

  /// What makes a body of a file one that uses such a member.
  func words(for unit: CodeUnit) -> Set<String> {
    guard unit.file.source.hasSkippedBodies else { return [] }
    let own = unit.file.source.types.lastNames
    var found = changes[unit.file.source.language] ?? []
    for name in types.names(in: unit.file.source.text.bytes) { found.formUnion(words[name] ?? []) }
    found.formUnion(stored(in: own).intersection(states.union(constraints)))
    for name in constraints { found.insert("." + name) }
    for type in own { found.formUnion(called[type] ?? []) }
    return found
  }

  /// The stored properties that code of some types uses by their names alone.
  private func stored(in types: Set<String>) -> Set<String> {
    var seen = types
    var waiting = Array(types)
    var stored: Set<String> = []
    while let type = waiting.popLast() {
      guard let members = declared[type] else { continue }
      stored.formUnion(members.stored)
      waiting += members.inherited.filter { seen.insert($0).inserted }
    }
    return stored
  }
}

/// What the parts of a type declare.
private struct Declared: Sendable {
  /// Its stored properties that may change.
  var stored: Set<String> = []
  /// How uses of its methods begin whose bodies were not read, by the methods' base names.
  var skipped: [String: String] = [:]
  /// The last parts of the names of its superclass and protocols.
  var inherited: Set<String> = []
}

extension [String: Declared] {
  /// A type and those that it inherits from, with their protocols.
  fileprivate func chain(of type: String) -> [String] {
    var found = [type]
    var step = 0
    while step < found.count, found.count < 16 {
      found += (self[found[step]]?.inherited.sorted() ?? []).filter { !found.contains($0) }
      step += 1
    }
    return found
  }

  fileprivate mutating func add(_ types: [TypeDeclaration], _ language: SourceLanguage) {
    for type in types {
      add(type.types, language)
      self[type.name.lastNamePart, default: Declared()].add(type, language)
    }
  }
}

extension Declared {
  fileprivate mutating func add(_ type: TypeDeclaration, _ language: SourceLanguage) {
    for variable in type.variables where variable.getter == nil && !variable.isConstant {
      stored.insert(variable.name)
    }
    for function in type.functions where function.isBodySkipped {
      skipped[function.baseName] = function.start(in: language)
    }
    inherited.formUnion(type.inherited.map(\.lastNamePart))
    if let superclass = type.superclass { inherited.insert(superclass.lastNamePart) }
  }
}

extension Expression {
  /// What a list is put together of, or is one of.
  fileprivate var parts: [Expression] {
    switch plain.kind {
    case .ternary(_, let one, let other), .infix(let one, "+", let other): one.parts + other.parts
    case .array(let elements): elements.flatMap(\.parts)
    default: [plain]
    }
  }

  /// The name of a property of `self`, or of what looks like one.
  fileprivate var propertyName: String? {
    switch plain.kind {
    case .name(let name): name == "self" || name.hasPrefix("$") ? nil : name
    case .member(let base, let name): base.isSelf ? name : nil
    default: nil
    }
  }
}

extension [TypeDeclaration] {
  /// The last parts of the names of the types and of those in them.
  fileprivate var lastNames: Set<String> {
    reduce(into: []) { $0.formUnion($1.types.lastNames.union([$1.name.lastNamePart])) }
  }
}

extension FunctionDeclaration {
  /// How it begins, and each call of it.
  fileprivate func start(in language: SourceLanguage) -> String {
    let name = baseName.prefix { $0 != ":" }
    return language == .swift ? "\(name)(" : String(name)
  }
}
