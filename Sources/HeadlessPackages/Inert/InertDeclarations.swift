/// Declarations in place of what modules that are not there would have: they compile, and do nothing.
///
/// What a name is follows from how the app uses it, and the compiler says which ones are missing.
struct InertDeclarations {
  /// A type that the app names.
  enum Kind: Equatable {
    case `class`(base: String)
    case `protocol`
  }

  /// A member of a type, or a name of its own.
  struct Member: Hashable {
    var name: String
    var shape: NameUses.Shape?
  }

  private(set) var types: [String: Kind] = [:]
  private(set) var globals: Set<Member> = []
  /// Members of types themselves, by the type.
  private(set) var statics: [String: Set<Member>] = [:]
  private(set) var initializers: [String: Set<NameUses.Shape>] = [:]
  /// The types whose initializers may give nil.
  private(set) var failable: Set<String> = []
  /// Members of values of types that are there, by the type.
  private(set) var members: [String: Set<Member>] = [:]
  /// What may be nil.
  private(set) var optional: Set<String> = []
  /// The types of members, by their names.
  private(set) var memberTypes: [String: String] = [:]
  /// Members with closures of several parameters.
  private(set) var closures: Set<Member> = []

  var isEmpty: Bool { types.isEmpty && globals.isEmpty && members.isEmpty && statics.isEmpty }

  /// How many names are declared.
  var count: Int {
    types.count + globals.count + statics.values.reduce(0) { $0 + $1.count }
      + members.values.reduce(0) { $0 + $1.count }
  }

  mutating func add(_ name: String, _ kind: Kind) { if types[name] == nil { types[name] = kind } }
  mutating func add(global member: Member) { globals.insert(member) }
  mutating func add(static member: Member, of type: String) {
    statics[type, default: []].insert(member)
  }
  mutating func add(_ member: Member, of type: String) { members[type, default: []].insert(member) }
  mutating func add(_ shape: NameUses.Shape, initializing type: String) {
    if !shape.labels.isEmpty { initializers[type, default: []].insert(shape) }
  }
  mutating func mayBeNil(_ name: String) {
    if types[name] != nil { failable.insert(name) } else { optional.insert(name) }
  }
  mutating func setType(_ type: String, of member: String) {
    if memberTypes[member] == nil { memberTypes[member] = type }
  }
  mutating func add(closure member: Member) { closures.insert(member) }

  /// The declarations, in order.
  var text: String {
    var lines = ["import UIKit", ""]
    for (name, kind) in types.sorted(by: { $0.key < $1.key }) {
      switch kind {
      case .protocol: lines.append("public protocol \(name): AnyObject {}")
      case .class(let base):
        let bases = base == "Inert" ? base : "\(base), InertMembers"
        let path = name.split(separator: ".")
        if path.count > 1 {
          let outer = path.dropLast().joined(separator: ".")
          lines.append("extension \(outer) { open class \(path.last ?? ""): \(bases) {} }")
        } else {
          lines.append("open class \(name): \(bases) {}")
        }
      }
      for shape in initializers[name, default: []].sorted() {
        let mark = failable.contains(name) ? "?" : ""
        let call = isUIKitClass(kind) ? "self.init(frame: .zero)" : "self.init()"
        lines.append(
          "extension \(name) { public convenience init\(mark)\(parameters(shape)) { \(call) } }")
      }
    }
    for member in globals.sorted(by: { $0.name < $1.name }) {
      lines += declarations(of: member, "public ", value: "Inert", in: "")
    }
    for (type, list) in statics.sorted(by: { $0.key < $1.key }) {
      lines.append("extension \(type) {")
      for member in list.sorted(by: { $0.name < $1.name }) {
        lines += declarations(of: member, "  public static ", value: type, in: type)
      }
      lines.append("}")
    }
    for (type, list) in members.sorted(by: { $0.key < $1.key }) {
      lines.append("extension \(type) {")
      for member in list.sorted(by: { $0.name < $1.name }) {
        lines += declarations(of: member, "  public ", value: "Inert", in: type)
      }
      lines.append("}")
    }
    lines += ["extension InertMembers {"] + ownMembers + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func isUIKitClass(_ kind: Kind) -> Bool {
    if case .class(let base) = kind { return base != "Inert" && !base.hasSuffix("Controller") }
    return false
  }

  /// Members that every inert object has, where any value would not do.
  private var ownMembers: [String] {
    var lines: [String] = []
    let known = Set(closures.map(\.name)).union(globals.map(\.name))
    for name in optional.union(memberTypes.keys).subtracting(known).sorted() {
      let type = memberTypes[name] ?? "Inert"
      let result = optional.contains(name) && !type.hasSuffix("?") ? "\(type)?" : type
      let value = result.hasSuffix("?") ? "nil" : "inertValue(\"\(name)\")"
      lines.append("  public var `\(name)`: \(result) { get { \(value) } set {} }")
    }
    for member in closures.sorted(by: { $0.name < $1.name }) {
      lines += declarations(of: member, "  public ", value: "Inert", in: "")
    }
    return lines
  }

  /// A property, or a method that gives what is wanted of it.
  private func declarations(
    of member: Member, _ beginning: String, value: String, in type: String
  ) -> [String] {
    let place = type.isEmpty ? member.name : "\(type).\(member.name)"
    guard let shape = member.shape else {
      if beginning == "public " {
        // Most constants of libraries are names of something.
        let isConstant =
          member.name.hasPrefix("k") && member.name.dropFirst().first?.isUppercase == true
        let type = memberTypes[member.name] ?? (isConstant ? "String" : value)
        return ["public var `\(member.name)`: \(type) { inertValue(\"\(member.name)\") }"]
      }
      let mark = optional.contains(member.name) ? "?" : ""
      let own = mark.isEmpty ? "inertValue(\"\(place)\")" : "nil"
      return ["\(beginning)var `\(member.name)`: \(value)\(mark) { \(own) }"]
    }
    let head = "func `\(member.name)`"
    let list = parameters(shape)
    if let type = memberTypes[member.name] {
      let mark = optional.contains(member.name) ? "?" : ""
      let value = mark.isEmpty ? "inertValue(\"\(place)\")" : "nil"
      return ["\(beginning)\(head)\(list) -> \(type)\(mark) { \(value) }"]
    }
    let indent = String(beginning.prefix { $0 == " " })
    let words = beginning.dropFirst(indent.count)
    let (first, last) = optional.contains(member.name) ? ("Inert?", "Inert") : ("Inert", "Inert?")
    return [
      ("@discardableResult", "", first), ("@_disfavoredOverload", "<Value>", "Value"),
      ("@_disfavoredOverload", "", last),
    ].map { attribute, generic, result in
      "\(indent)\(attribute) \(words)\(head)\(generic)\(list) -> \(result) { \(result == "Inert?" ? "nil" : "inertValue(\"\(place)\")") }"
    }
  }

  private func parameters(_ shape: NameUses.Shape) -> String {
    let list = shape.labels.enumerated().map { index, label in
      let type =
        switch shape.parameters[index] {
        case nil: shape.choices.contains(index) ? "Inert" : "Any?"
        case 0: "(() -> Void)?"
        case let count?:
          "((\(Array(repeating: "Inert?", count: count).joined(separator: ", "))) -> Void)?"
        }
      return "\(label == "_" ? "_" : "`\(label)`") a\(index): \(type)"
    }
    return "(\(list.joined(separator: ", ")))"
  }
}
