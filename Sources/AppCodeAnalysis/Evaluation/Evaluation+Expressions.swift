import Orientation
import AppCodeModel

extension Evaluation {
  /// The possible values of an expression.
  func value(_ expression: Expression, _ frame: CallFrame, _ kind: ValueKind? = nil)
    -> Possibilities
  {
    depth += 1
    defer { depth -= 1 }
    guard step() else { return unknown(.tooMuchCode, frame.origin(expression)) }
    let origin = frame.origin(expression)
    switch expression.kind {
    case .integer(let number): return Possibilities(.integer(number), origin)
    case .float(let text):
      return Double(text).map { Possibilities(.number($0), origin) } ?? unknown(.expression, origin)
    case .string(let text):
      return text.map { Possibilities(.text($0), origin) } ?? unknown(.expression, origin)
    case .boolean(let truth): return Possibilities(.boolean(truth), origin)
    case .null: return Possibilities(.null, origin)
    // Where code runs, its object is there.
    case .name("self"): return frame.locals["self"] ?? Possibilities(.boolean(true), origin)
    case .infix(let target, "=", _) where target.isSelf:
      return Possibilities(.boolean(true), origin)
    case .name(let name): return value(ofName: name, origin, frame, kind)
    case .implicitMember(let name):
      if let constant = constant(name, of: kind) { return Possibilities(constant, origin) }
      if case .enumeration(let type)? = kind, let found = enumerationCase(name, of: type) {
        return Possibilities(found, origin)
      }
      // What an extension adds: `extension UIInterfaceOrientationMask { static var onPhones … }`
      guard let type = kind?.typeName,
        let member = code.classes.member(name, of: type, isStatic: true)
      else { return unknown(.outside(name), origin) }
      return value(of: member, on: type, name, origin, [])
    case .member(let base, let name): return member(name, of: base, expression, frame, kind)
    case .call(let callee, let arguments):
      return call(callee.plain, arguments, expression, frame, kind)
    case .array(let elements):
      // An empty list is a mask only where one is expected.
      guard !elements.isEmpty || kind == .orientation(.mask) else {
        return unknown(.expression, origin)
      }
      return union(elements, origin, frame)
    case .prefix(let operation, let operand):
      return prefix(operation, value(operand, frame, kind), origin)
    case .unwrapped(let inner, _): return value(inner, frame, kind)
    case .infix(let left, let operation, let right):
      return infix(left, operation, right, origin, frame, kind)
    case .ternary(let test, let first, let second):
      return choice(truth(test, frame), { self.value(first, frame, kind) }) {
        self.value(second, frame, kind)
      }
    case .cast(let inner, let castKind, let type): return cast(inner, castKind, type, frame, kind)
    case .statement(let statement): return valued(statement, frame, kind)
    case .tuple(let elements) where elements.count == 1:
      return value(elements[0].value, frame, kind)
    case .other(let inner) where inner.count == 1: return value(inner[0], frame, kind)
    case .subscripting, .dictionary, .tuple, .closure, .other: return unknown(.expression, origin)
    }
  }

  /// Whether an expression is true; nil when that is not known.
  func truth(_ expression: Expression, _ frame: CallFrame) -> Bool? {
    let truth = value(expression, frame, .boolean).truth
    // `if (self.topViewController)`
    return truth == nil && frame.file.source.language == .objectiveC
      ? isThere(expression, frame) : truth
  }

  /// Whether an expression stands for an object, where that is sure: what a container shows.
  private func isThere(_ expression: Expression, _ frame: CallFrame) -> Bool? {
    switch knownObject(expression, frame) {
    // What is presented is on top of the screen, or there is none.
    case .object? where top?.path.isEmpty == false: return true
    case .absent?: return false
    default: break
    }
    guard !expression.isOwnCast, let target = target(of: expression, frame) else { return nil }
    return target.isContent ? true : nil
  }

  /// One of two ways, or both.
  func choice(
    _ truth: Bool?, _ first: () -> Possibilities, _ second: () -> Possibilities
  ) -> Possibilities {
    switch truth {
    case true: return first()
    case false: return second()
    default:
      var both = first()
      both.add(second())
      return both
    }
  }

  // MARK: Constants

  func constant(_ name: String, of kind: ValueKind?) -> CodeValue? {
    switch kind {
    case .orientation(let kind): return constant(name, of: kind)
    case .idiom: return idiom(name)
    case .boolean, .enumeration: return nil
    case nil:
      switch name {
      case "phone", "pad": return idiom(name)
      case "orderedAscending", "orderedSame", "orderedDescending":
        return Self.orders[name].map { .integer($0) }
      case "allButUpsideDown", "all", "landscape": return constant(name, of: .mask)
      default: return nil
      }
    }
  }

  private func constant(_ name: String, of kind: OrientationTag.Kind) -> CodeValue? {
    guard let constant = OrientationConstant(kind, name) else { return nil }
    switch kind {
    case .mask: return constant.mask.map { .mask($0) }
    case .interface: return constant.interface.map { .interface($0) }
    case .device: return constant.device.map { .device($0) }
    case .capture: return .integer(constant.rawValue)
    }
  }

  private func idiom(_ name: String) -> CodeValue? {
    switch name {
    case "phone": .idiom(.phone)
    case "pad": .idiom(.pad)
    case "tv", "TV", "mac", "carPlay", "vision", "unspecified": .idiom(nil)
    default: nil
    }
  }

  /// Masks in a list are united.
  private func union(_ elements: [Expression], _ origin: Origin, _ frame: CallFrame)
    -> Possibilities
  {
    var result = Possibilities(.mask([]), origin)
    for element in elements {
      let next = value(element, frame, .orientation(.mask))
      result = combine(result, next) { one, other in
        guard case .mask(let one) = one, case .mask(let other) = other else { return nil }
        return .mask(one.union(other))
      }
    }
    return Possibilities(
      result.all.map { Possibility($0.outcome, origin) })
  }

  // MARK: Operations

  func combine(
    _ left: Possibilities, _ right: Possibilities, _ operation: (CodeValue, CodeValue) -> CodeValue?
  ) -> Possibilities {
    left.mapValues { one, origin in
      right.mapValues { other, _ in
        operation(one, other).map { Possibilities($0, origin) } ?? unknown(.expression, origin)
      }
    }
  }

  private func prefix(
    _ operation: String, _ operand: Possibilities, _ origin: Origin
  ) -> Possibilities {
    operand.mapValues { value, _ in
      switch (operation, value) {
      case ("!", _):
        value.asBoolean.map { Possibilities(.boolean(!$0), origin) } ?? unknown(.expression, origin)
      case ("-", .integer(let number)) where number > .min:
        Possibilities(.integer(-number), origin)
      case ("~", .mask(let mask)):
        Possibilities(.mask(InterfaceOrientationMask(rawValue: ~mask.rawValue)), origin)
      case ("~", .integer(let number)): Possibilities(.integer(~number), origin)
      case ("@", _): Possibilities(value, origin)
      default: unknown(.expression, origin)
      }
    }
  }

  private func infix(
    _ left: Expression, _ operation: String, _ right: Expression, _ origin: Origin,
    _ frame: CallFrame,
    _ kind: ValueKind?
  ) -> Possibilities {
    switch operation {
    case "&&", "||":
      let deciding = operation == "||"
      let first = truth(left, frame)
      if first == deciding { return Possibilities(.boolean(deciding), origin) }
      let second = truth(right, frame)
      if second == deciding { return Possibilities(.boolean(deciding), origin) }
      guard first != nil, second != nil else { return unknown(.expression, origin) }
      return Possibilities(.boolean(!deciding), origin)
    case "==" where right.plain.kind == .null, "!=" where right.plain.kind == .null:
      guard let isThere = isThere(left, frame) else { break }
      return Possibilities(.boolean(isThere == (operation == "!=")), origin)
    case "??":
      var result = Possibilities()
      var mayBeNull = false
      for possibility in value(left, frame, kind).all {
        switch possibility.outcome {
        case .value(.null): mayBeNull = true
        case .value: result.add(possibility)
        case .forwards(let forwarding) where forwarding.target.isContent:
          // A container has content while it is shown.
          result.add(possibility)
        case .forwards, .unknown:
          mayBeNull = true
          result.add(possibility)
        }
      }
      if mayBeNull { result.add(value(right, frame, kind)) }
      return result
    default: break
    }
    let sides = sides(left, right, frame, operation.isComparison ? nil : kind)
    return combine(sides.0, sides.1) { one, other in
      self.result(of: operation, one, other)
    }
  }

  /// Both sides of an operation, where one may show what the other is.
  private func sides(
    _ left: Expression, _ right: Expression, _ frame: CallFrame, _ kind: ValueKind?
  ) -> (Possibilities, Possibilities) {
    if left.needsContext {
      let second = value(right, frame, kind)
      return (value(left, frame, valueKind(of: right, second, frame) ?? kind), second)
    }
    let first = value(left, frame, kind)
    return (first, value(right, frame, valueKind(of: left, first, frame) ?? kind))
  }

  func valueKind(of expression: Expression, _ value: Possibilities, _ frame: CallFrame)
    -> ValueKind?
  {
    if let known = value.values?.first { return ValueKind(known) }
    let place = frame.place ?? Place.outside(frame.file, type: frame.owner)
    return code.tag(of: expression, at: place).map { .orientation($0.kind) }
  }

  private func result(of operation: String, _ one: CodeValue, _ other: CodeValue) -> CodeValue? {
    if case .version(let version) = one { return compare(version, operation, other) }
    if case .version(let version) = other {
      return compare(version, operation.mirrored, one)
    }
    switch operation {
    case "==", "===", "!=", "!==":
      guard let isEqual = areEqual(one, other) else { return nil }
      return .boolean(isEqual == operation.hasPrefix("="))
    case "|", "&", "^":
      guard let a = one.rawValue, let b = other.rawValue else { return nil }
      let bits = operation == "|" ? a | b : operation == "&" ? a & b : a ^ b
      if case .mask = one {
        return .mask(InterfaceOrientationMask(rawValue: UInt(bitPattern: bits)))
      }
      if case .mask = other {
        return .mask(InterfaceOrientationMask(rawValue: UInt(bitPattern: bits)))
      }
      return .integer(bits)
    case "<<":
      guard let a = one.rawValue, let b = other.rawValue, (0..<32).contains(b),
        a.magnitude < 1 << 30
      else { return nil }
      return .integer(a << b)
    case "<", ">", "<=", ">=":
      guard let a = one.rawValue, let b = other.rawValue else { return nil }
      return .boolean(
        operation == "<" ? a < b : operation == ">" ? a > b : operation == "<=" ? a <= b : a >= b)
    case "+", "-":
      guard case .integer(let a) = one, case .integer(let b) = other else { return nil }
      let (sum, isTooMuch) =
        operation == "+" ? a.addingReportingOverflow(b) : a.subtractingReportingOverflow(b)
      return isTooMuch ? nil : .integer(sum)
    default: return nil
    }
  }

  private func areEqual(_ one: CodeValue, _ other: CodeValue) -> Bool? {
    if one == other { return true }
    switch (one, other) {
    case (.idiom(nil), .idiom), (.idiom, .idiom(nil)): return false
    case (.text(let a), .text(let b)): return a == b
    case (.null, _), (_, .null): return false
    case (.enumerationCase(_, let a), .enumerationCase(_, let b)): return a == b ? false : nil
    default:
      guard let a = one.rawValue, let b = other.rawValue else { return nil }
      return a == b
    }
  }

  private func compare(
    _ version: SystemVersion, _ operation: String, _ other: CodeValue
  ) -> CodeValue? {
    let asked: SystemVersion
    switch other {
    case .integer(let major): asked = SystemVersion(major)
    case .number(let number):
      // A number of any size: more than a version can have counts as the most it can have.
      let tenths = Int(max(0, min((number * 10).rounded(), 10_000)))
      asked = SystemVersion(tenths / 10, tenths % 10)
    case .text(let text):
      guard let read = SystemVersion(text) else { return nil }
      asked = read
    case .version(let version): asked = version
    default: return nil
    }
    breakpoints.insert(asked)
    switch operation {
    case ">=": return .boolean(version >= asked)
    case ">":
      // `> 15` is written for "newer than 15" by some and for "16 and later" by others; the
      // difference is that major version alone.
      return .boolean(version > asked)
    case "<": return .boolean(version < asked)
    case "<=": return .boolean(version <= asked)
    case "==": return .boolean(version == asked)
    case "!=": return .boolean(version != asked)
    default: return nil
    }
  }

  private func cast(
    _ inner: Expression, _ castKind: Expression.CastKind, _ type: String, _ frame: CallFrame,
    _ kind: ValueKind?
  ) -> Possibilities {
    let origin = frame.origin(inner)
    guard castKind != .test else {
      return isOfType(inner, type, frame).map { Possibilities(.boolean($0), origin) }
        ?? unknown(.expression, origin)
    }
    let wanted = expectation(type) ?? kind
    let result = value(inner, frame, wanted)
    guard let target = OrientationTag(type: type) else { return result }
    return result.mapValues { value, _ in
      self.convert(value, to: target.kind).map { Possibilities($0, origin) }
        ?? self.unknown(.expression, origin)
    }
  }

  /// A value as a kind of orientation, by its number.
  func convert(_ value: CodeValue, to kind: OrientationTag.Kind) -> CodeValue? {
    switch kind {
    case .mask: value.asMask.map { .mask($0) }
    case .interface: value.asInterface.map { .interface($0) }
    case .device: value.rawValue.flatMap { DeviceOrientation(rawValue: $0) }.map { .device($0) }
    case .capture: value.rawValue.map { .integer($0) }
    }
  }
}

extension String {
  var isComparison: Bool {
    isEquality || self == "<" || self == ">" || self == "<=" || self == ">="
  }

  /// The operator with its sides exchanged.
  fileprivate var mirrored: String {
    switch self {
    case "<": ">"
    case ">": "<"
    case "<=": ">="
    case ">=": "<="
    default: self
    }
  }
}
