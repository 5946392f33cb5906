import AppCodeAnalysis
import AppCodeModel

/// Something stored that a mask depends on.
struct MaskState {
  /// What stores it.
  var member: ClassMember
  /// How the mask's code names it, without `self`: `isLocked`, `options.isWide`, `State.shared.mode`.
  var path: [String]
}

extension MaskState {
  /// What the code of a mask reads that may be set, also by way of getters and methods of its class.
  ///
  /// - Complexity: linear in the size of what is read.
  static func all(
    of body: [Statement], in type: String, _ code: CodeBase, depth: Int = 0
  ) -> [MaskState] {
    var reader = Reader(type: type, code: code, depth: depth)
    reader.read(body)
    return reader.found
  }

  /// What changes it in the code of a class and of those that derive from it.
  func changes(in type: String, _ code: CodeBase) -> [Assignment] {
    guard let name = path.last else { return [] }
    return code.changes(of: name, inCodeOf: [type] + code.classes.allSubclasses(of: type)).filter {
      $0.target.plainPath.map { $0 == path || path.count == 1 && $0 == ["_" + name] } ?? false
        && ($0.place.local(named: path[0]) == nil
          || (path.count > 1 ? isKept($0.place) : $0.target.plain.base?.isSelf ?? false))
    }
  }

  /// Whether a local around a place is given to the property of its name: `self.box = box`.
  private func isKept(_ place: Place) -> Bool {
    place.scope.member?.body?.contains { statement in
      guard case .expression(let whole) = statement.kind,
        let (target, name, value) = whole.operation, name == "="
      else { return false }
      return target.plain.lastName == path[0] && target.plain.base?.isSelf ?? false
        && value.plain.kind == .name(path[0])
    } ?? false
  }

  /// The way through the code of a mask.
  private struct Reader {
    var type: String
    var code: CodeBase
    var found: [MaskState] = []
    private var seen: Set<[String]> = []
    private var depth = 0

    /// How many getters and methods are between a mask and what it reads.
    private static let deepest = 3

    init(type: String, code: CodeBase, depth: Int) {
      self.type = type
      self.code = code
      self.depth = depth
    }

    mutating func read(_ body: [Statement]) {
      var paths: [[String]] = []
      body.visitExpressions { expression in
        if let path = expression.plainPath, path.count <= 4 { paths.append(path) }
      }
      for path in paths where !path.isEmpty && seen.insert(path).inserted { add(path) }
    }

    private mutating func add(_ path: [String]) {
      // `AppDelegate.mask` in the delegate's own code.
      if path.count == 2, [type, "Self"].contains(path[0]),
        let member = code.classes.ownMember(path[1], of: type, isStatic: nil), isStored(member)
      {
        return found.append(MaskState(member: member, path: path))
      }
      guard path.count > 1 else { return addOwn(path[0]) }
      let owner =
        if path[0].isTypeName {
          code.classes[path[0]] == nil ? nil : type(at: path.dropLast())
        } else {
          isStored(path[0], of: type) ? type(at: path.dropLast()) : nil
        }
      guard let owner,
        let member = code.classes.ownMember(path[path.count - 1], of: owner, isStatic: nil)
      else { return }
      if isStored(member) || hasSetter(member, of: owner) { return keep(member, path) }
      // What another object gives by state of its own: `Stage.shared.orientations`.
      guard depth == 0, let body = member.body else { return }
      for state in MaskState.all(of: body, in: owner, code, depth: Self.deepest)
      where !(state.path.first?.isTypeName ?? true) {
        keep(state.member, path.dropLast() + state.path)
      }
    }

    /// Keeps what is stored under the name that sets it: `playing`, where the getter is `isPlaying`.
    private mutating func keep(_ member: ClassMember, _ path: [String]) {
      let path = Array(path.dropLast()) + [member.name]
      if !found.contains(where: { $0.path == path }) {
        found.append(MaskState(member: member, path: path))
      }
    }

    private mutating func addOwn(_ name: String) {
      if let member = code.classes.ownMember(name, of: type) {
        if isStored(member) { return keep(member, [name]) }
        if let body = member.body { return read(deeper: body) }
      }
      for method in code.classes.ownMethods(name, of: type) {
        if let body = method.function.body { read(deeper: body) }
      }
    }

    private mutating func read(deeper body: [Statement]) {
      guard depth < Self.deepest else { return }
      depth += 1
      read(body)
      depth -= 1
    }

    /// The type of the project at the end of a chain of stored properties.
    private func type(at path: ArraySlice<String>) -> String? {
      var current = path.first.map { $0.isTypeName ? $0 : type }
      for name in path.first?.isTypeName ?? false ? path.dropFirst() : path {
        guard let owner = current,
          let member = code.classes.member(name, of: owner, isStatic: nil)
        else { return nil }
        let type = member.valueType?.strippedType
        if case .variable(let variable) = member.kind {
          current = type ?? variable.initialValue?.instantiatedClass
        } else {
          current = type.map { ["instancetype", "Self"].contains($0) ? owner : $0 }
        }
      }
      return current
    }

    private func isStored(_ name: String, of type: String) -> Bool {
      code.classes.member(name, of: type).map { member in
        if case .variable(let variable) = member.kind { return variable.getter == nil }
        return false
      } ?? false
    }

    /// Whether a property of Objective-C has both methods written out, and so keeps its value elsewhere.
    private func hasSetter(_ member: ClassMember, of type: String) -> Bool {
      guard member.file.source.language == .objectiveC, case .function = member.kind else {
        return false
      }
      return code.classes.ownMember(member.name.setterSelector, of: type, isStatic: nil) != nil
    }

    private func isStored(_ member: ClassMember) -> Bool {
      guard case .variable(let variable) = member.kind else { return false }
      return variable.getter == nil && !variable.isConstant && !variable.isBodySkipped
        && !variable.modifiers.contains(.lazy)
    }
  }
}

extension Expression {
  /// The names of a chain without `self`.
  fileprivate var plainPath: [String]? {
    let names: Expression
    if case .subscripting(let base, _) = plain.kind { names = base } else { names = plain }
    guard var path = names.path else { return nil }
    if path.first == "self" { path.removeFirst() }
    return path
  }
}
