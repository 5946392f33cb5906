import AppCodeModel

extension Evaluation {
  /// What is expected where a type is declared.
  func expectation(_ type: String?) -> ValueKind? {
    ValueKind(type: type) ?? type.flatMap { enumeration($0.strippedType) }.map { .enumeration($0) }
  }

  /// The name of an enumeration of the project.
  private func enumeration(_ type: String) -> String? {
    guard let entry = code.classes[type], entry.form == .enum else { return nil }
    return entry.name
  }

  /// A case of an enumeration of the project.
  ///
  /// One with values is a call, and is not followed.
  func enumerationCase(_ name: String, of type: String) -> CodeValue? {
    guard let entry = code.classes[type], entry.hasCase(name) else { return nil }
    return .enumerationCase(name, of: entry.name)
  }

  /// The enumeration that a call makes by an initialiser of its own: `Lock(traits)`,
  /// `Lock.init(traits)`, and `.init(traits)` where one is expected.
  func madeEnumeration(by callee: Expression, _ kind: ValueKind?) -> String? {
    switch callee.kind {
    case .name(let name): return enumeration(name)
    case .member(let base, "init"): return base.typeNamed.flatMap(enumeration)
    case .implicitMember("init"):
      if case .enumeration(let name)? = kind { return name }
      return nil
    default: return nil
    }
  }

  /// The case that an initialiser of an enumeration sets `self` to.
  func made(_ body: [Statement], _ frame: CallFrame) -> Possibilities {
    var frame = frame
    frame.isMakingSelf = true
    var flow = execute(body, &frame)
    if flow.goesOn, let made = frame.locals["self"] { flow.returned.add(made) }
    return flow.returned
  }

  /// The type of an object, or the one that is named.
  func typeName(of base: Expression, _ frame: CallFrame) -> String? {
    if case .name(let name) = base.plain.kind,
      case .enumerationCase(_, let type)? = frame.locals[name]?.values?.first
    {
      return type
    }
    let place = frame.place ?? Place.outside(frame.file, type: frame.owner)
    return base.typeNamed ?? code.typeName(of: base, at: place)
  }

  /// Which case an object of an enumeration is, of the project's or of UIKit's that it extends; nil for
  /// other types.
  func object(_ expression: Expression, of type: String, _ frame: CallFrame) -> Possibilities? {
    let kind = enumeration(type).map { ValueKind.enumeration($0) } ?? ValueKind(type: type)
    return kind.map { value(expression, frame, $0) }
  }
}

extension Expression {
  /// The case that a pattern takes the values of: `.kept(let mask)`, `let .kept(mask)`.
  var caseWithValues: String? {
    if case .other(let inner) = kind, inner.count == 1 { return inner[0].caseWithValues }
    guard let (callee, _) = callee else { return nil }
    switch callee.kind {
    case .implicitMember(let name): return name
    case .member(let type, let name): return type.typeNamed == nil ? nil : name
    default: return nil
    }
  }
}

extension CodeValue {
  /// Whether it is a case of an enumeration.
  var isCase: Bool {
    if case .enumerationCase = self { true } else { false }
  }

  /// Whether it is the case of that name.
  func isCase(named name: String) -> Bool {
    if case .enumerationCase(name, _) = self { true } else { false }
  }
}
