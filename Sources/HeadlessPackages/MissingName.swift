/// A name that files of an app use and that is not there, or a place that does not compile for another
/// reason.
package struct MissingName: Sendable, Hashable {
  /// The name, such as `AVPlayer` or `UIView.motionEffects`; the file and line of a place.
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
      let plain = words[1].split(separator: " ").last ?? words[1]
      let type = plain.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      return "\(type).\(words[3])"
    }
    if words[0] == "no such module ", words.count >= 2 { return String(words[1]) }
    return nil
  }

  /// What is missing most, with what to do about it.
  ///
  /// What the app declares itself, in a file that is left out, is not missing: it comes back with
  /// that file.
  ///
  /// - Parameters:
  ///   - leftOut: the files that are left out, by their module.
  ///   - dependence: what the app's files declare.
  static func ranked(
    _ leftOut: [(module: String, files: [LeftOutFile])], _ dependence: FileDependence
  ) -> [MissingName] {
    let dependents = dependence.dependents(among: leftOut.flatMap(\.files))
    var blocked: [String: Set<String>] = [:]
    var imports: [String: [String: Int]] = [:]
    var homes: [String: String] = [:]
    var places: [String: String] = [:]
    for (module, files) in leftOut {
      for file in files {
        let missing = file.missing.filter { !dependence.declares($0) }
        var needed = missing
        if file.missing.isEmpty, file.isFirst, let line = file.line {
          let place = "\(file.path):\(line)"
          places[place] = file.reason
          needed = [place]
        }
        for name in needed {
          if homes[name] == nil { homes[name] = module }
          blocked[name, default: []].insert(file.path)
          blocked[name, default: []].formUnion(dependents[file.path] ?? [])
          for module in file.modules { imports[name, default: [:]][module, default: 0] += 1 }
        }
      }
    }
    let sorted = blocked.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return sorted.map { name, files in
      let advice =
        places[name].map { "\($0); what it needs can be declared in \(additions(homes[name]))" }
        ?? advice(name, imports[name] ?? [:], homes[name])
      return MissingName(name: name, fileCount: files.count, advice: advice)
    }
  }

  private static func additions(_ module: String?) -> String {
    "Sources/\(module ?? "")/Additions.swift"
  }

  private static func advice(
    _ name: String, _ modules: [String: Int], _ module: String?
  ) -> String {
    if let dot = name.firstIndex(of: ".") {
      let (type, member) = (name[..<dot], name[name.index(after: dot)...])
      return "declare \(member) in an extension of \(type), in \(additions(module))"
    }
    // A module that every file with the name imports; of several the one with its prefix.
    let prefix = name.prefix { $0.isUppercase }.dropLast()
    let most = modules.values.max() ?? 0
    let found = modules.filter { $0.value == most }.keys.sorted()
    let home = found.first { !prefix.isEmpty && initials($0).hasPrefix(prefix) } ?? found.first
    guard let home, !name.hasPrefix("UI"), !name.hasPrefix("NS") else {
      return "declare what the app uses of it in \(additions(module))"
    }
    return "declare what the app uses of it in StandIns/\(home)/\(home).swift"
  }

  /// `AV` of AVFoundation, `WK` of WebKit is not found this way.
  private static func initials(_ module: String) -> String {
    String(module.filter(\.isUppercase))
  }
}
