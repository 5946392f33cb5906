import ArgumentParser
import Orientation
import RotationReport

/// `quarterturn devices`: every device the engine knows.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the known devices, or everything about one.",
    discussion: """
      A figure without a source is shown as “?”.

      EXAMPLES
        quarterturn devices
        quarterturn devices "iPhone 15"
        quarterturn devices iphoneduo --ios 27.1 --format json
      """)

  @Argument(help: "A device's name; case, spaces and dashes do not matter.")
  var name: [String] = []

  @Option(name: .customLong("ios"), help: "The iOS version of the figures.")
  var version: String?

  @Option(help: "text or json.")
  var format = OutputFormat.text

  func run() throws {
    let wanted = name.joined(separator: " ")
    let version = try version.map { text in
      guard let version = SystemVersion(text) else {
        throw CommandError(UnknownName.version(text))
      }
      return version
    }
    if wanted.isEmpty {
      try Output.print(DeviceReport.list(DeviceProfile.all, asJSON: format == .json) + "\n")
      return
    }
    guard let device = DeviceProfile.named(wanted) else {
      throw CommandError(UnknownName.device(wanted))
    }
    try Output.print(DeviceReport.describe(device, on: version, asJSON: format == .json) + "\n")
  }
}
