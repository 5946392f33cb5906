import Foundation
import Orientation
import OrientationSensing

/// The rule of iio-sensor-proxy, written anew from its description, with its tilt.
///
/// Angles above 35 degrees count, what is between keeps the last; it has no filter and no clock.
struct IIOSensor: PostureSensor {
  private(set) var posture = Posture.unknown

  mutating func sense(_ sample: AccelerationSample) -> PostureChanges {
    let felt = sample.acceleration
    func whole(_ value: Float) -> Double { Double((value * 256).rounded(.towardZero)) }
    let (x, y, z) = (whole(felt.x), whole(felt.y), whole(felt.z))
    let (across, along) = (degrees(x, y, z), degrees(y, x, z))
    var side = posture.lastUpright
    if abs(across) > 35 && abs(along) > 35 {
    } else if abs(across) > 35 {
      side = across > 0 ? .landscapeRight : .landscapeLeft
    } else if abs(along) > 35 {
      side = along > 0 ? .portraitUpsideDown : .portrait
    }
    let tilt = degrees(z, x, y)
    posture = Posture(
      orientation: abs(tilt) < 70 ? side : tilt < 0 ? .faceUp : .faceDown, lastUpright: side)
    return []
  }

  private func degrees(_ up: Double, _ one: Double, _ other: Double) -> Double {
    (atan2(up, (one * one + other * other).squareRoot()) * 180 / .pi).rounded()
  }
}
