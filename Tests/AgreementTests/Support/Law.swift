/// A law that `check`, `matrix`, `explain` and `run` have to keep together.
enum Law: String, CaseIterable, Sendable {
  /// A screen that `check` says UIKit does not ask is asked by no decision.
  case unaskedScreensAreNeverAsked
  /// A narrow mask that no decision asks for is a finding.
  case masksThatAreNeverAskedAreFound
  /// Where `check` says that iPadOS asks no controller, masks count on no iPad.
  case ignoredMasksNeverCount
  /// A mask that counts on no iPad is a finding.
  case masksThatNeverCountAreFound
  /// An exception is an error that `check` finds.
  case exceptionsAreFound
  /// What `check` says raises an exception does so, once the screen is asked.
  case foundExceptionsAreRaised
  /// `check --ios 27` finds that an app does not launch if and only if it does not.
  case launchesOn27Agree
  /// `explain` comes to what `matrix` shows.
  case explanationsAgreeWithTheMatrix
  /// A turn that is played ends as `matrix` shows.
  case playedTurnsAgreeWithTheMatrix

  /// What of an app contradicts the law, one sentence for each case.
  func contradictions(in app: Agreement) -> [String] {
    switch self {
    case .unaskedScreensAreNeverAsked: app.askedAlthoughUnasked
    case .masksThatAreNeverAskedAreFound: app.neverAskedAndNotFound
    case .ignoredMasksNeverCount: app.countingAlthoughIgnored
    case .masksThatNeverCountAreFound: app.ignoredAndNotFound
    case .exceptionsAreFound: app.raisedAndNotFound
    case .foundExceptionsAreRaised: app.foundAndNotRaised
    case .launchesOn27Agree: app.launchedOtherwise
    case .explanationsAgreeWithTheMatrix: app.explainedOtherwise
    case .playedTurnsAgreeWithTheMatrix: app.playedOtherwise
    }
  }
}
