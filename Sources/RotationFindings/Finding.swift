public import Orientation

/// Something a check found.
public struct Finding: Sendable, Hashable {
  /// The name of the check: `mask-enum-mixup`.
  public var check: String
  /// How bad it is.
  public var severity: Severity
  /// What is wrong and on which systems, in a sentence without a full stop.
  public var message: String
  /// Where it is; the path is relative to the project, with forward slashes.
  public var location: SourceLocation
  /// Where it ends; nil when only the beginning is known.
  public var end: SourceLocation?
  /// Other places that matter: the container, the line of the Info.plist.
  public var related: [Related]
  /// What the place is part of: `PlayerViewController.viewDidLoad()`; nil outside of everything.
  ///
  /// With ``code`` it recognises a finding whose line has moved.
  public var declaration: String?
  /// The code in question with white space folded.
  public var code: String
  /// The rules of UIKit's behaviour it rests on.
  public var rules: [RuleID]
  /// How to fix it, where that is mechanical.
  public var fix: Fix?
  /// Its message when it is grouped with others of the same check and file; nil for a finding that
  /// is never grouped.
  public var group: String?
  /// Whether it is grouped with those of other files, too: what has one cause for a whole app.
  public var groupsFiles = false

  /// Creates a finding.
  public init(
    check: String, severity: Severity, message: String, location: SourceLocation,
    end: SourceLocation? = nil, related: [Related] = [], declaration: String? = nil,
    code: String = "", rules: [RuleID] = [], fix: Fix? = nil, group: String? = nil
  ) {
    self.check = check
    self.severity = severity
    self.message = message
    self.location = location
    self.end = end
    self.related = related
    self.declaration = declaration
    self.code = code
    self.rules = rules
    self.fix = fix
    self.group = group
  }

  /// A place that explains a finding.
  public struct Related: Sendable, Hashable {
    /// Where.
    public var location: SourceLocation
    /// What is there, without a full stop.
    public var message: String
    /// Creates a location.
    public init(_ location: SourceLocation, _ message: String) {
      self.location = location
      self.message = message
    }
  }
}

/// How bad a finding is.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Good to know.
  case note
  /// Probably wrong, or about to be.
  case warning
  /// Wrong.
  case error

  /// Whether one is less bad than another.
  public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Changes to files that fix a finding.
public struct Fix: Sendable, Hashable {
  /// What it does, as an imperative: `replace it by UIInterfaceOrientationMaskPortrait`.
  public var title: String
  /// The changes; they do not overlap.
  public var edits: [Edit]

  /// Creates a fix.
  public init(_ title: String, _ edits: [Edit]) {
    self.title = title
    self.edits = edits
  }

  /// A stretch of a file that is replaced.
  public struct Edit: Sendable, Hashable {
    /// The file's path, relative to the project.
    public var file: String
    /// The offset of the first byte.
    public var start: Int
    /// The offset behind the last byte; as ``start`` for an insertion.
    public var end: Int
    /// The replacement text.
    public var replacement: String
    /// Where the stretch begins and ends, in lines and columns; nil until it is computed.
    public var place: Place?
    /// Creates an edit.
    public init(
      file: String, start: Int, end: Int, replacement: String, place: Place? = nil
    ) {
      self.file = file
      self.start = start
      self.end = end
      self.replacement = replacement
      self.place = place
    }

    /// A stretch in lines and columns.
    public struct Place: Sendable, Hashable {
      /// Where it begins.
      public var start: SourceLocation
      /// Where the text behind it begins.
      public var end: SourceLocation
      /// Creates a span.
      public init(_ start: SourceLocation, _ end: SourceLocation) {
        self.start = start
        self.end = end
      }
    }
  }
}
