/// Whether a device stands or lies, as a sensor keeps it in mind.
enum Face: UInt8 {
  /// It stands or is held, on one of its sides.
  case upright
  /// It lies with the display up.
  case up
  /// It lies with the display down.
  case down
}
