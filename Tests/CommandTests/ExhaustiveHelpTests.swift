import Foundation
import TestSupport
import Testing

/// What `--help` prints.
@Suite struct ExhaustiveHelpTests {
  static let commands = [
    "", "check", "run", "explain", "matrix", "model", "init", "sense", "devices", "rules",
    "compare", "screens",
  ]

  @Test(
    "The examples of a command's help work as they are printed",
    arguments: Effort.exhaustive.some(of: commands, oneIn: 4))
  func examples(command: String) throws {
    let words = command.isEmpty ? [] : [command]
    let help = try Command(arguments: words + ["--help"]).output
    let examples = try Self.examples(in: help)
    #expect(!examples.isEmpty)
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // All of them take twenty seconds.
    for example in Effort.exhaustive.isRaised ? examples : Array(examples.prefix(1)) {
      let run = try Self.shell(
        #"PATH="${0%/*}:$PATH"; cd "$1"; set -o pipefail; "# + example, folder)
      // The sample project has findings.
      let isCheck =
        example.hasPrefix("quarterturn check") || example.hasPrefix("quarterturn screens")
      #expect(run.status == 0 || (isCheck && run.status == 2), "\(example): \(run.errors)")
    }
  }

  @Test("A value that an option's help names works")
  func values() throws {
    for command in ["run", "explain", "matrix", "model"] {
      #expect(try Command(command, "--help").output.contains("iPad Pro 11, iOS 27, held"))
    }
    let run = try Command(
      "run", "Examples/video-player.yml", "--quiet", "--stage",
      "iPad Pro 11, iOS 27, held landscapeLeft")
    #expect(run.status == 0 || run.status == 2, "\(run.errors)")
  }

  /// The lines under EXAMPLES, without the remarks behind them.
  private static func examples(in help: String) throws -> [String] {
    let start = try #require(help.range(of: "EXAMPLES\n"))
    let end = try #require(help.range(of: "\nUSAGE:"))
    let text = help[start.upperBound..<end.lowerBound].replacing(#/ \\\n +/#, with: " ")
    return text.split(separator: "\n").compactMap { line in
      let words = line.trimmingPrefix { $0 == " " }.split(separator: "   ").first ?? ""
      let isCommand = words.hasPrefix("quarterturn ") || words.contains("| quarterturn ")
      return line.hasPrefix("  ") && isCommand ? String(words) : nil
    }
  }

  /// A folder in which every example finds what it names: the sample files, recordings, a baseline
  /// and a commit to compare with.
  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "help-\(UUID())")
    try FileManager.default.copyItem(at: template.get(), to: folder)
    return folder
  }

  private static var templateFolder: URL {
    FileManager.default.temporaryDirectory
      .appending(path: "help-\(ProcessInfo.processInfo.processIdentifier)")
  }

  /// What every folder begins as; it is gone when the tests end.
  private static let template = Result {
    let folder = templateFolder
    atexit { try? FileManager.default.removeItem(at: ExhaustiveHelpTests.templateFolder) }
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let examples = Command.root.appending(path: "Examples").path
    let setUp = try shell(
      """
      set -e; cd "$1"; mkdir Examples
      cp -r \(examples)/*.yml \(examples)/questions \(examples)/recordings \(examples)/observations \(examples)/NewsApp Examples/
      tail -n +2 Examples/recordings/hand-turns.csv > rows
      { echo "ms,a1,a2,a3"; awk -F, '{ printf "%d,%d,%d,%d\\n", $1 * 1000, $2 * 102, $3 * 102, $4 * 102 }' rows; } > log.csv
      { echo "seconds_elapsed,x,y,z"; cut -d, -f1-4 rows; } > Gravity.csv
      gzip -c Examples/recordings/hand-turns.csv > day.csv.gz
      git init -q . && git add -A && git -c user.name=a -c user.email=a@b commit -qm all
      git update-ref refs/remotes/origin/main HEAD
      "$0" check --baseline known.json --write-baseline
      """, folder)
    #expect(setUp.status == 0, "\(setUp.errors)")
    return folder
  }

  private static func shell(_ line: String, _ folder: URL) throws -> Command {
    try Command.shell(line, [folder.path[...]])
  }
}
