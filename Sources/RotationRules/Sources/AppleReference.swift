extension RuleCatalogue {
  /// Pages of Apple's reference documentation.
  static let appleReference: [Source] = [
    Source(
      "A-SIO", "UIViewController.supportedInterfaceOrientations",
      uiKit: "uiviewcontroller/supportedinterfaceorientations"),
    Source(
      "A-SAR", "UIViewController.shouldAutorotate",
      uiKit: "uiviewcontroller/shouldautorotate"),
    Source(
      "A-PIO", "UIViewController.preferredInterfaceOrientationForPresentation",
      uiKit: "uiviewcontroller/preferredinterfaceorientationforpresentation"),
    Source(
      "A-SNU", "UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()",
      uiKit: "uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()"),
    Source(
      "A-ATT", "UIViewController.attemptRotationToDeviceOrientation()",
      uiKit: "uiviewcontroller/attemptrotationtodeviceorientation()"),
    Source(
      "A-LOCK", "UIViewController.prefersInterfaceOrientationLocked, child hook, update call",
      uiKit: "uiviewcontroller/prefersinterfaceorientationlocked"),
    Source(
      "A-APPW", "UIApplication.supportedInterfaceOrientations(for:)",
      uiKit: "uiapplication/supportedinterfaceorientations(for:)"),
    Source(
      "A-DELW", "UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:)",
      uiKit: "uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:)"),
    Source(
      "A-SCNW", "UIWindowSceneDelegate.supportedInterfaceOrientations(for:)",
      uiKit: "uiwindowscenedelegate/supportedinterfaceorientations(for:)"),
    Source("A-MASK", "UIInterfaceOrientationMask", uiKit: "uiinterfaceorientationmask"),
    Source("A-DEVO", "UIDevice.orientation", uiKit: "uidevice/orientation"),
    Source(
      "A-BEGIN", "UIDevice.beginGeneratingDeviceOrientationNotifications()",
      uiKit: "uidevice/begingeneratingdeviceorientationnotifications()"),
    Source(
      "A-GEN", "UIDevice.isGeneratingDeviceOrientationNotifications",
      uiKit: "uidevice/isgeneratingdeviceorientationnotifications"),
    Source(
      "A-ODC", "UIDevice.orientationDidChangeNotification",
      uiKit: "uidevice/orientationdidchangenotification"),
    Source(
      "A-MSG", "The message identifier of the device notification",
      apple: "documentation/foundation/notificationcenter/messageidentifier/orientationdidchange"),
    Source(
      "A-SBO", "UIApplication.statusBarOrientation", uiKit: "uiapplication/statusbarorientation"),
    Source(
      "A-SETSBO", "UIApplication.setStatusBarOrientation(_:animated:)",
      uiKit: "uiapplication/setstatusbarorientation(_:animated:)"),
    Source(
      "A-NOT", "The status-bar orientation and frame notifications and their keys",
      uiKit: "uiapplication/willchangestatusbarorientationnotification"),
    Source(
      "A-DDID", "UIApplicationDelegate.application(_:didChangeStatusBarOrientation:)",
      uiKit: "uiapplicationdelegate/application(_:didchangestatusbarorientation:)"),
    Source(
      "A-RGU", "UIWindowScene.requestGeometryUpdate(_:errorHandler:)",
      uiKit: "uiwindowscene/requestgeometryupdate(_:errorhandler:)"),
    Source("A-GEO", "UIWindowScene.effectiveGeometry", uiKit: "uiwindowscene/effectivegeometry"),
    Source("A-SERR", "UISceneError", uiKit: "uisceneerror"),
    Source(
      "A-DUEG", "UIWindowSceneDelegate.windowScene(_:didUpdateEffectiveGeometry:)",
      uiKit: "uiwindowscenedelegate/windowscene(_:didupdateeffectivegeometry:)"),
    Source(
      "A-DUCS",
      "UIWindowSceneDelegate.windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
      uiKit: "uiwindowscenedelegate/"
        + "windowscene(_:didupdate:interfaceorientation:traitcollection:)"),
    Source(
      "A-VWT", "UIContentContainer.viewWillTransition(to:with:)",
      uiKit: "uicontentcontainer/viewwilltransition(to:with:)"),
    Source(
      "A-WT", "UIContentContainer.willTransition(to:with:)",
      uiKit: "uicontentcontainer/willtransition(to:with:)"),
    Source(
      "A-SFC",
      "UIContentContainer.size(forChildContentContainer:withParentContainerSize:)",
      uiKit:
        "uicontentcontainer/size(forchildcontentcontainer:withparentcontainersize:)"),
    Source(
      "A-TT", "UIViewControllerTransitionCoordinatorContext.targetTransform",
      uiKit: "uiviewcontrollertransitioncoordinatorcontext/targettransform"),
    Source(
      "A-WR", "UIViewController.willRotate(to:duration:) and its family",
      uiKit: "uiviewcontroller/willrotate(to:duration:)"),
    Source(
      "A-WAR", "UIViewController.willAnimateRotation(to:duration:)",
      uiKit: "uiviewcontroller/willanimaterotation(to:duration:)"),
    Source(
      "A-SCR", "UIScreen: bounds, nativeBounds, coordinateSpace, fixedCoordinateSpace, main",
      uiKit: "uiscreen"),
    Source("A-UCS", "UICoordinateSpace", uiKit: "uicoordinatespace"),
    Source(
      "A-PL", "Info.plist: UISupportedInterfaceOrientations, UIInterfaceOrientation",
      apple: "documentation/bundleresources/information-property-list/"
        + "uisupportedinterfaceorientations"),
    Source(
      "A-RFS", "Info.plist: UIRequiresFullScreen",
      apple: "documentation/bundleresources/information-property-list/uirequiresfullscreen"),
    Source(
      "A-RFSI", "Info.plist: UIRequiresFullScreenIgnoredStartingWithVersion",
      apple: "documentation/bundleresources/information-property-list/"
        + "uirequiresfullscreenignoredstartingwithversion"),
    Source(
      "A-PRES", "UIPresentationController and UIModalPresentationStyle",
      uiKit: "uipresentationcontroller/shouldremovepresentersview"),
    Source(
      "A-CDEL",
      "The orientation methods of the delegates of navigation, tab bar, split view and "
        + "page view controllers",
      uiKit: "uinavigationcontrollerdelegate"),
    Source(
      "A-MTL", "Managing your Metal app window in iPadOS",
      apple: "documentation/metal/managing-your-metal-app-window-in-ipados"),
    Source(
      "A-DUO", "Preparing your app for iPhone Duo",
      apple: "documentation/technologyoverviews/preparing-your-app-for-iphone-duo"),
  ]
}
