import Foundation
import OrientationSensing

/// Trials of BROAD (github.com/dlaidig/broad): a hand-moved board, gravity from cameras.
enum Broad {
  /// The trials in `data_mat` that can be read.
  ///
  /// - Parameter folder: The data set's folder.
  /// - Returns: One recording for each file.
  static func recordings(in folder: String) -> [Recording] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/data_mat")) ?? []
    return files.sorted().filter { $0.hasSuffix(".mat") }.compactMap {
      (file: String) -> Recording? in
      guard let matlab = MatlabFile(folder + "/data_mat/" + file),
        let accelerations = matlab.arrays["imu_acc"], let turns = matlab.arrays["opt_quat"],
        let rate = matlab.arrays["sampling_rate"]?.first
      else { return nil }
      let count = accelerations.count / 3
      guard turns.count == 4 * count else { return nil }
      var recording = Recording(name: String(file.dropLast(4)), samples: [], gravity: [])
      for index in 0..<count {
        let felt = SIMD3(
          accelerations[index], accelerations[count + index], accelerations[2 * count + index])
        recording.samples.append(
          AccelerationSample(time: Double(index) / rate, -felt / 9.80665))
        // The quaternion turns the sensor's axes to east, north and up; gravity is minus up.
        let (w, x) = (turns[index], turns[count + index])
        let (y, z) = (turns[2 * count + index], turns[3 * count + index])
        let up = SIMD3(2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y))
        recording.gravity.append(-up)
      }
      return recording
    }
  }
}
