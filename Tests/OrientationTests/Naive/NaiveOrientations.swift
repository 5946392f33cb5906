import Orientation

/// Some of the four orientations, written out.
struct NaiveOrientations: Equatable {
  var portrait = false
  var portraitUpsideDown = false
  var landscapeRight = false
  var landscapeLeft = false

  static let none = NaiveOrientations()
  static let all = NaiveOrientations(
    portrait: true, portraitUpsideDown: true, landscapeRight: true, landscapeLeft: true)
  /// D-01, D-03: a phone's default mask.
  static let allButUpsideDown = NaiveOrientations(
    portrait: true, portraitUpsideDown: false, landscapeRight: true, landscapeLeft: true)

  var isEmpty: Bool { !portrait && !portraitUpsideDown && !landscapeRight && !landscapeLeft }
  var isAll: Bool { portrait && portraitUpsideDown && landscapeRight && landscapeLeft }

  func has(_ orientation: InterfaceOrientation) -> Bool {
    switch orientation {
    case .unknown: false
    case .portrait: portrait
    case .portraitUpsideDown: portraitUpsideDown
    case .landscapeRight: landscapeRight
    case .landscapeLeft: landscapeLeft
    }
  }

  func and(_ other: NaiveOrientations) -> NaiveOrientations {
    NaiveOrientations(
      portrait: portrait && other.portrait,
      portraitUpsideDown: portraitUpsideDown && other.portraitUpsideDown,
      landscapeRight: landscapeRight && other.landscapeRight,
      landscapeLeft: landscapeLeft && other.landscapeLeft)
  }
}

extension NaiveOrientations {
  /// Reads UIKit's numbers: 2, 4, 8 and 16.
  init(_ mask: InterfaceOrientationMask) {
    portrait = mask.contains(InterfaceOrientation.portrait)
    portraitUpsideDown = mask.contains(InterfaceOrientation.portraitUpsideDown)
    landscapeRight = mask.contains(InterfaceOrientation.landscapeRight)
    landscapeLeft = mask.contains(InterfaceOrientation.landscapeLeft)
  }

  /// UIKit's number.
  var mask: InterfaceOrientationMask {
    var mask: InterfaceOrientationMask = []
    if portrait { mask.insert(.portrait) }
    if portraitUpsideDown { mask.insert(.portraitUpsideDown) }
    if landscapeRight { mask.insert(.landscapeRight) }
    if landscapeLeft { mask.insert(.landscapeLeft) }
    return mask
  }
}
