import Foundation
import OrientationSensing

/// Runs of SP-SW-HAR (github.com/GeoTecINIT/sp-sw-har-dataset): a phone in the front pocket.
///
/// Where gravity was is not recorded. It is worked out from the gyroscope and the accelerometer,
/// once forwards and once backwards, and the middle is taken.
enum PocketWalks {
  /// The runs of the phone.
  ///
  /// - Parameter folder: The data set's folder.
  /// - Returns: One recording for each file.
  static func recordings(in folder: String) -> [Recording] {
    let subjects = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/DATA")) ?? []
    return subjects.sorted().flatMap { subject in
      let path = folder + "/DATA/" + subject
      let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return files.sorted().filter { $0.hasSuffix("_sp.csv") }.compactMap {
        (file: String) -> Recording? in
        let lines = NumberLines.read(path + "/" + file, count: 7)
        guard let first = lines.first, lines.count > 1 else { return nil }
        let samples = lines.map { line in
          AccelerationSample(
            time: (line[6] - first[6]) / 1000, -SIMD3(line[0], line[1], line[2]) / 9.80665)
        }
        return Recording(
          name: String(file.dropLast(7)), samples: samples,
          gravity: gravity(samples, turning: lines.map { SIMD3($0[3], $0[4], $0[5]) }))
      }
    }
  }

  private static func gravity(
    _ samples: [AccelerationSample], turning: [SIMD3<Double>]
  ) -> [SIMD3<Double>] {
    let forwards = pass(samples, turning, Array(samples.indices))
    let backwards = pass(samples, turning, samples.indices.reversed())
    return zip(forwards, backwards).map { ($0 + $1).unit }
  }

  /// Turns gravity with the gyroscope and moves it slowly towards the accelerometer's measurement.
  private static func pass(
    _ samples: [AccelerationSample], _ turning: [SIMD3<Double>], _ order: [Int]
  ) -> [SIMD3<Double>] {
    var result = [SIMD3<Double>](repeating: .zero, count: samples.count)
    // The mean of the first second, where the subjects sit or come to a stop.
    var gravity = order.prefix(100).reduce(SIMD3<Double>()) { $0 + samples[$1].vector }.unit
    result[order[0]] = gravity
    for (before, index) in zip(order, order.dropFirst()) {
      let step = samples[index].time - samples[before].time
      let turned = gravity + gravity.cross((turning[index] + turning[before]) / 2) * step
      let felt = samples[index].vector
      // Two seconds, and longer when the acceleration is not gravity alone.
      let trust = abs(step) / 2 / (1 + 10 * abs(felt.length - 1))
      gravity = (turned.unit + (felt - turned.unit) * trust).unit
      result[index] = gravity
    }
    return result
  }
}

extension AccelerationSample {
  /// The acceleration as a vector in g.
  var vector: SIMD3<Double> {
    SIMD3(Double(acceleration.x), Double(acceleration.y), Double(acceleration.z))
  }
}
