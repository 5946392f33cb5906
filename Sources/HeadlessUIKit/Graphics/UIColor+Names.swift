import Foundation

extension UIColor {
  private static func pair(
    light: (Double, Double, Double), dark: (Double, Double, Double), alpha: Double = 1
  ) -> UIColor {
    let inLight = UIColor(
      red: light.0 / 255, green: light.1 / 255, blue: light.2 / 255, alpha: alpha)
    let inDark = UIColor(red: dark.0 / 255, green: dark.1 / 255, blue: dark.2 / 255, alpha: alpha)
    return UIColor { $0.userInterfaceStyle == .dark ? inDark : inLight }
  }
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// No colour at all.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The system's red, by light and dark (since iOS 7).
  public static let systemRed = pair(light: (255, 59, 48), dark: (255, 69, 58))
  /// The system's green, by light and dark (since iOS 7).
  public static let systemGreen = pair(light: (52, 199, 89), dark: (48, 209, 88))
  /// The system's blue, by light and dark (since iOS 7).
  public static let systemBlue = pair(light: (0, 122, 255), dark: (10, 132, 255))
  /// The system's orange, by light and dark (since iOS 7).
  public static let systemOrange = pair(light: (255, 149, 0), dark: (255, 159, 10))
  /// The system's yellow, by light and dark (since iOS 7).
  public static let systemYellow = pair(light: (255, 204, 0), dark: (255, 214, 10))
  /// The system's pink, by light and dark (since iOS 7).
  public static let systemPink = pair(light: (255, 45, 85), dark: (255, 55, 95))
  /// The system's purple, by light and dark (since iOS 9).
  public static let systemPurple = pair(light: (175, 82, 222), dark: (191, 90, 242))
  /// The system's teal, by light and dark (since iOS 7).
  public static let systemTeal = pair(light: (48, 176, 199), dark: (64, 200, 224))
  /// The system's indigo, by light and dark (since iOS 13).
  public static let systemIndigo = pair(light: (88, 86, 214), dark: (94, 92, 230))
  /// The system's grey, by light and dark (since iOS 7).
  public static let systemGray = pair(light: (142, 142, 147), dark: (142, 142, 147))
  /// The system's second grey, by light and dark (since iOS 13).
  public static let systemGray2 = pair(light: (174, 174, 178), dark: (99, 99, 102))
  /// The system's third grey, by light and dark (since iOS 13).
  public static let systemGray3 = pair(light: (199, 199, 204), dark: (72, 72, 74))
  /// The system's fourth grey, by light and dark (since iOS 13).
  public static let systemGray4 = pair(light: (209, 209, 214), dark: (58, 58, 60))
  /// The system's fifth grey, by light and dark (since iOS 13).
  public static let systemGray5 = pair(light: (229, 229, 234), dark: (44, 44, 46))
  /// The system's sixth grey, by light and dark (since iOS 13).
  public static let systemGray6 = pair(light: (242, 242, 247), dark: (28, 28, 30))
  /// The system's colour of text, by light and dark (since iOS 13).
  public static let label = pair(light: (0, 0, 0), dark: (255, 255, 255))
  /// The system's colour behind content, by light and dark (since iOS 13).
  public static let systemBackground = pair(light: (255, 255, 255), dark: (0, 0, 0))
  /// The system's colour behind grouped content, by light and dark (since iOS 13).
  public static let secondarySystemBackground = pair(light: (242, 242, 247), dark: (28, 28, 30))
  /// The system's colour behind content within groups, by light and dark (since iOS 13).
  public static let tertiarySystemBackground = pair(light: (255, 255, 255), dark: (44, 44, 46))
  /// The system's colour behind a grouped table, by light and dark (since iOS 13).
  public static let systemGroupedBackground = pair(light: (242, 242, 247), dark: (0, 0, 0))
  /// Another word for ``systemGroupedBackground`` (deprecated from iOS 13).
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The system's colour behind the groups of a table, by light and dark (since iOS 13).
  public static let secondarySystemGroupedBackground = pair(
    light: (255, 255, 255), dark: (28, 28, 30))
  /// The system's colour of less important text, by light and dark (since iOS 13).
  public static let secondaryLabel = pair(light: (60, 60, 67), dark: (235, 235, 245), alpha: 0.6)
  /// The system's colour of unimportant text, by light and dark (since iOS 13).
  public static let tertiaryLabel = pair(light: (60, 60, 67), dark: (235, 235, 245), alpha: 0.3)
  /// The system's colour of a line between things, by light and dark (since iOS 13).
  public static let separator = pair(light: (60, 60, 67), dark: (84, 84, 88), alpha: 0.3)
  /// The system's mint, by light and dark (since iOS 15).
  public static let systemMint = pair(light: (0, 199, 190), dark: (99, 230, 226))
  /// The system's cyan, by light and dark (since iOS 15).
  public static let systemCyan = pair(light: (50, 173, 230), dark: (100, 210, 255))
  /// The system's brown, by light and dark (since iOS 13).
  public static let systemBrown = pair(light: (162, 132, 94), dark: (172, 142, 104))
  /// The system's colour of a watermark's text, by light and dark (since iOS 13).
  public static let quaternaryLabel = pair(
    light: (60, 60, 67), dark: (235, 235, 245), alpha: 0.18)
  /// The system's colour of a text that stands for one to be entered, by light and dark (since
  /// iOS 13).
  public static let placeholderText = pair(light: (60, 60, 67), dark: (235, 235, 245), alpha: 0.3)
  /// The system's colour of a link, by light and dark (since iOS 13).
  public static let link = pair(light: (0, 122, 255), dark: (9, 132, 255))
  /// The system's colour of a line between things that nothing shows through, by light and dark
  /// (since iOS 13).
  public static let opaqueSeparator = pair(light: (198, 198, 200), dark: (56, 56, 58))
  /// The system's colour of thin shapes, by light and dark (since iOS 13).
  public static let systemFill = pair(light: (120, 120, 128), dark: (120, 120, 128), alpha: 0.2)
  /// The system's colour of shapes of middle size, by light and dark (since iOS 13).
  public static let secondarySystemFill = pair(
    light: (120, 120, 128), dark: (120, 120, 128), alpha: 0.16)
  /// The system's colour of large shapes, by light and dark (since iOS 13).
  public static let tertiarySystemFill = pair(
    light: (118, 118, 128), dark: (118, 118, 128), alpha: 0.12)
  /// The system's colour of large areas with content, by light and dark (since iOS 13).
  public static let quaternarySystemFill = pair(
    light: (116, 116, 128), dark: (116, 116, 128), alpha: 0.08)
  /// The system's colour behind content within the groups of a table, by light and dark (since
  /// iOS 13).
  public static let tertiarySystemGroupedBackground = pair(
    light: (242, 242, 247), dark: (44, 44, 46))
  /// The colour of text on a light ground.
  public static let darkText = black
  /// The colour of text on a dark ground.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The colour of what can be touched (since iOS 15).
  public static let tintColor = systemBlue
}
