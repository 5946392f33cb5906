import AppCodeAnalysis
import AppCodeModel

/// Which files of an app need others, by what they declare.
struct FileDependence {
  /// The files that declare a type, by its name, or a member of another module's type, such as
  /// `UIView.glow`.
  private var files: [String: Set<String>] = [:]

  init(_ classes: [ClassEntry]) {
    for entry in classes {
      guard entry.form == .foreign else {
        files[entry.name, default: []].insert(entry.mainPart.file.path)
        continue
      }
      for part in entry.parts {
        let functions = part.declaration.functions.map { $0.name.prefix { $0 != "(" && $0 != ":" } }
        let names = functions.map(String.init) + part.declaration.variables.map(\.name)
        for name in names { files["\(entry.name).\(name)", default: []].insert(part.file.path) }
      }
    }
  }

  /// Whether a file of the app declares a name such as `UIView.glow`, or what `Player.item` begins with.
  func declares(_ name: String) -> Bool { home(of: name) != nil }

  private func home(of name: String) -> Set<String>? { files[Self.type(in: name)] ?? files[name] }

  /// The files that are left out for want of others, by those.
  ///
  /// - Complexity: linear in the files and what they lack, for each file.
  func dependents(among leftOut: [LeftOutFile]) -> [String: Set<String>] {
    var direct: [String: Set<String>] = [:]
    for file in leftOut {
      for name in file.missing {
        for other in home(of: name) ?? [] where other != file.path {
          direct[other, default: []].insert(file.path)
        }
      }
    }
    var all: [String: Set<String>] = [:]
    for file in leftOut {
      var found: Set<String> = []
      var waiting = [file.path]
      while let next = waiting.popLast() {
        for other in direct[next] ?? [] where found.insert(other).inserted { waiting.append(other) }
      }
      all[file.path] = found
    }
    return all
  }

  private static func type(in name: String) -> String { String(name.prefix { $0 != "." }) }
}
