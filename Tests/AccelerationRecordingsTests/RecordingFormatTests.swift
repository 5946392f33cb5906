import OrientationSensing
import AccelerationRecordings
import Testing
import TextFormats

/// A recording as some app writes it, of a phone that is upright first and then on its left edge.
struct AppRecording: CustomTestStringConvertible, Sendable {
  var app: String
  var text: String
  var unit: AccelerationUnit = .metresPerSecondSquared
  var unitEvidence: RecordingFormat.Evidence = .heading
  var axes: SensorAxes = .android
  var axesEvidence: RecordingFormat.Evidence = .convention
  var timeUnit: TimeUnit? = .seconds

  var testDescription: String { app }

  static let all: [AppRecording] = [
    AppRecording(
      app: "Sensor Logger, TotalAcceleration.csv",
      text: """
        time,seconds_elapsed,z,y,x
        1727600000000000000,0.5,0,9.80665,0
        1727600000020000000,0.52,0,0,9.80665
        """, unitEvidence: .values),
    AppRecording(
      app: "phyphox, commas",
      text: """
        "Time (s)","Acceleration x (m/s^2)","Acceleration y (m/s^2)","Acceleration z (m/s^2)","Absolute acceleration (m/s^2)"
        5.000000000E-1,0.000000000E0,9.806650000E0,0.0E0,9.80665E0
        5.200000000E-1,9.806650000E0,0.000000000E0,0.0E0,9.80665E0
        """),
    AppRecording(
      app: "phyphox, semicolons and decimal commas",
      text: """
        "Time (s)";"Acceleration x (m/s^2)";"Acceleration y (m/s^2)";"Acceleration z (m/s^2)"
        0,5;0,0;9,80665;0,0
        0,52;9,80665;0,0;0,0
        """),
    AppRecording(
      app: "phyphox, tabs",
      text: """
        "Time (s)"\t"Acceleration x (m/s^2)"\t"Acceleration y (m/s^2)"\t"Acceleration z (m/s^2)"
        0.5\t0\t9.80665\t0
        0.52\t9.80665\t0\t0
        """),
    AppRecording(
      app: "Physics Toolbox, g-force",
      text: """
        time,gFx,gFy,gFz,TgF
        0.5,0,1,0,1
        0.52,1,0,0,1
        """, unit: .gravity),
    AppRecording(
      app: "Physics Toolbox, times of day",
      text: """
        time;ax;ay;az;aT
        14:05:34:500;0;9,80665;0;9,8
        14:05:34:520;9,80665;0;0;9,8
        """, unitEvidence: .values, timeUnit: nil),
    AppRecording(
      app: "SensorLog",
      text: """
        loggingTime(txt),accelerometerTimestamp_sinceReboot(s),accelerometerAccelerationX(G),\
        accelerometerAccelerationY(G),accelerometerAccelerationZ(G),motionYaw(rad),\
        motionUserAccelerationX(G),motionUserAccelerationY(G),motionUserAccelerationZ(G)
        2026-11-21T10:00:00.500+01:00,62608.5,0,-1,0,0.1,0,0,0
        2026-11-21T10:00:00.520+01:00,62608.52,-1,0,0,0.1,0,0,0
        """, unit: .gravity, axes: .iOS, axesEvidence: .heading),
    AppRecording(
      app: "CoreMotion's device motion as MotionSense has it",
      text: """
        ,attitude.roll,attitude.pitch,attitude.yaw,gravity.x,gravity.y,gravity.z,\
        rotationRate.x,rotationRate.y,rotationRate.z,\
        userAcceleration.x,userAcceleration.y,userAcceleration.z
        0,1,2,3,0,-0.9,0,1,2,3,0,-0.1,0
        1,1,2,3,-1.1,0,0,1,2,3,0.1,0,0
        """, unit: .gravity, unitEvidence: .values, axes: .iOS, timeUnit: nil),
    AppRecording(
      app: "a dump of CMAccelerometerData without a heading",
      text: """
        81203.5 0 -1 0
        81203.52 -1 0 0
        """, unit: .gravity, unitEvidence: .values, axes: .iOS, timeUnit: .seconds),
    AppRecording(
      app: "AndroSensor",
      text: """
        sep=;
        ACCELEROMETER X (m/s²);ACCELEROMETER Y (m/s²);ACCELEROMETER Z (m/s²);\
        GRAVITY X (m/s²);LINEAR ACCELERATION X (m/s²);GYROSCOPE X (rad/s);\
        Time since start in ms ;YYYY-MO-DD HH-MI-SS_SSS
        0;9.80665;0;0;0;0;500;2026-11-21 10-00-00_500
        9.80665;0;0;0;0;0;520;2026-11-21 10-00-00_520
        """, timeUnit: .milliseconds),
    AppRecording(
      app: "SP-SW-HAR, milliseconds since 1970",
      text: """
        x_acc,y_acc,z_acc,x_gyro,y_gyro,z_gyro,timestamp,label
        0,9.80665,0,0,0,0,1657790212500,SEATED
        9.80665,0,0,0,0,0,1657790212520,SEATED
        """, unitEvidence: .values, timeUnit: .milliseconds),
    AppRecording(
      app: "an Android log with nanoseconds and a byte order mark",
      text: """
        \u{FEFF}# device: phone
        timestamp,accel_x,accel_y,accel_z\r
        123456500000000,0,9.80665,0\r
        123456520000000,9.80665,0,0\r

        """, unitEvidence: .values, timeUnit: .nanoseconds),
    AppRecording(
      app: "milligravity of a microcontroller in microseconds",
      text: "t [us],acc_x [mg],acc_y [mg],acc_z [mg]\r500000,0,-1000,0\r520000,-1000,0,0\r",
      unit: .milligravity, axes: .iOS, timeUnit: .microseconds),
    AppRecording(
      app: "a spreadsheet with Swedish minuses, quotes and empty columns at the end",
      text: """
        "t","x","y","z",
        "0,5","0","\u{2212}1,0","0",
        "0,52","\u{2212}1,0","0","0",
        """, unit: .gravity, unitEvidence: .values, axes: .iOS),
  ]
}

@Suite struct RecordingFormatTests {
  @Test("What apps write is read without options", arguments: AppRecording.all)
  func apps(recording: AppRecording) throws {
    let rate = recording.app.contains("MotionSense") ? 50.0 : nil
    let reading = Reading(recording.text, options: RecordingOptions(rate: rate))
    #expect(reading.error == nil)
    let format = try #require(reading.format)
    #expect(format.unit == .init(recording.unit, recording.unitEvidence))
    #expect(format.axes == .init(recording.axes, recording.axesEvidence))
    #expect(format.timeUnit?.value == recording.timeUnit)
    try #require(reading.samples.count == 2)
    let (first, second) = (reading.samples[0], reading.samples[1])
    #expect(first.time == 0)
    #expect(abs(second.time - 0.02) < 1e-6)
    #expect(isNear(first.acceleration, Acceleration(x: 0, y: -1, z: 0)))
    #expect(isNear(second.acceleration, Acceleration(x: -1, y: 0, z: 0)))
  }

  private func isNear(_ one: Acceleration, _ other: Acceleration) -> Bool {
    abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6 && abs(one.z - other.z) < 1e-6
  }

  @Test("What the caller says wins over heading and rows")
  func overrides() throws {
    let text = "time (s),x (g),y (g),z (g)\n0,0,-9.80665,0\n20,0,-9.80665,0\n"
    let reading = Reading(
      text,
      options: RecordingOptions(
        unit: .metresPerSecondSquared, axes: .android, timeUnit: .milliseconds))
    #expect(reading.error == nil)
    #expect(
      reading.samples.map(\.acceleration.y).allSatisfy { abs($0 - 1) < 1e-6 }, "\(reading.samples)")
    #expect(reading.samples.last?.time == 0.02)
    let format = try #require(reading.format)
    #expect(
      [format.unit.evidence, format.axes.evidence, format.timeUnit?.evidence]
        == [.given, .given, .given])
  }

  @Test("Columns can be named, by heading or by number, and time left to the rate")
  func columns() {
    let text = "a,b,c,d\n0,5,-1,7\n0,5,-1,7\n0,5,-1,7\n"
    let columns = RecordingOptions.Columns(x: "a", y: "C", z: "1")
    #expect(
      Reading(text, options: RecordingOptions(columns: columns, rate: 50)).error?.message
        == "column 1 cannot be two things")
    let right = RecordingOptions.Columns(x: "1", y: "C", z: "b")
    let reading = Reading(
      text, options: RecordingOptions(columns: right, unit: .gravity, rate: 50))
    #expect(reading.error == nil)
    #expect(reading.samples.map(\.time) == [0, 0.02, 0.04])
    #expect(
      reading.samples.map(\.acceleration)
        == Array(repeating: Acceleration(x: 0, y: -1, z: 5), count: 3))
  }

  @Test("Rows of other sensors are counted and left out")
  func otherSensors() {
    let reading = Reading(
      """
      time,x,y,z,pressure
      0,0,-1,0,
      0.01,,,,1013
      0.02,nan,NaN,nan,1013
      0.03,0,-1,0,
      """)
    #expect(reading.error == nil)
    #expect(reading.samples.map(\.time) == [0, 0.03])
    #expect(reading.skippedRows == 2)
  }

  @Test("A recording continues over midnight")
  func midnight() {
    let reading = Reading(
      "time,x,y,z\n23:59:59.990,0,-1,0\n00:00:00.010,0,-1,0\n00:00:00.030,0,-1,0\n")
    let times = reading.samples.map { ($0.time * 1000).rounded() }
    #expect(times == [0, 20, 40])
  }
}
