// Rows 10 to 13 of the device table, iPhone Air and the 18 family (H-11 to H-14, M-34).
//
// A single remark gives the status bar under the first islands 54 points (WRNavigationBar issue
// 202); for later ones, and from 26 on, no source was found. Landscape from 26 on: measured on
// 17 Pro; elsewhere as for notch phones.
//
// First and last systems as for notch phones; Apple announced iPhone 18 Pro with iOS 27.

extension Family {
  static let islandPhones: [Family] = [
    Family(
      "iPhone 14 Pro, 15, 15 Pro, 16", .phone, hasHomeButton: false,
      .allScreenPhone(
        ScreenSize(393, 852), scale: 3, .island, .high,
        statusBar: [.since(16, 54, .low, "H-11"), .unknown(since: 26, "H-11")],
        portrait: [.since(16, ScreenInsets(59, 0, 34, 0), .high, "H-11")],
        landscape: [
          .since(16, ScreenInsets(0, 59, 21, 59), .medium, "H-12"),
          .since(26, ScreenInsets(0, 59, 20, 59), .low, "M-34"),
        ]),
      [
        Model("iPhone 14 Pro", SystemVersion(16)),
        Model("iPhone 15", SystemVersion(17)),
        Model("iPhone 15 Pro", SystemVersion(17)),
        Model("iPhone 16", SystemVersion(18)),
      ]),
    Family(
      "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus", .phone, hasHomeButton: false,
      .allScreenPhone(
        ScreenSize(430, 932), scale: 3, .island, sideways: .wide, .high,
        statusBar: [.since(16, 54, .low, "H-11"), .unknown(since: 26, "H-11")],
        portrait: [.since(16, ScreenInsets(59, 0, 34, 0), .high, "H-11")],
        landscape: [
          .since(16, ScreenInsets(0, 59, 21, 59), .medium, "H-12"),
          .since(26, ScreenInsets(0, 59, 20, 59), .low, "M-34"),
        ]),
      [
        Model("iPhone 14 Pro Max", SystemVersion(16)),
        Model("iPhone 15 Plus", SystemVersion(17)),
        Model("iPhone 15 Pro Max", SystemVersion(17)),
        Model("iPhone 16 Plus", SystemVersion(18)),
      ]),
    Family(
      "iPhone 16 Pro, 17, 17 Pro", .phone, hasHomeButton: false,
      .allScreenPhone(
        ScreenSize(402, 874), scale: 3, .island, .high,
        statusBar: .unknown("H-11"),
        portrait: [.since(18, ScreenInsets(62, 0, 34, 0), .high, "H-13")],
        landscape: [
          .since(18, ScreenInsets(0, 62, 21, 62), .medium, "H-12"),
          .since(26, ScreenInsets(0, 62, 20, 62), .high, "M-34"),
        ]),
      [
        Model("iPhone 16 Pro", SystemVersion(18)),
        Model("iPhone 17", SystemVersion(26)),
        Model("iPhone 17 Pro", SystemVersion(26)),
      ]),
    Family(
      "iPhone 16 Pro Max, 17 Pro Max", .phone, hasHomeButton: false,
      .allScreenPhone(
        ScreenSize(440, 956), scale: 3, .island, sideways: .wide, .high,
        statusBar: .unknown("H-11"),
        portrait: [.since(18, ScreenInsets(62, 0, 34, 0), .high, "H-13")],
        landscape: [
          .since(18, ScreenInsets(0, 62, 21, 62), .medium, "H-12"),
          .since(26, ScreenInsets(0, 62, 20, 62), .medium, "M-34"),
        ]),
      [
        Model("iPhone 16 Pro Max", SystemVersion(18)),
        Model("iPhone 17 Pro Max", SystemVersion(26)),
      ]),
    Family(
      "iPhone Air", .phone, hasHomeButton: false,
      .allScreenPhone(
        ScreenSize(420, 912), scale: 3, .island, sideways: .wide, .high,
        statusBar: .unknown("H-11"),
        portrait: [.since(26, ScreenInsets(68, 0, 34, 0), .high, "H-11")],
        landscape: .unknown("H-12")),
      [Model("iPhone Air", SystemVersion(26))]),
    Family(
      "iPhone 18 Pro", .phone, hasHomeButton: false, .unmeasuredPhone(ScreenSize(402, 874)),
      [Model("iPhone 18 Pro", SystemVersion(27))]),
    Family(
      "iPhone 18 Pro Max", .phone, hasHomeButton: false, .unmeasuredPhone(ScreenSize(440, 956)),
      [Model("iPhone 18 Pro Max", SystemVersion(27))]),
  ]
}
