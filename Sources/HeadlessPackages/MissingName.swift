/// A name that files of an app use and that is not there.
package struct MissingName: Sendable, Hashable {
  /// The name, such as `AVPlayer` or `UIView.motionEffects`.
  package var name: String
  /// How many files lack it, or need one that does.
  package var fileCount: Int
  /// What can be done about it.
  package var advice: String

  /// The names that some of the compiler's messages lack, in order.
  static func names(in messages: [SwiftCompiler.Message]) -> [String] {
    var known: Set<String> = []
    return messages.compactMap { name(in: $0.text) }.filter { known.insert($0).inserted }
  }

  /// `cannot find type 'AVPlayer' in scope`, `value of type 'UIView' has no member 'motionEffects'`.
  private static func name(in text: String) -> String? {
    let words = text.split(separator: "'", omittingEmptySubsequences: false)
    if words[0] == "cannot find " || words[0] == "cannot find type ", words.count == 3 {
      return String(words[1])
    }
    if words.count >= 5, words[2] == " has no member " {
      let type = words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      return "\(type).\(words[3])"
    }
    if words[0] == "no such module ", words.count >= 2 { return String(words[1]) }
    return nil
  }

  /// What is missing most, with what to do about it.
  ///
  /// What the app declares itself, in a file that is left out, is not missing: it comes back with
  /// that file.
  static func ranked(
    _ files: [LeftOutFile], _ dependence: FileDependence, module: String
  ) -> [MissingName] {
    let dependents = dependence.dependents(among: files)
    var blocked: [String: Set<String>] = [:]
    var modules: [String: [String: Int]] = [:]
    for file in files {
      for name in file.missing where !dependence.declares(name) {
        blocked[name, default: []].insert(file.path)
        blocked[name, default: []].formUnion(dependents[file.path] ?? [])
        for module in file.modules { modules[name, default: [:]][module, default: 0] += 1 }
      }
    }
    let sorted = blocked.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return sorted.map { name, files in
      MissingName(
        name: name, fileCount: files.count, advice: advice(name, modules[name] ?? [:], module))
    }
  }

  private static func advice(
    _ name: String, _ modules: [String: Int], _ module: String
  ) -> String {
    if let dot = name.firstIndex(of: ".") {
      let (type, member) = (name[..<dot], name[name.index(after: dot)...])
      return "declare \(member) in an extension of \(type), in Sources/\(module)/Additions.swift"
    }
    // A module that every file with the name imports; of several the one with its prefix.
    let prefix = name.prefix { $0.isUppercase }.dropLast()
    let most = modules.values.max() ?? 0
    let found = modules.filter { $0.value == most }.keys.sorted()
    let home = found.first { !prefix.isEmpty && initials($0).hasPrefix(prefix) } ?? found.first
    guard let home, !name.hasPrefix("UI"), !name.hasPrefix("NS") else {
      return "declare what the app uses of it in Sources/\(module)/Additions.swift"
    }
    return "declare what the app uses of it in StandIns/\(home)/\(home).swift"
  }

  /// `AV` of AVFoundation, `WK` of WebKit is not found this way.
  private static func initials(_ module: String) -> String {
    String(module.filter(\.isUppercase))
  }
}
