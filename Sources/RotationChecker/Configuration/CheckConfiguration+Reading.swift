import RotationFindings
import Orientation
import DeviceSetup
public import TextFormats
import XcodeProjectFiles
import YAMLDocuments

extension CheckConfiguration {
  /// Reads a configuration file.
  ///
  /// - Parameters:
  ///   - bytes: YAML; an empty file is an empty configuration.
  ///   - file: its path, for messages.
  /// - Throws: what is wrong, with line, column and the nearest valid word.
  public init(bytes: [UInt8], file: String) throws(ReadingError) {
    self.init()
    guard bytes.contains(where: { $0 > 0x20 }), !Self.isCommented(bytes) else { return }
    let element = try Document.element(
      bytes, file: file, kind: "configuration", content: "keys such as disable")
    let expected = "a map of keys such as disable"
    let fields = try Fields<CheckConfigurationKey>(
      try element.entries(expected), at: element.location, of: "configuration")
    only = try Self.names(fields[.only])
    disabled = try Self.names(fields[.disable])
    optedIn = try Self.names(fields[.optIn])
    if let element = fields[.severity] { severities = try Self.severities(element) }
    included = try Self.globs(fields[.include])
    excluded = try Self.globs(fields[.exclude])
    deploymentTarget = try fields[.deploymentTarget].map(Self.version)
    sdk = try fields[.sdk].map(Self.version)
    if let element = fields[.requireReason] { requiresReason = try Self.bool(element) }
    if let element = fields[.failOn] { failOn = try Self.severity(element) }
    baseline = try fields[.baseline]?.word("a path").text
    if let element = fields[.ignore] {
      for entry in element.oneOrMore { ignored.append(try Self.ignored(entry)) }
    }
  }

  /// Whether all lines are comments or empty, which YAML takes for no document at all.
  private static func isCommented(_ bytes: [UInt8]) -> Bool {
    bytes.split { $0 == 10 || $0 == 13 }.allSatisfy { line in
      line.first { $0 != 0x20 && $0 != 9 }.map { $0 == UInt8(ascii: "#") } ?? true
    }
  }

  private static func names(_ element: Element?) throws(ReadingError) -> [String] {
    var names: [String] = []
    for entry in element?.oneOrMore ?? [] { names.append(try name(entry)) }
    return names
  }

  private static func name(_ element: Element) throws(ReadingError) -> String {
    try name(try element.word("the name of a check"))
  }

  private static func name(_ word: Word) throws(ReadingError) -> String {
    guard CheckCatalogue.description(word.text) != nil else {
      throw ReadingError(
        word.location, "unknown check \(ReadingError.quoted(word.text))",
        expected: "one that `quarterturn check --list` names",
        nearest: CheckCatalogue.nearest(to: word.text))
    }
    return word.text
  }

  private static func severities(_ element: Element) throws(ReadingError) -> [String: Severity] {
    var severities: [String: Severity] = [:]
    for entry in try element.entries("a map such as { idiom-blind-mask: note }") {
      severities[try name(entry.key)] = try severity(entry.value)
    }
    return severities
  }

  private static func severity(_ element: Element) throws(ReadingError) -> Severity {
    try Vocabulary("severity", of: Severity.self).value(of: try element.word("a severity"))
  }

  private static func globs(_ element: Element?) throws(ReadingError) -> [Glob] {
    var globs: [Glob] = []
    for entry in element?.oneOrMore ?? [] { globs.append(try glob(entry)) }
    return globs
  }

  private static func glob(_ element: Element) throws(ReadingError) -> Glob {
    let word = try element.word("a pattern such as Sources/Generated/**")
    if word.text.hasPrefix("/") || word.text.split(separator: "/").contains("..") {
      throw ReadingError(
        word.location, "the pattern \(ReadingError.quoted(word.text)) leaves the project",
        expected: "one relative to the project's folder")
    }
    return Glob(word.text)
  }

  private static func version(_ element: Element) throws(ReadingError) -> SystemVersion {
    let word = try element.word("a version such as 15 or 26.2")
    guard let version = SystemVersion(word.text) else {
      throw ReadingError(
        word.location, "\(ReadingError.quoted(word.text)) is not a version",
        expected: "one such as 15 or 26.2")
    }
    return version
  }

  private static func bool(_ element: Element) throws(ReadingError) -> Bool {
    let words = Vocabulary<Bool>(
      "value",
      [
        ("true", true), ("false", false), ("yes", true), ("no", false), ("on", true),
        ("off", false),
      ])
    return try words.value(of: try element.word("true or false"))
  }

  private static func ignored(_ element: Element) throws(ReadingError) -> Ignored {
    let fields = try Fields<IgnoredKey>(
      try element.entries("a map of check, path and reason"), at: element.location, of: "ignore")
    guard let check = fields[.check] else {
      throw ReadingError(element.location, "an entry without check", expected: "one with it")
    }
    guard let path = fields[.path] else {
      throw ReadingError(element.location, "an entry without path", expected: "one with it")
    }
    return Ignored(
      check: try name(check), path: try glob(path),
      reason: try fields[.reason]?.word("a reason").text)
  }
}
