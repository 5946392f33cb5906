import RotationScenario
import Orientation
import RotationExplanation
import TextFormats

/// A matrix as a table for people, before it has a format: what is alike is drawn together.
struct MatrixTable {
  /// Screens that do the same everywhere, with what they do.
  var blocks: [Block]
  /// On which versions the app ends at launch, which the blocks leave out; nil for none.
  var ending: String?
  /// How many screens cannot be reached, and from where; nil for none.
  var unreachable: String?
  /// What the devices' names, marks and signs mean for this app.
  var notes: [String]
  /// What is unknown from the app's code and shows in some row.
  var doubts: [String]

  struct Block {
    var screens: [Screen]
    var lines: [Line]
  }

  struct Screen {
    var name: String
    /// Whether something about it is unknown from the code.
    var isDoubtful: Bool
    var label: String { name + (isDoubtful ? "?" : "") }
  }

  struct Line {
    /// The devices, as a few words.
    var devices: String
    /// The versions; with a mark if they are older than the app runs on.
    var versions: String
    /// What the interface does in each pose.
    var turns: [Turn]
    /// Whom UIKit asks, or which exception is raised.
    var asked: String
    var isCrash: Bool
    var isDoubtful: Bool
    /// Whether the versions are older than the oldest the app runs on.
    var isTooOld: Bool
  }

  /// What the interface does in one pose.
  struct Turn {
    /// Its orientation; nil where the app has crashed.
    var result: InterfaceOrientation?
    /// Whether it follows the device.
    var follows: Bool

    /// `P`, `(P)` where it does not follow, `crash`.
    var sign: String {
      guard let result else { return "crash" }
      return follows ? result.letter : "(\(result.letter))"
    }
  }

  /// The headings of the columns of poses.
  static let poseHeadings = ["upright", "down", "left", "right"]

  static let legend = """
    The interface after the device is held upright, upside down, turned left, turned right:
    P portrait, U upside down, L landscapeLeft, R landscapeRight. In brackets: it does not follow.
    """

  static let doubtMark = "?: rests on something that is unknown from the code."
}

extension InterfaceOrientation {
  var letter: String {
    switch self {
    case .portrait: "P"
    case .portraitUpsideDown: "U"
    case .landscapeLeft: "L"
    case .landscapeRight: "R"
    case .unknown: "?"
    }
  }
}
