public import Orientation

/// How a device was really held during a recording, as far as it is labelled.
///
/// A file of labels is a CSV file with the columns `from` and `to`, in seconds from the first sample
/// of the recording, and `device`, `upright` or both. What is left empty is not judged.
///
/// ```
/// from,to,device,upright
/// 0,3.5,portrait,portrait
/// 4,8,landscapeLeft,landscapeLeft
/// 9,12,faceUp,
/// ```
public struct OrientationLabels: Sendable, Hashable {
  /// A time during which a device was held in one way.
  public struct Spell: Sendable, Hashable {
    /// When it began, in seconds from the first sample.
    public var from: Double
    /// When it ended.
    public var to: Double
    /// How the device was held.
    public var orientation: DeviceOrientation

    /// Creates a spell.
    public init(from: Double, to: Double, _ orientation: DeviceOrientation) {
      self.from = from
      self.to = to
      self.orientation = orientation
    }
  }

  /// How the device was held, of six ways; in order, none over another.
  public var device: [Spell]
  /// Which side was down, of four; in order, none over another.
  public var upright: [Spell]

  /// Makes labels.
  public init(device: [Spell] = [], upright: [Spell] = []) {
    self.device = device
    self.upright = upright
  }
}
