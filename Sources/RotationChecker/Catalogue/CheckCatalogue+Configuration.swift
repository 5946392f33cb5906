extension CheckCatalogue {
  /// Targets, Info.plist, and how screens are put together.
  static let configuration: [any Check] = [
    AppMaskConflict(),
    ConstraintsNotExchanged(),
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
