// swift-format-ignore-file
// The columns are the point of this file.

/// What differs between the generations of iOS: the one table the engine reads.
///
/// No other file asks for a version number to decide how UIKit behaves. A row is read with
/// ``BehaviorRow/subscript(_:)``: `Behaviors.screenFollowsInterface[.ios7]` is false.
public enum Behaviors {
  //                                                      2-4    5      6      7      8      9-12   13-15  16-18  26     27

  /// Masks decide; before, controllers answer yes or no per orientation. Rule: `I-01`
  @inlinable public static var masksDecide: BehaviorRow<Bool>                  { .init(false, false, true,  true,  true,  true,  true,  true,  true,  true,  rule: "I-01") }
  /// Containers ask their children. Rule: `D-22`, `D-07`
  @inlinable public static var containersAskChildren: BehaviorRow<Bool>        { .init(true,  true,  false, false, false, false, false, false, false, false, rule: "D-07") }
  /// `shouldAutorotate` is asked before the masks. Rule: `D-11`, `D-12`
  @inlinable public static var autorotateIsAsked: BehaviorRow<Bool>            { .init(false, false, true,  true,  true,  true,  true,  false, false, false, rule: "D-12") }
  /// A mask of zero lets the app turn the status bar itself instead of raising. Rule: `A-16`
  @inlinable public static var zeroMaskIsTolerated: BehaviorRow<Bool>          { .init(false, false, true,  true,  true,  false, false, false, false, false, rule: "A-16") }
  /// The inherited preferred orientation is checked against the mask too. Rule: `E-07`
  @inlinable public static var inheritedPreferredIsChecked: BehaviorRow<Bool>  { .init(false, false, true,  false, false, false, false, false, false, false, rule: "E-07") }
  /// Container delegates answer for their containers. Rule: `D-34`, `D-35`
  @inlinable public static var containerDelegatesAnswer: BehaviorRow<Bool>     { .init(false, false, false, true,  true,  true,  true,  true,  true,  true,  rule: "D-35") }
  /// An alert asks its presenter, and raises when that asks back. Rule: `D-57`
  @inlinable public static var alertAsksPresenter: BehaviorRow<Bool>           { .init(false, false, false, false, false, true,  false, false, false, false, rule: "D-57") }
  /// Sheets in compact width fill the window. Rule: `D-31`
  @inlinable public static var sheetsFillCompactWidth: BehaviorRow<Bool>       { .init(true,  true,  true,  true,  true,  true,  false, false, false, false, rule: "D-31") }
  /// The app delegate can narrow or widen the plist. Rule: `D-01`
  @inlinable public static var appDelegateAnswers: BehaviorRow<Bool>           { .init(false, false, true,  true,  true,  true,  true,  true,  true,  true,  rule: "D-01") }
  /// The scene delegate can replace the plist. Rule: `D-55`
  @inlinable public static var sceneDelegateAnswers: BehaviorRow<Bool>         { .init(false, false, false, false, false, false, false, false, false, true,  rule: "D-55") }

  /// A turn is an animated change of size. Rule: `G-10`, `I-02`
  @inlinable public static var turnIsSizeChange: BehaviorRow<Bool>             { .init(false, false, false, false, true,  true,  true,  true,  true,  true,  rule: "G-10") }
  /// A turn runs in two halves for controllers that ask for it. Rule: `G-08`
  @inlinable public static var turnsInHalves: BehaviorRow<Bool>                { .init(true,  false, false, false, false, false, false, false, false, false, rule: "G-08") }
  /// `viewWillLayoutSubviews` and its partner exist. Rule: `G-01`
  @inlinable public static var layoutCallbacks: BehaviorRow<Bool>              { .init(false, true,  true,  true,  true,  true,  true,  true,  true,  true,  rule: "G-01") }
  /// Screen and window coordinates follow the interface. Rule: `H-01`, `H-02`, `H-07`
  @inlinable public static var screenFollowsInterface: BehaviorRow<Bool>       { .init(false, false, false, false, true,  true,  true,  true,  true,  true,  rule: "H-02") }
  /// The status bar takes its 20 points from the root view. Rule: `H-06`
  @inlinable public static var statusBarCutsRootView: BehaviorRow<Bool>        { .init(true,  true,  true,  false, false, false, false, false, false, false, rule: "H-06") }
  /// A presenter hidden by a full-screen controller is notified of turns. Rule: `E-19`, `E-20`
  @inlinable public static var hiddenPresenterHears: BehaviorRow<Bool>         { .init(false, false, false, false, true,  true,  true,  true,  true,  true,  rule: "E-20") }
  /// Scenes exist and own the interface orientation. Rule: `D-54`, `I-04`
  @inlinable public static var scenes: BehaviorRow<Bool>                       { .init(false, false, false, false, false, false, true,  true,  true,  true,  rule: "I-04") }
  /// `windowScene(_:didUpdateEffectiveGeometry:)` comes beside `windowScene(_:didUpdate:…)`. Rule: `G-36`
  @inlinable public static var geometryCallback: BehaviorRow<Bool>             { .init(false, false, false, false, false, false, false, false, true,  true,  rule: "G-36") }
  /// `effectiveGeometry` can be observed. Rule: `F-32`
  @inlinable public static var effectiveGeometry: BehaviorRow<Bool>            { .init(false, false, false, false, false, false, false, true,  true,  true,  rule: "F-32") }
  /// An iPad draws both orientations for the app switcher in background. Rule: `B-24`
  @inlinable public static var backgroundSnapshots: BehaviorRow<Bool>          { .init(false, false, false, false, false, true,  true,  true,  true,  true,  rule: "B-24") }

  /// A key-value write of `UIDevice.orientation` turns the device value. Rule: `F-01`, `F-18`
  @inlinable public static var keyValueWriteTurns: BehaviorRow<Bool>           { .init(true,  true,  true,  true,  true,  true,  true,  false, false, false, rule: "F-18") }
  /// `attemptRotationToDeviceOrientation` exists. Rule: `F-10`
  @inlinable public static var attemptExists: BehaviorRow<Bool>                { .init(false, true,  true,  true,  true,  true,  true,  true,  true,  true,  rule: "F-10") }
  /// `requestGeometryUpdate` and `setNeedsUpdateOf…` exist. Rule: `F-20`, `F-24`
  @inlinable public static var geometryRequests: BehaviorRow<Bool>             { .init(false, false, false, false, false, false, false, true,  true,  true,  rule: "F-20") }
  /// The orientation lock preference exists. Rule: `F-34`
  @inlinable public static var lockPreference: BehaviorRow<Bool>               { .init(false, false, false, false, false, false, false, false, true,  true,  rule: "F-34") }

  /// A launch follows the device if the plist allows it; before, the plist's order. Rule: `H-17`, `H-18`
  @inlinable public static var launchFollowsDevice: BehaviorRow<Bool>          { .init(false, false, false, false, true,  true,  true,  true,  true,  true,  rule: "H-18") }

  /// What setting the status-bar orientation does. Rule: `F-14`, `F-15`
  @inlinable public static var statusBarSetter: BehaviorRow<StatusBarSetter>              { .init(.always, .always, .whenMaskIsEmpty, .whenMaskIsEmpty, .whenMaskIsEmpty, .never, .never, .never, .never, .never, rule: "F-15") }
  /// What `UIRequiresFullScreen` means on iPad. Rule: `M-03`, `M-04`, `N-15`
  @inlinable public static var requiresFullScreen: BehaviorRow<FullScreenMeaning>           { .init(.nothing, .nothing, .nothing, .nothing, .nothing, .optsOut, .optsOut, .optsOut, .fixedScene, .discreteResizing, rule: "N-15") }
  /// Whether an iPad that multitasks leaves controllers unasked. Rule: `D-40`, `I-03`
  @inlinable public static var multitaskingBypass: BehaviorRow<Bool>           { .init(false, false, false, false, false, true,  true,  true,  true,  true,  rule: "D-40") }
  /// Whether listing four orientations lets an iPad app multitask. Rule: `D-40`, `N-07`
  @inlinable public static var fourOrientationsMultitask: BehaviorRow<Bool>    { .init(false, false, false, false, false, true,  true,  true,  true,  false, rule: "N-07") }
  /// Supported orientations are only a preference where the scene can be resized. Rule: `N-01`
  @inlinable public static var masksArePreference: BehaviorRow<Bool>           { .init(false, false, false, false, false, false, false, false, false, true,  rule: "N-01") }
}

/// When setting the status-bar orientation has an effect.
public enum StatusBarSetter: Sendable, Hashable {
  /// Whenever it is called.
  case always
  /// Only while the top-most full-screen controller's mask is empty.
  case whenMaskIsEmpty
  /// Never again.
  case never
}

/// What `UIRequiresFullScreen` does on iPad: it changed its meaning twice.
public enum FullScreenMeaning: Sendable, Hashable {
  /// The key does not exist yet.
  case nothing
  /// The app leaves multitasking and its masks count again (`D-41`, `M-04`).
  case optsOut
  /// In windows the scene keeps one size, is scaled and not turned (`M-03`).
  case fixedScene
  /// The scene resizes in steps that respect the masks (`N-15`, `N-16`).
  case discreteResizing
}
