// Rows 17 and 19 of the device table and the iPads of 2021 and later (H-11, H-14, M-32).
//
// Only the families of mini 6, iPad (A16) and Pro 13-inch (M5) were measured on 27.0. That a family
// outside the table had 24 and 20 points before rests on H-11 alone.
//
// First and last systems as for the iPads with a Home button. Those of 2024 were sold with a build
// of 17.4 or 17.5; this is the lower one.
//
// The front camera moved to a long edge with iPad (10th generation), then with the iPads Air and Pro of
// 2024 (reviews of both); iPad mini keeps it at a short one.

extension Family {
  static let allScreenPads: [Family] = [
    Family(
      "iPad Pro 11-inch until M2", .pad, hasHomeButton: false,
      .allScreenPad(ScreenSize(834, 1194), .high, until26: .high),
      [
        .splitting(
          "iPad Pro 11-inch (1st generation)", SystemVersion(12, 1), to: SystemVersion(26, 6)),
        .splitting("iPad Pro 11-inch (2nd generation)", SystemVersion(13, 4)),
        .splitting("iPad Pro 11-inch (3rd generation)", SystemVersion(14, 5)),
        .splitting("iPad Pro 11-inch (4th generation)", SystemVersion(16, 1)),
      ]),
    Family(
      "iPad Pro 12.9-inch without a Home button", .pad, hasHomeButton: false,
      .allScreenPad(ScreenSize(1024, 1366), .medium, until26: .medium),
      [
        .splitting(
          "iPad Pro 12.9-inch (3rd generation)", SystemVersion(12, 1), to: SystemVersion(26, 6)),
        .splitting("iPad Pro 12.9-inch (4th generation)", SystemVersion(13, 4)),
        .splitting("iPad Pro 12.9-inch (5th generation)", SystemVersion(14, 5)),
        .splitting("iPad Pro 12.9-inch (6th generation)", SystemVersion(16, 1)),
      ]),
    Family(
      "iPad Air 11-inch and 10.9-inch, iPad (10th generation, A16)", .pad, hasHomeButton: false,
      .measuredPad(ScreenSize(820, 1180), .high, until26: .high),
      [
        .splitting("iPad Air (4th generation)", SystemVersion(14, 1)),
        .splitting("iPad Air (5th generation)", SystemVersion(15, 4)),
        .splitting("iPad (10th generation)", SystemVersion(16, 1), hasLandscapeCamera: true),
        .splitting("iPad Air 11-inch (M2)", SystemVersion(17, 4), hasLandscapeCamera: true),
        .splitting("iPad Air 11-inch (M3)", SystemVersion(18, 3), hasLandscapeCamera: true),
        .splitting("iPad (A16)", SystemVersion(18, 3), hasLandscapeCamera: true),
        .splitting("iPad Air 11-inch (M4)", SystemVersion(26, 3), hasLandscapeCamera: true),
      ]),
    Family(
      "iPad mini (6th generation, A17 Pro)", .pad, hasHomeButton: false,
      .measuredPad(ScreenSize(744, 1133), .medium, until26: .medium),
      [
        .splitting("iPad mini (6th generation)", SystemVersion(15)),
        .splitting("iPad mini (A17 Pro)", SystemVersion(18)),
      ]),
    Family(
      "iPad Pro 11-inch from M4", .pad, hasHomeButton: false,
      .allScreenPad(ScreenSize(834, 1210), .medium, until26: .low),
      [
        .splitting("iPad Pro 11-inch (M4)", SystemVersion(17, 4), hasLandscapeCamera: true),
        .splitting("iPad Pro 11-inch (M5)", SystemVersion(26), hasLandscapeCamera: true),
      ]),
    Family(
      "iPad Air 13-inch", .pad, hasHomeButton: false,
      .allScreenPad(ScreenSize(1024, 1366), .high, until26: .low),
      [
        .splitting("iPad Air 13-inch (M2)", SystemVersion(17, 4), hasLandscapeCamera: true),
        .splitting("iPad Air 13-inch (M3)", SystemVersion(18, 3), hasLandscapeCamera: true),
        .splitting("iPad Air 13-inch (M4)", SystemVersion(26, 3), hasLandscapeCamera: true),
      ]),
    Family(
      "iPad Pro 13-inch", .pad, hasHomeButton: false,
      .measuredPad(ScreenSize(1032, 1376), .medium, until26: .medium),
      [
        .splitting("iPad Pro 13-inch (M4)", SystemVersion(17, 4), hasLandscapeCamera: true),
        .splitting("iPad Pro 13-inch (M5)", SystemVersion(26), hasLandscapeCamera: true),
      ]),
  ]
}
