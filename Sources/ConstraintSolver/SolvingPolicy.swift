/// How the solver settles what Apple has not documented or what sources dispute.
///
/// Each point is one entry here, its answers with the default first.
public struct SolvingPolicy: Hashable, Sendable {
  /// Creates a policy with every point at its default.
  public init() {}

  /// How optional constraints of different priorities compare.
  public var priorityModel = PriorityModel.lexicographic
  /// The answers, the default first. Rule: `LP-01`, `L-B-01`, `L-B-02`
  ///
  /// Medium confidence: documentation of `priority` and the Auto Layout Guide, without an observed
  /// counter-example.
  public enum PriorityModel: String, CaseIterable, Sendable {
    /// A level at a time, from the highest; in each the sum of the errors is smallest.
    case lexicographic
    /// One sum of all errors, each times its priority, as in the papers on Cassowary.
    case weightedSum
  }

  /// Which of several optional constraints holds where the levels leave a choice.
  public var equalPriorityTie = EqualPriorityTie.laterHolds
  /// The answers, the default first. Rule: `LP-02`, `L-B-03`, `L-B-34`
  ///
  /// Medium confidence: two measured reports in which the first of two labels is stretched.
  public enum EqualPriorityTie: String, CaseIterable, Sendable {
    /// The one added last, then the one before it: the first view yields.
    case laterHolds
    /// The one added first.
    case earlierHolds
  }

  /// Which required constraint of a conflict is broken.
  public var breakChoice = BreakChoice.constantSizeFirst
  /// The answers, the default first; the system's constraints come last in each.
  /// Rule: `LP-03`, `L-B-16`, `L-B-17`
  ///
  /// Medium confidence: no order explains all logs that were read.
  public enum BreakChoice: String, CaseIterable, Sendable {
    /// The app's first constant size, else its constraint that was added last.
    case constantSizeFirst
    /// The app's constraint that was added last.
    case lastAdded
    /// The app's constraint that was added first.
    case firstAdded
  }

  /// The value of a variable that neither constraints nor ties determine.
  public var ambiguousValue = AmbiguousValue.zeroElseNearestBound
  /// The answers, the default first. Rule: `LP-04`, `L-B-20`, `L-B-21`
  ///
  /// Medium confidence: the tests of one library that run on UIKit.
  public enum AmbiguousValue: String, CaseIterable, Sendable {
    /// The end of its range that is nearest to 0, so that an inequality alone acts as an equality; 0
    /// where it has no end.
    case zeroElseNearestBound
    /// What is nearest to 0 in its range.
    case nearestToZero
  }
}
