import DeviceSetup
import Orientation

extension DeviceName {
  /// Reads the name of a device on the command line.
  init(argument: String) throws {
    guard let name = DeviceName(argument) else {
      throw CommandError(UnknownName.device(argument))
    }
    self = name
  }
}

extension SystemVersion {
  /// Reads a version of iOS on the command line.
  ///
  /// - Throws: if it is not a version, or none that is known.
  init(argument: String) throws {
    guard let version = SystemVersion(argument) else {
      throw CommandError(UnknownName.version(argument))
    }
    guard BehaviorTable.known.knows(version) else {
      throw CommandError(
        "Nothing is known about iOS \(argument). Expected \(BehaviorTable.known.systemNames).")
    }
    self = version
  }
}

extension [DeviceProfile] {
  /// Checks that every device ran one of some systems.
  func check(running versions: [SystemVersion]) throws {
    for device in self where !versions.contains(where: device.runs) {
      let names = versions.map { "iOS \($0)" }.joined(separator: " or ")
      throw CommandError("\(device.name) never ran \(names). Expected \(device.systems).")
    }
  }

  /// Checks that every system ran on one of the devices.
  func checkEach(of versions: [SystemVersion]) throws {
    for version in versions where !contains(where: { $0.runs(version) }) {
      throw CommandError("None of the devices ran iOS \(version).")
    }
  }
}
