public import Orientation
public import OrientationSensing

/// What a sensor made of a recording, sample by sample.
///
/// It keeps what changed and a coarse picture of the rest, so that its size depends on how often
/// the device was turned or shaken and not on how long the recording is.
public struct SensingLog: Sendable {
  /// A moment at which one of the two orientations changed.
  public struct Event: Sendable, Hashable {
    /// When, in seconds from the first sample.
    public var time: Double
    /// How the device is held, of six ways.
    public var device: DeviceOrientation
    /// Which side was down last, of four.
    public var upright: DeviceOrientation
  }

  /// A time during which the sensor kept its last result.
  public struct Spell: Sendable, Hashable {
    /// When it began, in seconds from the first sample.
    public var from: Double
    /// When it ended.
    public var to: Double
    /// Why.
    public var reason: Disturbance
  }

  /// The changes, in order.
  public private(set) var events: [Event] = []
  /// When the sensor held back, in order; one that is not over ends with the last sample.
  public var spells: [Spell] {
    guard var spell = openSpell else { return closedSpells }
    spell.to = max(spell.from, end)
    return closedSpells + [spell]
  }
  /// How many samples there were.
  public private(set) var sampleCount = 0
  /// The time of the latest sample, in seconds from the first.
  public private(set) var end = 0.0
  /// How often a sample was older than the one before.
  public private(set) var backwardStepCount = 0
  /// The longest time without a sample, in seconds.
  public private(set) var longestGap = 0.0

  var picture = AccelerationPicture()
  private var closedSpells: [Spell] = []
  private var openSpell: Spell?
  private var lastTime: Double?

  /// Creates an empty log.
  public init() {}

  /// Takes a sample and the sensor's result after it.
  ///
  /// - Parameters:
  ///   - sample: the sample; times count from the first sample.
  ///   - posture: the sensor's current result.
  ///   - changes: what of that is new.
  public mutating func record(
    _ sample: AccelerationSample, _ posture: Posture, _ changes: PostureChanges
  ) {
    let time = sample.time
    if let lastTime {
      if time < lastTime { backwardStepCount += 1 }
      longestGap = max(longestGap, time - lastTime)
    }
    if lastTime == nil || changes.contains(.disturbance) {
      if var spell = openSpell {
        spell.to = max(spell.from, time)
        closedSpells.append(spell)
      }
      openSpell = posture.disturbance.map { Spell(from: time, to: time, reason: $0) }
    }
    if !changes.isDisjoint(with: [.orientation, .lastUpright]) {
      events.append(
        Event(time: time, device: posture.orientation, upright: posture.lastUpright))
    }
    sampleCount += 1
    end = max(end, time)
    lastTime = time
    picture.add(sample)
  }

  /// Samples a second, on average; nil for less than two samples.
  public var rate: Double? {
    sampleCount > 1 && end > 0 ? Double(sampleCount - 1) / end : nil
  }
}
