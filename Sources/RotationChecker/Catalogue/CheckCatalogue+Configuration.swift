extension CheckCatalogue {
  /// Targets, Info.plist, and how screens are put together.
  static let configuration: [any Check] = [
    AddedInLayout(),
    AppMaskConflict(),
    ConstraintsNotExchanged(),
    ContainerNotForwarding(),
    DrawingStretched(),
    IPadLockWithoutFullScreen(),
    IPadOrientationsIncomplete(),
    NonfullscreenPresentation(),
    OverlayWindow(),
    PresentedFrameKept(),
    RecursiveForwarding(),
    RequiresFullScreenDeprecated(),
    SystemControllerMask(),
  ]
}
