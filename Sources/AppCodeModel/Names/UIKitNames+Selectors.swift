extension UIKitNames {
  /// What the known selectors are in Swift.
  static let selectors: [String: Meaning] = {
    var result: [String: Meaning] = [:]
    for (selector, swift) in methods { result[selector] = method(swift) }
    for (selector, labels) in factories {
      result[selector] = .initializer(
        labels: labels.split(separator: ":").map { $0 == "_" ? nil : String($0) })
    }
    for name in settableProperties {
      let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
      result[setter] = .assignment(name)
    }
    for (name, swift) in renamedProperties {
      result[name] = .property(swift)
      if !name.hasPrefix("is") {
        result["set" + name.prefix(1).uppercased() + name.dropFirst() + ":"] = .assignment(swift)
      }
    }
    for name in readProperties { result[name] = .property(name) }
    return result
  }()

  /// Takes `present(_:animated:completion:)` apart.
  private static func method(_ swift: String) -> Meaning {
    guard let open = swift.firstIndex(of: "(") else { return .property(swift) }
    let labels = swift[swift.index(after: open)...].dropLast().split(separator: ":")
    return .method(
      String(swift[..<open]), labels: labels.map { $0 == "_" ? nil : String($0) })
  }

  /// Class methods that make an object.
  private static let factories: [(selector: String, labels: String)] = [
    ("numberWithInteger:", "value:"), ("numberWithInt:", "value:"),
    ("numberWithUnsignedInteger:", "value:"), ("numberWithUnsignedInt:", "value:"),
    ("numberWithLong:", "value:"), ("numberWithBool:", "value:"), ("numberWithFloat:", "value:"),
    ("numberWithDouble:", "value:"), ("valueWithCGSize:", "cgSize:"),
    (
      "alertControllerWithTitle:message:preferredStyle:", "title:message:preferredStyle:"
    ),
    ("storyboardWithName:bundle:", "name:bundle:"),
    ("sceneConfigurationWithName:sessionRole:", "name:sessionRole:"),
    ("configurationWithName:sessionRole:", "name:sessionRole:"),
  ]

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

  /// Selectors of methods, with their full Swift name.
  private static let methods: [(selector: String, swift: String)] =
    rotationMethods + screenMethods + foundationMethods

  /// What decides about orientations, and what reports them.
  private static let rotationMethods: [(selector: String, swift: String)] = [
    (
      "viewWillTransitionToSize:withTransitionCoordinator:", "viewWillTransition(to:with:)"
    ),
    (
      "willTransitionToTraitCollection:withTransitionCoordinator:", "willTransition(to:with:)"
    ),
    ("traitCollectionDidChange:", "traitCollectionDidChange(_:)"),
    ("attemptRotationToDeviceOrientation", "attemptRotationToDeviceOrientation()"),
    (
      "setNeedsUpdateOfSupportedInterfaceOrientations",
      "setNeedsUpdateOfSupportedInterfaceOrientations()"
    ),
    (
      "setNeedsUpdateOfPrefersInterfaceOrientationLocked",
      "setNeedsUpdateOfPrefersInterfaceOrientationLocked()"
    ),
    (
      "requestGeometryUpdateWithPreferences:errorHandler:", "requestGeometryUpdate(_:errorHandler:)"
    ),
    (
      "beginGeneratingDeviceOrientationNotifications",
      "beginGeneratingDeviceOrientationNotifications()"
    ),
    (
      "endGeneratingDeviceOrientationNotifications",
      "endGeneratingDeviceOrientationNotifications()"
    ),
    ("setStatusBarOrientation:animated:", "setStatusBarOrientation(_:animated:)"),
    (
      "application:supportedInterfaceOrientationsForWindow:",
      "application(_:supportedInterfaceOrientationsFor:)"
    ),
    (
      "supportedInterfaceOrientationsForWindow:", "supportedInterfaceOrientations(for:)"
    ),
    ("shouldAutorotateToInterfaceOrientation:", "shouldAutorotate(to:)"),
    ("willRotateToInterfaceOrientation:duration:", "willRotate(to:duration:)"),
    ("didRotateFromInterfaceOrientation:", "didRotate(from:)"),
    (
      "willAnimateRotationToInterfaceOrientation:duration:", "willAnimateRotation(to:duration:)"
    ),
    (
      "willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:",
      "willAnimateFirstHalfOfRotation(to:duration:)"
    ),
    (
      "didAnimateFirstHalfOfRotationToInterfaceOrientation:",
      "didAnimateFirstHalfOfRotation(to:)"
    ),
    (
      "willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration:",
      "willAnimateSecondHalfOfRotation(from:duration:)"
    ),
    (
      "navigationControllerSupportedInterfaceOrientations:",
      "navigationControllerSupportedInterfaceOrientations(_:)"
    ),
    (
      "navigationControllerPreferredInterfaceOrientationForPresentation:",
      "navigationControllerPreferredInterfaceOrientationForPresentation(_:)"
    ),
    (
      "tabBarControllerSupportedInterfaceOrientations:",
      "tabBarControllerSupportedInterfaceOrientations(_:)"
    ),
    (
      "tabBarControllerPreferredInterfaceOrientationForPresentation:",
      "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)"
    ),
    (
      "splitViewControllerSupportedInterfaceOrientations:",
      "splitViewControllerSupportedInterfaceOrientations(_:)"
    ),
    (
      "splitViewControllerPreferredInterfaceOrientationForPresentation:",
      "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)"
    ),
    (
      "pageViewControllerSupportedInterfaceOrientations:",
      "pageViewControllerSupportedInterfaceOrientations(_:)"
    ),
    (
      "pageViewControllerPreferredInterfaceOrientationForPresentation:",
      "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)"
    ),
    (
      "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:",
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
    ),
    ("windowScene:didUpdateEffectiveGeometry:", "windowScene(_:didUpdateEffectiveGeometry:)"),
    (
      "preferredInterfaceOrientationForPresentation",
      "preferredInterfaceOrientationForPresentation"
    ),
    (
      "animateAlongsideTransition:completion:", "animate(alongsideTransition:completion:)"
    ),
    (
      "animateAlongsideTransitionInView:animation:completion:",
      "animateAlongsideTransition(in:animation:completion:)"
    ),
  ]

  /// Screens: their life, what contains them, and the ways between them.
  private static let screenMethods: [(selector: String, swift: String)] = [
    ("viewDidLoad", "viewDidLoad()"), ("loadView", "loadView()"),
    ("viewWillAppear:", "viewWillAppear(_:)"), ("viewDidAppear:", "viewDidAppear(_:)"),
    ("viewIsAppearing:", "viewIsAppearing(_:)"),
    ("viewWillDisappear:", "viewWillDisappear(_:)"),
    ("viewDidDisappear:", "viewDidDisappear(_:)"),
    ("viewWillLayoutSubviews", "viewWillLayoutSubviews()"),
    ("viewDidLayoutSubviews", "viewDidLayoutSubviews()"),
    ("layoutSubviews", "layoutSubviews()"), ("awakeFromNib", "awakeFromNib()"),
    ("setNeedsLayout", "setNeedsLayout()"), ("layoutIfNeeded", "layoutIfNeeded()"),
    ("setNeedsStatusBarAppearanceUpdate", "setNeedsStatusBarAppearanceUpdate()"),
    ("makeKeyAndVisible", "makeKeyAndVisible()"), ("makeKeyWindow", "makeKey()"),
    ("removeFromSuperview", "removeFromSuperview()"), ("addSubview:", "addSubview(_:)"),
    (
      "presentViewController:animated:completion:", "present(_:animated:completion:)"
    ),
    ("dismissViewControllerAnimated:completion:", "dismiss(animated:completion:)"),
    ("pushViewController:animated:", "pushViewController(_:animated:)"),
    ("popViewControllerAnimated:", "popViewController(animated:)"),
    ("popToRootViewControllerAnimated:", "popToRootViewController(animated:)"),
    ("popToViewController:animated:", "popToViewController(_:animated:)"),
    ("setViewControllers:animated:", "setViewControllers(_:animated:)"),
    (
      "setViewControllers:direction:animated:completion:",
      "setViewControllers(_:direction:animated:completion:)"
    ),
    ("setViewController:forColumn:", "setViewController(_:for:)"),
    ("showViewController:sender:", "show(_:sender:)"),
    ("showDetailViewController:sender:", "showDetailViewController(_:sender:)"),
    ("addChildViewController:", "addChild(_:)"),
    ("removeFromParentViewController", "removeFromParent()"),
    ("willMoveToParentViewController:", "willMove(toParent:)"),
    ("didMoveToParentViewController:", "didMove(toParent:)"),
    (
      "instantiateViewControllerWithIdentifier:", "instantiateViewController(withIdentifier:)"
    ),
    ("instantiateInitialViewController", "instantiateInitialViewController()"),
    ("performSegueWithIdentifier:sender:", "performSegue(withIdentifier:sender:)"),
    ("prepareForSegue:sender:", "prepare(for:sender:)"),
    (
      "application:didFinishLaunchingWithOptions:",
      "application(_:didFinishLaunchingWithOptions:)"
    ),
    (
      "application:willFinishLaunchingWithOptions:",
      "application(_:willFinishLaunchingWithOptions:)"
    ),
    (
      "application:configurationForConnectingSceneSession:options:",
      "application(_:configurationForConnecting:options:)"
    ),
    ("scene:willConnectToSession:options:", "scene(_:willConnectTo:options:)"),
    ("sceneDidBecomeActive:", "sceneDidBecomeActive(_:)"),
    ("sceneDidDisconnect:", "sceneDidDisconnect(_:)"),
    (
      "animateWithDuration:animations:", "animate(withDuration:animations:)"
    ),
    (
      "animateWithDuration:animations:completion:",
      "animate(withDuration:animations:completion:)"
    ),
    (
      "animateWithDuration:delay:options:animations:completion:",
      "animate(withDuration:delay:options:animations:completion:)"
    ),
    ("performWithoutAnimation:", "performWithoutAnimation(_:)"),
    ("setStatusBarHidden:animated:", "setStatusBarHidden(_:animated:)"),
    ("setStatusBarHidden:withAnimation:", "setStatusBarHidden(_:with:)"),
    ("setNavigationBarHidden:animated:", "setNavigationBarHidden(_:animated:)"),
  ]

  /// What Foundation has to do with it.
  private static let foundationMethods: [(selector: String, swift: String)] = [
    ("setValue:forKey:", "setValue(_:forKey:)"),
    ("setValue:forKeyPath:", "setValue(_:forKeyPath:)"), ("valueForKey:", "value(forKey:)"),
    ("valueForKeyPath:", "value(forKeyPath:)"),
    ("setObject:forKey:", "setObject(_:forKey:)"), ("objectForKey:", "object(forKey:)"),
    ("respondsToSelector:", "responds(to:)"),
    ("instancesRespondToSelector:", "instancesRespond(to:)"), ("isKindOfClass:", "isKind(of:)"),
    ("isMemberOfClass:", "isMember(of:)"), ("conformsToProtocol:", "conforms(to:)"),
    ("isEqual:", "isEqual(_:)"), ("isEqualToString:", "isEqual(to:)"),
    ("performSelector:", "perform(_:)"), ("performSelector:withObject:", "perform(_:with:)"),
    ("performSelector:withObject:withObject:", "perform(_:with:with:)"),
    (
      "performSelector:withObject:afterDelay:", "perform(_:with:afterDelay:)"
    ),
    (
      "performSelectorOnMainThread:withObject:waitUntilDone:",
      "performSelector(onMainThread:with:waitUntilDone:)"
    ),
    (
      "addObserver:selector:name:object:", "addObserver(_:selector:name:object:)"
    ),
    (
      "addObserverForName:object:queue:usingBlock:", "addObserver(forName:object:queue:using:)"
    ),
    ("addObserver:forKeyPath:options:context:", "addObserver(_:forKeyPath:options:context:)"),
    ("removeObserver:", "removeObserver(_:)"),
    ("removeObserver:name:object:", "removeObserver(_:name:object:)"),
    ("postNotificationName:object:", "post(name:object:)"),
    ("postNotificationName:object:userInfo:", "post(name:object:userInfo:)"),
    ("invocationWithMethodSignature:", "invocationWithMethodSignature(_:)"),
    ("setArgument:atIndex:", "setArgument(_:at:)"), ("dealloc", "deinit"),
    ("addOperationWithBlock:", "addOperation(_:)"),
    (
      "isOperatingSystemAtLeastVersion:", "isOperatingSystemAtLeast(_:)"
    ),
    ("containsObject:", "contains(_:)"), ("addObject:", "add(_:)"),
  ]
}
