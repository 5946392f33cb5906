import Foundation
public import OrientationSensing

/// An accelerometer of the Linux kernel's industrial I/O subsystem, as its files in sysfs show it.
///
/// ```swift
/// let accelerometer = try IIOAccelerometer.all().first
/// let acceleration = try accelerometer?.read()
/// ```
///
/// Nothing is guessed: a file that is missing or holds something else is an error that names it.
///
/// - SeeAlso: `Documentation/ABI/testing/sysfs-bus-iio` of the Linux kernel.
public struct IIOAccelerometer: Sendable, Hashable {
  /// Which way the axes point once the mount matrix is applied.
  public enum Frame: String, Sendable, Hashable, CaseIterable {
    /// As the kernel documents mount matrices: flat with the display up is +9.81 on z, upright +9.81
    /// on y.
    case kernel
    /// As iio-sensor-proxy takes readings, and so as the matrices of systemd's hardware database are
    /// written: flat with the display up is +9.81 on z, upright -9.81 on y.
    case sensorProxy
  }

  /// The folder with the device's files.
  public let folder: String
  /// The chip, as its driver calls it.
  public let name: String
  /// How the sensor sits in the device.
  public let mountMatrix: MountMatrix
  /// Which way the axes point once the mount matrix is applied.
  public let frame: Frame
  /// What a raw value is multiplied with to be in m/s², for each axis.
  public let scale: SIMD3<Double>
  /// What is added to a raw value before, for each axis.
  public let offset: SIMD3<Double>

  /// Where the kernel shows its devices.
  public static let devicesFolder = "/sys/bus/iio/devices"
  private static let axes = ["x", "y", "z"]
  private static let matrixFiles = ["in_accel_mount_matrix", "in_mount_matrix", "mount_matrix"]

  /// Looks at a device.
  ///
  /// - Parameters:
  ///   - folder: its folder, such as `/sys/bus/iio/devices/iio:device0`.
  ///   - mountMatrix: how the sensor is mounted; nil takes the driver's matrix, and the identity
  ///     where there is none.
  ///   - frame: which way the axes point after that.
  /// - Throws: the first file that is missing or wrong.
  public init(
    folder: String, mountMatrix: MountMatrix? = nil, frame: Frame = .kernel
  ) throws(SourceError) {
    self.folder = folder
    self.frame = frame
    let files = SysfsFolder(folder)
    name = try files.text("name")
    scale = try files.vector("scale", missing: nil)
    offset = try files.vector("offset", missing: 0)
    for axis in Self.axes { _ = try files.number("in_accel_\(axis)_raw") }
    if let mountMatrix {
      self.mountMatrix = mountMatrix
    } else if let file = Self.matrixFiles.first(where: files.has) {
      do {
        self.mountMatrix = try MountMatrix(files.text(file))
      } catch {
        throw SourceError(error.message, expected: error.expected, path: "\(folder)/\(file)")
      }
    } else {
      self.mountMatrix = .identity
    }
    guard scale.min() > 0 else {
      throw SourceError("a scale of \(scale.min())", expected: "one above zero", path: folder)
    }
  }

  /// All accelerometers of the machine, in the order of their folders.
  ///
  /// Devices without `in_accel_x_raw` are not accelerometers and are left out.
  ///
  /// - Parameters:
  ///   - devices: the folder with the devices.
  ///   - frame: which way the axes point.
  /// - Returns: none where there is no such folder.
  /// - Throws: the first thing that is wrong with one of them.
  public static func all(
    in devices: String = devicesFolder, frame: Frame = .kernel
  ) throws(SourceError) -> [IIOAccelerometer] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: devices)) ?? []
    var found: [IIOAccelerometer] = []
    for name in names.sorted() where name.hasPrefix("iio:device") {
      let folder = "\(devices)/\(name)"
      guard SysfsFolder(folder).has("in_accel_x_raw") else { continue }
      found.append(try IIOAccelerometer(folder: folder, frame: frame))
    }
    return found
  }

  /// The current acceleration, on the axes of iOS.
  ///
  /// - Throws: the first file that cannot be read or holds no number.
  public func read() throws(SourceError) -> Acceleration {
    let files = SysfsFolder(folder)
    var raw = SIMD3<Double>()
    for (index, axis) in Self.axes.enumerated() {
      raw[index] = try files.number("in_accel_\(axis)_raw")
    }
    let felt = mountMatrix.applied(to: (raw + offset) * scale)
    let gravity = Double(Acceleration.standardGravity)
    // iOS has gravity pointing down on every axis.
    let down = frame == .kernel ? -felt / gravity : SIMD3(felt.x, felt.y, -felt.z) / gravity
    return Acceleration(x: Float(down.x), y: Float(down.y), z: Float(down.z))
  }
}
