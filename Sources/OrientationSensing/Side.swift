import Orientation

/// The side of a device that is down, as a sensor computes with it.
///
/// Four numbers represent the sides in this order: portrait, upside down, landscape left and right.
enum Side: Int {
  case portrait = 0
  case portraitUpsideDown = 1
  case landscapeLeft = 2
  case landscapeRight = 3

  /// How much gravity points to each side.
  @inline(__always)
  static func shares(_ x: Float, _ y: Float) -> SIMD4<Float> { SIMD4(-y, y, -x, x) }

  /// The side with the most evidence; of several alike, the one gravity points to most.
  static func strongest(_ evidence: SIMD4<Float>, _ shares: SIMD4<Float>) -> Side {
    var best = Side.portrait
    for lane in 1..<4 {
      let leader = best.rawValue
      if evidence[lane] > evidence[leader]
        || evidence[lane] == evidence[leader] && shares[lane] > shares[leader]
      {
        best = Side(rawValue: lane) ?? best
      }
    }
    return best
  }

  /// Its axis: the parts of x and of y that make up gravity's share.
  @inline(__always)
  var axis: (x: Float, y: Float) {
    switch self {
    case .portrait: (0, -1)
    case .portraitUpsideDown: (0, 1)
    case .landscapeLeft: (-1, 0)
    case .landscapeRight: (1, 0)
    }
  }

  /// The distance from a border for each side, for a difference of 1 between two shares.
  ///
  /// The border with a neighbour is a diagonal; that with the side opposite is across.
  @inline(__always)
  var scales: SIMD4<Float> {
    let (near, far) = (Float(0.5).squareRoot(), Float(0.5))
    return switch self {
    case .portrait: SIMD4(near, far, near, near)
    case .portraitUpsideDown: SIMD4(far, near, near, near)
    case .landscapeLeft: SIMD4(near, near, near, far)
    case .landscapeRight: SIMD4(near, near, far, near)
    }
  }

  /// The device orientation with this side down.
  var orientation: DeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }
}
