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

    /// The screens' names; a screen that has several rows here for its ways has one.
    var title: String {
      var names: [String] = []
      var labels: [String: [Screen]] = [:]
      for screen in screens {
        if labels[screen.commonName] == nil { names.append(screen.commonName) }
        labels[screen.commonName, default: []].append(screen)
      }
      return names.compactMap { name -> String? in
        guard let alike = labels[name], let first = alike.first else { return nil }
        guard alike.count > 1 else { return first.label }
        let mark = alike.contains(where: \.isDoubtful) ? "?" : ""
        return "\(name) (\(alike.count) ways)\(mark)"
      }.joined(separator: ", ")
    }
  }

  struct Screen {
    /// The name, with the way to it where that is not the shortest.
    var name: String
    /// The name alone.
    var commonName: String
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
    P portrait, U upside down, L landscapeLeft, R landscapeRight. In parentheses: does not follow.
    """

  static let doubtMark = "?: depends on something that is unknown from the code."
}

extension String {
  /// The same in lines that end behind a comma, as long as a window is wide.
  func wrapped(at width: Int = 100) -> String {
    guard count > width else { return self }
    var lines = [""]
    for name in split(separator: ", ", omittingEmptySubsequences: false) {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(name)
      } else if last.count + name.count + 3 > width {
        lines[lines.count - 1] += ","
        lines.append(String(name))
      } else {
        lines[lines.count - 1] += ", " + name
      }
    }
    return lines.joined(separator: "\n")
  }
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
