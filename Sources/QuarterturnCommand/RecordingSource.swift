import ArgumentParser
import AccelerationRecordings

/// The recording that a command works on, and what the caller knows of it.
struct RecordingSource: ParsableArguments {
  @Argument(
    help: "A recording as CSV; - is standard input.", completion: .file(extensions: ["csv"]))
  var file: String

  @Option(
    help: ArgumentHelp(
      "The columns to read.",
      discussion: "By heading or by number from 1, as in time=ms,x=a1,y=a2,z=a3 or z=2."))
  var columns: String?

  @Option(help: "The unit of acceleration: g, mg or m/s2.")
  var units: String?

  @Option(help: "ios, where gravity points down, or android, where a device at rest measures up.")
  var axes: String?

  @Option(help: "The unit of the time stamps: s, ms, us or ns.")
  var timeUnit: String?

  @Option(help: "Samples a second, for a file without usable time stamps.")
  var rate: Double?

  /// The file's name, for people.
  var name: String {
    file == "-" ? "standard input" : file.split(separator: "/").last.map(String.init) ?? file
  }

  /// What the caller knows, read.
  func options() throws -> RecordingOptions {
    if let rate, !(rate >= 0.001 && rate <= 100_000) {
      throw CommandError(
        "'--rate \(rate)' is not a rate. Expected samples a second from 0.001 to 100000, such as 50."
      )
    }
    return RecordingOptions(
      columns: try columns.map(columns(from:)) ?? RecordingOptions.Columns(),
      unit: try value(units, for: "--units"), axes: try value(axes, for: "--axes"),
      timeUnit: try value(timeUnit, for: "--time-unit"), rate: rate)
  }

  private func value<Value: CaseIterable & RawRepresentable<String>>(
    _ word: String?, for option: String
  ) throws -> Value? {
    guard let word else { return nil }
    if let value = Value(rawValue: word.lowercased()) { return value }
    let words = Value.allCases.map(\.rawValue)
    throw CommandError(
      "'\(option) \(word)' is not known. Expected one of \(words.joined(separator: ", "))."
        + UnknownName.hint(word, words))
  }

  private func columns(from text: String) throws -> RecordingOptions.Columns {
    var columns = RecordingOptions.Columns()
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2 else {
        throw CommandError(
          "'\(part)' does not name a column. Expected one such as x=accel_x or x=2.")
      }
      switch sides[0] {
      case "time": columns.time = sides[1]
      case "x": columns.x = sides[1]
      case "y": columns.y = sides[1]
      case "z": columns.z = sides[1]
      default:
        let words = ["time", "x", "y", "z"]
        throw CommandError(
          "'\(sides[0])' is not known. Expected one of \(words.joined(separator: ", "))."
            + UnknownName.hint(sides[0], words))
      }
    }
    return columns
  }
}
