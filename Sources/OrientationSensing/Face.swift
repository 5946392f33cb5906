/// Whether a device is upright or flat, as a sensor remembers it.
enum Face: UInt8 {
  /// It is upright, on one of its sides.
  case upright
  /// It is flat with the display up.
  case up
  /// It is flat with the display down.
  case down
}
