public import Foundation

extension NotificationCenter {
  /// Adds an observer that belongs to the device in whose context the code runs.
  ///
  /// Foundation's center is one for the process, in which many devices may run side by side. An
  /// observer that is added in the context of a device receives what is posted in the context of that
  /// device, as everything UIKit posts is, and its block runs there. What is posted outside of any
  /// device, as code on other threads does, every observer receives.
  ///
  /// An observer that is added outside of any device receives what is posted there, and from devices
  /// only what its object sends.
  ///
  /// Swift prefers this method to Foundation's, whose `object` is of type `Any?`. Observers that are
  /// added by Foundation's, in files that do not see UIKit, receive what every device posts.
  ///
  /// - Parameters:
  ///   - name: The notification to receive; nil receives all.
  ///   - object: The sender to receive notifications from; nil receives those of any sender.
  ///   - queue: Where the block runs; nil runs it where the notification is posted.
  ///   - block: Runs when a notification is received.
  /// - Returns: What `removeObserver(_:)` takes.
  /// - UIKit: differs: the method is Foundation's; there a process is one device. Since iOS 4
  public func addObserver(
    forName name: NSNotification.Name?, object: AnyObject?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observer = DeviceObserver(hearsEverySender: object == nil, queue: queue, block: block)
    // As Any? the same call is Foundation's.
    let sender: Any? = object
    return addObserver(forName: name, object: sender, queue: nil) { observer.receive($0) }
  }
}

/// An observer that knows the device it was added on.
///
/// Unchecked: the weak reference is written once, before the observer is handed out.
private final class DeviceObserver: @unchecked Sendable {
  private weak var host: DeviceHost?
  private let isOnDevice: Bool
  private let hearsEverySender: Bool
  private let queue: OperationQueue?
  private let block: @Sendable (Notification) -> Void

  init(
    hearsEverySender: Bool, queue: OperationQueue?,
    block: @escaping @Sendable (Notification) -> Void
  ) {
    host = DeviceHost.current
    isOnDevice = host != nil
    self.hearsEverySender = hearsEverySender
    self.queue = queue
    self.block = block
  }

  func receive(_ notification: Notification) {
    guard concerns(poster: DeviceHost.current) else { return }
    guard let queue, !Self.isCurrent(queue) else { return run(notification) }
    // The poster waits, so only one thread at a time has the notification.
    nonisolated(unsafe) let notification = notification
    let operation = BlockOperation { unsafe self.run(notification) }
    queue.addOperations([operation], waitUntilFinished: true)
  }

  private func concerns(poster: DeviceHost?) -> Bool {
    guard let poster else { return !isOnDevice || host != nil }
    return isOnDevice ? poster === host : !hearsEverySender
  }

  /// Whether a queue runs the code already: to wait for it would take for ever.
  private static func isCurrent(_ queue: OperationQueue) -> Bool {
    if queue == .main || queue is MainOperationQueue, MainQueue.isCurrent { return true }
    return queue == OperationQueue.current
  }

  private func run(_ notification: Notification) {
    guard let host else { return block(notification) }
    DeviceContext.$host.withValue(host) { block(notification) }
  }
}

/// The queue of the main actor.
package enum MainQueue {
  /// Whether the code runs on it.
  ///
  /// Away from Apple's systems it may run on any thread, and Foundation does not know it.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
