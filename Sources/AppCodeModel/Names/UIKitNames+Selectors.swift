extension UIKitNames {
  /// What the known selectors are in Swift.
  static let selectors: [String: Meaning] = {
    var result: [String: Meaning] = [:]
    for row in rows(rotationMethods + "\n" + screenMethods + "\n" + foundationMethods) {
      result[row[0]] = row.count > 1 ? method(row[1]) : sameMethod(row[0])
    }
    for row in rows(factories) { result[row[0]] = .initializer(labels: labels(row[1])) }
    for name in settableProperties { result[name.setterSelector] = .assignment(name) }
    for (name, swift) in renamedProperties {
      result[name] = .property(swift)
      if !name.hasPrefix("is") { result[name.setterSelector] = .assignment(swift) }
    }
    for name in readProperties { result[name] = .property(name) }
    return result
  }()

  /// The words of each line of a table.
  private static func rows(_ table: String) -> [[String]] {
    table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  /// Takes `present(_:animated:completion:)` apart.
  private static func method(_ swift: String) -> Meaning {
    guard let open = swift.firstIndex(of: "(") else { return .property(swift) }
    return .method(
      String(swift[..<open]), labels: labels(swift[swift.index(after: open)...].dropLast()))
  }

  /// What a selector with at most one colon is: a method of the same name.
  private static func sameMethod(_ selector: String) -> Meaning {
    .method(String(selector.prefix { $0 != ":" }), labels: selector.contains(":") ? [nil] : [])
  }

  private static func labels(_ text: some StringProtocol) -> [String?] {
    text.split(separator: ":").map { $0 == "_" ? nil : String($0) }
  }

  /// Class methods that make an object.
  private static let factories = """
    numberWithInteger: value:
    numberWithInt: value:
    numberWithUnsignedInteger: value:
    numberWithUnsignedInt: value:
    numberWithLong: value:
    numberWithBool: value:
    numberWithFloat: value:
    numberWithDouble: value:
    valueWithCGSize: cgSize:
    alertControllerWithTitle:message:preferredStyle: title:message:preferredStyle:
    storyboardWithName:bundle: name:bundle:
    sceneConfigurationWithName:sessionRole: name:sessionRole:
    configurationWithName:sessionRole: name:sessionRole:
    """

  /// Properties of UIKit that a message without arguments reads, also where its result is not
  /// used.
  private static let readProperties: [String] = [
    "orientation", "statusBarOrientation", "interfaceOrientation", "effectiveGeometry",
    "shouldAutorotate", "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation", "prefersInterfaceOrientationLocked",
    "childViewControllerForInterfaceOrientationLock", "userInterfaceIdiom", "traitCollection",
    "rootViewController", "presentedViewController", "presentingViewController",
    "topViewController", "visibleViewController", "viewControllers", "selectedViewController",
    "connectedScenes", "windows", "keyWindow", "windowScene", "window", "delegate", "view",
    "bounds", "frame", "size", "modalPresentationStyle", "systemVersion", "screen",
    "statusBarFrame", "coordinateSpace", "splitViewController", "tabBarController",
    "isFullScreen", "videoOrientation",
  ]

  /// What decides about orientations, and what reports them.
  ///
  /// Each line has a selector and the full Swift name, if that is not the same.
  private static let rotationMethods = """
    viewWillTransitionToSize:withTransitionCoordinator: viewWillTransition(to:with:)
    willTransitionToTraitCollection:withTransitionCoordinator: willTransition(to:with:)
    traitCollectionDidChange:
    attemptRotationToDeviceOrientation
    setNeedsUpdateOfSupportedInterfaceOrientations
    setNeedsUpdateOfPrefersInterfaceOrientationLocked
    requestGeometryUpdateWithPreferences:errorHandler: requestGeometryUpdate(_:errorHandler:)
    beginGeneratingDeviceOrientationNotifications
    endGeneratingDeviceOrientationNotifications
    setStatusBarOrientation:animated: setStatusBarOrientation(_:animated:)
    application:supportedInterfaceOrientationsForWindow: application(_:supportedInterfaceOrientationsFor:)
    supportedInterfaceOrientationsForWindow: supportedInterfaceOrientations(for:)
    shouldAutorotateToInterfaceOrientation: shouldAutorotate(to:)
    willRotateToInterfaceOrientation:duration: willRotate(to:duration:)
    didRotateFromInterfaceOrientation: didRotate(from:)
    willAnimateRotationToInterfaceOrientation:duration: willAnimateRotation(to:duration:)
    willAnimateFirstHalfOfRotationToInterfaceOrientation:duration: willAnimateFirstHalfOfRotation(to:duration:)
    didAnimateFirstHalfOfRotationToInterfaceOrientation: didAnimateFirstHalfOfRotation(to:)
    willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration: willAnimateSecondHalfOfRotation(from:duration:)
    navigationControllerSupportedInterfaceOrientations:
    navigationControllerPreferredInterfaceOrientationForPresentation:
    tabBarControllerSupportedInterfaceOrientations:
    tabBarControllerPreferredInterfaceOrientationForPresentation:
    splitViewControllerSupportedInterfaceOrientations:
    splitViewControllerPreferredInterfaceOrientationForPresentation:
    pageViewControllerSupportedInterfaceOrientations:
    pageViewControllerPreferredInterfaceOrientationForPresentation:
    windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection: windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
    windowScene:didUpdateEffectiveGeometry: windowScene(_:didUpdateEffectiveGeometry:)
    animateAlongsideTransition:completion: animate(alongsideTransition:completion:)
    animateAlongsideTransitionInView:animation:completion: animateAlongsideTransition(in:animation:completion:)
    """

  /// Screens: their life, what contains them, and the ways between them.
  private static let screenMethods = """
    viewDidLoad
    loadView
    viewWillAppear:
    viewDidAppear:
    viewIsAppearing:
    viewWillDisappear:
    viewDidDisappear:
    viewWillLayoutSubviews
    viewDidLayoutSubviews
    layoutSubviews
    awakeFromNib
    setNeedsLayout
    layoutIfNeeded
    setNeedsStatusBarAppearanceUpdate
    makeKeyAndVisible
    makeKeyWindow makeKey()
    removeFromSuperview
    addSubview:
    presentViewController:animated:completion: present(_:animated:completion:)
    dismissViewControllerAnimated:completion: dismiss(animated:completion:)
    pushViewController:animated: pushViewController(_:animated:)
    popViewControllerAnimated: popViewController(animated:)
    popToRootViewControllerAnimated: popToRootViewController(animated:)
    popToViewController:animated: popToViewController(_:animated:)
    setViewControllers:animated: setViewControllers(_:animated:)
    setViewControllers:direction:animated:completion: setViewControllers(_:direction:animated:completion:)
    setViewController:forColumn: setViewController(_:for:)
    showViewController:sender: show(_:sender:)
    showDetailViewController:sender: showDetailViewController(_:sender:)
    addChildViewController: addChild(_:)
    removeFromParentViewController removeFromParent()
    willMoveToParentViewController: willMove(toParent:)
    didMoveToParentViewController: didMove(toParent:)
    instantiateViewControllerWithIdentifier: instantiateViewController(withIdentifier:)
    instantiateInitialViewController
    performSegueWithIdentifier:sender: performSegue(withIdentifier:sender:)
    prepareForSegue:sender: prepare(for:sender:)
    application:didFinishLaunchingWithOptions: application(_:didFinishLaunchingWithOptions:)
    application:willFinishLaunchingWithOptions: application(_:willFinishLaunchingWithOptions:)
    application:configurationForConnectingSceneSession:options: application(_:configurationForConnecting:options:)
    scene:willConnectToSession:options: scene(_:willConnectTo:options:)
    sceneDidBecomeActive:
    sceneDidDisconnect:
    animateWithDuration:animations: animate(withDuration:animations:)
    animateWithDuration:animations:completion: animate(withDuration:animations:completion:)
    animateWithDuration:delay:options:animations:completion: animate(withDuration:delay:options:animations:completion:)
    performWithoutAnimation:
    setStatusBarHidden:animated: setStatusBarHidden(_:animated:)
    setStatusBarHidden:withAnimation: setStatusBarHidden(_:with:)
    setNavigationBarHidden:animated: setNavigationBarHidden(_:animated:)
    """

  /// What Foundation has to do with it.
  private static let foundationMethods = """
    setValue:forKey: setValue(_:forKey:)
    setValue:forKeyPath: setValue(_:forKeyPath:)
    valueForKey: value(forKey:)
    valueForKeyPath: value(forKeyPath:)
    setObject:forKey: setObject(_:forKey:)
    objectForKey: object(forKey:)
    respondsToSelector: responds(to:)
    instancesRespondToSelector: instancesRespond(to:)
    isKindOfClass: isKind(of:)
    isMemberOfClass: isMember(of:)
    conformsToProtocol: conforms(to:)
    isEqual:
    isEqualToString: isEqual(to:)
    compare:options: compare(_:options:)
    performSelector: perform(_:)
    performSelector:withObject: perform(_:with:)
    performSelector:withObject:withObject: perform(_:with:with:)
    performSelector:withObject:afterDelay: perform(_:with:afterDelay:)
    performSelectorOnMainThread:withObject:waitUntilDone: performSelector(onMainThread:with:waitUntilDone:)
    addObserver:selector:name:object: addObserver(_:selector:name:object:)
    addObserverForName:object:queue:usingBlock: addObserver(forName:object:queue:using:)
    addObserver:forKeyPath:options:context: addObserver(_:forKeyPath:options:context:)
    observeValueForKeyPath:ofObject:change:context: observeValue(forKeyPath:of:change:context:)
    setSampleBufferDelegate:queue: setSampleBufferDelegate(_:queue:)
    removeObserver:
    removeObserver:name:object: removeObserver(_:name:object:)
    postNotificationName:object: post(name:object:)
    postNotificationName:object:userInfo: post(name:object:userInfo:)
    invocationWithMethodSignature:
    setArgument:atIndex: setArgument(_:at:)
    dealloc deinit
    addOperationWithBlock: addOperation(_:)
    isOperatingSystemAtLeastVersion: isOperatingSystemAtLeast(_:)
    containsObject: contains(_:)
    addObject: add(_:)
    """
}
