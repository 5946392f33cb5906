import AppCodeModel
import Orientation

/// The uses of one name, by the type of the object that they are about.
///
/// A large app has methods and properties of one name in very many types; a question about those of
/// one type must not look at all others.
struct UsesByType<Use: Sendable>: Sendable {
  private var byType: [String: [Use]] = [:]
  /// Those of the types that are protocols.
  private var protocols: Set<String> = []
  /// Those on objects whose type is not of the project or not known; of very many the first.
  private(set) var unknown: [Use] = []
  /// Those without an object, inside of types and outside.
  private(set) var plain: [Use] = []

  /// How many uses on objects of unknown type are looked at.
  private static var mostUnknown: Int { 256 }

  fileprivate mutating func add(_ use: Use, _ receiver: Receiver, _ classes: ClassTable) {
    switch receiver {
    case .local: break
    case .implied(let type):
      plain.append(use)
      if let type { byType[classes[type]?.name ?? type, default: []].append(use) }
    case .type(let type):
      let entry = classes[type]
      byType[entry?.name ?? type, default: []].append(use)
      if let entry, entry.form == .protocol { protocols.insert(entry.name) }
    case .unknown: if unknown.count < Self.mostUnknown { unknown.append(use) }
    }
  }

  /// Those on objects of a type, of what it derives from, of what derives from it, and of its protocols
  /// or of what has it.
  func related(to type: String, _ classes: ClassTable) -> [Use] {
    guard !byType.isEmpty else { return [] }
    let name = classes[type]?.name ?? type
    // Of the types that use the name and those below this one, the fewer are looked through.
    let below =
      byType.count < 16
      ? byType.keys.filter { $0 != name && classes.isKind($0, of: name) }.sorted()
      : classes.allSubclasses(of: name)
    // Code inside of a type names the types in it without it.
    let short = name.split(separator: ".").last.map(String.init)
    let nested = short.flatMap { $0 == name || classes[$0] != nil ? nil : byType[$0] } ?? []
    // A protocol's members are used in the code of what has it, and the reverse.
    let form = classes[name]?.form
    var conformed: [String] = []
    // One of UIKit's may be a protocol, such as `View`, or have one.
    if form == .protocol || form == .foreign {
      conformed = byType.keys.filter { $0 != name && classes.conforms($0, to: name) }.sorted()
    }
    if form != .protocol {
      conformed += protocols.filter { classes.conforms(name, to: $0) }.sorted()
    }
    return ([name] + classes.ancestors(of: name) + below + conformed).flatMap { byType[$0] ?? [] }
      + nested
  }

  /// Those that may be of a type, or of no type.
  func possible(of type: String?, _ classes: ClassTable) -> [Use] {
    type.map { related(to: $0, classes) + unknown } ?? plain
  }
}

/// What a name is used on.
private enum Receiver {
  /// Nothing: it is a local variable.
  case local
  /// The object whose code it is; nil outside of types.
  case implied(String?)
  /// An object of a type of the project or of UIKit, or the type.
  case type(String)
  /// An object of another type.
  case unknown
}

/// What is kept of each name.
struct UseMemos: Sendable {
  let calls = Memo<String, UsesByType<Place>>()
  let values = Memo<String, UsesByType<Place>>()
  let reads = Memo<String, UsesByType<Place>>()
  let assignments = Memo<String, UsesByType<Assignment>>()
  let changes = Memo<String, UsesByType<Assignment>>()
  let instances = Memo<String, [Place]>()
  let impliedArguments = Memo<String, [Place]>()
  let callsByScope = Memo<String, [String: [Place]]>()
  let mentionsByScope = Memo<String, [String: [Place]]>()
  let assignmentsByScope = Memo<String, [String: [Assignment]]>()
  let members = Memo<KeptMember, MemberUses>()
  let facts = Memo<LocatedFact, [Idiom: [SystemSpan]]>()
  let callers = Memo<CalledFunction, [Place]>()
  let callingBodies = Memo<CalledFunction, [Place]>()
  let unknownBodies = Memo<CalledFunction, [Place]>()
  let handedOn = Memo<String, [Place]>()
  let setupRanks = Memo<SetupMember, Int?>()
  let conforming = Memo<String, [String]>()
}

extension CodeBase {
  /// The calls of a method by its base name.
  func callsByType(_ name: String) -> UsesByType<Place> {
    uses.calls.value(name) {
      var found = UsesByType<Place>()
      for place in calls(of: name) {
        found.add(place, receiver(place.expression?.callee?.callee.base, at: place), classes)
      }
      return found
    }
  }

  /// The calls that may be of a method of a type, or of a function outside of types.
  func calls(ofMethod name: String, _ type: String?) -> [Place] {
    callsByType(name).possible(of: type, classes)
  }

  /// The uses of a method without calling it, as Objective-C's messages without arguments are.
  func valuesByType(_ name: String) -> UsesByType<Place> {
    uses.values.value(name) {
      var found = UsesByType<Place>()
      for place in mentions(of: name) where isUse(place) {
        found.add(place, receiver(place.expression?.base, at: place), classes)
      }
      return found
    }
  }

  /// Whether a mention is not the name in a call, and not handed on as a function is in Swift:
  /// `[self show:[self title]]` sends a message.
  private func isUse(_ mention: Place) -> Bool {
    guard let (callee, _) = mention.parent?.expression?.callee else { return true }
    return callee.span != mention.span && mention.file.source.language == .objectiveC
      && mention.expression?.base != nil
  }

  /// The reads of a property, and the calls of a method.
  func readsByType(_ name: String) -> UsesByType<Place> {
    uses.reads.value(name) {
      var found = UsesByType<Place>()
      for place in mentions(of: name) where !place.isAssigned {
        guard let expression = place.expression else { continue }
        found.add(
          place, receiver(expression.base, named: expression.lastName, at: place), classes)
      }
      return found
    }
  }

  /// The assignments to a property and to what is behind it in Objective-C.
  func assignmentsByType(_ name: String) -> UsesByType<Assignment> {
    uses.assignments.value(name) { byType(assignments(to: name) + assignments(to: "_" + name)) }
  }

  /// Whatever changes a property of a type, or a variable outside of types: assignments to it or to
  /// what is behind it in Objective-C, and calls of methods that change it.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - type: the type; nil for a variable outside of types.
  ///   - file: the only file that counts; nil for all.
  /// - Returns: the changes that may be of it.
  func changes(of name: String, _ type: String?, in file: CodeFile?) -> [Assignment] {
    let all = uses.changes.value(name) { byType(changes(of: name)) }
    return all.possible(of: type, classes)
      .filter { file == nil || $0.place.file == file }
  }

  private func byType(_ assignments: [Assignment]) -> UsesByType<Assignment> {
    var found = UsesByType<Assignment>()
    for assignment in assignments {
      let target = assignment.target.plain
      var name: String?
      if case .name(let own) = target.kind { name = own }
      found.add(assignment, receiver(target.base, named: name, at: assignment.place), classes)
    }
    return found
  }

  /// The calls of a function in the code of a type.
  package func calls(of name: String, inCodeOf type: String) -> [Place] {
    uses.callsByScope.value(name) { byScope(calls(of: name)) { $0.scope } }[
      classes[type]?.name ?? type] ?? []
  }

  /// The places in the code of a type where a name is used.
  package func mentions(of name: String, inCodeOf type: String) -> [Place] {
    uses.mentionsByScope.value(name) { byScope(mentions(of: name)) { $0.scope } }[
      classes[type]?.name ?? type] ?? []
  }

  /// The values given to anything of that name in the code of a type.
  package func assignments(to name: String, inCodeOf type: String) -> [Assignment] {
    uses.assignmentsByScope.value(name) { byScope(assignments(to: name)) { $0.place.scope } }[
      classes[type]?.name ?? type] ?? []
  }

  private func byScope<Use>(_ uses: [Use], _ scope: (Use) -> CodeScope) -> [String: [Use]] {
    Dictionary(grouping: uses) { use in
      scope(use).typeName.map { classes[$0]?.name ?? $0 } ?? ""
    }
  }

  private func receiver(
    _ base: Expression?, named name: String? = nil, at place: Place
  ) -> Receiver {
    guard let base, !base.isSelf else {
      if base == nil, let name, place.local(named: name) != nil { return .local }
      return .implied(place.scope.typeName)
    }
    guard let type = ownerName(of: base, at: place),
      classes[type] != nil || FrameworkClasses.contains(type)
    else { return .unknown }
    return .type(type)
  }
}
