import Orientation
import OrientationSensing

extension Acceleration {
  /// The side whose axis is largest.
  var nearestSide: DeviceOrientation {
    abs(x) > abs(y)
      ? (x < 0 ? .landscapeLeft : .landscapeRight) : (y < 0 ? .portrait : .portraitUpsideDown)
  }
}
