/// How lines end.
///
/// - UIKit: same. Since iOS 2
public enum CGLineCap: Int32, Sendable {
  /// At their end.
  case butt = 0
  /// In a half circle.
  case round = 1
  /// In half a square.
  case square = 2
}

/// How lines meet.
///
/// - UIKit: same. Since iOS 2
public enum CGLineJoin: Int32, Sendable {
  /// In a point.
  case miter = 0
  /// In an arc.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// How colours are laid over others.
///
/// - UIKit: same. Since iOS 2
public enum CGBlendMode: Int32, Sendable {
  /// In front of them.
  case normal = 0
  /// Multiplied.
  case multiply = 1
  /// Multiplied from white.
  case screen = 2
  /// Multiplied from black or white.
  case overlay = 3
  /// The darker.
  case darken = 4
  /// The lighter.
  case lighten = 5
  /// Lightened.
  case colorDodge = 6
  /// Darkened.
  case colorBurn = 7
  /// Lightened or darkened softly.
  case softLight = 8
  /// Lightened or darkened.
  case hardLight = 9
  /// Subtracted.
  case difference = 10
  /// Subtracted softly.
  case exclusion = 11
  /// Its hue.
  case hue = 12
  /// Its saturation.
  case saturation = 13
  /// Its hue and saturation.
  case color = 14
  /// Its brightness.
  case luminosity = 15
  /// Nothing.
  case clear = 16
  /// In place of them.
  case copy = 17
  /// Where there is something.
  case sourceIn = 18
  /// Where there is nothing.
  case sourceOut = 19
  /// Over what is there.
  case sourceAtop = 20
  /// Behind them.
  case destinationOver = 21
  /// What is there, where this is.
  case destinationIn = 22
  /// What is there, where this is not.
  case destinationOut = 23
  /// What is there, over this.
  case destinationAtop = 24
  /// Where only one is.
  case xor = 25
  /// Added to darker.
  case plusDarker = 26
  /// Added to lighter.
  case plusLighter = 27
}

/// What of a shape is inside.
///
/// - UIKit: same. Since iOS 2
public enum CGPathFillRule: Int, Sendable {
  /// What lines go around.
  case winding = 0
  /// What is behind an odd number of lines.
  case evenOdd = 1
}

/// How well pictures are scaled.
///
/// - UIKit: same. Since iOS 2
public enum CGInterpolationQuality: Int32, Sendable {
  /// As usual.
  case `default` = 0
  /// Not at all.
  case none = 1
  /// Fast.
  case low = 2
  /// Well.
  case high = 3
  /// In between.
  case medium = 4
}
