import Orientation

/// Turns a device under two masks, for a caller that has only numbers.
///
/// Every argument and the result are UIKit's raw values; the Node check and a browser call it.
@_cdecl("negotiate")
public func negotiate(
  _ application: Int32, _ controller: Int32, _ device: Int32, _ interface: Int32
) -> Int32 {
  let mask = InterfaceOrientationMask(rawValue: UInt(application))
    .intersection(InterfaceOrientationMask(rawValue: UInt(controller)))
  guard let wanted = DeviceOrientation(rawValue: Int(device))?.interfaceOrientation,
    mask.contains(wanted)
  else { return interface }
  return Int32(wanted.rawValue)
}
