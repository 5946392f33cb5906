import Foundation

/// A folder made up like `/sys/bus/iio/devices`, gone at the end of the test.
final class SysfsTree {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "iio-\(UUID())")
      .path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a device's files; nil takes one away.
  @discardableResult
  func device(_ number: Int = 0, _ files: [String: String?] = [:]) throws -> String {
    let folder = "\(path)/iio:device\(number)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var all: [String: String?] = [
      "name": "bma250\n", "in_accel_x_raw": "0\n", "in_accel_y_raw": "0\n",
      "in_accel_z_raw": "256\n", "in_accel_scale": "0.038307\n",
    ]
    all.merge(files) { $1 }
    for (name, text) in all {
      let file = "\(folder)/\(name)"
      if let text {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      } else {
        try? FileManager.default.removeItem(atPath: file)
      }
    }
    return folder
  }
}
