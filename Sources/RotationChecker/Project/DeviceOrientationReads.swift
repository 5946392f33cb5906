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

  /// The read that a value comes from: itself, what a local was set to, what a method of the
  /// project returns, what a property is given; nil for a value from elsewhere.
  func source(of expression: Expression, at place: Place) -> DeviceOrientationRead? {
    source(of: expression, at: place, depth: 0)
  }

  private func source(
    of expression: Expression, at place: Place, depth: Int
  ) -> DeviceOrientationRead? {
    guard depth < 6 else { return nil }
    let plain = expression.plain
    switch plain.kind {
    case .name("orientation") where place.scope.typeName == "UIDevice":
      return DeviceOrientationRead(expression: plain, place: place.inside(plain))
    case .name(let name):
      if let local = place.local(named: name) {
        guard !local.isParameter else { return nil }
        let values = (local.initialValue.map { [$0] } ?? []) + local.assignedValues
        return values.prefix(8).lazy.compactMap {
          source(of: $0, at: place, depth: depth + 1)
        }.first
      }
      return member(name, at: place, depth: depth)
    case .member(let base, let name):
      if name == "orientation", code.isDevice(base, at: place) {
        return DeviceOrientationRead(expression: plain, place: place.inside(plain))
      }
      if name == "rawValue" { return source(of: base, at: place, depth: depth + 1) }
      return base.isSelf ? member(name, at: place, depth: depth) : nil
    case .call(let callee, let arguments):
      guard let name = callee.lastName, arguments.isEmpty, callee.base?.isSelf ?? true else {
        return nil
      }
      return member(name, at: place, depth: depth)
    case .ternary(_, let first, let second):
      return source(of: first, at: place, depth: depth + 1)
        ?? source(of: second, at: place, depth: depth + 1)
    case .infix(let left, "??", _): return source(of: left, at: place, depth: depth + 1)
    case .cast(let value, _, _): return source(of: value, at: place, depth: depth + 1)
    default: return nil
    }
  }

  private func member(_ name: String, at place: Place, depth: Int) -> DeviceOrientationRead? {
    guard let type = place.scope.typeName,
      let member = code.classes.member(name, of: type, isStatic: nil)
        ?? code.classes.member(String(name.drop { $0 == "_" }), of: type, isStatic: nil),
      member.valueType.flatMap({ OrientationTag(type: $0) }).map({ $0 == .device }) ?? true
    else { return nil }
    if member.body != nil {
      // The read in the body of the method or the getter.
      let read = code.mentions(of: "orientation").first { mention in
        guard let base = mention.expression?.base else { return false }
        return mention.file == member.file && member.span.contains(mention.span)
          && code.isDevice(base, at: mention)
      }
      return read.flatMap { place in
        place.expression.map { DeviceOrientationRead(expression: $0, place: place) }
      }
    }
    guard case .variable = member.kind else { return nil }
    let isRead = (code.assignments(to: name) + code.assignments(to: "_" + name)).contains {
      $0.place.scope.typeName == type
        && source(of: $0.value, at: $0.valuePlace, depth: depth + 2) != nil
    }
    guard isRead, let expression = place.expression else { return nil }
    return DeviceOrientationRead(expression: expression, place: place)
  }
}

extension CheckedProject {
  /// The bodies that run when the device's orientation changes: the methods and blocks that observe
  /// the notification.
  var deviceOrientationHandlers: [CodeScope] {
    let names = [
      "orientationDidChangeNotification", "UIDeviceOrientationDidChangeNotification",
      "UIDeviceOrientationDidChange",
    ]
    var handlers: [CodeScope] = []
    for mention in names.flatMap({ code.mentions(of: $0) }) {
      guard let call = mention.ancestors.first(where: { $0.expression?.callee != nil }),
        let (callee, arguments) = call.expression?.callee,
        callee.lastName == "addObserver",
        let selector = arguments.first(where: { $0.label == "selector" })?.value,
        let name = selector.selectorName, let type = call.scope.typeName
      else { continue }
      for unit in code.units {
        handlers += unit.bodies.filter { scope in
          guard case .function(let function)? = scope.member, scope.typeName == type else {
            return false
          }
          return function.baseName == name || function.name == name
            || function.name.split(separator: ":").first.map(String.init) == name
        }
      }
    }
    return handlers
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
