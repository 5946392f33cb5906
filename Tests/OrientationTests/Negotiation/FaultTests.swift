import Orientation
import Testing

@Suite("Faults are alike when they say the same")
struct FaultTests {
  private static let texts = ["", "one", "other", "é"]

  /// Each of them is another fault.
  private static var all: [Fault] {
    var faults: [Fault] = [.sceneLifeCycleRequired]
    for controller in [nil, ControllerID(0), ControllerID(1)] {
      faults.append(.noCommonOrientation(controller: controller))
      faults.append(.askedRecursively(controller: controller))
      for preferred in [Preferred.inherited, .invalid(rawValue: 9), .orientation(.portrait)] {
        for supported in [InterfaceOrientationMask.portrait, .all] {
          faults.append(
            .preferredNotSupported(
              controller: controller, preferred: preferred, supported: supported))
        }
      }
    }
    for name in texts {
      for reason in texts { faults.append(.wrongUse(name: name, reason: reason)) }
    }
    return faults
  }

  @Test("of all pairs, each fault equals itself alone, and a set keeps each once")
  func pairs() {
    for (index, one) in Self.all.enumerated() {
      for (place, other) in Self.all.enumerated() {
        #expect((one == other) == (index == place), "\(one) and \(other)")
      }
    }
    #expect(Set(Self.all + Self.all).count == Self.all.count)
  }
}
