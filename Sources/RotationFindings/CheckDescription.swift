public import Orientation

/// What there is to know of a check beside its findings.
public struct CheckDescription: Sendable, Hashable {
  /// The name, in the configuration and behind every message: `mask-enum-mixup`.
  public var name: String
  /// What it finds, in a few words.
  public var title: String
  /// Why that is wrong, what happens on which system, and what to write instead.
  ///
  /// Written in Markdown.
  public var rationale: String
  /// The severity of its findings, unless the configuration or the project changes it.
  public var severity: Severity
  /// Whether it runs only when the configuration names it.
  public var isOptIn: Bool
  /// Whether those of its findings that are notes are only reported when the configuration names it.
  public var notesAreOptIn: Bool
  /// The systems it is about, in words: `iOS 16 and later`.
  public var versions: String
  /// The rules of UIKit's behaviour it rests on.
  public var rules: [RuleID]
  /// Code in which it finds something: manual and test at once.
  public var triggering: [CheckExample]
  /// Code in which it finds nothing, although it may look alike.
  public var quiet: [CheckExample]

  /// Ways to write the same code that it may not follow, so that it misses what it finds otherwise.
  public var unfollowed: [CodeChange]

  /// Creates a description.
  public init(
    _ name: String, title: String, rationale: String, severity: Severity, isOptIn: Bool = false,
    notesAreOptIn: Bool = false, versions: String, rules: [RuleID] = [],
    triggering: [CheckExample], quiet: [CheckExample],
    unfollowed: [CodeChange] = []
  ) {
    self.name = name
    self.title = title
    self.rationale = rationale
    self.severity = severity
    self.isOptIn = isOptIn
    self.notesAreOptIn = notesAreOptIn
    self.versions = versions
    self.rules = rules
    self.triggering = triggering
    self.quiet = quiet
    self.unfollowed = unfollowed
  }
}

/// A small project that shows what a check does.
///
/// In the code of a triggering example, `↓` in front of a place marks where a finding begins.
public struct CheckExample: Sendable, Hashable {
  /// What it shows, if it is not plain.
  public var note: String?
  /// The files, by path: `Player.swift`, `Player.m`, `Info.plist`.
  public var files: [File]

  /// Creates an example of several files.
  public init(note: String? = nil, files: [File]) {
    self.note = note
    self.files = files
  }

  /// An example of one Swift file.
  public static func swift(_ code: String, note: String? = nil) -> CheckExample {
    CheckExample(note: note, files: [File("Example.swift", code)])
  }

  /// An example of one Objective-C file.
  public static func objectiveC(_ code: String, note: String? = nil) -> CheckExample {
    CheckExample(note: note, files: [File("Example.m", code)])
  }

  /// A file of an example.
  public struct File: Sendable, Hashable {
    /// The path.
    public var path: String
    /// The contents.
    public var contents: String
    /// Creates a file.
    public init(_ path: String, _ contents: String) {
      self.path = path
      self.contents = contents
    }
  }
}
