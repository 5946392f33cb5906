import AccelerationSources
import Orientation
import OrientationSensing
import Testing

@Suite struct IIOAccelerometerTests {
  private func isNear(_ one: Acceleration, _ x: Float, _ y: Float, _ z: Float) -> Bool {
    abs(one.x - x) < 0.01 && abs(one.y - y) < 0.01 && abs(one.z - z) < 0.01
  }

  @Test("Scale, offset and mount matrix lead to g on the axes of iOS")
  func reading() throws {
    let tree = try SysfsTree()
    // The chip's own -x points up; by the matrix this is the display's y.
    let folder = try tree.device(
      0,
      [
        "in_accel_x_raw": "-1034", "in_accel_x_offset": "10", "in_accel_y_raw": "0",
        "in_accel_z_raw": "0", "in_accel_x_scale": "0.009576807",
        "in_accel_mount_matrix": "0, 1, 0; -1, 0, 0; 0, 0, 1\n",
      ])
    let accelerometer = try IIOAccelerometer(folder: folder)
    #expect(accelerometer.name == "bma250")
    #expect(accelerometer.scale == SIMD3(0.009576807, 0.038307, 0.038307))
    #expect(accelerometer.offset == SIMD3(10, 0, 0))
    #expect(isNear(try accelerometer.read(), 0, -1, 0))
  }

  @Test("Both frames agree on flat, and differ in what is upright")
  func frames() throws {
    let tree = try SysfsTree()
    let flat = try tree.device(0)
    let upright = try tree.device(1, ["in_accel_y_raw": "-256", "in_accel_z_raw": "0"])
    for frame in IIOAccelerometer.Frame.allCases {
      #expect(isNear(try IIOAccelerometer(folder: flat, frame: frame).read(), 0, 0, -1))
      let y: Float = frame == .kernel ? 1 : -1
      #expect(isNear(try IIOAccelerometer(folder: upright, frame: frame).read(), 0, y, 0))
    }
  }

  @Test("All accelerometers are found, in order, and nothing else")
  func discovery() throws {
    let tree = try SysfsTree()
    try tree.device(0, ["name": "gyro", "in_accel_x_raw": nil])
    try tree.device(2, ["name": "lid"])
    try tree.device(1, ["name": "base"])
    #expect(try IIOAccelerometer.all(in: tree.path).map(\.name) == ["base", "lid"])
    #expect(try IIOAccelerometer.all(in: tree.path + "/nowhere").isEmpty)
  }

  @Test(
    "What is missing or wrong is named with its file",
    arguments: [
      ("name", nil, "name: there is no such file."),
      ("in_accel_scale", nil, "in_accel_scale: there is no such file."),
      ("in_accel_scale", "1.0 g", "in_accel_scale: found '1.0 g'. Expected a number."),
      ("in_accel_scale", "0", ": a scale of 0.0. Expected one above zero."),
      ("in_accel_z_raw", nil, "in_accel_z_raw: there is no such file."),
      ("in_accel_y_raw", "", "in_accel_y_raw: found nothing. Expected a number."),
      ("in_accel_y_raw", "nan", "in_accel_y_raw: found 'nan'. Expected a number."),
      ("in_accel_offset", "x", "in_accel_offset: found 'x'. Expected a number."),
      ("in_mount_matrix", "1,0;0,1", "Expected three rows of three numbers such as"),
      ("mount_matrix", "1,0,0;0,0,0;0,0,1", "row 2 of the mount matrix is not of length 1."),
      ("mount_matrix", "1,0,0;0,-1,0;1,0,0", "the rows of the mount matrix are not at right"),
      ("mount_matrix", "1,0,0;0,a,0;0,0,1", "found 'a' in a mount matrix. Expected a number."),
    ] as [(String, String?, String)])
  func mistakes(file: String, text: String?, message: String) throws {
    let tree = try SysfsTree()
    let folder = try tree.device(0, [file: text])
    let error = #expect(throws: SourceError.self) { try IIOAccelerometer(folder: folder) }
    let description = error?.description ?? ""
    #expect(description.hasPrefix(folder) && description.contains(message), "\(description)")
  }

  @Test("A sensor that goes away is an error, not a zero")
  func unplugged() throws {
    let tree = try SysfsTree()
    let accelerometer = try IIOAccelerometer(folder: tree.device())
    try tree.device(0, ["in_accel_y_raw": nil])
    #expect(throws: SourceError.self) { try accelerometer.read() }
  }

  @Test("A mount matrix turns and mirrors as the kernel says, and keeps lengths")
  func matrices() throws {
    let reading = SIMD3<Double>(1, 2, 3)
    #expect(try MountMatrix("").applied(to: reading) == reading)
    #expect(MountMatrix.identity.applied(to: reading) == reading)
    #expect(try MountMatrix("0,-1,0;1,0,0;0,0,1").applied(to: reading) == SIMD3(-2, 1, 3))
    #expect(try MountMatrix(" 0, 1, 0;\t1, 0, 0; 0, 0, 1\n").applied(to: reading) == SIMD3(2, 1, 3))
    let tilted = try MountMatrix("1,0,0;0,0.866,0.5;0,-0.5,0.866").applied(to: reading)
    #expect(abs((tilted * tilted).sum() - 14) < 0.01)
  }

  @Test("Readings come at their interval, and become orientations")
  func samples() async throws {
    let tree = try SysfsTree()
    let accelerometer = try IIOAccelerometer(folder: tree.device())
    var times: [Double] = []
    for try await sample in accelerometer.samples(every: .milliseconds(50), clock: ManualClock()) {
      times.append(sample.time)
      if times.count == 4 { break }
    }
    #expect(times.map { ($0 * 1000).rounded() } == [0, 50, 100, 150])
    let samples = accelerometer.samples(every: .milliseconds(20), clock: ManualClock())
    for try await orientation in samples.deviceOrientations() {
      #expect(orientation == .faceUp)
      break
    }
  }
}
