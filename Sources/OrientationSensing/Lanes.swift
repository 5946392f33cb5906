// The standard library's own pointwise functions are not compiled to vector instructions.
extension SIMD4<Float> {
  /// The larger of two numbers in each lane.
  @inline(__always)
  func orMore(_ other: SIMD4) -> SIMD4 { replacing(with: other, where: self .< other) }

  /// The smaller of two numbers in each lane.
  @inline(__always)
  func orLess(_ other: SIMD4) -> SIMD4 { replacing(with: other, where: self .> other) }

  /// The largest of the numbers.
  @inline(__always)
  var largest: Float { Swift.max(Swift.max(x, y), Swift.max(z, w)) }

  /// The numbers without their signs.
  @inline(__always)
  var magnitude: SIMD4 {
    let bits = unsafe unsafeBitCast(self, to: SIMD4<UInt32>.self) & 0x7FFF_FFFF
    return unsafe unsafeBitCast(bits, to: SIMD4.self)
  }
}

extension SIMD4<UInt32> {
  /// The bits that a mask leaves.
  @inline(__always)
  fileprivate static func & (lanes: SIMD4, mask: UInt32) -> SIMD4 {
    lanes & SIMD4(repeating: mask)
  }
}
