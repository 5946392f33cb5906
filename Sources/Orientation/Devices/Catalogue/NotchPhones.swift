// Rows 4 to 9 of the device table, with the figures measured on 27.0 (H-11 to H-14, M-31, M-34).
//
// Upright a notch phone's status bar fills the top inset. Landscape from 26 on: measured on
// 13 mini; elsewhere the sides of before (H-10) with the new bottom of 20 (M-34), marked low.
//
// First and last systems: Apple's compatibility lists as collected on iosref.com, and the version
// ranges of Xcode's simulator profiles. iOS 27 runs on every phone that ran 26: iPhone 11 and later.

extension Family {
  static let notchPhones: [Family] = [
    Family(
      "iPhone X, XS, 11 Pro", .phone, hasHomeButton: false,
      .allScreenPhone(
        ScreenSize(375, 812), scale: 3, .notch, .high,
        statusBar: [.since(11, 44, .medium, "H-11"), .since(26, 44, .low, "H-11")],
        portrait: [
          .since(11, ScreenInsets(44, 0, 34, 0), .high, "H-11"),
          .since(26, ScreenInsets(44, 0, 34, 0), .low, "H-11"),
        ],
        landscape: [
          .since(11, ScreenInsets(0, 44, 21, 44), .medium, "H-12"),
          .since(26, ScreenInsets(0, 44, 20, 44), .low, "M-34"),
        ]),
      [
        Model("iPhone X", SystemVersion(11), to: SystemVersion(16, 7)),
        Model("iPhone XS", SystemVersion(12), to: SystemVersion(18, 7)),
        Model("iPhone 11 Pro", SystemVersion(13)),
      ]),
    Family(
      "iPhone XR, 11", .phone, hasHomeButton: false,
      // 44 became 48 with iOS 14: GKNavigationBarViewController pull 47, EFNavigationBar issue 16.
      .allScreenPhone(
        ScreenSize(414, 896), scale: 2, .notch, sideways: .wide, .medium,
        statusBar: [
          .since(12, 44, .medium, "H-11"), .since(14, 48, .medium, "H-11"),
          .since(26, 48, .low, "H-11"),
        ],
        portrait: [
          .since(12, ScreenInsets(44, 0, 34, 0), .medium, "H-11"),
          .since(14, ScreenInsets(48, 0, 34, 0), .medium, "H-11"),
          .since(26, ScreenInsets(48, 0, 34, 0), .high, "H-11"),
        ],
        landscape: [
          .since(12, ScreenInsets(0, 44, 21, 44), .medium, "H-12"),
          .since(14, ScreenInsets(0, 48, 21, 48), .low, "H-12"),
          .since(26, ScreenInsets(0, 48, 20, 48), .low, "M-34"),
        ]),
      [
        Model("iPhone XR", SystemVersion(12), to: SystemVersion(18, 7)),
        Model("iPhone 11", SystemVersion(13)),
      ]),
    Family(
      "iPhone XS Max, 11 Pro Max", .phone, hasHomeButton: false,
      .allScreenPhone(
        ScreenSize(414, 896), scale: 3, .notch, sideways: .wide, .medium,
        statusBar: [.since(12, 44, .medium, "H-11"), .since(26, 44, .low, "H-11")],
        portrait: [
          .since(12, ScreenInsets(44, 0, 34, 0), .medium, "H-11"),
          .since(26, ScreenInsets(44, 0, 34, 0), .low, "H-11"),
        ],
        landscape: [
          .since(12, ScreenInsets(0, 44, 21, 44), .medium, "H-12"),
          .since(26, ScreenInsets(0, 44, 20, 44), .low, "M-34"),
        ]),
      [
        Model("iPhone XS Max", SystemVersion(12), to: SystemVersion(18, 7)),
        Model("iPhone 11 Pro Max", SystemVersion(13)),
      ]),
    Family(
      "iPhone 12 mini, 13 mini", .phone, hasHomeButton: false,
      // Draws 1125x2436 pixels and shows them on a smaller panel.
      .allScreenPhone(
        ScreenSize(375, 812), scale: 3, pixels: Figure(ScreenSize(1080, 2340), .high, "H-03"),
        .notch, .high,
        statusBar: [.since(14, 50, .medium, "H-11"), .since(26, 50, .low, "H-11")],
        portrait: [
          .since(14, ScreenInsets(50, 0, 34, 0), .medium, "H-11"),
          .since(26, ScreenInsets(50, 0, 34, 0), .high, "H-11"),
        ],
        landscape: [
          .since(14, ScreenInsets(0, 50, 21, 50), .low, "H-12"),
          .since(26, ScreenInsets(0, 50, 20, 50), .low, "M-34"),
          .since(27, ScreenInsets(0, 50, 20, 50), .medium, "M-31"),
        ]),
      [
        Model("iPhone 12 mini", SystemVersion(14, 1)),
        Model("iPhone 13 mini", SystemVersion(15)),
      ]),
    Family(
      "iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e", .phone, hasHomeButton: false,
      threeNinetyPoints(traits: .high),
      [
        Model("iPhone 12", SystemVersion(14, 1)),
        Model("iPhone 12 Pro", SystemVersion(14, 1)),
        Model("iPhone 13", SystemVersion(15)),
        Model("iPhone 13 Pro", SystemVersion(15)),
        Model("iPhone 14", SystemVersion(16)),
        Model("iPhone 16e", SystemVersion(18, 3)),
      ]),
    // The same display, but Apple's list of size classes leaves this model out.
    Family(
      "iPhone 17e", .phone, hasHomeButton: false, threeNinetyPoints(traits: .low),
      [Model("iPhone 17e", SystemVersion(26, 3))]),
    Family(
      "iPhone 12 Pro Max, 13 Pro Max, 14 Plus", .phone, hasHomeButton: false,
      .allScreenPhone(
        ScreenSize(428, 926), scale: 3, .notch, sideways: .wide, .high,
        statusBar: [.since(14, 47, .medium, "H-11"), .since(26, 47, .low, "H-11")],
        portrait: [.since(14, ScreenInsets(47, 0, 34, 0), .high, "H-11")],
        landscape: [
          .since(14, ScreenInsets(0, 47, 21, 47), .medium, "H-12"),
          .since(26, ScreenInsets(0, 47, 20, 47), .low, "M-34"),
        ]),
      [
        Model("iPhone 12 Pro Max", SystemVersion(14, 1)),
        Model("iPhone 13 Pro Max", SystemVersion(15)),
        Model("iPhone 14 Plus", SystemVersion(16)),
      ]),
  ]

  private static func threeNinetyPoints(traits: Confidence) -> DeviceDisplay {
    .allScreenPhone(
      ScreenSize(390, 844), scale: 3, .notch, traits: traits, .high,
      statusBar: [.since(14, 47, .medium, "H-11"), .since(26, 47, .low, "H-11")],
      portrait: [.since(14, ScreenInsets(47, 0, 34, 0), .high, "H-11")],
      landscape: [
        .since(14, ScreenInsets(0, 47, 21, 47), .medium, "H-12"),
        .since(26, ScreenInsets(0, 47, 20, 47), .low, "M-34"),
      ])
  }
}
