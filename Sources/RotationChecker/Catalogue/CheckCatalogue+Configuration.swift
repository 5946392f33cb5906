extension CheckCatalogue {
  /// Targets, Info.plist, and how screens are put together.
  static let configuration: [any Check] = [
    AppMaskConflict(),
    ContainerNotForwarding(),
    IPadLockWithoutFullScreen(),
    IPadOrientationsIncomplete(),
    NonfullscreenPresentation(),
    OverlayWindow(),
    RecursiveForwarding(),
    RequiresFullScreenDeprecated(),
    SystemControllerMask(),
  ]
}
