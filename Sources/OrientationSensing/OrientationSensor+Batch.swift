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
    // The spans are at least `count` long, and every index below is less.
    unsafe samples.withUnsafeBufferPointer { samples in
      unsafe postures.withUnsafeMutableBufferPointer { postures in
        unsafe sense(samples, into: postures)
      }
    }
  }

  private mutating func sense(
    _ samples: UnsafeBufferPointer<AccelerationSample>,
    into postures: UnsafeMutableBufferPointer<Posture>
  ) {
    let count = samples.count
    guard count > 0, let from = samples.baseAddress, let to = postures.baseAddress else { return }
    var index = 0
    while index < count {
      if isQuiet {
        // The sample before is needed for its time, and the last is left to the slow path: a load
        // of four numbers reaches into the room behind a sample.
        let quiet = unsafe quietCount(from + index, most: count - index - 1)
        if quiet > 0 {
          unsafe (to + index).update(repeating: posture, count: quiet)
          index += quiet
          time = unsafe from[index - 1].time
        }
      }
      // A look at four that failed is not worth another before one of them was taken.
      let end = min(count, index + 4)
      while index < end {
        unsafe sense(from[index])
        unsafe to[index] = posture
        index += 1
      }
    }
  }

  /// How many of the next samples, in fours, leave the quiet sensor as it is, but for the time.
  private func quietCount(_ samples: UnsafePointer<AccelerationSample>, most: Int) -> Int {
    let scan = QuietScan(self)
    var last = time
    var index = 0
    while index + 4 <= most, unsafe scan.isQuiet(samples + index, after: last) {
      index += 4
      last = unsafe samples[index - 1].time
    }
    return index
  }
}
