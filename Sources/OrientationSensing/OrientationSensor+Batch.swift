extension OrientationSensor {
  /// Takes samples one after another and writes down the posture after each.
  ///
  /// The result is the same, bit for bit, as that of ``sense(_:)`` for each sample. Stretches in
  /// which nothing changes are taken four samples at once.
  ///
  /// - Parameters:
  ///   - samples: The samples, in the order they were felt.
  ///   - postures: Where the postures go; at least as long as `samples`.
  /// - Complexity: O(n). Nothing is allocated.
  public mutating func sense(
    _ samples: Span<AccelerationSample>, into postures: inout MutableSpan<Posture>
  ) {
    precondition(postures.count >= samples.count, "there is less room than there are samples")
    unsafe samples.withUnsafeBufferPointer { samples in
      unsafe postures.withUnsafeMutableBufferPointer { postures in
        unsafe sense(samples, into: postures)
      }
    }
  }

  /// Every index below is less than the count of the samples, and there are as many postures.
  private mutating func sense(
    _ samples: UnsafeBufferPointer<AccelerationSample>,
    into postures: UnsafeMutableBufferPointer<Posture>
  ) {
    let count = samples.count
    guard count > 0, let from = samples.baseAddress, let to = postures.baseAddress else { return }
    var index = 0
    while index < count {
      // The last sample is left to the slow path: a load of four numbers reaches into the room
      // behind a sample.
      index += unsafe takeStretch(from + index, to + index, most: count - index - 1)
      // Four that may change something are not worth another look before they are taken.
      let end = min(count, index + 4)
      while index < end {
        unsafe sense(from[index])
        unsafe to[index] = posture
        index += 1
      }
    }
  }

  /// Takes the next samples in fours for as long as side and face stay.
  ///
  /// - Returns: How many were taken.
  private mutating func takeStretch(
    _ samples: UnsafePointer<AccelerationSample>, _ postures: UnsafeMutablePointer<Posture>,
    most: Int
  ) -> Int {
    guard var stretch = Stretch(self) else { return 0 }
    let count = unsafe stretch.take(samples, postures, most: most)
    if count > 0 { stretch.end(&self) }
    return count
  }
}
