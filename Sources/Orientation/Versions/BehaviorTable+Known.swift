extension BehaviorTable {
  /// The newest version there is.
  public static let newestSystem = SystemVersion(27, 1)

  /// The systems that Apple has shipped or announced.
  ///
  /// A new iOS is its number in the first list, and a line in the second for each behaviour that
  /// begins with it, or an end for each that stops.
  public static let known = BehaviorTable(
    systems: ((2...18).map { $0 } + [26, 27]).map { SystemVersion($0) },
    spans: [
      // From the beginning
      span(.containersAskChildren, until: 6, "D-07"),
      span(.keyValueWriteTurns, until: 16, "F-18"),
      span(.sheetsFillCompactWidth, until: 13, "D-31"),
      span(.splitViewAsksByOrientation, until: 8, "H-14"),
      span(.statusBarCanBeSet, until: 13, "Q-11"),
      span(.statusBarCutsRootView, until: 7, "H-06"),
      span(.turnsInHalves, until: 5, "G-08"),

      // iOS 5: one-step rotation
      span(.attemptExists, since: 5, "F-10"),
      span(.layoutCallbacks, since: 5, "G-01"),

      // iOS 6: masks
      span(.appDelegateAnswers, since: 6, "D-01"),
      span(.autorotateIsAsked, since: 6, until: 16, "D-12"),
      span(.inheritedPreferredIsChecked, since: 6, until: 7, "E-07"),
      span(.masksDecide, since: 6, "I-01"),
      span(.statusBarIsSetWhileSuspended, since: 6, "F-15"),
      span(.zeroMaskIsTolerated, since: 6, until: 9, "A-16"),

      // iOS 7: container delegates
      span(.barsLieOverContent, since: 7, "H-06"),
      span(.containerDelegatesAnswer, since: 7, "D-35"),
      span(.controllersStyleStatusBar, since: 7, "H-06"),
      span(.exceptionMayNamePreferred, since: 7, "E-05"),
      span(.exceptionNamesClass, since: 7, "D-17"),

      // iOS 8: a turn is a change of size
      span(.anyWindowMayDecide, since: 8, "Q-08"),
      span(.exceptionNamesPreferred, since: 8, "E-05"),
      span(.hiddenPresenterIsNotified, since: 8, "E-20"),
      span(.launchFollowsDevice, since: 8, "H-18"),
      span(.screenFollowsInterface, since: 8, "H-02"),
      span(.sizeClasses, since: 8, "H-14"),
      span(.statusBarHidesInLandscape, since: 8, "H-09"),
      span(.statusBarShowsInLandscape, since: 8, until: 13, "Q-15"),
      span(.turnIsSizeChange, since: 8, "G-10"),

      // iOS 9: iPad multitasking
      span(.alertAskedBackRaises, since: 9, until: 10, "Q-13"),
      span(.alertAsksPresenter, since: 9, until: 13, "D-57"),
      span(.backgroundSnapshots, since: 9, "B-24"),
      span(.exceptionMustNamePreferred, since: 9, "E-05"),
      span(.multitaskingBypass, since: 9, "D-40"),

      // iOS 11: safe areas
      span(.largeTitles, since: 11, "H-20"),
      span(.safeAreas, since: 11, "H-10"),

      // iOS 13: scenes, sheets by default
      span(.automaticIsSheet, since: 13, linked: 13, "D-26"),
      span(.pageSheetsAreCards, since: 13, "D-31"),
      span(.requiredPriorityChanges, since: 13, nil),  // L-A-17
      span(.scenes, since: 13, "I-04"),
      span(.statusBarCanBeSet, since: 13, linkedUntil: 13, "Q-11"),
      span(.textsOf13, since: 13, "D-16"),

      // iOS 14
      span(.textsOf14, since: 14, "D-16"),

      // iOS 16: geometry requests
      span(.contentChangeNegotiates, since: 16, "E-12"),
      span(.effectiveGeometry, since: 16, "F-32"),
      span(.geometryRequests, since: 16, "F-20"),
      span(.masksAreAnnounced, since: 16, "F-25"),
      span(.stageManager, since: 16, "M-03"),

      // iOS 18: tabs at the top on iPad
      span(.padTabBarIsAtTop, since: 18, linked: 18, "M-32"),

      // iOS 26: windows on iPad, the orientation lock
      span(.fixedSceneIsDisputed, since: 26, linked: 26, linkedUntil: 27, "M-08"),
      span(.fourOrientationsResize, since: 26, linked: 27, "M-08"),
      span(.fullScreenKeyIsDeprecated, since: 26, linked: 26, "M-03"),
      span(.geometryCallback, since: 26, "G-36"),
      span(.lockPreference, since: 26, "F-34"),
      span(.sceneLifeCycleIsAnnounced, since: 26, "N-34"),
      span(.windowedApps, since: 26, "M-01"),

      // iOS 26.2
      BehaviorSpan(.fullScreenKeyExpires, on: SystemSpan(from: SystemVersion(26, 2)), "M-15"),

      // iOS 27: supported orientations are a preference
      span(.externalScenesAreAccessories, since: 27, linked: 27, "N-38"),
      span(.fillsInnerDisplay, linked: 27, "P-02"),
      span(.masksArePreference, since: 27, "N-01"),
      span(.phoneAppsResize, since: 27, linked: 27, "N-05"),
      span(.resizesInSteps, since: 27, linked: 27, "N-15"),
      span(.sceneDelegateAnswers, since: 27, "D-55"),
      span(.sceneLifeCycleIsRequired, since: 27, linked: 27, "N-34"),
      span(.statusBarOrientationIsUnknown, since: 27, linked: 27, "N-27"),
      span(.statusBarReadsAreNoted, since: 27, "N-27"),
    ])

  /// A behaviour that begins and ends with major versions.
  private static func span(
    _ behavior: Behavior, since: Int = 0, until: Int? = nil, linked: Int = 0,
    linkedUntil: Int? = nil, _ rule: RuleID?
  ) -> BehaviorSpan {
    BehaviorSpan(
      behavior,
      on: SystemSpan(from: SystemVersion(since), until: until.map { SystemVersion($0) }),
      linked: SystemSpan(from: SystemVersion(linked), until: linkedUntil.map { SystemVersion($0) }),
      rule)
  }
}
