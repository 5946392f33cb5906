import AppCodeAnalysis
import AppCodeModel

/// What containers of dependencies make: for a type that is registered, or by a property that holds a
/// factory.
extension ControllerResolver {
  /// A closure that is registered for a type: `container.register(A.self) { … }`.
  struct Registration {
    /// The text that tells it apart from others of the type.
    let name: String?
    let closure: Expression.Closure
    let expression: Expression
    let place: Place
  }

  /// What is registered for the type that a call asks for: `resolver.resolve(A.self)`.
  func registered(
    _ arguments: [Expression.Argument], _ place: Place, depth: Int
  ) -> [Making] {
    guard let type = arguments.first?.value.metatype else { return [] }
    let known = memory.registrations ?? registrations()
    memory.registrations = known
    let name = arguments.registrationName
    return distinct(
      (known[type] ?? []).filter { $0.name == name }.flatMap { registration in
        results(
          of: registration.closure, registration.expression, registration.place, Following(),
          depth: depth + 1)
      })
  }

  private func registrations() -> [String: [Registration]] {
    var found: [String: [Registration]] = [:]
    for call in code.calls(of: "register") where !call.file.isTest {
      guard let arguments = call.expression?.callee?.arguments,
        let type = arguments.first?.value.metatype, let last = arguments.last?.value.plain,
        case .closure(let closure) = last.kind
      else { continue }
      found[type, default: []].append(
        Registration(
          name: arguments.registrationName, closure: closure, expression: last, place: call))
    }
    return found
  }

  /// What a property is given by the key path of its wrapper: `@Injected(\.home) var home`.
  func injected(_ variable: VariableDeclaration, depth: Int) -> [Making] {
    let names = variable.attributes.compactMap { attribute -> String? in
      guard let path = attribute.arguments, path.hasPrefix("\\"),
        let name = path.split(separator: ".").last
      else { return nil }
      return String(name)
    }
    guard let name = names.first else { return [] }
    return (code.properties(named: name, most: 4) ?? []).flatMap { member -> [Making] in
      guard case .variable(let own) = member.kind, own.name != variable.name || own.getter != nil
      else { return [] }
      let value = Expression(.name(own.name), own.nameSpan)
      return resolve(
        value, .outside(member.file, type: member.owner), Following(), depth: depth + 1)
    }
  }

  /// What something makes that is made with a closure: `Factory { A() }`, `self { A() }`.
  func factory(
    _ callee: Expression, _ arguments: [Expression.Argument], _ place: Place,
    _ following: Following, depth: Int
  ) -> [Making] {
    guard let last = arguments.last?.value.plain, case .closure(let closure) = last.kind,
      callee.isSelf
        || callee.lastName.map({ $0.isTypeName && !FrameworkClasses.contains($0) }) == true
    else { return [] }
    return results(of: closure, last, place, following, depth: depth + 1)
  }

  /// Whether a name behind a factory says how long what it makes is kept.
  static let scopes: Set<String> = [
    "singleton", "shared", "cached", "unique", "graph", "container", "transient",
  ]
}

extension Expression {
  /// The type in `A.self`.
  fileprivate var metatype: String? {
    guard case .member(let type, "self") = plain.kind else { return nil }
    return type.lastName
  }
}

extension [Expression.Argument] {
  /// The name that tells registrations of one type apart.
  fileprivate var registrationName: String? {
    first { $0.label == "name" }.flatMap { argument in
      if case .string(let text) = argument.value.plain.kind { text } else { nil }
    }
  }
}
