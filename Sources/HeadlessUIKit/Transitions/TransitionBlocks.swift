/// What an app wants to run beside a transition and after it.
@MainActor struct TransitionBlocks {
  /// A block, and the controller whose callback added it.
  struct Block {
    let owner: UIViewController?
    let run: (any UIViewControllerTransitionCoordinatorContext) -> Void
  }

  private(set) var isRunning = false
  private(set) var isOver = false
  private var animations: [Block] = []
  private var completions: [Block] = []

  /// Keeps what there is still time for.
  ///
  /// - Parameters:
  ///   - animation: runs beside the transition.
  ///   - completion: runs after it.
  ///   - owner: the controller whose callback this is.
  /// - Returns: whether there is time for both.
  mutating func add(
    _ animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    _ completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    by owner: UIViewController?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(Block(owner: owner, run: completion)) }
    guard !isRunning else { return false }
    if let animation { animations.append(Block(owner: owner, run: animation)) }
    return true
  }

  /// From now on nothing can run beside it.
  mutating func begin() { isRunning = true }

  /// From now on nothing can be added.
  mutating func end() { isOver = true }

  /// What is to run beside it, each once.
  mutating func takeAnimations() -> [Block] {
    defer { animations = [] }
    return animations
  }

  /// What is to run after it, each once.
  mutating func takeCompletions() -> [Block] {
    defer { completions = [] }
    return completions
  }
}
