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
      return AccelerationSample(time: first.duration(to: now).inSeconds, acceleration: acceleration)
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

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension AsyncSequence where Element == AccelerationSample {
  /// The samples at the pace at which they were measured, by a clock.
  ///
  /// A recording can so drive what expects a live sensor, as fast as the clock goes. A sample that
  /// is late, or older than the one before, comes at once.
  ///
  /// - Parameter clock: the clock to wait by.
  /// - Returns: a sequence that throws `CancellationError` when its task is cancelled meanwhile.
  public func paced<Pace: Clock>(by clock: Pace) -> PacedSequence<Self, Pace>
  where Pace.Duration == Duration {
    PacedSequence(base: self, clock: clock)
  }
}

/// Samples at the pace at which they were measured.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct PacedSequence<Base: AsyncSequence, Pace: Clock>: AsyncSequence
where Base.Element == AccelerationSample, Pace.Duration == Duration {
  /// What the sequence is made of.
  public typealias Element = AccelerationSample

  let base: Base
  let clock: Pace

  /// Begins; the first sample comes at once.
  public func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator(), clock: clock)
  }

  /// Waits until each sample is due.
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let clock: Pace
    var start: (instant: Pace.Instant, time: Double)?

    /// The next sample, when it is due; nil when there are no more.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> AccelerationSample? {
      guard let sample = try await base.next(isolation: actor) else { return nil }
      guard let start else {
        self.start = (clock.now, sample.time)
        return sample
      }
      let seconds = sample.time - start.time
      // Longer than any wait: a wrong time stamp.
      if seconds > 0, seconds < 1e9 {
        try await clock.sleep(until: start.instant.advanced(by: .seconds(seconds)), tolerance: nil)
      }
      return sample
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension PacedSequence: Sendable where Base: Sendable {}
