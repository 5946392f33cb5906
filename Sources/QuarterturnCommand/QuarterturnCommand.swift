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
    abstract: "Shows what iOS does when a device is rotated, and why a screen follows or not.",
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
      """,
    version: ToolVersion.current,
    subcommands: [
      CheckCommand.self, RunCommand.self, ExplainCommand.self, MatrixCommand.self,
      ModelCommand.self, DevicesCommand.self, RulesCommand.self, SenseCommand.self,
    ])

  /// Parses the arguments, runs the command and ends the process.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error as OutputError {
      end("\(error)", OutputError.status)
    } catch let error as CommandError {
      end("\(error)", EXIT_FAILURE)
    } catch let error as ReadingError {
      end("\(error)", EXIT_FAILURE)
    } catch let error as Problem {
      end("\(error)", EXIT_FAILURE)
    } catch {
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      guard !code.isSuccess, !message.isEmpty else { exit(withError: error) }
      // The message quotes arguments as they are.
      let hostile = CommandLine.arguments.filter { $0.plain != $0 }
      Terminal.printError(
        hostile.reduce(message) { $0.replacingOccurrences(of: $1, with: $1.plain) })
      Foundation.exit(code.rawValue)
    }
  }

  /// Ends the process with a message on one line: it may hold names from anywhere.
  private static func end(_ message: String, _ status: Int32) -> Never {
    Terminal.printError("Error: \(message.plain)")
    Foundation.exit(status)
  }
}
