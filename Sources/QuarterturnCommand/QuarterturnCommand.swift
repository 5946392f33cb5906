import ArgumentParser
import RotationReport

/// The command line: parse, call, print.
@main
struct QuarterturnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quarterturn",
    abstract: "Runs iOS's screen rotation on any machine and says why a screen turns or stays.",
    discussion: """
      An app is the folder of its Xcode project, or described in a YAML file: device, iOS version, \
      Info.plist, delegates, screens.

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
