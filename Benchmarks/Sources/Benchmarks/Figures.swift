/// What was measured of one benchmark, for each operation.
struct Figures {
  /// The fastest sample: noise only ever adds time.
  var nanoseconds: Double
  /// The middle sample divided by the fastest, a measure of the noise.
  var spread: Double
  /// The time divided by the baseline's, in the same run.
  var ratio: Double?
  /// How many blocks of memory were asked for; nil where that cannot be counted.
  var allocations: Double?
}

extension Duration {
  /// The duration in nanoseconds.
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
