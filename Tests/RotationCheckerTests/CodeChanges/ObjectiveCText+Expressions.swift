@testable import AppCodeAnalysis
@testable import AppCodeModel

extension ObjectiveCText {
  func place(of expression: Expression) -> Place? {
    places[expression.span] ?? expression.children.lazy.compactMap { self.place(of: $0) }.first
  }

  func constant(_ expression: Expression) throws -> String {
    switch expression.plain.kind {
    case .implicitMember, .member: return try self.expression(expression)
    default: throw Untold()
    }
  }

  func expression(_ value: Expression) throws -> String {
    let plain = value.plain
    switch plain.kind {
    case .name(let name): return try self.name(name)
    case .member(let base, let name): return try member(name, of: base.plain)
    case .implicitMember(let name): return try implicit(name, plain)
    case .call(let callee, let arguments): return try call(callee.plain, arguments)
    case .integer(let number): return "\(number)"
    case .float(let text): return text
    case .string(let text?): return "@\"\(text)\""
    case .boolean(let truth): return truth ? "YES" : "NO"
    case .null: return "nil"
    case .array(let elements):
      let texts = try elements.map(expression)
      if let place = place(of: plain),
        elements.allSatisfy({
          code.constant($0, at: places[$0.span] ?? place)?.kind == .mask
        }), !elements.isEmpty
      {
        return "(\(texts.joined(separator: " | ")))"
      }
      return "@[\(texts.joined(separator: ", "))]"
    case .prefix(let name, let inner) where name == "!" || name == "-":
      return "\(name)(\(try expression(inner)))"
    case .infix(let left, let name, let right):
      let words = ["??": "?:", "===": "==", "!==": "!="]
      guard !["...", "..<", "~="].contains(name) else { throw Untold() }
      let text = "\(try expression(left)) \(words[name] ?? name) \(try expression(right))"
      return name.isAssignment ? text : "(\(text))"
    case .ternary(let test, let first, let second):
      return "(\(try expression(test)) ? \(try expression(first)) : \(try expression(second)))"
    case .subscripting(let base, let arguments):
      guard arguments.count == 1 else { throw Untold() }
      return "\(try expression(base))[\(try expression(arguments[0].value))]"
    case .cast(let inner, .test, let type):
      return "[\(try expression(inner)) isKindOfClass:[\(type) class]]"
    case .cast(let inner, .bridging, let type), .cast(let inner, .forced, let type):
      return "((\(try pointer(type)))\(try expression(inner)))"
    case .closure(let closure): return try self.block(closure)
    default: throw Untold()
    }
  }

  func name(_ name: String) throws -> String {
    if name == "self" || name == "super" || locals.contains(name) { return name }
    if name.isTypeName { return Self.types[name] ?? name }
    guard code.globals[name] == nil else { return name }
    return "self.\(Self.properties[name] ?? name)"
  }

  static let types = [String: String](
    UIKitNames.types.map { ($1, $0) }, uniquingKeysWith: min)
  static let properties = [String: String](
    UIKitNames.renamedProperties.filter { $0.key != $0.value }.map { ($1, $0) },
    uniquingKeysWith: min)
  static let constants = [String: String](
    UIKitNames.constants.map { ("\($1.type).\($1.member)", $0) }, uniquingKeysWith: min)

  func implicit(_ name: String, _ expression: Expression) throws -> String {
    if let place = places[expression.span],
      let found = code.constant(expression, at: place),
      let text = Self.constants["\(found.kind.typeName).\(name)"]
    {
      return text
    }
    // A name that one enumeration has.
    let others = Self.constants.keys.filter {
      $0.hasSuffix(".\(name)") && OrientationTag(type: String($0.dropLast(name.count + 1))) == nil
    }
    guard others.count == 1, let text = others.first.flatMap({ Self.constants[$0] }) else {
      throw Untold()
    }
    return text
  }

  func member(_ name: String, of base: Expression) throws -> String {
    if let type = base.path?.joined(separator: "."), type.isTypeName {
      if let text = Self.constants["\(type).\(name)"] { return text }
      if let own = UIKitNames.typeProperties[type]?.first(where: { $0.value == name })?.key {
        return "\(try expression(base)).\(own)"
      }
      guard name != "self", code.classes[type] == nil else {
        return name == "self" ? "[\(type) class]" : "\(type).\(name)"
      }
    }
    let inner = try expression(base)
    if name == "isLandscape" || name == "isPortrait",
      let tag = place(of: base).flatMap({ code.tag(of: base, at: $0) })
    {
      let predicate = name == "isLandscape" ? "IsLandscape" : "IsPortrait"
      return "\(tag.kind.typeName)\(predicate)(\(inner))"
    }
    if name == "rawValue" { return inner }
    return "\(inner).\(Self.properties[name] ?? name)"
  }

  func call(_ callee: Expression, _ arguments: [Expression.Argument]) throws -> String {
    let texts = try arguments.map { try expression($0.value) }
    if case .name(let name) = callee.kind {
      if locals.contains(name) { return "\(name)(\(texts.joined(separator: ", ")))" }
      if name.isTypeName {
        guard arguments.isEmpty, code.classes[name]?.form ?? .class == .class else {
          throw Untold()
        }
        return "[[\(name) alloc] init]"
      }
      if name.hasPrefix("UI") || !(code.functions[name] ?? []).isEmpty || name == "NSLog" {
        return "\(name)(\(texts.joined(separator: ", ")))"
      }
      if name == "print" { return "NSLog(@\"%@\", \(texts.first ?? "nil"))" }
      guard code.member(name, of: type) != nil || isUIKits(name, arguments) else { throw Untold() }
      return try message("self", name, arguments, texts)
    }
    guard case .member(let base, let name) = callee.kind, name != "init" else { throw Untold() }
    return try message(try expression(base), name, arguments, texts)
  }

  func isUIKits(_ name: String, _ arguments: [Expression.Argument]) -> Bool {
    Self.selectors[FunctionDeclaration.name(name, labels: arguments.map(\.label))] != nil
      || arguments.isEmpty
  }

  func message(
    _ receiver: String, _ name: String, _ arguments: [Expression.Argument], _ texts: [String]
  ) throws -> String {
    var full = FunctionDeclaration.name(name, labels: arguments.map(\.label))
    if arguments.isEmpty { full = name }
    // Swift leaves out what has a default.
    if full == "present(_:animated:)" {
      return "[\(receiver) presentViewController:\(texts[0]) animated:\(texts[1]) completion:nil]"
    }
    if full == "dismiss(animated:)" {
      return "[\(receiver) dismissViewControllerAnimated:\(texts[0]) completion:nil]"
    }
    let selector = try selector(full)
    guard !arguments.isEmpty else { return "[\(receiver) \(selector)]" }
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == texts.count + 1 else { throw Untold() }
    let pairs = zip(parts, texts).map { "\($0):\($1)" }.joined(separator: " ")
    return "[\(receiver) \(pairs)]"
  }

  func block(_ closure: Expression.Closure) throws -> String {
    var inner = self
    inner.locals.formUnion(closure.parameters.map(\.name))
    inner.returned = "Void"
    let parameters = try closure.parameters.map { parameter in
      "\(try parameter.type.map(pointer) ?? "id ")\(parameter.name)"
    }
    let head = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
    return "^\(head) {\n\(try inner.block(closure.body))}"
  }
}
