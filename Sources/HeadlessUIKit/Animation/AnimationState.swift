package import Foundation

/// The animations of one device: whether they are on, and which block is running.
@MainActor package final class AnimationState {
  /// A block of animations that is running.
  package struct Block {
    /// How long what changes in the block takes, in seconds.
    package var duration: TimeInterval
    /// How long it waits before, in seconds.
    package var delay: TimeInterval = 0
    /// How its speed changes.
    package var curve = UIView.AnimationCurve.easeInOut
    /// How often it runs.
    package var repetitions = 1.0
    /// Whether each run goes there and back.
    package var autoreverses = false

    /// When the block is over, in seconds from now; nothing if it never is.
    var end: TimeInterval? {
      let runs = repetitions == 0 ? 1 : repetitions
      let end = delay + duration * runs * (autoreverses ? 2 : 1)
      return end.isFinite ? max(0, end) : nil
    }
  }

  /// Whether changes are animated.
  package var isEnabled = true
  /// The blocks that are running, the outermost first.
  var blocks: [Block] = []

  package init() {}

  /// The animations of a test without a device.
  @TaskLocal private static var loose: AnimationState?

  /// The animations of the device in whose context the code runs.
  static var current: AnimationState? { DeviceHost.current?.animations ?? loose }

  /// Runs work inside animations, also where there is no device.
  static func with<Value>(_ work: (AnimationState) -> Value) -> Value {
    if let current { return work(current) }
    let made = AnimationState()
    return $loose.withValue(made) { work(made) }
  }

  /// Runs a block whose changes, and the animations in it, take a duration.
  ///
  /// A turn runs its layout and its alongside blocks in this way. `duration` is in seconds.
  package static func inherit<Value>(duration: TimeInterval, _ work: () -> Value) -> Value {
    with { state in
      state.blocks.append(Block(duration: duration))
      defer { state.blocks.removeLast() }
      return work()
    }
  }

  /// Runs the work of a block and gives the block as the work has left it.
  @discardableResult
  func run(_ block: Block, _ work: () -> Void) -> Block {
    blocks.append(block)
    work()
    return blocks.popLast() ?? block
  }

  /// Reports the end of an animation, if it has ended.
  ///
  /// One that takes no time ends at the beginning of the next cycle of the run loop.
  func finish(_ block: Block, _ completion: ((Bool) -> Void)?) {
    guard let completion, let end = isEnabled ? block.end : 0 else { return }
    guard let host = DeviceHost.current else {
      completion(true)
      return
    }
    host.schedule(after: end) { completion(true) }
  }

  /// A block as an app asks for it, with what it takes over from the one around.
  func block(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions
  ) -> Block {
    var block = Block(duration: max(0, duration))
    block.delay = max(0, delay)
    block.curve = options.curve
    if let outer = blocks.last, !options.contains(.overrideInheritedOptions) {
      if !options.contains(.overrideInheritedDuration) { block.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { block.curve = outer.curve }
    }
    block.autoreverses = options.contains(.autoreverse)
    if options.contains(.repeat) { block.repetitions = .infinity }
    // What takes no time does not wait either.
    if block.duration == 0 { block.delay = 0 }
    return block
  }
}
