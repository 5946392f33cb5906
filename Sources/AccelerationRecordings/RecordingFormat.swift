/// How a recording was read, and how that is known.
public struct RecordingFormat: Sendable, Hashable {
  /// The unit of the accelerations.
  public var unit: Known<AccelerationUnit>
  /// Which way the axes point.
  public var axes: Known<SensorAxes>
  /// The unit of the time stamps; nil for times of day and for a given rate.
  public var timeUnit: Known<TimeUnit>?
  /// The headings of the columns that are read, or their numbers where there is no heading.
  public var columns: [String]

  /// Creates a format.
  public init(
    unit: Known<AccelerationUnit>, axes: Known<SensorAxes>, timeUnit: Known<TimeUnit>?,
    columns: [String]
  ) {
    self.unit = unit
    self.axes = axes
    self.timeUnit = timeUnit
    self.columns = columns
  }

  /// A fact about a file, and where it comes from.
  public struct Known<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The fact.
    public var value: Value
    /// Where it comes from.
    public var evidence: Evidence

    /// Creates a fact.
    public init(_ value: Value, _ evidence: Evidence) {
      self.value = value
      self.evidence = evidence
    }
  }

  /// Where a fact about a file comes from, the surest first.
  public enum Evidence: String, Sendable, Hashable, CaseIterable {
    /// Given by the caller.
    case given
    /// Given by the heading.
    case heading
    /// The first rows show it.
    case values
    /// Not stated in the file; files like it usually are so.
    case convention
  }
}
