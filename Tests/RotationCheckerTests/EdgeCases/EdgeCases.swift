import RotationFindings
import Testing

/// Examples of a check that its page does not show: they are tests only.
struct EdgeCases: CustomTestStringConvertible, Sendable {
  /// The check's name.
  var check: String
  /// Code in which it finds something, with `↓` where a finding begins.
  var triggering: [CheckExample] = []
  /// Code in which it finds nothing.
  var quiet: [CheckExample] = []

  var testDescription: String { check }

  /// Those of all checks that have some.
  static let all = [
    containerNotForwarding, deviceOrientationForLayout, forcedRotationKVC, leftRightSwap,
    missingBeginGenerating, noFallbackBefore16, obsoleteReturnType, recursiveForwarding,
    preferredNotSupported, unguardedOptionalDelegate,
    upsideDownOnPhone, bindings, tooEarly, leftRight, faceStates, maskChange, overlay, idiomBlind,
    screenBounds, orientationInsteadOfSize, noFallback, emptyMask, header, unusedAnswers,
    uprightCasts, answeredLocks, onlySuperfluous, fixedStyles, askedBefore, spelledSizes,
    spelledTraits, spelledNotifications, spelledKeyboards, spelledFaces, spelledLogs,
    spelledQuestions, changedMasks, previews, lazySizes, otherNotifications, registeredTraits,
    earlyGetters, otherScenes, nestedChoices, conditionLists, ownRequests,
    otherTraits, olderHelpers, askingDelegates, passedOnLocks, ownResizing, conditionalSuper,
    guardedMappings, numbersAsMasks, comparedFaces, keptOrientations, loggedNotifications,
    macroKeys, otherStreams, masksOfStreams, delegateByGetter, ownGetters, localGuides,
    layoutsOfProtocols, blocksMadeAgain, locksOfGates, preferencesElsewhere, pinnedViews,
    sidesOfViews,
    missingEntries, uprightChains, uprightGuards, wholeSizes, changedFromOutside, phoneLocks,
    phoneRequests, screensOfViews, masksBelow, setByOthers, sharedCameras,
    landscapesAndForces, leftFaces, nestedStates,
    keptSheets, unreachableLocks, listedControllers, keptUpright, twoLandscapes, turnedPreviews,
    smallWidths, ownNumbers,
    askedContent, ownMasks, placedWithin, namedSystems, answeredOtherwise, ownSensors,
    turnedPictures, phoneAnswers, numberedMasks, windowsOfLibraries, locksOfPhones,
    ownVisible, appsBesideEachOther,
    locksApart, keysApart, keptClosures, threadsApart, columnsApart, keysOfTheDevice,
    requestsBeforeStates, questionsBySelector, initialisedMasks, facesApart, notificationsApart,
    announcedApart, keyboardsApart, traitsInObjectiveC, generatingApart, inOtherFiles, earlyApart,
    anglesApart,
    askedByHelpers, testedByFunctions, narrowedElsewhere, streamedKeyboards, listsByTraits,
    announcedByObservers, announcedLateByHelpers, optionsOfStructs, chosenIntersections,
    statesOfOthers, sizesHandedOn, unendedGenerating, sizesAtAppearance,
    privateDelegates,
    methodsFromSixteen, calledReactions,
    insetFrames, followedModels, testedByFunctionsOfC, helpersOfC, announcedWhereItEnds,
    impliedInitialisers, fieldsOfC, changedByActions, newMethodsOfExtensions, unmistakableNames,
    windowsOfViews, keptTurns, blindScenes, preferencesSetLater, preferencesOutside,
    keysOfDictionaries, castNumbers, hostsOverApps, handedPickers, traitsOfControllers,
    windowsOfGetters, enumeratedScenes, requestsOnPads, announcedByProtocols, columnsOfGeometry,
    devicesOfNotifications, guidesByTraits, mergedKeyboards, comparedNumbers, askedByCallers,
    deferredAnnouncements, mappedScenes, namedRequests, settersOfObjectiveC, mappedLoops,
    replacedFaces, hiddenWindows, fallbacks, oldDefaults, repeatedSettings, layers, patterns,
    declaredInHeaders, mappedScenesOfSets, combinedCases, classesInVariables, requestsOfCases,
    keyPathsOfScenes, lazyLayouts, extendedIdioms, cellSizes, helpersOfHelpers,
    partsOfViews, latePreviews, uprightOnTheFace, keptPages, firstLayouts,
    dismissedByTheDevice, uprightInSoManyWords, keptLayouts, locksOfViews, othersGenerating,
    unevenMakers, namedPortraits, keptStrips, sidesThatAreAsked, otherSystems,
    maskHandedToMethod, constantMasks, delegateByMacro, orientationByKey, begunOftenEndedOnce,
    publishedSides, numbersOfSides, keyboardThatFloats, preferenceAsksMask, instancesRespond,
    orientationOfHelper, columnsOfSections, methodOfFirstLayout, oppositeSides, selectorsOfLocals,
    sizesOfData, layoutsOfHelpers, pathsOfFirstLayout, requestsOfOthers, gettersOfAllControllers,
    begunByHelpers, seats, pagersOfTheirOwn, busySubclasses, tiesOfHelpers, columnsOfRegistrations,
    measuredHeaders, turnedOnceByHelpers, oldValues, endedEachTime, besideAutorotation,
    helpersOfViews, ownFrames, fixedOutputs, preferringContainers, unevenFrames, gettersWithNames,
    requestsOfProtocols, handedSizes, coordinatorsOfCameras, lastingLocks, keptKeyboards,
    valuesIntoTransitions, emptyMasksOfOthers, forcedDelegates, exchangedConstraints, additions,
    presentedFrames, drawings, withoutHeaders, announcedByTypes,
    locksBehindDefaults,
  ]
}
