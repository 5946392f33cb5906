public import Foundation

/// The main queue of operations: in the context of a device they run in its time.
///
/// - UIKit: differs: the queue is Foundation's. Since iOS 2
public final class MainOperationQueue: OperationQueue, @unchecked Sendable {
  /// The only one.
  public static let shared = MainOperationQueue()

  private let real = OperationQueue.main

  public override func addOperation(_ op: Operation) {
    guard let host = DeviceHost.current else { return real.addOperation(op) }
    host.postpone(for: 0, when: { op.isReady || op.isCancelled }) { op.start() }
  }

  public override func addOperation(_ block: @escaping @Sendable () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  public override func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    // A caller that waits is not on the main thread, or it would wait for ever.
    guard !wait, DeviceHost.current != nil else {
      return real.addOperations(ops, waitUntilFinished: wait)
    }
    for operation in ops { addOperation(operation) }
  }

  public override func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
    addOperation(barrier)
  }
}
