public import Orientation
public import OrientationSensing

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension AsyncSequence where Element == AccelerationSample {
  /// A sensor's result for the samples, whenever either of its orientations changes.
  ///
  /// ```swift
  /// for await posture in samples.postures() { print(posture.orientation, posture.lastUpright) }
  /// ```
  ///
  /// - Parameter sensor: the sensor, which may already have taken samples.
  /// - Returns: a sequence that ends, or fails, when the samples do.
  public func postures<Sensor: PostureSensor>(
    of sensor: Sensor = OrientationSensor()
  ) -> PostureSequence<Self, Sensor> {
    PostureSequence(base: self, sensor: sensor)
  }

  /// How the device is held, of six ways, whenever that changes.
  ///
  /// - Parameter sensor: the sensor.
  /// - Returns: orientations, never one twice running, and never `unknown` first.
  public func deviceOrientations<Sensor: PostureSensor>(
    of sensor: Sensor = OrientationSensor()
  ) -> SensedOrientationSequence<Self, Sensor> {
    SensedOrientationSequence(base: postures(of: sensor), output: .device)
  }

  /// Which side of the device was down last, of four, whenever that changes.
  ///
  /// It is what an interface follows.
  ///
  /// - Parameter sensor: the sensor.
  /// - Returns: upright orientations, never one twice running.
  public func uprightOrientations<Sensor: PostureSensor>(
    of sensor: Sensor = OrientationSensor()
  ) -> SensedOrientationSequence<Self, Sensor> {
    SensedOrientationSequence(base: postures(of: sensor), output: .upright)
  }
}

/// The postures that a sensor makes of samples, one for each change of an orientation.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct PostureSequence<Base: AsyncSequence, Sensor: PostureSensor>: AsyncSequence
where Base.Element == AccelerationSample {
  /// What the sequence is made of.
  public typealias Element = Posture

  let base: Base
  let sensor: Sensor

  /// Begins to listen, with a sensor of its own.
  public func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator(), sensor: sensor)
  }

  /// Passes samples to the sensor until its result changes.
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    var sensor: Sensor

    /// The next posture in which an orientation is new; nil when the samples end.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Base.Failure) -> Posture? {
      while let sample = try await base.next(isolation: actor) {
        let changes = sensor.sense(sample)
        if !changes.isDisjoint(with: [.orientation, .lastUpright]) { return sensor.posture }
      }
      return nil
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension PostureSequence: Sendable where Base: Sendable {}

/// One of the two orientations that a sensor makes of samples, whenever it changes.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct SensedOrientationSequence<Base: AsyncSequence, Sensor: PostureSensor>: AsyncSequence
where Base.Element == AccelerationSample {
  /// What the sequence is made of.
  public typealias Element = DeviceOrientation

  enum Output: Sendable {
    case device, upright
  }

  let base: PostureSequence<Base, Sensor>
  let output: Output

  /// Begins to listen, with a sensor of its own.
  public func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator(), output: output)
  }

  /// Passes on what is new.
  public struct Iterator: AsyncIteratorProtocol {
    var base: PostureSequence<Base, Sensor>.Iterator
    let output: Output
    var last = DeviceOrientation.unknown

    /// The next orientation; nil when the samples end.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Base.Failure) -> DeviceOrientation? {
      while let posture = try await base.next(isolation: actor) {
        let orientation = output == .device ? posture.orientation : posture.lastUpright
        if orientation != last {
          last = orientation
          return orientation
        }
      }
      return nil
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SensedOrientationSequence: Sendable where Base: Sendable {}
