public import OrientationSensing

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension IIOAccelerometer {
  /// Reads the sensor again and again.
  ///
  /// ```swift
  /// for try await orientation in accelerometer.samples().deviceOrientations() {
  ///   print(orientation)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: the time between two readings; one that takes longer is followed at once.
  ///   - clock: the clock to wait and to stamp by.
  /// - Returns: a sequence that ends only with an error, or with its task.
  public func samples<Pace: Clock>(
    every interval: Duration = .milliseconds(20), clock: Pace = ContinuousClock()
  ) -> IIOSamples<Pace> where Pace.Duration == Duration {
    IIOSamples(accelerometer: self, interval: interval, clock: clock)
  }
}

/// An IIO accelerometer's samples, read at an interval.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct IIOSamples<Pace: Clock>: AsyncSequence, Sendable where Pace.Duration == Duration {
  /// What the sequence is made of.
  public typealias Element = AccelerationSample

  let accelerometer: IIOAccelerometer
  let interval: Duration
  let clock: Pace

  /// Begins to read; the first sample comes at once.
  public func makeAsyncIterator() -> Iterator { Iterator(samples: self) }

  /// Waits and reads.
  public struct Iterator: AsyncIteratorProtocol {
    let samples: IIOSamples
    var start: Pace.Instant?
    var due: Pace.Instant?

    /// The next sample.
    ///
    /// - Throws: a ``SourceError``, or `CancellationError` when the task is cancelled meanwhile.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> AccelerationSample? {
      if let due { try await samples.clock.sleep(until: due, tolerance: nil) }
      let now = samples.clock.now
      let first = start ?? now
      start = first
      due = now.advanced(by: samples.interval)
      return AccelerationSample(
        time: first.duration(to: now).inSeconds, acceleration: try samples.accelerometer.read())
    }
  }
}
