import XcodeProjectFiles

/// How an app's target is compiled.
struct TargetSettings {
  /// Swift's language mode: 4, 5 or 6.
  let languageMode: String
  /// The conditions of `#if`.
  let conditions: [String]

  /// Whether `/…/` is a regular expression, as Xcode has it unless a target says otherwise; in Swift 6 it
  /// always is.
  let hasBareSlashRegex: Bool

  init(_ target: ProjectTarget) {
    let version = target.settings.value(of: "SWIFT_VERSION")?.text.prefix { $0.isNumber } ?? ""
    languageMode = ["4", "6"].contains(version) ? String(version) : "5"
    hasBareSlashRegex =
      languageMode != "6"
      && target.settings.value(of: "SWIFT_ENABLE_BARE_SLASH_REGEX")?.text != "NO"
    conditions = target.compilationConditions.filter { condition in
      !condition.isEmpty
        && condition.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
  }

  var compilerOptions: [String] {
    ["-swift-version", languageMode] + (hasBareSlashRegex ? ["-enable-bare-slash-regex"] : [])
      + conditions.flatMap { ["-D", $0] }
  }
}
