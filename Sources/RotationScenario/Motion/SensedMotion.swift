public import Orientation

/// A movement of a device, as its accelerometer measures it and a sensor interprets it.
///
/// The samples themselves are not kept: the rotation system receives only orientations.
public struct SensedMotion: Sendable, Hashable {
  /// A moment at which the sensor's result changes.
  public struct Turn: Sendable, Hashable {
    /// When, in seconds from the first sample.
    public var time: Double
    /// How the device is held from then on.
    public var pose: DeviceOrientation
  }

  /// The recording's path as the file has it; nil for samples in the file itself.
  public var recording: String?
  /// How long it takes, in seconds.
  public var duration: Double
  /// The sensor's results, in order.
  public var turns: [Turn]

  /// Creates a motion.
  public init(recording: String? = nil, duration: Double, turns: [Turn]) {
    self.recording = recording
    self.duration = duration
    self.turns = turns
  }
}

extension RotationSystem {
  /// Lets a motion happen: time passes up to each turn, and to the end.
  ///
  /// A turn into the pose the device is in already is none.
  mutating func play(_ motion: SensedMotion) -> [Transcript.Entry] {
    var entries: [Transcript.Entry] = []
    var passed = 0.0
    for turn in motion.turns where turn.pose != pose {
      entries += handle(.advance(max(0, turn.time - passed)))
      entries += handle(.turn(turn.pose))
      passed = max(passed, turn.time)
      guard phase != .terminated else { return entries }
    }
    return entries + handle(.advance(max(0, motion.duration - passed)))
  }
}
