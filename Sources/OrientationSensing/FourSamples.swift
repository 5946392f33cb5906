/// Four samples that follow one another, each component in its own lanes.
struct FourSamples {
  let x: SIMD4<Float>
  let y: SIMD4<Float>
  let z: SIMD4<Float>
  /// How long after the one before it each was felt, in s.
  let elapsed: SIMD4<Float>

  /// Reads four samples; there has to be a fifth behind them.
  ///
  /// - Parameters:
  ///   - samples: The first of them.
  ///   - time: When the sample before them was felt.
  @inline(always)
  init(_ samples: UnsafePointer<AccelerationSample>, after time: Double) {
    let raw = unsafe UnsafeRawPointer(samples)
    let stride = MemoryLayout<AccelerationSample>.stride
    // Time has 8 bytes, then come x, y and z and 4 bytes of nothing.
    let columns = Columns(
      unsafe raw.loadUnaligned(fromByteOffset: 8, as: SIMD4<Float>.self),
      unsafe raw.loadUnaligned(fromByteOffset: 8 + stride, as: SIMD4<Float>.self),
      unsafe raw.loadUnaligned(fromByteOffset: 8 + 2 * stride, as: SIMD4<Float>.self),
      unsafe raw.loadUnaligned(fromByteOffset: 8 + 3 * stride, as: SIMD4<Float>.self))
    x = columns.first
    y = columns.second
    z = columns.third
    let times = unsafe SIMD4(
      samples[0].time, samples[1].time, samples[2].time, samples[3].time)
    let differences = times - SIMD4(time, times.x, times.y, times.z)
    elapsed = SIMD4(
      Float(differences.x), Float(differences.y), Float(differences.z), Float(differences.w))
  }
}

/// Four rows of four numbers, as columns.
struct Columns {
  let first: SIMD4<Float>
  let second: SIMD4<Float>
  let third: SIMD4<Float>
  let fourth: SIMD4<Float>

  @inline(always)
  init(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>) {
    // In two steps of pairs, each of which is one instruction.
    let ab = (SIMD4(a.x, b.x, a.y, b.y), SIMD4(a.z, b.z, a.w, b.w))
    let cd = (SIMD4(c.x, d.x, c.y, d.y), SIMD4(c.z, d.z, c.w, d.w))
    first = SIMD4(lowHalf: ab.0.lowHalf, highHalf: cd.0.lowHalf)
    second = SIMD4(lowHalf: ab.0.highHalf, highHalf: cd.0.highHalf)
    third = SIMD4(lowHalf: ab.1.lowHalf, highHalf: cd.1.lowHalf)
    fourth = SIMD4(lowHalf: ab.1.highHalf, highHalf: cd.1.highHalf)
  }
}
