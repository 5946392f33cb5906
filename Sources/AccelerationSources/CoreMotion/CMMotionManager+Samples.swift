#if canImport(CoreMotion) && (os(iOS) || os(watchOS) || os(visionOS))

  public import CoreMotion
  import Foundation
  public import OrientationSensing

  extension CMMotionManager {
    /// The accelerometer's samples, in g and on the axes of iOS.
    ///
    /// Updates start with the first iteration and stop when it ends. A manager has one
    /// accelerometer, so only one iteration may run at a time. Samples that are not consumed are
    /// buffered, the latest hundred of them.
    ///
    /// Written from Apple's documentation; it has not been run on a device yet.
    ///
    /// - Parameter interval: the time between samples, in seconds; the hardware has its limits.
    /// - Returns: a sequence that ends at once where there is no accelerometer, as in a simulator.
    public func accelerationSamples(every interval: Double = 0.02) -> CoreMotionSamples {
      CoreMotionSamples(manager: self, interval: interval)
    }
  }

  /// The samples of a motion manager's accelerometer.
  public struct CoreMotionSamples: AsyncSequence {
    /// What the sequence is made of.
    public typealias Element = AccelerationSample

    let manager: CMMotionManager
    let interval: Double

    /// Starts the accelerometer.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(
        of: AccelerationSample.self, bufferingPolicy: .bufferingNewest(100))
      guard manager.isAccelerometerAvailable else {
        continuation.finish()
        return Iterator(stream: stream.makeAsyncIterator(), updates: nil)
      }
      // Apple advises against the main queue, as samples may come often.
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      manager.accelerometerUpdateInterval = interval
      manager.startAccelerometerUpdates(to: queue) { data, error in
        guard let data else {
          if error != nil { continuation.finish() }
          return
        }
        continuation.yield(
          AccelerationSample(
            time: data.timestamp, x: Float(data.acceleration.x), y: Float(data.acceleration.y),
            z: Float(data.acceleration.z)))
      }
      return Iterator(stream: stream.makeAsyncIterator(), updates: Updates(manager))
    }

    /// Stops the updates when the iteration ends.
    final class Updates {
      let manager: CMMotionManager

      init(_ manager: CMMotionManager) { self.manager = manager }

      deinit { manager.stopAccelerometerUpdates() }
    }

    /// Passes samples on.
    public struct Iterator: AsyncIteratorProtocol {
      var stream: AsyncStream<AccelerationSample>.Iterator
      let updates: Updates?

      /// The next sample; nil when the accelerometer fails or there is none.
      public mutating func next() async -> AccelerationSample? { await stream.next() }
    }
  }

#endif
