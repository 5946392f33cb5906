import HeadlessUIKit
import Orientation
public import RotationTranscripts

extension HeadlessDevice {
  /// What has happened since the device was booted, or since ``forgetTranscript()``, step by step:
  /// what a test did with the device or the app did by itself, what came of it, and what the device
  /// showed afterwards.
  ///
  /// A device that records no transcript has none.
  ///
  /// - Precondition: no callback of the app is running.
  /// - Complexity: linear in the entries of the transcript.
  public var reportedSteps: [ReportedStep] {
    endStep()
    var start = 0
    return steps.enumerated().map { index, step in
      defer { start = step.end }
      return ReportedStep(
        number: index + 1, entries: Array(transcript.entries[start..<step.end]),
        after: step.system, root: rootID)
    }
  }

  /// The transcript as text: for each step what was decided, who was asked, called and notified, and
  /// the rules behind it.
  ///
  /// ```
  /// 2   The device is turned to landscapeLeft
  ///     0.00   posted    UIDeviceOrientationDidChangeNotification, device landscapeLeft
  ///            decided   stays portrait: UIKit uses what it read last, portrait only         D-43
  /// ```
  ///
  /// - Precondition: no callback of the app is running.
  /// - Complexity: linear in the entries of the transcript.
  public var transcriptText: String { TranscriptText(reportedSteps).text }

  /// The steps as a picture: the device as it was held after each, what it showed, and why.
  ///
  /// ```swift
  /// Attachment.record(device.filmstrip(title: "The player turns").svg, named: "player.svg")
  /// ```
  ///
  /// - Parameter title: what the picture shows, in one line.
  /// - Returns: the picture; its `svg` is the same for the same steps.
  /// - Precondition: no callback of the app is running.
  public func filmstrip(title: String) -> Filmstrip { Filmstrip(title: title, reportedSteps) }

  /// A part of the transcript that belongs together.
  struct Step {
    /// The place in the transcript after its last entry.
    var end: Int
    /// The device when it was over.
    var system: RotationSystem
  }

  /// What has been recorded since the last time is a step, or the rest of one.
  ///
  /// The host says when something new is about to happen.
  func endStep() {
    precondition(!host.isAtWork, "\(self) can be asked for its steps between the app's callbacks.")
    let entries = host.transcript.entries
    let start = steps.last?.end ?? 0
    guard entries.count > start else { return }
    let step = Step(end: entries.count, system: host.system)
    if steps.isEmpty || !entries[start].occurrence.isPassingTime {
      steps.append(step)
    } else {
      steps[steps.count - 1] = step
    }
  }
}

extension Occurrence {
  /// Whether time passes, in which what was begun continues.
  fileprivate var isPassingTime: Bool {
    switch self {
    case .event(.settle, nil), .event(.advance, nil): true
    default: false
    }
  }
}
