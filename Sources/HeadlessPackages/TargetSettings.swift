import XcodeProjectFiles

/// How an app's target is compiled.
struct TargetSettings {
  /// Swift's language mode: 4, 5 or 6.
  let languageMode: String
  /// The conditions of `#if`.
  let conditions: [String]

  init(_ target: ProjectTarget) {
    let version = target.settings.value(of: "SWIFT_VERSION")?.text.prefix { $0.isNumber } ?? ""
    languageMode = ["4", "6"].contains(version) ? String(version) : "5"
    conditions = target.compilationConditions.filter { condition in
      !condition.isEmpty
        && condition.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
  }

  var compilerOptions: [String] {
    ["-swift-version", languageMode] + conditions.flatMap { ["-D", $0] }
  }
}
