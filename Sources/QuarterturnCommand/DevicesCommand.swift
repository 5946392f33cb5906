import ArgumentParser
import DeviceSetup
import Orientation
import RotationReport

/// `quarterturn devices`: every device the engine knows.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the known devices, or prints everything about one.",
    discussion: """
      A figure without a source is shown as “?”. A name without its number, such as "iPad \
      Pro 11", means the newest model or, with --ios, the newest that ran that version.

      EXAMPLES
        quarterturn devices
        quarterturn devices "iPhone 15"
        quarterturn devices "iPad Pro 11" --ios 17
        quarterturn devices --ios 12
        quarterturn devices iphoneduo --ios 27.1 --format json
      """)

  @Argument(help: "A device's name; case, spaces and dashes do not matter.")
  var name: [String] = []

  @Option(
    name: .customLong("ios"),
    help: "The iOS version of the figures; without a name, lists the devices that ran it.")
  var version: String?

  @Option(help: "text or json.")
  var format = OutputFormat.text

  func run() throws {
    let wanted = name.joined(separator: " ")
    let version = try version.map { try SystemVersion(argument: $0) }
    if wanted.isEmpty {
      let devices = DeviceProfile.all.filter { device in version.map(device.runs) ?? true }
      try devices.checkEach(of: version.map { [$0] } ?? [])
      try Output.print(DeviceReport.list(devices, asJSON: format == .json) + "\n")
      return
    }
    let device = try DeviceName(argument: wanted).model(running: version)
    try [device].check(running: version.map { [$0] } ?? [device.releasedWith])
    try Output.print(DeviceReport.describe(device, on: version, asJSON: format == .json) + "\n")
  }
}
