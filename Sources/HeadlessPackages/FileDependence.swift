import AppCodeAnalysis

/// Which files of an app need others, by the types they declare.
struct FileDependence {
  /// The files that declare a type, by its name.
  private var files: [String: Set<String>] = [:]

  init(_ classes: [ClassEntry]) {
    for entry in classes where entry.form != .foreign {
      files[entry.name, default: []].insert(entry.mainPart.file.path)
    }
  }

  /// Whether a file of the app declares what a name such as `Player.item` begins with.
  func declares(_ name: String) -> Bool { files[Self.type(in: name)] != nil }

  /// The files that are left out for want of others, by those.
  ///
  /// - Complexity: linear in the files and what they lack, for each file.
  func dependents(among leftOut: [LeftOutFile]) -> [String: Set<String>] {
    var direct: [String: Set<String>] = [:]
    for file in leftOut {
      for name in file.missing {
        for other in files[Self.type(in: name)] ?? [] where other != file.path {
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
