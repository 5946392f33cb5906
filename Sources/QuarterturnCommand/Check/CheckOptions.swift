import ArgumentParser
import RotationFindings
import Foundation
import Orientation
import RotationChecker
import TextFormats

/// What is checked: the configuration file, and what the command line changes of it.
struct CheckOptions: ParsableArguments {
  @Option(
    help: "The configuration file. The default is .quarterturn.yml in the folder, if it exists.",
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Option(help: ArgumentHelp("Runs only this check. May be repeated.", valueName: "check"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Does not run this check. May be repeated.", valueName: "check"))
  var disable: [String] = []

  @Option(help: ArgumentHelp("Also runs this opt-in check. May be repeated.", valueName: "check"))
  var optIn: [String] = []

  @Option(
    help: ArgumentHelp(
      "Changes the severity of a check: idiom-blind-mask=note. May be repeated.",
      valueName: "check=severity"))
  var severity: [String] = []

  @Option(
    help: "The lowest severity that makes the command fail: note, warning or error, the default.")
  var failOn: SeverityName?

  @Option(help: "The oldest iOS version that the app supports, in place of the project's.")
  var deploymentTarget: String?

  @Option(help: "The version of the SDK that the app is built with.")
  var sdk: String?

  @Flag(help: "Requires suppression comments to give a reason.")
  var requireReason = false

  /// The configuration in force for a project's folder.
  func configuration(in folder: String) throws -> CheckConfiguration {
    var configuration = try read(in: folder)
    if !only.isEmpty { configuration.only = try only.map(Self.known) }
    configuration.disabled += try disable.map(Self.known)
    configuration.optedIn += try optIn.map(Self.known)
    for text in severity {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let level = Severity(rawValue: parts[1]) else {
        throw CommandError(
          "'\(text)' is not a check and a severity. Expected one such as NAME=note.")
      }
      configuration.severities[try Self.known(parts[0])] = level
    }
    if let failOn { configuration.failOn = failOn.severity }
    if let deploymentTarget {
      configuration.deploymentTarget = try Self.version(deploymentTarget)
    }
    if let sdk { configuration.sdk = try Self.version(sdk) }
    if requireReason { configuration.requiresReason = true }
    return configuration
  }

  private func read(in folder: String) throws -> CheckConfiguration {
    let name = CheckConfiguration.fileName
    if let config {
      let bytes = try FileBytes.read(
        config, most: Self.mostBytes, location: SourceLocation(file: config))
      return try CheckConfiguration(bytes: bytes, file: config)
    }
    let path = folder + "/" + name
    guard FileManager.default.fileExists(atPath: path) else { return CheckConfiguration() }
    let file = try OwnFile(path, in: folder, shown: name)
    return try CheckConfiguration(bytes: file.read(most: Self.mostBytes), file: name)
  }

  private static let mostBytes = 1 << 20

  static func known(_ name: String) throws -> String {
    guard CheckCatalogue.description(name) != nil else {
      throw CommandError(UnknownName.check(name))
    }
    return name
  }

  static func version(_ text: String) throws -> SystemVersion {
    guard let version = SystemVersion(text) else { throw CommandError(UnknownName.version(text)) }
    return version
  }
}

/// A severity as an argument.
struct SeverityName: ExpressibleByArgument {
  var severity: Severity

  init?(argument: String) {
    guard let severity = Severity(rawValue: argument) else { return nil }
    self.severity = severity
  }

  static var allValueStrings: [String] { Severity.allCases.map(\.rawValue) }
}
