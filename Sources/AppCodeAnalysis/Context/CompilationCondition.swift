/// Evaluates the condition of an `#if` for a build for iPhone and iPad.
package enum CompilationCondition {
  /// The truth of a condition as written; nil for what the project's settings decide.
  ///
  /// - Complexity: linear in its length.
  package static func truth(of condition: String) -> Bool? {
    var reader = Reader(condition)
    return reader.disjunction()
  }

  /// The names in a condition as written: `os`, `iOS`, `__IPHONE_OS_VERSION_MAX_ALLOWED`.
  package static func names(in condition: String) -> [String] {
    Reader(condition).tokens.filter { $0.first.map { $0.isLetter || $0 == "_" } ?? false }
  }

  private struct Reader {
    private(set) var tokens: [String] = []
    private var index = 0
    private var depth = 0

    init(_ text: String) {
      var word = ""
      func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "."
      }
      for character in text.prefix(2000) {
        if isWord(character) {
          word.append(character)
          continue
        }
        if !word.isEmpty { tokens.append(word) }
        word = ""
        if !character.isWhitespace { tokens.append(String(character)) }
      }
      if !word.isEmpty { tokens.append(word) }
    }

    private var current: String? { index < tokens.count ? tokens[index] : nil }

    private func startsWith(_ one: String, _ two: String) -> Bool {
      index + 1 < tokens.count && tokens[index] == one && tokens[index + 1] == two
    }

    mutating func disjunction() -> Bool? {
      depth += 1
      defer { depth -= 1 }
      guard depth < 40 else { return nil }
      var truth = conjunction()
      while startsWith("|", "|") {
        index += 2
        let other = conjunction()
        truth = truth == true || other == true ? true : truth == nil || other == nil ? nil : false
      }
      return truth
    }

    private mutating func conjunction() -> Bool? {
      var truth = negation()
      while startsWith("&", "&") {
        index += 2
        let other = negation()
        truth = truth == false || other == false ? false : truth == nil || other == nil ? nil : true
      }
      return truth
    }

    private mutating func negation() -> Bool? {
      var isNegated = false
      while current == "!", !startsWith("!", "=") {
        isNegated.toggle()
        index += 1
      }
      let truth = comparison()
      return isNegated ? truth.map { !$0 } : truth
    }

    private mutating func comparison() -> Bool? {
      guard current == "(" else { return word() }
      index += 1
      let truth = disjunction()
      if current == ")" { index += 1 }
      return truth
    }

    private mutating func word() -> Bool? {
      guard let name = current else { return nil }
      index += 1
      var argument: [String] = []
      if current == "(" {
        index += 1
        while let token = current, token != ")" {
          argument.append(token)
          index += 1
        }
        index += 1
      } else if name == "defined", let token = current {
        argument = [token]
        index += 1
      }
      var compared: [String] = []
      while let token = current, token != ")", token != "&", token != "|" {
        compared.append(token)
        index += 1
      }
      return CompilationCondition.truth(name, argument, compared)
    }
  }

  private static func truth(
    _ name: String, _ argument: [String], _ compared: [String]
  ) -> Bool? {
    switch name {
    case "true", "1", "YES": return true
    case "false", "0", "NO": return false
    case "os": return argument == ["iOS"]
    // What counts is what users get, which is never built for the simulator.
    case "targetEnvironment": return false
    case "canImport": return canImport(argument.first ?? "")
    case "swift", "compiler": return compared.isEmpty && argument.contains("<") ? false : true
    case "defined":
      guard let macro = argument.first else { return nil }
      return isDefined(macro)
    case "TARGET_OS_IOS", "TARGET_OS_IPHONE", "TARGET_OS_EMBEDDED":
      return compared.isEmpty ? true : nil
    case "__IPHONE_OS_VERSION_MIN_REQUIRED":
      return compared.isEmpty ? true : isRequired(compared)
    case "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR", "TARGET_OS_TV", "TARGET_OS_WATCH",
      "TARGET_OS_OSX", "TARGET_OS_MACCATALYST",
      "TARGET_OS_VISION", "TARGET_OS_XR", "TARGET_OS_UIKITFORMAC":
      return compared.isEmpty ? false : nil
    // Projects are built with a current SDK, which is newer than any they ask for.
    case "__IPHONE_OS_VERSION_MAX_ALLOWED", "__clang_major__":
      if compared.first == ">" { return true }
      return compared.first == "<" ? false : nil
    default: return nil
    }
  }

  /// The truth of a comparison with the oldest system that a build may be for: no current Xcode builds
  /// for one before iOS 9.
  private static func isRequired(_ compared: [String]) -> Bool? {
    guard let version = compared.last.flatMap(version), version <= 90_000 else { return nil }
    switch compared.dropLast().joined() {
    case "<": return false
    case "<=", "==": return version < 90_000 ? false : nil
    case ">=": return true
    case ">", "!=": return version < 90_000 ? true : nil
    default: return nil
    }
  }

  /// The number of a system in a comparison: `80000`, `__IPHONE_8_0`.
  private static func version(_ word: String) -> Int? {
    let name = "__IPHONE_"
    guard word.hasPrefix(name) else { return Int(word) }
    let parts = word.dropFirst(name.count).split(separator: "_").map { Int($0) }
    guard parts.count == 2, let major = parts[0], let minor = parts[1] else { return nil }
    return major * 10_000 + minor * 100
  }

  private static func canImport(_ module: String) -> Bool? {
    switch module {
    case "UIKit", "SwiftUI", "AVFoundation", "AVKit", "Foundation", "CoreMotion": true
    case "AppKit", "WatchKit", "Cocoa": false
    default: nil
    }
  }

  private static func isDefined(_ macro: String) -> Bool? {
    switch macro {
    case "TARGET_OS_IPHONE", "TARGET_OS_IOS", "TARGET_OS_TV", "__IPHONE_OS_VERSION_MAX_ALLOWED",
      "__OBJC__":
      true
    case let name where name.hasPrefix("__IPHONE_"): true
    default: nil
    }
  }
}
