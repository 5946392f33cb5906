import ArgumentParser
import Foundation
import Orientation
import RotationReport
import TextFormats

/// The command line: parse, call, print.
@main
struct QuarterturnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quarterturn",
    abstract: "Shows what iOS does when a device is rotated, and why a screen follows or does not.",
    discussion: """
      An app is the folder of an Xcode project, or a YAML file that describes it: device, iOS \
      version, Info.plist, delegates and screens.

      EXAMPLES
        quarterturn check Examples/NewsApp
        quarterturn run Examples/video-player.yml
        quarterturn run Examples/video-player.yml --svg player.svg
        quarterturn explain Examples/video-player.yml --screen Player \\
          --turn landscapeLeft
        quarterturn matrix Examples/video-player.yml --what-if ios=27
        quarterturn rules D-04
        quarterturn sense Examples/recordings/hand-turns.csv --svg turns.svg

      Every command exits with 0 if all is well, 2 if there are findings or expectations that are \
      not met, 64 on a usage error, 65 if a file does not follow its format, 66 if there is \
      nothing to read, 70 on an internal error, 74 if a result cannot be written, and 130 \
      after Ctrl-C.
      """,
    version: ToolVersion.current,
    subcommands: [
      CheckCommand.self, RunCommand.self, ExplainCommand.self, MatrixCommand.self,
      ModelCommand.self, InitCommand.self, DevicesCommand.self, RulesCommand.self,
      SenseCommand.self, CompareCommand.self,
    ] + layoutCommands)

  /// The command that lays out with the headless UIKit, where that is built.
  private static var layoutCommands: [any ParsableCommand.Type] {
    #if canImport(ScreenSheets)
      [ScreensCommand.self, HeadlessCommand.self]
    #else
      []
    #endif
  }

  /// Parses the arguments, runs the command and ends the process.
  static func main() {
    if let word = CommandLine.arguments.dropFirst().first, let mistake = UnknownName.command(word) {
      end(mistake, Status.usage)
    }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let code = exitCode(for: error)
      if code.isSuccess { exit(withError: error) }
      Foundation.exit(printError(error))
    }
  }

  /// Prints why a command has ended.
  ///
  /// - Returns: the status to exit with.
  @discardableResult static func printError(_ error: any Error) -> Int32 {
    switch error {
    case let error as OutputError: return printError("\(error)", Status.output)
    case let error as CommandError: return printError("\(error)", error.status)
    case let error as ReadingError: return printError("\(error)", error.status)
    case let error as Problem: return printError("\(error)", error.status)
    case let error as Mistakes:
      Terminal.printError("Error: \(error)")
      return error.first.status
    default:
      let code = exitCode(for: error)
      // The message quotes arguments as they are.
      let hostile = CommandLine.arguments.filter { $0.plain != $0 }
      let message = hostile.reduce(fullMessage(for: error)) {
        $0.replacingOccurrences(of: $1, with: $1.plain)
      }
      if !message.isEmpty { Terminal.printError(message) }
      // What no command expects is a mistake of this program.
      return code == .failure && !message.isEmpty ? Status.inside : code.rawValue
    }
  }

  /// Prints a message on one line: it may hold names from anywhere.
  private static func printError(_ message: String, _ status: Int32) -> Int32 {
    Terminal.printError("Error: \(message.plain)")
    return status
  }

  private static func end(_ message: String, _ status: Int32) -> Never {
    Foundation.exit(printError(message, status))
  }
}
