// Rows 14 to 16 and 18 of the device table (H-11, H-14, H-16, H-20, H-21, H-24).
//
// First and last systems: Apple's compatibility lists as collected on iosref.com; P-21 for the
// models that run 26 and not 27. Slide Over came with iOS 9 to iPad Air, mini 2 and later, Split
// View to some of those: Apple's list as reported by MacRumors on 2015-09-16. The others keep
// asking controllers (D-40).

extension Family {
  static let homeButtonPads: [Family] = [
    // The first models draw one pixel per point; that iPad 2 is as in the row is general knowledge.
    Family(
      "iPad 2, mini (1st generation)", .pad, hasHomeButton: true,
      .homeButtonPad(ScreenSize(768, 1024), scale: 1, .low),
      [
        Model("iPad 2", SystemVersion(4, 3), to: SystemVersion(9, 3)),
        Model("iPad mini (1st generation)", SystemVersion(6), to: SystemVersion(9, 3)),
      ]),
    Family(
      "iPad mini 2 to 5, 9.7-inch iPads", .pad, hasHomeButton: true,
      .homeButtonPad(ScreenSize(768, 1024), scale: 2, .high),
      [
        Model("iPad (3rd generation)", SystemVersion(5, 1), to: SystemVersion(9, 3)),
        Model("iPad (4th generation)", SystemVersion(6), to: SystemVersion(10, 3)),
        .splitting("iPad (5th generation)", SystemVersion(10, 2), to: SystemVersion(16, 7)),
        .splitting("iPad (6th generation)", SystemVersion(11, 2), to: SystemVersion(17, 7)),
        .splitting("iPad Air (1st generation)", SystemVersion(7), to: SystemVersion(12, 5)),
        .splitting("iPad Air 2", SystemVersion(8, 1), to: SystemVersion(15, 8)),
        .splitting("iPad mini 2", SystemVersion(7), to: SystemVersion(12, 5)),
        .splitting("iPad mini 3", SystemVersion(8, 1), to: SystemVersion(12, 5)),
        .splitting("iPad mini 4", SystemVersion(9), to: SystemVersion(15, 8)),
        .splitting("iPad mini (5th generation)", SystemVersion(12, 2), to: SystemVersion(26, 6)),
        .splitting("iPad Pro 9.7-inch", SystemVersion(9, 3), to: SystemVersion(16, 7)),
      ]),
    Family(
      "10.2-inch iPads", .pad, hasHomeButton: true,
      .homeButtonPad(ScreenSize(810, 1080), scale: 2, .high),
      [
        .splitting("iPad (7th generation)", SystemVersion(13, 1), to: SystemVersion(18, 7)),
        .splitting("iPad (8th generation)", SystemVersion(14), to: SystemVersion(26, 6)),
        .splitting("iPad (9th generation)", SystemVersion(15)),
      ]),
    Family(
      "iPad Pro 10.5-inch, Air (3rd generation)", .pad, hasHomeButton: true,
      .homeButtonPad(ScreenSize(834, 1112), scale: 2, .high),
      [
        .splitting("iPad Pro 10.5-inch", SystemVersion(10, 3), to: SystemVersion(17, 7)),
        .splitting("iPad Air (3rd generation)", SystemVersion(12, 2), to: SystemVersion(26, 6)),
      ]),
    Family(
      "iPad Pro 12.9-inch with a Home button", .pad, hasHomeButton: true,
      .homeButtonPad(ScreenSize(1024, 1366), scale: 2, .high),
      [
        .splitting(
          "iPad Pro 12.9-inch (1st generation)", SystemVersion(9, 1), to: SystemVersion(16, 7)),
        .splitting(
          "iPad Pro 12.9-inch (2nd generation)", SystemVersion(10, 3), to: SystemVersion(17, 7)),
      ]),
  ]
}
