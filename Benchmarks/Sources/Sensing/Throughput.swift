import Foundation
import Orientation
import OrientationSensing

/// How many samples a second each way of sensing takes, on one core, in turns.
struct Throughput {
  let samples: [AccelerationSample]

  /// A way to go through all samples; the result stands for the answers.
  private typealias Work = () -> Int

  /// - Parameter recordings: What to go through, one after the other; scripted turns if empty.
  init(_ recordings: [Recording]) {
    var samples: [AccelerationSample] = []
    var end = 0.0
    for recording in recordings {
      let start = recording.samples.first?.time ?? 0
      samples += recording.samples.map {
        AccelerationSample(time: $0.time - start + end, acceleration: $0.acceleration)
      }
      end = (samples.last?.time ?? 0) + 0.01
    }
    if samples.isEmpty {
      let script = ScriptedTurns(.walking, tilt: 30)
      samples = script.samples(at: stride(from: 0, to: script.duration, by: 0.001))
    }
    self.samples = samples
  }

  var text: String {
    var works: [(name: String, work: Work)] = [
      ("reading memory alone", readAll), ("naive", { each(NaiveSensor()) }),
      ("iio rule", { each(IIOSensor()) }), ("Android rule", { each(AndroidOrientationSensor()) }),
      (
        "MotionOrientation rule, every 150 ms",
        { each(SlowSensor(MotionOrientationSensor(), period: 0.15)) }
      ),
    ]
    for (name, parameters) in SensingParameters.presets {
      works.append(("Quarterturn \(name)", { each(OrientationSensor(parameters: parameters)) }))
    }
    var times = works.map { _ in [Double]() }
    for _ in 0..<7 {
      for (index, work) in works.enumerated() {
        var answer = 0
        // The time of this thread alone: what else the machine does counts less.
        let start = threadTime()
        answer = work.work()
        times[index].append(Double(threadTime() - start) / 1e9)
        keep(answer)
      }
    }
    var lines = [["\(samples.count) samples, one core", "M/s median", "lowest", "highest"]]
    for (work, times) in zip(works, times) {
      let rates = times.sorted().reversed().map { Double(samples.count) / $0 / 1e6 }
      lines.append(
        [work.name]
          + [rates[rates.count / 2], rates[0], rates[rates.count - 1]].map {
            decimal($0, places: 1)
          })
    }
    return columns(lines) + "\n"
  }

  private func readAll() -> Int {
    var sum = SIMD2<Double>()
    for sample in samples { sum += SIMD2(sample.time, Double(sample.acceleration.z)) }
    return Int(sum.y)
  }

  private func each<Sensor: PostureSensor>(_ sensor: Sensor) -> Int {
    var sensor = sensor
    var sum = 0
    for sample in samples {
      sensor.sense(sample)
      sum &+= sensor.posture.hashed
    }
    return sum
  }
}

extension Posture {
  /// A number for the three parts: the one byte that a posture is, so that what is timed is sensing.
  fileprivate var hashed: Int { Int(unsafe unsafeBitCast(self, to: UInt8.self)) }
}

/// The time this thread has run, in nanoseconds.
private func threadTime() -> Int {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Keeps the compiler from removing an unused result.
@inline(never)
@_optimize(none)
private func keep(_ answer: Int) {}
