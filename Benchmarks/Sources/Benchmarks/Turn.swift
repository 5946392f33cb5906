/// A turn of a device and the masks it meets, as UIKit's raw values.
struct Turn {
  var application: UInt
  var controller: UInt
  var hardware: UInt
  var device: Int
  var interface: Int

  /// A fixed sequence of mixed turns, a power of two long; the same in every run.
  static let mixed: [Turn] = {
    var state: UInt64 = 0x51_7E_AD_0F
    func next(_ bound: UInt64) -> UInt64 {
      // Knuth's 64-bit linear congruential generator; its high bits are good enough here.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    return (0..<1024).map { _ in
      Turn(
        application: UInt(next(15) + 1) << 1,
        controller: UInt(next(15) + 1) << 1,
        hardware: next(2) == 0 ? 26 : 30,
        device: Int(next(7)),
        interface: Int(next(4)) + 1)
    }
  }()
}
