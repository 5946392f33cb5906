public import Foundation

extension UIView {
  /// Begins a block of animations that `commitAnimations()` ends.
  ///
  /// - UIKit: same; deprecated from iOS 13. Without selectors a delegate cannot be notified of the
  ///   end. Since iOS 2
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    guard let state = AnimationState.current else { return }
    state.blocks.append(state.block(duration: 0.2, delay: 0, options: []))
  }

  /// Ends the block of animations begun last.
  public class func commitAnimations() {
    _ = AnimationState.current?.blocks.popLast()
  }

  /// Sets how long the block begun last takes, in seconds; 0.2 without it.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    changeLastBlock { $0.duration = max(0, duration) }
  }

  /// Sets how long the block begun last waits, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    changeLastBlock { $0.delay = delay }
  }

  /// Sets how the speed of the block begun last changes.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    changeLastBlock { $0.curve = curve }
  }

  /// Sets how often the block begun last runs.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    changeLastBlock { $0.repetitions = Double(repeatCount) }
  }

  /// Sets whether the block begun last goes there and back.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    changeLastBlock { $0.autoreverses = repeatAutoreverses }
  }

  private class func changeLastBlock(_ change: (inout AnimationState.Block) -> Void) {
    guard let state = AnimationState.current, !state.blocks.isEmpty else { return }
    change(&state.blocks[state.blocks.count - 1])
  }
}
