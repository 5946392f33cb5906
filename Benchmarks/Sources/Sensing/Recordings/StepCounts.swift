import Foundation
import OrientationSensing

/// Walks of the Oxford step counter's data set (github.com/Oxford-step-counter/DataSet).
///
/// Where gravity was is not recorded. It is taken to be the part below 0.25 Hz.
enum StepCounts {
  /// The walks of both parts of the data set.
  ///
  /// - Parameter folder: The data set's folder.
  /// - Returns: One recording for each file.
  static func recordings(in folder: String) -> [Recording] {
    // The parts differ in their columns: only the first has the sensor's accuracy after the time.
    files(in: folder + "/optimisation/data").compactMap { walk in
      recording(
        "optimisation/" + walk, "\(folder)/optimisation/data/\(walk)/accelerometer.csv", column: 2)
    }
      + files(in: folder + "/validation").filter { $0.hasSuffix(".csv") }.compactMap { walk in
        recording("validation/" + walk.dropLast(4), "\(folder)/validation/\(walk)", column: 1)
      }
  }

  private static func files(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func recording(_ name: String, _ path: String, column: Int) -> Recording? {
    let lines = NumberLines.read(path, count: column + 3)
    guard let first = lines.first, lines.count > 1 else { return nil }
    let samples = lines.map { line in
      let felt = SIMD3(line[column], line[column + 1], line[column + 2])
      return AccelerationSample(time: (line[0] - first[0]) / 1e9, -felt / 9.80665)
    }
    return Recording(name: name, samples: samples, gravity: gravity(samples))
  }

  private static func gravity(_ samples: [AccelerationSample]) -> [SIMD3<Double>] {
    var values = samples.map(\.vector)
    var times = samples.map(\.time)
    // Two passes each way: as steep as fourth order, and nothing comes late.
    for _ in 0..<4 {
      let start = values.prefix(100)
      var mean = start.reduce(SIMD3<Double>(), +) / Double(start.count)
      var before = times[0]
      for index in values.indices {
        let step = abs(times[index] - before)
        before = times[index]
        mean += (values[index] - mean) * (step / (step + 1 / (2 * Double.pi * 0.25)))
        values[index] = mean
      }
      values.reverse()
      times.reverse()
    }
    return values.map(\.unit)
  }
}
