import Orientation
import OrientationSensing

/// The rule of MotionOrientation, written anew from its description; to be asked every 150 ms.
///
/// Between the sides is a grey zone without a verdict, and a new one needs three looks.
struct MotionOrientationSensor: PostureSensor {
  private(set) var posture = Posture.unknown
  private var candidate = DeviceOrientation.unknown
  private var count = 0

  mutating func sense(_ sample: AccelerationSample) -> PostureChanges {
    let felt = sample.acceleration
    let (x, y, z) = (abs(felt.x), abs(felt.y), abs(felt.z))
    let flat = 1 - min(z, 1)
    var seen = DeviceOrientation.unknown
    if z > 0.86 + 0.015 * (x - y) {
      seen = felt.z < 0 ? .faceUp : .faceDown
    } else if (x * x + y * y).squareRoot() < 0.45 {
      seen = .unknown
    } else if y > 0.5 + 0.42 * flat, y > x {
      seen = felt.y < 0 ? .portrait : .portraitUpsideDown
    } else if x > 0.55 + 0.40 * flat {
      seen = felt.x < 0 ? .landscapeLeft : .landscapeRight
    }
    guard seen != .unknown else { return [] }
    count = seen == candidate ? count + 1 : 1
    candidate = seen
    if count >= 3 || posture.orientation == .unknown {
      posture = Posture(
        orientation: seen,
        lastUpright: seen.isFlat ? posture.lastUpright : seen)
    }
    return []
  }
}
