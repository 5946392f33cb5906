import Orientation
import OrientationSensing
import Testing

@Suite("The sensor")
struct OrientationSensorTests {
  @Test("A posture keeps its three parts in one byte")
  func posture() {
    #expect(MemoryLayout<Posture>.size == 1)
    for orientation in DeviceOrientation.allCases {
      for lastUpright in DeviceOrientation.allCases {
        for disturbance in [nil] + Disturbance.allCases.map(Optional.some) {
          let posture = Posture(
            orientation: orientation, lastUpright: lastUpright, disturbance: disturbance)
          #expect(posture.orientation == orientation)
          #expect(posture.lastUpright == lastUpright)
          #expect(posture.disturbance == disturbance)
        }
      }
    }
  }
}
