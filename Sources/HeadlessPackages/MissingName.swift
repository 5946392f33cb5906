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
  /// - Returns: the names and places, what keeps most files out first.
  static func ranked(
    _ leftOut: [(module: String, files: [LeftOutFile])], _ dependence: FileDependence
  ) -> [MissingName] {
    let dependents = dependence.dependents(among: leftOut.flatMap(\.files))
    var lacks: [String: Lack] = [:]
    for (module, files) in leftOut {
      for file in files {
        var needed = file.missing.filter { !dependence.declares($0) }
        // Nothing that could be named, and no other file's absence.
        let place = file.line.map { "\(file.path):\($0)" }
        if file.missing.isEmpty, file.isFirst, let place { needed = [place] }
        for name in needed {
          var lack = lacks[name] ?? Lack(module: module, reason: name == place ? file.reason : nil)
          lack.files.insert(file.path)
          lack.files.formUnion(dependents[file.path] ?? [])
          for module in file.modules { lack.imports[module, default: 0] += 1 }
          lacks[name] = lack
        }
      }
    }
    return lacks.sorted { ($1.value.files.count, $0.key) < ($0.value.files.count, $1.key) }
      .map { MissingName(name: $0, fileCount: $1.files.count, advice: $1.advice($0)) }
  }

  /// What is known of a name that files lack.
  private struct Lack {
    /// The module that lacks it.
    var module: String
    /// What is wrong at a place; nil for a name.
    var reason: String?
    /// The files without it, and those that need these.
    var files: Set<String> = []
    /// How many files with it import which module that is not there.
    var imports: [String: Int] = [:]

    func advice(_ name: String) -> String {
      let additions = "Sources/\(module)/Additions.swift"
      if let reason {
        let sentence = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
        return "\(sentence); what it needs can be declared in \(additions)"
      }
      if let dot = name.firstIndex(of: ".") {
        let (type, member) = (name[..<dot], name[name.index(after: dot)...])
        return "declare \(member) in an extension of \(type), in \(additions)"
      }
      // A module that every file with the name imports; of several the one with its prefix.
      let prefix = name.prefix { $0.isUppercase }.dropLast()
      let most = imports.values.max() ?? 0
      let found = imports.filter { $0.value == most }.keys.sorted()
      let home =
        found.first { !prefix.isEmpty && MissingName.initials($0).hasPrefix(prefix) } ?? found.first
      guard let home, !name.hasPrefix("UI"), !name.hasPrefix("NS") else {
        return "declare what the app uses of it in \(additions)"
      }
      return "declare what the app uses of it in StandIns/\(home)/\(home).swift"
    }
  }

  /// `AV` of AVFoundation, `WK` of WebKit is not found this way.
  private static func initials(_ module: String) -> String {
    String(module.filter(\.isUppercase))
  }
}
