import ArgumentParser
import RotationReport

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
}
