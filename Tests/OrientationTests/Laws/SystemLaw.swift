import Orientation

/// Something that holds of a rotation system whatever is done to it.
protocol SystemLaw {
  /// What it says, in a sentence.
  var name: String { get }
  /// Looks at one event and what came of it; an answer tells how it breaks the law.
  mutating func check(_ step: SystemStep) -> String?
}

/// One event and what it did.
struct SystemStep {
  let event: RotationEvent
  let entries: [Transcript.Entry]
  let before: Moment
  let system: RotationSystem

  /// What laws ask of the system before the event.
  struct Moment {
    let phase: RotationSystem.Phase
    let isGenerating: Bool
    let time: Double

    init(_ system: RotationSystem) {
      phase = system.phase
      isGenerating = system.isGeneratingDeviceOrientationNotifications
      time = system.time
    }
  }

  /// Whether an endless chain of reactions was cut off, which leaves halves behind.
  var isCutOff: Bool { entries.contains { $0.occurrence == .ignored(.endless) } }
  /// Whether nothing can be under way any more.
  var isSettled: Bool { event == .settle && system.phase != .terminated }
}

/// A broken law.
struct Breach: CustomStringConvertible {
  var law: String
  var message: String
  var events: [RotationEvent]
  var seed: UInt64

  var description: String {
    "seed \(seed), \(law): \(message), after \(events.map { "\($0)" }.joined(separator: "; "))"
  }
}
