import AccelerationRecordings
import DeviceSetup

extension ScenarioWords {
  static let accelerationUnit = Vocabulary("unit of acceleration", of: AccelerationUnit.self)

  static let sensorAxes = Vocabulary("direction of axes", of: SensorAxes.self)

  static let sensingPreset = Vocabulary<SensingPreset>(
    "preset", SensingPreset.all.map { ($0.name, $0.preset) })
}
