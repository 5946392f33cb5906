public import HeadlessUIKit

extension OperationQueue {
  /// The queue of the main thread; Swift prefers it to Foundation's, whose type is less special.
  public class var main: MainOperationQueue { .shared }
}
