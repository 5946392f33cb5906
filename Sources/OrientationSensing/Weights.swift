/// The parameters as a sensor computes with them: in range, and angles as sines.
struct Weights: Sendable {
  let sideMargin: Float
  let sideEvidence: Float
  let flatSideFactor: Float
  let flatSine: Float
  let flatCosine: Float
  let flatMargin: Float
  let flatEvidence: Float
  let uprightEvidence: Float
  let shakingFloor: Float
  let shakingLimit: Float
  let shakingWeight: Float
  let shakingThreshold: Float
  let surplusFloor: Float
  let surplusWeight: Float
  let loudest: Float
  let settlingTime: Float
  let longestStep: Float
  let longestPause: Float

  init(_ given: SensingParameters) {
    let usual = SensingParameters.default
    func value(_ path: (SensingParameters) -> Float, _ range: ClosedRange<Float>) -> Float {
      let value = path(given)
      if value.isNaN { return path(usual) }
      return max(range.lowerBound, min(range.upperBound, value))
    }
    sideMargin = value({ $0.sideMargin }, 0...0.5)
    sideEvidence = value({ $0.sideEvidence }, 0.001...10)
    flatSideFactor = value({ $0.flatSideFactor }, 1...100)
    let angle = Double(value({ $0.flatAngle }, 20...85))
    flatSine = Float(Angle.sine(angle))
    flatCosine = Float(Angle.sine(90 - angle))
    flatMargin = value({ $0.flatMargin }, 0...0.5)
    flatEvidence = value({ $0.flatEvidence }, 0.001...10)
    uprightEvidence = value({ $0.uprightEvidence }, 0.001...10)
    shakingFloor = value({ $0.shakingFloor }, 0...10)
    shakingLimit = value({ $0.shakingLimit }, 0...100)
    shakingWeight = value({ $0.shakingWeight }, 0...100)
    shakingThreshold = value({ $0.shakingThreshold }, 0...100)
    surplusFloor = value({ $0.surplusFloor }, 0...10)
    surplusWeight = value({ $0.surplusWeight }, 0...100)
    loudest = value({ $0.loudest }, 0.05...10)
    settlingTime = value({ $0.settlingTime }, 0...10)
    longestStep = value({ $0.longestStep }, 0.001...1)
    longestPause = value({ $0.longestPause }, 0.001...60)
  }
}
