extension CheckCatalogue {
  /// Targets, Info.plist, and how screens are put together.
  static let configuration: [any Check] = [
    AppMaskConflict(),
    IPadLockWithoutFullScreen(),
    IPadOrientationsIncomplete(),
    RequiresFullScreenDeprecated(),
    SystemControllerMask(),
  ]
}
