public import OrientationSensing

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension AsyncSequence where Element == Acceleration {
  /// The accelerations as samples, each with the time at which it came, by a clock.
  ///
  /// It is for sources without time stamps; a source's own time stamps are better where it has
  /// them.
  ///
  /// - Parameter clock: the clock to read.
  /// - Returns: samples whose times are in seconds from the first one.
  public func stamped<Pace: Clock>(by clock: Pace) -> StampedSequence<Self, Pace>
  where Pace.Duration == Duration {
    StampedSequence(base: self, clock: clock)
  }
}

/// Accelerations with the times at which they came.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct StampedSequence<Base: AsyncSequence, Pace: Clock>: AsyncSequence
where Base.Element == Acceleration, Pace.Duration == Duration {
  /// What the sequence is made of.
  public typealias Element = AccelerationSample

  let base: Base
  let clock: Pace

  /// Begins to listen.
  public func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator(), clock: clock)
  }

  /// Reads the clock for each acceleration.
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let clock: Pace
    var start: Pace.Instant?

    /// The next sample; nil when there are no more.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Base.Failure) -> AccelerationSample? {
      guard let acceleration = try await base.next(isolation: actor) else { return nil }
      let now = clock.now
      let first = start ?? now
      start = first
      return AccelerationSample(
        time: first.duration(to: now).inSeconds, acceleration: acceleration)
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension StampedSequence: Sendable where Base: Sendable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Duration {
  /// The duration in seconds.
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
