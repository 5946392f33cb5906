/// The unit of the accelerations in a recording.
public enum AccelerationUnit: String, CaseIterable, Sendable, Hashable {
  /// Standard gravity, 9.80665 m/s², as CoreMotion reports it.
  case gravity = "g"
  /// A thousandth of standard gravity.
  case milligravity = "mg"
  /// Metres per second squared, as Android, W3C and most recorder apps report it.
  case metresPerSecondSquared = "m/s2"

  /// How many g one of the unit is.
  public var inGravity: Double {
    switch self {
    case .gravity: 1
    case .milligravity: 0.001
    case .metresPerSecondSquared: 1 / 9.80665
    }
  }
}

/// Which way the axes of a recording point.
///
/// Both have x to the right edge of the display, y to its top edge and z out of it. They differ in
/// what a device at rest measures.
public enum SensorAxes: String, CaseIterable, Sendable, Hashable {
  /// At rest the vector points down, to the ground: flat with the display up is -1 on z.
  case iOS = "ios"
  /// At rest the vector points up, away from the ground: flat with the display up is +9.8 on z.
  ///
  /// The W3C's, SDL's and the Linux kernel's sensors point the same way.
  case android

  /// The factor that turns these axes into those of iOS.
  public var sign: Double { self == .iOS ? 1 : -1 }
}

/// The unit of the time stamps in a recording.
public enum TimeUnit: String, CaseIterable, Sendable, Hashable {
  /// Seconds.
  case seconds = "s"
  /// Thousandths of a second.
  case milliseconds = "ms"
  /// Millionths of a second.
  case microseconds = "us"
  /// Billionths of a second.
  case nanoseconds = "ns"

  /// How many seconds one of the unit is.
  public var inSeconds: Double {
    switch self {
    case .seconds: 1
    case .milliseconds: 1e-3
    case .microseconds: 1e-6
    case .nanoseconds: 1e-9
    }
  }
}
