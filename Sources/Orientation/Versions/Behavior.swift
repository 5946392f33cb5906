/// A behaviour that not every system has, or that depends on the SDK an app was linked with.
///
/// Since when each one holds is written in ``BehaviorTable/known``, and nowhere else.
public enum Behavior: UInt8, CaseIterable, Sendable, Hashable {
  // MARK: Who decides

  /// Masks decide; before, controllers answer yes or no per orientation. Rule: `I-01`
  case masksDecide
  /// Containers ask their children. Rule: `D-07`, `D-22`
  case containersAskChildren
  /// Container delegates answer for their containers. Rule: `D-34`, `D-35`
  case containerDelegatesAnswer
  /// Any window of the scene may decide; before, only the key window. Rule: `D-50`, `Q-08`
  case anyWindowMayDecide
  /// An alert asks its presenter, which must not ask it back. Rule: `D-57`
  case alertAsksPresenter
  /// Being asked back raises; after, it is logged, as far as is known. Rule: `D-57`, `Q-13`
  case alertAskedBackRaises
  /// Sheets in compact width fill the window. Rule: `D-31`
  case sheetsFillCompactWidth
  /// An automatic presentation is a sheet. Rule: `D-26`, `Q-05`
  case automaticIsSheet
  /// The app delegate can narrow or widen the Info.plist. Rule: `D-01`
  case appDelegateAnswers
  /// The scene delegate can replace the Info.plist. Rule: `D-55`
  case sceneDelegateAnswers

  // MARK: What makes UIKit look

  /// `shouldAutorotate` is asked before the masks. Rule: `D-11`, `D-12`
  case autorotateIsAsked
  /// A push, a pop or another tab negotiates. Rule: `E-11`, `E-12`
  case contentChangeNegotiates
  /// A turn is judged by the masks that were announced last. Rule: `F-25`
  case masksAreAnnounced
  /// `requestGeometryUpdate` and `setNeedsUpdateOf…` exist. Rule: `F-20`, `F-24`
  case geometryRequests
  /// `attemptRotationToDeviceOrientation` exists. Rule: `F-10`
  case attemptExists
  /// A key-value write of `UIDevice.orientation` turns the device value. Rule: `F-01`, `F-18`
  case keyValueWriteTurns
  /// The orientation lock preference exists. Rule: `F-34`
  case lockPreference
  /// A launch follows the device if the plist allows it; before, the plist's order. Rule: `H-17`,
  /// `H-18`
  case launchFollowsDevice
  /// An app without scenes is warned at its launch. Rule: `N-34`
  case sceneLifeCycleIsAnnounced
  /// An app without scenes does not launch. Rule: `N-34`
  case sceneLifeCycleIsRequired

  // MARK: The status bar

  /// Setting the status bar's orientation turns it. Rule: `F-14`, `Q-11`
  case statusBarCanBeSet
  /// It does so only while automatic turns are suspended, in one way or another. Rule: `F-15`, `F-16`
  case statusBarIsSetWhileSuspended
  /// A mask of zero lets the app turn the status bar itself instead of raising. Rule: `A-16`
  case zeroMaskIsTolerated
  /// The status bar takes its 20 points from the root view. Rule: `H-06`
  case statusBarCutsRootView
  /// Reading the status bar's orientation is recorded. Rule: `N-27`
  case statusBarReadsAreNoted
  /// The status bar's orientation is always unknown. Rule: `N-27`, `N-29`
  case statusBarOrientationIsUnknown

  // MARK: Where masks count

  /// An iPad that multitasks leaves controllers unasked. Rule: `D-40`, `I-03`
  case multitaskingBypass
  /// Stage Manager exists. Rule: `M-03`
  case stageManager
  /// An iPad shows apps in windows that people resize as they like. Rule: `M-01`, `M-06`
  case windowedApps
  /// An app that lists all four orientations is resized although its scene is fixed. Rule: `M-08`
  case fourOrientationsResize
  /// Whether such an app is resized is disputed. Rule: `M-08`
  case fixedSceneIsDisputed
  /// `UIRequiresFullScreen` is deprecated. Rule: `M-03`
  case fullScreenKeyIsDeprecated
  /// `UIRequiresFullScreenIgnoredStartingWithVersion` is read. Rule: `M-15`
  case fullScreenKeyExpires
  /// `UIRequiresFullScreen` means that the scene is resized in steps. Rule: `N-15`
  case resizesInSteps
  /// Supported orientations are only a preference where the scene can be resized. Rule: `N-01`
  case masksArePreference
  /// iPhone apps are resized on iPad and in iPhone Mirroring. Rule: `N-04`, `N-05`, `N-17`
  case phoneAppsResize
  /// A scene for an external display is an accessory that the app registers. Rule: `N-38`
  case externalScenesAreAccessories
  /// An app fills the inner display of a Duo. Rule: `P-02`, `P-16`
  case fillsInnerDisplay

  // MARK: How it turns

  /// A turn is an animated change of size. Rule: `G-10`, `I-02`
  case turnIsSizeChange
  /// A turn runs in two halves for controllers that ask for it. Rule: `G-08`
  case turnsInHalves
  /// `viewWillLayoutSubviews` and its partner exist. Rule: `G-01`
  case layoutCallbacks
  /// A presenter hidden by a full-screen controller is notified of turns. Rule: `E-19`, `E-20`
  case hiddenPresenterIsNotified
  /// Screen and window coordinates follow the interface. Rule: `H-01`, `H-02`, `H-07`
  case screenFollowsInterface
  /// Size classes exist. Rule: `H-14`
  case sizeClasses
  /// Scenes exist and own the interface orientation. Rule: `D-54`, `I-04`
  case scenes
  /// `effectiveGeometry` can be observed. Rule: `F-32`
  case effectiveGeometry
  /// `windowScene(_:didUpdateEffectiveGeometry:)` comes beside `windowScene(_:didUpdate:…)`. Rule:
  /// `G-36`
  case geometryCallback
  /// An iPad draws both orientations for the app switcher in background. Rule: `B-24`
  case backgroundSnapshots

  // MARK: Exceptions

  /// The inherited preferred orientation is checked against the mask too. Rule: `E-07`
  case inheritedPreferredIsChecked
  /// The exception for an empty intersection names the controller's class. Rule: `D-17`
  case exceptionNamesClass
  /// The exception names the preferred orientation, at the earliest. Rule: `E-05`
  case exceptionMayNamePreferred
  /// The exception names the preferred orientation, as most sources have it. Rule: `E-05`
  case exceptionNamesPreferred
  /// The exception names the preferred orientation, at the latest. Rule: `E-05`
  case exceptionMustNamePreferred

  // MARK: Views, which no decision depends on

  /// Bars are over content; before, content is between them. Rule: `H-06`
  case barsLieOverContent
  /// Controllers answer for the status bar. Rule: `H-06`
  case controllersStyleStatusBar
  /// The status bar is hidden on a phone in landscape. Rule: `H-09`
  case statusBarHidesInLandscape
  /// A controller that asks for it has it there nevertheless. Rule: `Q-15`
  case statusBarShowsInLandscape
  /// The delegate of a split view hides its primary column by orientation. Rule: `H-14`
  case splitViewAsksByOrientation
  /// Safe areas exist. Rule: `H-10`
  case safeAreas
  /// Large titles exist. Rule: `H-20`
  case largeTitles
  /// Page sheets leave the presenter's edge in sight. Rule: `D-31`
  case pageSheetsAreCards
  /// An iPad's tab bar is at the top. Rule: `M-32`
  case padTabBarIsAtTop
  /// A constraint that counts may become required, or stop being so; before, it raises. Rule: `L-A-17`
  case requiredPriorityChanges
  /// UIKit's log lines and exceptions have the wording of iOS 13. Rule: `D-16`
  case textsOf13
  /// They have the wording of iOS 14. Rule: `D-16`
  case textsOf14

  /// Whether it shows in views only, so that no decision can differ by it.
  public var concernsViewsOnly: Bool { rawValue >= Behavior.barsLieOverContent.rawValue }

  /// The first known system with it.
  public var firstSystem: SystemVersion {
    BehaviorTable.known.first(with: self) ?? SystemVersion(0)
  }
}
