// The standard library's own pointwise functions are not compiled to vector instructions. Written
// this way round, each of these is one.
extension SIMD4<Float> {
  /// The larger of two numbers in each lane.
  @inline(always)
  func orMore(_ other: SIMD4) -> SIMD4 { other.replacing(with: self, where: self .> other) }

  /// The smaller of two numbers in each lane.
  @inline(always)
  func orLess(_ other: SIMD4) -> SIMD4 { other.replacing(with: self, where: self .< other) }

  /// The largest of the numbers.
  @inline(always)
  var largest: Float { Swift.max(Swift.max(x, y), Swift.max(z, w)) }
}
