/// A piece of work to measure.
struct Benchmark {
  /// The name in the table; unique.
  let name: String
  /// The name of an earlier benchmark that gets the same answers in another way, to compare with.
  let baseline: String?
  /// What the figures should reach.
  let goals: [Goal]
  /// How many answers are compared with the baseline's before anything is measured.
  let compared: Int
  /// Does the work a number of times.
  ///
  /// The result stands for all answers, so that the compiler cannot drop the work and the answers
  /// can be compared with the baseline's.
  let work: (_ count: Int) -> Int

  init(
    _ name: String, baseline: String? = nil, goals: [Goal] = [], compared: Int = 10_000,
    work: @escaping (_ count: Int) -> Int
  ) {
    self.name = name
    self.baseline = baseline
    self.goals = goals
    self.compared = compared
    self.work = work
  }
}
