extension OrientationSensor {
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
    precondition(postures.count >= samples.count, "there is less room than there are samples")
    for index in samples.indices {
      sense(samples[index])
      postures[index] = posture
    }
  }
}
