/// What a caller knows about a recording beyond its file.
///
/// Everything left nil is found out: from the heading, from the first rows, or by convention.
public struct RecordingOptions: Sendable, Hashable {
  /// Which columns to read.
  public var columns: Columns
  /// The unit of the accelerations.
  public var unit: AccelerationUnit?
  /// Which way the axes point.
  public var axes: SensorAxes?
  /// The unit of the time stamps.
  public var timeUnit: TimeUnit?
  /// How many samples there are a second, for a file without usable time stamps, in hertz.
  public var rate: Double?

  /// Makes options; without any, everything is found out.
  public init(
    columns: Columns = Columns(), unit: AccelerationUnit? = nil, axes: SensorAxes? = nil,
    timeUnit: TimeUnit? = nil, rate: Double? = nil
  ) {
    self.columns = columns
    self.unit = unit
    self.axes = axes
    self.timeUnit = timeUnit
    self.rate = rate
  }

  /// Columns by their names in the heading, or by their numbers from 1.
  public struct Columns: Sendable, Hashable {
    /// The time stamps.
    public var time: String?
    /// Acceleration to the right edge of the display.
    public var x: String?
    /// Acceleration to its top edge.
    public var y: String?
    /// Acceleration out of it.
    public var z: String?

    /// Creates a choice of columns; omitted ones are detected.
    public init(time: String? = nil, x: String? = nil, y: String? = nil, z: String? = nil) {
      self.time = time
      self.x = x
      self.y = y
      self.z = z
    }
  }
}
