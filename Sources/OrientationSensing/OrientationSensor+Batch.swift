extension OrientationSensor {
  /// Takes samples one after another and writes down the posture after each.
  ///
  /// The result is the same, bit for bit, as that of ``sense(_:)`` for each sample. Stretches in
  /// which nothing speaks for a change are looked at four samples at once.
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
      if isCalm {
        // The last sample is left to the slow path: a load of four numbers reaches into the room
        // behind a sample.
        index += unsafe takeCalmly(from + index, to + index, most: count - index - 1)
      }
      // Four that were not calm are not worth another look before they are taken.
      let end = min(count, index + 4)
      while index < end {
        unsafe sense(from[index])
        unsafe to[index] = posture
        index += 1
      }
    }
  }

  /// Takes the next samples in fours for as long as they say nothing.
  ///
  /// - Returns: How many were taken.
  private mutating func takeCalmly(
    _ samples: UnsafePointer<AccelerationSample>, _ postures: UnsafeMutablePointer<Posture>,
    most: Int
  ) -> Int {
    let scan = CalmScan(self)
    var index = 0
    var time = time
    while index + 4 <= most, let four = unsafe scan.look(at: samples + index, after: time) {
      if shaking == 0 && posture.disturbance == nil && four.excess.largest <= 0 {
        let posture = posture
        for lane in 0..<4 { unsafe postures[index + lane] = posture }
      } else {
        for lane in 0..<4 {
          shake(four.excess[lane], min(Float(four.elapsed[lane]), weights.longestStep))
          posture.disturbance = shakingDisturbance
          unsafe postures[index + lane] = posture
        }
      }
      index += 4
      time = unsafe samples[index - 1].time
    }
    self.time = time
    return index
  }
}
