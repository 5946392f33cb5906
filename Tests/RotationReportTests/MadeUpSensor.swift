import Orientation
import OrientationSensing
import RotationReport

/// A sensor that says at once which axis is largest, and is shaken where two are alike.
struct MadeUpSensor: PostureSensor {
  var posture = Posture.unknown

  mutating func sense(_ sample: AccelerationSample) -> PostureChanges {
    let felt = sample.acceleration
    let before = posture
    let (x, y, z) = (abs(felt.x), abs(felt.y), abs(felt.z))
    let largest = max(x, y, z)
    let isClear = [x, y, z].count { $0 > largest * 0.7 } == 1
    var orientation = before.orientation
    var upright = before.lastUpright
    if isClear {
      if largest == z {
        orientation = felt.z < 0 ? .faceUp : .faceDown
      } else {
        orientation =
          largest == x
          ? (felt.x < 0 ? .landscapeLeft : .landscapeRight)
          : (felt.y < 0 ? .portrait : .portraitUpsideDown)
        upright = orientation
      }
    }
    posture = Posture(
      orientation: orientation, lastUpright: upright, disturbance: isClear ? nil : .shaking)
    var changes: PostureChanges = []
    if posture.orientation != before.orientation { changes.insert(.orientation) }
    if posture.lastUpright != before.lastUpright { changes.insert(.lastUpright) }
    if posture.disturbance != before.disturbance { changes.insert(.disturbance) }
    return changes
  }

  /// What it makes of samples.
  static func log(_ samples: [AccelerationSample]) -> SensingLog {
    var sensor = MadeUpSensor()
    var log = SensingLog()
    for sample in samples {
      let changes = sensor.sense(sample)
      log.record(sample, sensor.posture, changes)
    }
    return log
  }
}
