import AppCodeAnalysis

/// Which types of a project mention which others, by name.
struct TypeUses {
  private var uses: [String: Set<String>] = [:]

  init(_ code: CodeBase) {
    for unit in code.units where !unit.file.isTest {
      for (name, places) in unit.mentions {
        guard let used = code.classes[name]?.name else { continue }
        for place in places {
          for user in place.scope.typeNames where user != used {
            uses[user, default: []].insert(used)
          }
        }
      }
    }
    for entry in code.classes.all {
      var used = Set(code.classes.ancestors(of: entry.name))
      // Bodies that were not read may use what properties hold and functions give.
      for member in code.classes.ownMembers(of: entry.name) {
        for word in member.valueType?.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) ?? []
        {
          if let type = code.classes[String(word)]?.name { used.insert(type) }
        }
      }
      uses[entry.name, default: []].formUnion(used)
      // Behind a protocol is what conforms to it; that a screen does says nothing of whether it is shown.
      guard !code.classes.isController(entry.name), !entry.protocols.contains("View") else {
        continue
      }
      for name in entry.protocols {
        guard let known = code.classes[name], known.form == .protocol else { continue }
        uses[known.name, default: []].insert(entry.name)
      }
    }
  }

  /// Adds what the text of the files names, in bodies that were not read, too.
  mutating func add(_ text: TextUses) {
    uses.merge(text.uses) { $0.union($1) }
  }

  /// The types that code of some leads to, with these.
  ///
  /// - Complexity: O(n) in the number of mentions.
  func reached(from starts: some Sequence<String>) -> Set<String> {
    var found = Set(starts)
    var open = Array(found)
    while let type = open.popLast() {
      for used in uses[type] ?? [] where found.insert(used).inserted { open.append(used) }
    }
    return found
  }
}

extension CodeScope {
  /// The type around a place, and those around that.
  var typeNames: [String] { typeName.map(Self.outwards) ?? [] }

  /// A type's name, and those of the types around it.
  static func outwards(from type: String) -> [String] {
    var names: [String] = []
    var name: String? = type
    while let type = name {
      names.append(type)
      name = type.lastIndex(of: ".").map { String(type[..<$0]) }
    }
    return names
  }
}
