/// What a ``RotationSystem`` did, in order.
public struct Transcript: Sendable, Hashable {
  /// The entries, oldest first.
  public var entries: [Entry]

  /// Creates a transcript.
  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// One thing that happened, and when.
  public struct Entry: Sendable, Hashable {
    /// Seconds on the system's clock, which starts at 0.
    public var time: Double
    /// What happened.
    public var occurrence: Occurrence

    /// Creates an entry.
    public init(time: Double, _ occurrence: Occurrence) {
      self.time = time
      self.occurrence = occurrence
    }
  }
}
