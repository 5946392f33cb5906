import Orientation
import OrientationSensing

/// The largest axis wins, at every sample.
struct NaiveSensor: PostureSensor {
  private(set) var posture = Posture.unknown

  mutating func sense(_ sample: AccelerationSample) -> PostureChanges {
    let felt = sample.acceleration
    let (x, y, z) = (abs(felt.x), abs(felt.y), abs(felt.z))
    posture = Posture(
      orientation: z > x && z > y ? (felt.z < 0 ? .faceUp : .faceDown) : felt.nearestSide,
      lastUpright: felt.nearestSide)
    return []
  }
}
