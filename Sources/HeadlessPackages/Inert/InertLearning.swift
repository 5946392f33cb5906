import AppCodeModel

/// Learns from the compiler's messages which names are missing, and from the app's code what they are.
struct InertLearning {
  private(set) var declarations = InertDeclarations()
  private let uses: NameUses
  /// The files that import a module that is not there, by their paths.
  private let files: Set<String>

  /// - Parameters:
  ///   - sources: an app's files.
  ///   - modules: the modules that are not there and of which nothing is known.
  init(_ sources: [AppSource], missing modules: Set<String>) {
    files = Set(sources.filter { !$0.modules.isDisjoint(with: modules) }.map(\.fullPath))
    uses = NameUses(sources)
  }

  /// Takes in messages of one run of the compiler.
  ///
  /// - Returns: whether anything was learned.
  mutating func learn(_ messages: [SwiftCompiler.Message]) -> Bool {
    let before = declarations.text
    for message in messages { learn(message) }
    return declarations.text != before
  }

  private mutating func learn(_ message: SwiftCompiler.Message) {
    let text = message.text
    let words = text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    if text.hasPrefix("cannot find "), words.count >= 3 {
      if files.contains(message.path) { learn(name: words[1]) }
    } else if text.contains(" has no member "), words.count >= 5 {
      learn(member: words[3], of: words[1], isStatic: words[0].hasPrefix("type "), message)
    } else if text.hasPrefix("instance member "), words.count >= 5 {
      // That every object has every member does not say that its class has.
      learn(member: words[1], of: words[3], isStatic: true, message)
    } else if text.contains("argument")
      && (text.contains(" in call") || text.contains("no arguments"))
    {
      learnInitializers(message)
    } else if text.contains("Optional type, not '") {
      for use in uses.bindings[message.path]?[message.line] ?? [] {
        mayBeNil(uses.variables[message.path]?[use.name] ?? use)
      }
    } else if text.contains("of non-optional type 'Inert'")
      || text.contains("on non-optional value of type 'Inert'")
    {
      for use in uses.uses[message.path]?[message.line] ?? [] where use.isUnwrapped {
        mayBeNil(uses.variables[message.path]?[use.name] ?? use)
      }
    } else if text.hasPrefix("cannot convert value of type 'Inert"), words.count >= 5 {
      learn(type: words[3], message)
    } else if text.hasPrefix("cannot assign value of type 'Inert"), words.count >= 5 {
      learn(type: words[3], message)
    } else if text.contains("to conform to 'Sequence'") {
      learn(type: "[Inert]", message)
    } else if text.hasPrefix("ambiguous use of"), words.count >= 3 {
      let found = uses.uses[message.path]?[message.line] ?? []
      if found.contains(where: { $0.isImplicit && $0.name == words[1] }) { learnChoices(message) }
    } else if text.contains("contextual base") || text.contains("'Value' could not be inferred") {
      learnChoices(message)
    } else if ["assign", "convert"].contains(where: {
      text.hasPrefix("cannot \($0) value of type 'String'")
    }),
      words.count >= 5
    {
      // A constant was taken for a text.
      for use in uses.uses[message.path]?[message.line] ?? []
      where declarations.globals.contains(.init(name: use.name)) {
        declarations.setType(words[3], of: use.name)
      }
    } else if text.contains("type of closure parameter") || text.contains("closure argument list") {
      for use in uses.uses[message.path]?[message.line] ?? [] {
        if let shape = use.shape, shape.parameters.values.contains(where: { $0 > 1 }) {
          declarations.add(closure: .init(name: use.name, shape: shape))
        }
      }
    }
  }

  private mutating func learn(name: String) {
    guard !uses.declared.contains(name),
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      !["UI", "NS", "CA", "CG", "CF"].contains(where: { name.hasPrefix($0) })
    else { return }
    if name.first?.isUppercase == true {
      declarations.add(name, kind(of: name))
      for use in uses.all(name) {
        if let shape = use.shape { declarations.add(shape, initializing: name) }
      }
    } else {
      let shapes = uses.all(name).compactMap(\.shape)
      for shape in shapes { declarations.add(global: .init(name: name, shape: shape)) }
      if shapes.isEmpty { declarations.add(global: .init(name: name)) }
    }
  }

  /// What a type has to be: what only protocols can be inherited as, or a class like one of UIKit's.
  private func kind(of name: String) -> InertDeclarations.Kind {
    let isListed = uses.protocols.contains(name)
    let isNamed = ["Delegate", "DataSource", "Listener", "Protocol", "Delegates", "Observer"]
      .contains { name.hasSuffix($0) }
    if isListed && !uses.superclasses.contains(name) || isNamed { return .protocol }
    let bases = [
      "NavigationController", "TabBarController", "TableViewController", "CollectionViewController",
      "PageViewController", "SplitViewController", "ViewController", "TableViewCell",
      "CollectionViewCell", "ScrollView", "ImageView", "StackView", "TextField", "TextView",
      "Button",
      "Label", "Switch", "Slider", "View", "Control",
    ]
    let base = bases.first { name.hasSuffix($0) }.map { "UI" + $0 }
    return .class(base: base ?? "Inert")
  }

  private mutating func learn(
    member: String, of type: String, isStatic: Bool, _ message: SwiftCompiler.Message
  ) {
    let type = type.replacing("?", with: "").replacing("!", with: "")
    guard type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
      !uses.declared.contains(String(type.split(separator: ".").last ?? "")),
      declarations.types[type] != nil || type == "Inert" || files.contains(message.path)
    else { return }
    let found = uses.uses[message.path]?[message.line]?.filter { $0.name == member } ?? []
    if isStatic, member.first?.isUppercase == true {
      declarations.add("\(type).\(member)", .class(base: "Inert"))
      return
    }
    for use in found {
      let entry = InertDeclarations.Member(name: member, shape: use.shape)
      if isStatic {
        // Only what is a value of its own type can be made: a name, a color.
        guard
          declarations.types[type] != nil || type == "Inert" || use.shape != nil
            || type.hasSuffix("Notification.Name")
        else { return }
        declarations.add(static: entry, of: type)
      } else {
        declarations.add(entry, of: type)
      }
    }
  }

  /// `.large` in a call or a comparison; without one, what is unwrapped.
  private mutating func learnChoices(_ message: SwiftCompiler.Message) {
    let found = uses.uses[message.path]?[message.line] ?? []
    for use in found where use.isImplicit {
      declarations.add(static: .init(name: use.name, shape: use.shape), of: "Inert")
    }
    for use in found {
      if let shape = use.shape, !shape.choices.isEmpty {
        if declarations.types[use.name] != nil {
          declarations.add(shape, initializing: use.name)
        } else {
          declarations.add(closure: .init(name: use.name, shape: shape))
        }
      }
    }
    guard !found.contains(where: \.isImplicit) else { return }
    for use in found where use.isUnwrapped { mayBeNil(use) }
  }

  private mutating func learnInitializers(_ message: SwiftCompiler.Message) {
    for use in uses.uses[message.path]?[message.line] ?? []
    where declarations.types[use.name] != nil {
      if let shape = use.shape { declarations.add(shape, initializing: use.name) }
    }
  }

  private mutating func setType(_ type: String, of use: NameUses.Use) {
    declarations.setType(type, of: use.name)
    if let shape = use.shape { declarations.add(closure: .init(name: use.name, shape: shape)) }
  }

  private mutating func mayBeNil(_ use: NameUses.Use) {
    declarations.mayBeNil(use.name)
    if let shape = use.shape, declarations.types[use.name] == nil {
      declarations.add(closure: .init(name: use.name, shape: shape))
    }
  }

  /// A variable that was made of a member, and is used as something of a type.
  private mutating func learn(type: String, _ message: SwiftCompiler.Message) {
    let type = type.hasSuffix("?") ? String(type.dropLast()) : type
    guard type == "[Inert]" || !type.contains("Inert"), !type.contains(" "), !type.contains("<")
    else { return }
    for use in uses.uses[message.path]?[message.line] ?? [] where !use.isBase {
      if let member = uses.variables[message.path]?[use.name] {
        setType(type, of: member)
      } else if declarations.optional.contains(use.name)
        || declarations.globals.contains(.init(name: use.name))
        || type == "[Inert]" && use.base != nil
      {
        setType(type, of: use)
      }
    }
  }
}
