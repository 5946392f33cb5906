package import Orientation
package import AppCodeModel

/// All source files of a target, with what there is to know of them together.
package struct CodeBase: Sendable {
  /// The files' indexes, by path.
  package let units: [CodeUnit]
  /// The oldest system the code runs on.
  package let deploymentTarget: SystemVersion
  /// The idioms the code runs with.
  package let idioms: Set<Idiom>
  /// The types.
  package private(set) var classes: ClassTable
  /// The places of files in ``units``.
  private let unitPlaces: [CodeFile: Int]
  /// What the files hold, by name.
  private let allCalls: [String: [Place]]
  private let allMentions: [String: [Place]]
  private let allSelectors: [String: [Place]]
  private let allAssignments: [String: [Assignment]]
  private let allMutations: [String: [Assignment]]
  /// The uses of names by type, once they were asked for.
  let uses = UseMemos()
  /// Functions outside of types, by base name.
  let functions: [String: [(file: CodeFile, function: FunctionDeclaration)]]
  /// Variables, constants and macros outside of types, by name.
  let globals: [String: [(file: CodeFile, variable: VariableDeclaration)]]
  /// Where getters that UIKit asks are exchanged.
  private(set) var exchanges: [UIKitAnswer: [String?: Exchange]] = [:]
  /// The bodies of functions and methods by their base name.
  let functionBodies: [String: [CodeScope]]
  /// Where the properties of all types are, by name.
  private let propertyPlaces: [String: [PropertyPlace]]

  /// A property, by the places of its type, of the type's part and of itself.
  private struct PropertyPlace {
    var type: Int32
    var part: Int32
    var variable: Int32
  }

  /// Puts indexed files together.
  ///
  /// - Parameters:
  ///   - units: in any order.
  ///   - deploymentTarget: the oldest iOS the target runs on.
  ///   - idioms: those of the target's device family.
  /// - Complexity: O(n log n) in the number of declarations.
  package init(
    _ units: [CodeUnit], deploymentTarget: SystemVersion = .usualDeploymentTarget,
    idioms: Set<Idiom> = [.phone, .pad]
  ) {
    self.units = units.sorted { $0.file.path < $1.file.path }
    self.deploymentTarget = deploymentTarget
    self.idioms = idioms
    allCalls = Self.joined(self.units.map(\.calls))
    allMentions = Self.joined(self.units.map(\.mentions))
    allSelectors = Self.joined(self.units.map(\.selectors))
    allAssignments = Self.joined(self.units.map(\.assignments))
    allMutations = Self.joined(self.units.map(\.mutations))
    unitPlaces = Dictionary(
      self.units.enumerated().map { ($1.file, $0) }, uniquingKeysWith: { first, _ in first })
    classes = ClassTable(self.units.map(\.file))
    var functions: [String: [(file: CodeFile, function: FunctionDeclaration)]] = [:]
    var globals: [String: [(file: CodeFile, variable: VariableDeclaration)]] = [:]
    for unit in self.units {
      for function in unit.file.source.functions {
        functions[function.baseName, default: []].append((unit.file, function))
      }
      for variable in unit.file.source.variables {
        globals[variable.name, default: []].append((unit.file, variable))
      }
      guard unit.file.source.language != .swift else { continue }
      // The constants of an enumeration of C are names like any other.
      for type in unit.file.source.types where type.kind == .enum {
        for constant in type.variables {
          globals[constant.name, default: []].append((unit.file, constant))
        }
      }
    }
    self.functions = functions
    self.globals = globals
    var places: [String: [PropertyPlace]] = [:]
    for (type, entry) in classes.all.enumerated() {
      for (part, place) in entry.parts.enumerated() {
        for (index, variable) in place.declaration.variables.enumerated() {
          places[variable.name, default: []].append(
            PropertyPlace(type: Int32(type), part: Int32(part), variable: Int32(index)))
        }
      }
    }
    propertyPlaces = places
    var bodies: [String: [CodeScope]] = [:]
    for scope in self.units.lazy.flatMap(\.bodies) {
      guard case .function(let function)? = scope.member else { continue }
      bodies[FunctionDeclaration.baseName(of: function.name), default: []].append(scope)
    }
    functionBodies = bodies
    let shown = usedAsControllers(of: classes.unsettledClasses)
    classes.settle(asControllers: shown)
    exchanges = exchangesByType()
  }

  /// What all files hold, by name; a name of one file costs nothing.
  private static func joined<Use>(_ files: [[String: [Use]]]) -> [String: [Use]] {
    var all: [String: [Use]] = [:]
    for file in files {
      for (name, uses) in file { all[name, default: []] += uses }
    }
    return all
  }

  /// The files, by path.
  package var files: [CodeFile] { units.map(\.file) }

  /// What the bodies of a file hold; nil for a file of another code base.
  package func unit(of file: CodeFile) -> CodeUnit? { unitPlaces[file].map { units[$0] } }

  /// The calls of a function or method, by its base name: `setValue`, `present`.
  package func calls(of name: String) -> [Place] {
    allCalls[name] ?? []
  }

  /// The places where a name is used: its reads, writes and calls.
  package func mentions(of name: String) -> [Place] {
    allMentions[name] ?? []
  }

  /// The selectors of a method, by its base name.
  package func selectors(of name: String) -> [Place] {
    allSelectors[name] ?? []
  }

  /// The values given to anything of that name.
  package func assignments(to name: String) -> [Assignment] {
    allAssignments[name] ?? []
  }

  /// Whatever changes a property of that name: assignments to it or to what is behind it in
  /// Objective-C, and calls of methods that change it.
  func changes(of name: String) -> [Assignment] {
    assignments(to: name) + assignments(to: "_" + name)
      + (allMutations[name] ?? [])
  }

  /// Whatever changes a property of that name in the code of several types.
  package func changes(of name: String, inCodeOf types: [String]) -> [Assignment] {
    let names = Set(types.map { classes[$0]?.name ?? $0 })
    let mutations = (allMutations[name] ?? []).filter { mutation in
      mutation.place.scope.typeName.map { names.contains(classes[$0]?.name ?? $0) } ?? false
    }
    return types.flatMap { type in
      assignments(to: name, inCodeOf: type) + assignments(to: "_" + name, inCodeOf: type)
    } + mutations
  }

  /// Where instances of a class are made: `Player(…)`, `Player.init(…)`, `[[Player alloc] init…]`
  /// and `[Player new]`.
  package func instantiations(of name: String) -> [Place] {
    let found = uses.instances.value(name) {
      ([name] + classes.aliases(of: name)).flatMap { name in
        mentions(of: name).compactMap { mention in
          mention.outermost(4) { $0.instantiatedClass == name }
        }
      }
    }
    let short = name.lastNamePart
    return found.isEmpty && short != name ? instantiations(of: short) : found
  }

  /// What makers of a type give a parameter, `Player(isWide: true)`; those of another type may be
  /// among them, where `.init(isWide: true)` leaves the type to what is around it.
  package func arguments(making type: String, labelled label: String) -> [Place] {
    let implied = uses.impliedArguments.value(label) {
      calls(of: "init").compactMap { place in
        guard case .implicitMember? = place.expression?.callee?.callee.kind else { return nil }
        return place.argument(label)
      }
    }
    return instantiations(of: type).compactMap { $0.argument(label) } + implied
  }

  /// What a constant or a macro outside of types stands for, if there is one of that name.
  package func constantValue(of name: String) -> Expression? {
    guard let found = globals[name], found.count == 1, found[0].variable.isConstant else {
      return nil
    }
    return found[0].variable.initialValue
  }

  /// The properties of that name, of all types.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - most: how many are of use to the caller.
  /// - Returns: nil when there are none, or more than are of use.
  package func properties(named name: String, most: Int) -> [ClassMember]? {
    guard let places = propertyPlaces[name], places.count <= most else { return nil }
    return places.map { place in
      let entry = classes.all[Int(place.type)]
      let part = entry.parts[Int(place.part)]
      return ClassMember(
        owner: entry.name, file: part.file, declaration: part.declaration,
        kind: .variable(part.declaration.variables[Int(place.variable)]))
    }
  }

  /// Functions outside of types with that base name: `isLandscape`.
  package func freeFunctions(
    named baseName: String
  ) -> [(file: CodeFile, function: FunctionDeclaration)] {
    functions[baseName] ?? []
  }

  /// Functions outside of types with that name: `isLandscape(_:)`.
  package func functions(named name: String) -> [(file: CodeFile, function: FunctionDeclaration)] {
    (functions[FunctionDeclaration.baseName(of: name)] ?? []).filter { $0.function.name == name }
  }
}

extension Expression {
  /// The class an expression creates an instance of, if it is such a call.
  package var instantiatedClass: String? {
    guard let (callee, _) = callee else {
      // `A.new` and `A.alloc.init` of Objective-C take no arguments.
      guard case .member(let base, let name) = plain.kind else { return nil }
      if name == "new", case .name(let type) = base.plain.kind, type.isTypeName { return type }
      if name == "init" { return base.allocatedClass }
      return nil
    }
    switch callee.kind {
    case .name(let name): return name.isTypeName ? name : nil
    case .member(let base, let name):
      if name == "new", case .name(let type) = base.plain.kind, type.isTypeName { return type }
      guard name.hasPrefix("init") else {
        return name.isTypeName && callee.path != nil ? name : nil
      }
      if case .name(let type) = base.plain.kind, type.isTypeName { return type }
      return base.allocatedClass
    default: return nil
    }
  }

  /// The class of `[A alloc]`.
  private var allocatedClass: String? {
    let inner = callee?.callee ?? plain
    guard case .member(let base, "alloc") = inner.kind,
      case .name(let type) = base.plain.kind, type.isTypeName
    else { return nil }
    return type
  }
}

extension String {
  /// Whether it begins like a type's name.
  package var isTypeName: Bool { first?.isUppercase ?? false }
}

extension Place {
  /// The argument of the call here with a label.
  fileprivate func argument(_ label: String) -> Place? {
    expression?.callee?.arguments.first { $0.label == label }.map { inside($0.value) }
  }
}
