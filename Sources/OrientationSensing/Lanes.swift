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

  /// The numbers without their signs.
  @inline(always)
  var magnitude: SIMD4 { SIMD4(bits: bits & SIMD4<UInt32>(repeating: 0x7FFF_FFFF)) }

  /// The numbers with the other sign.
  @inline(always)
  var negative: SIMD4 { SIMD4(bits: bits ^ SIMD4<UInt32>(repeating: 0x8000_0000)) }

  @inline(always)
  private var bits: SIMD4<UInt32> { unsafe unsafeBitCast(self, to: SIMD4<UInt32>.self) }

  @inline(always)
  private init(bits: SIMD4<UInt32>) { self = unsafe unsafeBitCast(bits, to: SIMD4.self) }
}

extension SIMDMask<SIMD4<Int32>> {
  /// Whether it is set in every lane; `all` of the standard library is called, and not compiled in.
  @inline(always)
  var isFull: Bool { !any(.!self) }
}
