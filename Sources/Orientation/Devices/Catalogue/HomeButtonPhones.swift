// Rows 1 to 3 of the device table (H-11 to H-16, H-20, H-21, H-24), and the smaller display before
// them, which the table leaves out and which is general knowledge.
//
// First and last systems: Apple's compatibility lists as collected on iosref.com, and the version
// ranges of Xcode's simulator profiles. iOS 26 and 27 both run on SE (2nd generation) and later.

extension Family {
  static let homeButtonPhones: [Family] = [
    Family(
      "iPhone 4s", .phone, hasHomeButton: true,
      .homeButtonPhone(ScreenSize(320, 480), scale: 2, .low),
      [Model("iPhone 4s", SystemVersion(5), to: SystemVersion(9, 3))]),
    Family(
      "iPhone 5, 5s, SE (1st generation)", .phone, hasHomeButton: true,
      .homeButtonPhone(ScreenSize(320, 568), scale: 2, .high),
      [
        Model("iPhone 5", SystemVersion(6), to: SystemVersion(10, 3)),
        Model("iPhone 5c", SystemVersion(7), to: SystemVersion(10, 3)),
        Model("iPhone 5s", SystemVersion(7), to: SystemVersion(12, 5)),
        Model("iPhone SE (1st generation)", SystemVersion(9, 3), to: SystemVersion(15, 8)),
        Model("iPod touch (5th generation)", SystemVersion(6), to: SystemVersion(9, 3)),
        Model("iPod touch (6th generation)", SystemVersion(8, 4), to: SystemVersion(12, 5)),
        Model("iPod touch (7th generation)", SystemVersion(12, 3), to: SystemVersion(15, 8)),
      ]),
    Family(
      "iPhone 6 to 8, SE (2nd and 3rd generation)", .phone, hasHomeButton: true,
      .homeButtonPhone(ScreenSize(375, 667), scale: 2, .high),
      [
        Model("iPhone 6", SystemVersion(8), to: SystemVersion(12, 5)),
        Model("iPhone 6s", SystemVersion(9), to: SystemVersion(15, 8)),
        Model("iPhone 7", SystemVersion(10), to: SystemVersion(15, 8)),
        Model("iPhone 8", SystemVersion(11), to: SystemVersion(16, 7)),
        Model("iPhone SE (2nd generation)", SystemVersion(13, 4)),
        Model("iPhone SE (3rd generation)", SystemVersion(15, 4)),
      ]),
    Family(
      "iPhone 6 Plus to 8 Plus", .phone, hasHomeButton: true,
      // Draws 1242x2208 pixels and shows them on a smaller panel: general knowledge.
      .homeButtonPhone(
        ScreenSize(414, 736), scale: 3, pixels: Figure(ScreenSize(1080, 1920), .low, "H-03"),
        sideways: .wide, .medium),
      [
        Model("iPhone 6 Plus", SystemVersion(8), to: SystemVersion(12, 5)),
        Model("iPhone 6s Plus", SystemVersion(9), to: SystemVersion(15, 8)),
        Model("iPhone 7 Plus", SystemVersion(10), to: SystemVersion(15, 8)),
        Model("iPhone 8 Plus", SystemVersion(11), to: SystemVersion(16, 7)),
      ]),
  ]
}
