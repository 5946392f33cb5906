package import AppCodeModel

/// The types of a target, across files and languages.
package struct ClassTable: Sendable {
  /// The types by name.
  private var entries: [String: ClassEntry] = [:]
  /// Full names by their last part, for types inside others.
  private var fullNames: [String: [String]] = [:]
  /// Swift's names by those that `@objc(Name)` gives.
  private var aliases: [String: String] = [:]
  /// What the names of `typealias` stand for.
  private var typeAliases: [String: String] = [:]
  /// Direct subclasses.
  private var subclasses: [String: [String]] = [:]
  /// The superclasses of the types of the project, the nearest first.
  private var superclasses: [String: [String]] = [:]
  /// Superclasses of other modules that are named like a type of the project.
  private var foreignNames: Set<String> = []
  /// What the types of the project are to rotation.
  private var kinds: [String: ClassKind] = [:]
  /// Superclasses of other modules that must be controllers, since a subclass is used as one.
  private var foreignControllers: Set<String> = []
  /// The functions and the variables of a type by name, each with its part's place and its own.
  private var functions: [MemberKey: [MemberPlace]] = [:]
  private var variables: [MemberKey: [MemberPlace]] = [:]
  /// The functions of a type by their base name.
  private var methods: [MemberKey: [MemberPlace]] = [:]
  /// The names of all functions and variables of types.
  private var memberNames: Set<String> = []
  /// All types, by name.
  package private(set) var all: [ClassEntry] = []
  /// All controllers with a declaration in the project, by name.
  package private(set) var controllers: [ClassEntry] = []
  /// All delegates of the app with a declaration in the project, by name.
  package private(set) var appDelegates: [ClassEntry] = []

  /// Merges the declarations of all files.
  init(_ files: [CodeFile]) {
    for file in files { typeAliases.merge(file.source.typeAliases) { first, _ in first } }
    for file in files {
      for type in file.source.types { add(type, outer: nil, file) }
    }
    // A type of the project is meant by its name.
    for name in typeAliases.keys where entries[name] != nil { typeAliases[name] = nil }
    for (name, entry) in entries { index(entry, name) }
    for key in functions.keys { memberNames.insert(key.name) }
    for key in variables.keys { memberNames.insert(key.name) }
    for name in entries.keys { fullNames[name.lastNamePart, default: []].append(name) }
    for key in fullNames.keys { fullNames[key]?.sort() }
    for name in entries.keys.sorted() { settleSuperclass(of: name) }
    for name in entries.keys.sorted() {
      if let superclass = entries[name]?.superclass {
        subclasses[superclass, default: []].append(name)
      }
    }
    all = entries.values.sorted { $0.name < $1.name }
    for entry in all { superclasses[entry.name] = chain(above: entry.name) }
    for entry in all {
      // Few have one, which is quickly seen.
      guard let last = foreignSuperclass(of: entry.name), !foreignControllers.contains(last),
        overridesController(entry.name, inSwift: true)
      else { continue }
      foreignControllers.insert(last)
    }
    settleKinds()
  }

  private mutating func settleKinds() {
    kinds = [:]
    // From the superclasses down, so that what is known of one settles those below it.
    for entry in all.sorted(by: {
      superclasses[$0.name, default: []].count < superclasses[$1.name, default: []].count
    }) {
      kinds[entry.name] = settledKind(of: entry.name)
    }
    controllers = all.filter { $0.form == .class && kind(of: $0.name).isController }
    appDelegates = all.filter { $0.form == .class && kind(of: $0.name) == .appDelegate }
  }

  /// The classes of which nothing says what they are but a superclass whose source is not there.
  var unsettledClasses: [String] {
    all.filter { $0.form == .class && kinds[$0.name] == .other && hasUnknownSuperclass($0.name) }
      .map(\.name)
  }

  /// Takes classes that the project uses as controllers for what they are, and with them all others of
  /// the same superclass from outside.
  mutating func settle(asControllers names: some Sequence<String>) {
    let superclasses = Set(names.compactMap(foreignSuperclass))
    guard !superclasses.isSubset(of: foreignControllers) else { return }
    foreignControllers.formUnion(superclasses)
    settleKinds()
  }

  /// The superclass of a class that neither the project nor UIKit has.
  private func foreignSuperclass(of name: String) -> String? {
    hasUnknownSuperclass(name) ? ancestors(of: name).last : nil
  }

  /// A type by its name, its last name, its name with the module, or its Objective-C name.
  package subscript(name: String) -> ClassEntry? { resolve(name).flatMap { entries[$0] } }

  /// The superclasses, the nearest first, down to UIKit's; it ends where the next one is unknown.
  package func ancestors(of name: String) -> [String] {
    if let known = superclasses[name] { return known }
    guard let full = resolve(name) else { return chain(above: aliased(name).lastNamePart) }
    return superclasses[full] ?? chain(above: full)
  }

  private func chain(above name: String) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    var current = name
    while names.count < 64, let next = directSuperclass(of: current), !next.isEmpty,
      known.insert(next).inserted
    {
      names.append(next)
      current = next
    }
    return names
  }

  /// Adds a class and its superclasses to a set that has the superclasses of whatever is in it.
  ///
  /// Linear in what is new to the set, so that all classes together cost no more than there are.
  package func insertWithAncestors(_ name: String, into set: inout Set<String>) {
    var current = resolve(name) ?? name
    while set.insert(current).inserted, let next = directSuperclass(of: current) { current = next }
  }

  /// Whether the chain of superclasses ends at a class that neither the project nor UIKit has.
  package func hasUnknownSuperclass(_ name: String) -> Bool {
    guard let last = ancestors(of: name).last else {
      guard let entry = self[name] else { return !FrameworkClasses.contains(name.lastNamePart) }
      if entry.form == .class { return isWithoutHeader(entry) }
      return entry.form == .foreign && !FrameworkClasses.contains(entry.name)
    }
    return !FrameworkClasses.contains(last) && entries[last]?.form != .class
  }

  /// Whether a class of Objective-C is only implemented: the header that names its superclass is not there.
  private func isWithoutHeader(_ entry: ClassEntry) -> Bool {
    entry.superclass == nil && entry.parts.contains { $0.declaration.kind == .implementation }
  }

  /// Whether a class is another or derives from it.
  package func isKind(_ name: String, of other: String) -> Bool {
    let wanted = resolve(other) ?? other
    return (resolve(name) ?? name) == wanted || ancestors(of: name).contains(wanted)
  }

  /// The direct subclasses in the project, by name.
  package func directSubclasses(of name: String) -> [String] {
    subclasses[resolve(name) ?? name] ?? []
  }

  /// All subclasses in the project, by name.
  package func allSubclasses(of name: String) -> [String] {
    var found: Set<String> = []
    var waiting = directSubclasses(of: name)
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      waiting += directSubclasses(of: next)
    }
    return found.sorted()
  }

  /// A class, its superclasses and all of its subclasses in the project.
  package func family(of name: String) -> Set<String> {
    Set([name] + ancestors(of: name) + allSubclasses(of: name))
  }

  /// What a class is to rotation.
  ///
  /// With an unknown superclass from outside, a name like `BaseViewController` or
  /// `BaseNavigationController` decides, or that the class, or another of that superclass, overrides
  /// what only controllers have or is used as one.
  package func kind(of name: String) -> ClassKind {
    if let known = kinds[name] { return known }
    return resolve(name).flatMap { kinds[$0] } ?? settledKind(of: name)
  }

  private func settledKind(of name: String) -> ClassKind {
    for step in [resolve(name) ?? aliased(name).lastNamePart] + ancestors(of: name) {
      if let kind = UIKitClasses.kind(of: step) { return kind }
      if let known = kinds[step], known != .other { return known }
      if let protocols = entries[step]?.protocols {
        if !protocols.isDisjoint(with: UIKitClasses.appDelegates) { return .appDelegate }
        if !protocols.isDisjoint(with: UIKitClasses.sceneDelegates) { return .sceneDelegate }
      }
    }
    // `@main class AppDelegate: LibraryAppDelegate`
    if isMain(name) { return .appDelegate }
    guard hasUnknownSuperclass(name) else { return .other }
    if ancestors(of: name).last?.hasSuffix("AppDelegate") ?? false { return .appDelegate }
    let chain = [resolve(name) ?? name] + ancestors(of: name)
    for step in chain.reversed() {
      if step.hasSuffix("NavigationController") { return .navigation }
      if step.hasSuffix("TabBarController") { return .tabBar }
      if step.hasSuffix("ViewController") { return .plain }
    }
    if chain.contains(where: foreignControllers.contains) { return .plain }
    // Without its header only its name says what a class is.
    if let root = chain.last.flatMap({ self[$0] }), isWithoutHeader(root) { return .other }
    return chain.contains { overridesController($0) } ? .plain : .other
  }

  /// Whether the app begins with a class.
  private func isMain(_ name: String) -> Bool {
    guard let entry = self[name], entry.form == .class else { return false }
    return entry.parts.contains { part in
      part.declaration.attributes.contains { ["main", "UIApplicationMain"].contains($0.name) }
    }
  }

  /// Whether a class overrides what only controllers have, which Objective-C does without a word for it.
  ///
  /// Presenters have methods like `viewDidLoad`, too.
  private func overridesController(_ name: String, inSwift: Bool = false) -> Bool {
    let isNamedSo = ["Controller", "VC", "Screen"].contains { name.hasSuffix($0) }
    let callbacks = isNamedSo ? Lifecycle.ofControllers : Lifecycle.onlyOfControllers
    return (Self.answersOfControllers + callbacks).contains { answer in
      guard let member = ownMember(answer, of: name) else { return false }
      return member.modifiers.contains(.override)
        || !inSwift && member.file.source.language == .objectiveC && member.isDefinition
    }
  }

  private static let answersOfControllers = UIKitAnswer.allCases.map(\.name)

  /// Whether a class is a kind of `UIViewController`.
  package func isController(_ name: String) -> Bool { kind(of: name).isController }

  /// Whether a type or one of its superclasses names a protocol.
  package func conforms(_ name: String, to protocolName: String) -> Bool {
    ([resolve(name) ?? name] + ancestors(of: name)).contains {
      entries[$0]?.protocols.contains(protocolName) ?? false
    }
  }

  /// The members of a type itself, in order, those of its extensions and categories among them.
  package func ownMembers(of name: String) -> [ClassMember] {
    guard let entry = self[name] else { return [] }
    return entry.parts.flatMap { part in
      part.declaration.functions.map {
        ClassMember(
          owner: entry.name, file: part.file, declaration: part.declaration, kind: .function($0))
      }
        + part.declaration.variables.map {
          ClassMember(
            owner: entry.name, file: part.file, declaration: part.declaration, kind: .variable($0))
        }
    }
  }

  /// A member that a type itself has, not one of its superclasses; a definition if there is one.
  ///
  /// - Parameters:
  ///   - name: the canonical name: `supportedInterfaceOrientations`, `viewWillTransition(to:with:)`.
  ///   - type: the type.
  ///   - isStatic: whether it belongs to the type rather than to its instances; nil for either.
  /// - Returns: nil when no part of the type has it.
  package func ownMember(
    _ name: String, of type: String, isStatic: Bool? = false
  ) -> ClassMember? {
    guard let entry = self[type] else { return nil }
    var declared: ClassMember?
    let key = MemberKey(type: entry.name, name: name)
    for place in functions[key] ?? [] {
      let part = entry.parts[Int(place.part)]
      let function = part.declaration.functions[Int(place.index)]
      if let isStatic, function.modifiers.contains(.isStatic) != isStatic { continue }
      let member = ClassMember(
        owner: entry.name, file: part.file, declaration: part.declaration,
        kind: .function(function))
      if member.isDefinition { return member }
      declared = declared ?? member
    }
    for place in variables[key] ?? [] {
      let part = entry.parts[Int(place.part)]
      let variable = part.declaration.variables[Int(place.index)]
      if let isStatic, variable.modifiers.contains(.isStatic) != isStatic { continue }
      let member = ClassMember(
        owner: entry.name, file: part.file, declaration: part.declaration,
        kind: .variable(variable))
      if variable.getter != nil || variable.initialValue != nil { return member }
      if declared == nil { declared = member }
      if case .function? = declared?.kind { declared = member }
    }
    return declared
  }

  /// The methods with a base name that a type itself has.
  package func ownMethods(
    _ baseName: String, of type: String
  ) -> [(file: CodeFile, function: FunctionDeclaration)] {
    guard let entry = self[type] else { return [] }
    return (methods[MemberKey(type: entry.name, name: baseName)] ?? []).map { place in
      let part = entry.parts[Int(place.part)]
      return (part.file, part.declaration.functions[Int(place.index)])
    }
  }

  /// A member by name, of the type or the nearest of its superclasses.
  package func member(
    _ name: String, of type: String, isStatic: Bool? = false
  ) -> ClassMember? {
    guard memberNames.contains(name) else { return nil }
    for step in [resolve(type) ?? type] + ancestors(of: type) {
      if let member = ownMember(name, of: step, isStatic: isStatic) { return member }
    }
    return nil
  }

  /// A member of the type or its superclasses, or else the default that a protocol of theirs gives.
  ///
  /// What UIKit itself asks is never a protocol's.
  package func memberOrDefault(
    _ name: String, of type: String, isStatic: Bool? = false
  ) -> ClassMember? {
    guard memberNames.contains(name) else { return nil }
    if let member = member(name, of: type, isStatic: isStatic) { return member }
    guard UIKitAnswer(name) == nil else { return nil }
    return protocols(around: type).lazy.compactMap { entry in
      self.ownMember(name, of: entry, isStatic: isStatic).flatMap { $0.body == nil ? nil : $0 }
    }.first
  }

  /// The method of a type that a call with some arguments means: its own, that of the nearest of its
  /// superclasses, or the default of a protocol.
  ///
  /// - Parameters:
  ///   - baseName: the name before the parentheses.
  ///   - type: the type.
  ///   - arguments: those of the call, which may leave out what has a default.
  /// - Returns: nil when none takes them.
  package func method(
    _ baseName: String, of type: String, taking arguments: [Expression.Argument]
  ) -> ClassMember? {
    let fullName = FunctionDeclaration.name(baseName, labels: arguments.map(\.label))
    if let member = memberOrDefault(fullName, of: type, isStatic: nil) { return member }
    let owners = [resolve(type) ?? type] + ancestors(of: type)
    for owner in owners {
      for method in ownMethods(baseName, of: owner)
      where method.function.places(of: arguments) != nil {
        return ownMember(method.function.name, of: owner, isStatic: nil)
      }
    }
    return nil
  }

  /// The methods with a base name that protocols of a type give it by default.
  package func defaultMethods(
    _ baseName: String, of type: String
  ) -> [(file: CodeFile, function: FunctionDeclaration)] {
    protocols(around: type).flatMap { ownMethods(baseName, of: $0) }
      .filter { $0.function.body != nil }
  }

  /// Whether a type or one of its superclasses has a method or a property with a base name.
  func hasMethod(_ baseName: String, _ type: String) -> Bool {
    member(baseName, of: type) != nil
      || ([resolve(type) ?? type] + ancestors(of: type)).contains {
        !ownMethods(baseName, of: $0).isEmpty
      }
  }

  /// Whether a type has a protocol of the project, itself or through others.
  func hasProtocol(_ type: String, _ name: String) -> Bool {
    self[name].map { protocols(around: type).contains($0.name) } ?? false
  }

  /// The protocols of a type and of its superclasses, and those that these have, the nearest first.
  private func protocols(around type: String) -> [String] {
    var found: [String] = []
    let own = kind(of: type).isController ? UIKitClasses.protocolsOfControllers : []
    var waiting = (protocols(of: [resolve(type) ?? type] + ancestors(of: type)) + own)[...]
    var seen: Set<String> = []
    while let next = waiting.popFirst(), seen.count < Self.mostProtocols {
      guard seen.insert(next).inserted, let entry = self[next],
        entry.form == .protocol || own.contains(next)
      else { continue }
      found.append(entry.name)
      waiting += protocols(of: [entry.name])
    }
    return found
  }

  /// How many protocols of a type are looked through.
  private static let mostProtocols = 32

  private func protocols(of types: [String]) -> [String] {
    types.flatMap { entries[$0]?.protocols.sorted() ?? [] }
  }

  // MARK: Names

  /// What a name stands for, behind those of `typealias`.
  private func aliased(_ name: String) -> String {
    var name = name
    // One that stands for itself ends as well.
    for _ in 0..<8 {
      guard let next = typeAliases[name] else { break }
      name = next
    }
    return classPart(of: name) ?? name
  }

  /// The class of a composition: `Base` of `Base & Tracking`.
  private func classPart(of name: String) -> String? {
    // Asked of every name: most are not put together.
    guard name.utf8.contains(UInt8(ascii: "&")) else { return nil }
    return name.compositionParts.first { isClassName($0) }
  }

  /// The names of `typealias` that stand for a type.
  func aliases(of type: String) -> [String] {
    guard !typeAliases.isEmpty else { return [] }
    return typeAliases.keys.filter { resolve($0) == type }.sorted()
  }

  private func resolve(_ name: String) -> String? {
    let name = aliased(name)
    if entries[name] != nil { return name }
    if foreignNames.contains(name) { return nil }
    if let alias = aliases[name] { return alias }
    let short = name.lastNamePart
    if short != name {
      if entries[short] != nil { return short }
      if let alias = aliases[short] { return alias }
    }
    guard let full = fullNames[short], full.count == 1 else { return nil }
    return full[0]
  }

  private func directSuperclass(of name: String) -> String? {
    if let entry = entries[name], let superclass = entry.superclass { return superclass }
    return FrameworkClasses.superclass(of: name)
  }

  // MARK: Building

  private mutating func add(_ type: TypeDeclaration, outer: String?, _ file: CodeFile) {
    var name = type.name
    if let outer, !name.hasPrefix(outer + ".") { name = outer + "." + name }
    let form: ClassEntry.Form =
      switch type.kind {
      case .class, .interface, .implementation: .class
      case .struct: .struct
      case .enum: .enum
      case .protocol: .protocol
      case .extension, .category: .foreign
      }
    if form == .foreign { name = aliased(name) }
    func extend(_ entry: inout ClassEntry) {
      if entry.form == .foreign { entry.form = form }
      entry.parts.append(ClassEntry.Part(file: file, declaration: type))
      if let superclass = type.superclass { entry.superclass = superclass }
      entry.protocols.formUnion(type.inherited.map(\.lastNamePart))
    }
    // In its place, so that a type of very many parts is not copied for each of them.
    extend(
      &entries[
        name,
        default: ClassEntry(name: name, parts: [], superclass: nil, protocols: [], form: .foreign)])
    for attribute in type.attributes where attribute.name == "objc" {
      if let alias = attribute.arguments { aliases[alias] = name }
    }
    for nested in type.types { add(nested, outer: name, file) }
  }

  /// A member's name and that of its type.
  private struct MemberKey: Hashable {
    var type: String
    var name: String
  }

  /// Where a member is: the part of the type, and its place in it.
  private struct MemberPlace {
    var part: Int32
    var index: Int32
  }

  private mutating func index(_ entry: ClassEntry, _ name: String) {
    for (part, declared) in entry.parts.enumerated() {
      for (index, function) in declared.declaration.functions.enumerated() {
        let place = MemberPlace(part: Int32(part), index: Int32(index))
        functions[MemberKey(type: name, name: function.name), default: []].append(place)
        methods[MemberKey(type: name, name: function.baseName), default: []].append(place)
        if declared.file.source.language == .objectiveC,
          let swift = function.swiftNameOfShared(of: name)
        {
          functions[MemberKey(type: name, name: swift), default: []].append(place)
          methods[MemberKey(type: name, name: swift), default: []].append(place)
        }
      }
      for (index, variable) in declared.declaration.variables.enumerated() {
        for own in [variable.name, variable.getterName].compactMap(\.self) {
          variables[MemberKey(type: name, name: own), default: []].append(
            MemberPlace(part: Int32(part), index: Int32(index)))
        }
      }
    }
  }

  /// Distinguishes the superclass from the protocols where the language does not.
  private mutating func settleSuperclass(of name: String) {
    guard var entry = entries[name], entry.form == .class else { return }
    if entry.superclass == nil {
      for part in entry.parts where part.declaration.kind == .class {
        guard let first = part.declaration.inherited.first.map(aliased), isClassName(first) else {
          continue
        }
        // A class of another module may have the same name.
        let full = resolve(first) ?? first.lastNamePart
        entry.superclass = full == name ? first : full
        if full == name { foreignNames.insert(first) }
      }
    } else if let superclass = entry.superclass, let full = resolve(superclass) {
      entry.superclass = full
    }
    for inherited in entry.parts.flatMap(\.declaration.inherited) {
      let parts = (typeAliases[inherited] ?? inherited).compositionParts
      entry.protocols.formUnion(parts.map(\.lastNamePart))
    }
    if let superclass = entry.superclass { entry.protocols.remove(superclass.lastNamePart) }
    entries[name] = entry
  }

  private func isClassName(_ name: String) -> Bool {
    if let resolved = resolve(name), let form = entries[resolved]?.form, form != .foreign {
      return form == .class
    }
    let short = name.lastNamePart
    if FrameworkClasses.contains(short) { return true }
    let protocolEndings = ["Delegate", "DataSource", "Protocol", "Type", "able", "ible", "ing"]
    return !protocolEndings.contains { short.hasSuffix($0) } && short != "AnyObject"
      && short != "Sendable" && short != "Error"
  }
}

extension String {
  /// The types of which a type is composed: `A` and `B` of `A & B`; none of another type.
  fileprivate var compositionParts: [String] {
    guard utf8.contains(UInt8(ascii: "&")) else { return [] }
    return split(separator: "&").map { part in
      String(part.trimmingPrefix { $0 == " " }.prefix { $0 != " " })
    }
  }
}

extension FunctionDeclaration {
  /// The name in Swift of a method of Objective-C that gives the only object of its class: `shared` of
  /// `+[PlayerManager sharedManager]`, since the class says the rest, or what `NS_SWIFT_NAME` says.
  fileprivate func swiftNameOfShared(of type: String) -> String? {
    guard modifiers.contains(.isStatic), parameters.isEmpty,
      let result = returnType?.strippedType, ["instancetype", "id", type].contains(result)
    else { return nil }
    if let named = attributes.first(where: { $0.name == "NS_SWIFT_NAME" })?.arguments {
      return FunctionDeclaration.baseName(of: named)
    }
    // The longest end of the name, from a capital on, with which the class's name ends, too.
    let start = baseName.indices.dropFirst().first { index in
      baseName[index].isUppercase && type.hasSuffix(baseName[index...])
    }
    return start.map { String(baseName[..<$0]) }
  }
}
