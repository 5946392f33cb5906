import Foundation
import HeadlessDevice
import HeadlessUIKit
import Orientation
import RotationExplanation
import RotationTranscripts
import Testing

/// Adds to a failed test what its device went through.
///
/// Unchecked: the lock guards what is in it.
final class FailureRecord: @unchecked Sendable {
  private let device: HeadlessDevice
  private let lock = NSLock()
  private var failed = false

  init(_ device: HeadlessDevice) { self.device = device }

  /// Whether the test has failed.
  var hasFailed: Bool { lock.withLock { failed } }

  /// An issue of the test's, with the reason for what the device shows.
  func explained(_ issue: Issue) -> Issue {
    #if compiler(>=6.3)
      guard issue.isFailure else { return issue }
    #endif
    lock.withLock { failed = true }
    // What other threads record, and the app in its callbacks, is passed on as it is.
    guard MainQueue.isCurrent, let reason = MainActor.assumeIsolated({ reason }),
      !issue.comments.contains(where: { $0.rawValue.contains(reason) })
    else { return issue }
    var issue = issue
    issue.comments.append(Comment(rawValue: reason))
    return issue
  }

  /// The last step in one sentence; nil where nothing has happened.
  @MainActor private var reason: String? {
    guard !device.host.isAtWork, !device.transcript.entries.isEmpty else { return nil }
    return device.explain().headline
  }

  /// Attaches what the device went through to the test that runs.
  @MainActor func attach(to test: Test) {
    for (name, text) in attachments(of: test) { Attachment.record(text, named: name) }
  }

  /// What is attached to a failed test, by the names of the files.
  @MainActor func attachments(of test: Test) -> [(name: String, text: String)] {
    guard !device.transcript.entries.isEmpty else { return [] }
    let steps = device.reportedSteps
    let name = test.name.prefix { $0 != "(" }
    return [
      ("\(name).svg", Filmstrip(title: test.displayName ?? test.name, steps).svg),
      ("\(name).txt", "\(TranscriptText(steps).text)\n\(device.explain().text())"),
    ]
  }
}
