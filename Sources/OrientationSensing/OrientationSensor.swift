import Orientation

/// Tells from acceleration how a device is held.
public struct OrientationSensor: PostureSensor {
  /// How it filters and holds.
  public let parameters: SensingParameters

  /// What the sensor says now.
  public private(set) var posture = Posture.unknown

  /// The direction of gravity as the filter has it, in g; zero before the first sample.
  public private(set) var gravity = Acceleration(x: 0, y: 0, z: 0)

  /// How strongly the device is shaken, in g.
  public private(set) var shaking: Float = 0

  /// Makes a sensor that has felt nothing yet.
  public init(parameters: SensingParameters = .default) {
    self.parameters = parameters
  }

  /// Takes one sample.
  ///
  /// - Parameter sample: Any values do: those that cannot be right are answered with a
  ///   ``Disturbance``.
  /// - Returns: What of ``posture`` changed.
  @discardableResult
  public mutating func sense(_ sample: AccelerationSample) -> PostureChanges {
    gravity = sample.acceleration
    let (x, y, z) = (gravity.x, gravity.y, gravity.z)
    let side: DeviceOrientation =
      abs(x) > abs(y)
      ? (x < 0 ? .landscapeLeft : .landscapeRight) : (y < 0 ? .portrait : .portraitUpsideDown)
    let before = posture
    if z * z > 3 * (x * x + y * y) {
      posture = Posture(orientation: z < 0 ? .faceUp : .faceDown, lastUpright: before.lastUpright)
    } else {
      posture = Posture(orientation: side, lastUpright: side)
    }
    return changes(from: before)
  }

  /// Takes samples one after another and writes down the posture after each.
  ///
  /// The result is the same, bit for bit, as that of ``sense(_:)`` for each sample.
  ///
  /// - Parameters:
  ///   - samples: The samples, in the order they were felt.
  ///   - postures: Where the postures go; at least as long as `samples`.
  public mutating func sense(
    _ samples: Span<AccelerationSample>, into postures: inout MutableSpan<Posture>
  ) {
    for index in samples.indices {
      sense(samples[index])
      postures[index] = posture
    }
  }

  /// Forgets all that was felt; the parameters stay.
  public mutating func reset() { self = OrientationSensor(parameters: parameters) }

  private func changes(from before: Posture) -> PostureChanges {
    var changes: PostureChanges = []
    if posture.orientation != before.orientation { changes.insert(.orientation) }
    if posture.lastUpright != before.lastUpright { changes.insert(.lastUpright) }
    if posture.disturbance != before.disturbance { changes.insert(.disturbance) }
    return changes
  }
}
