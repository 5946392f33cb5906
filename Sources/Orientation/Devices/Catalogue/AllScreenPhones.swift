extension Family {
  static let allScreenPhones: [Family] = [
    Family(
      "iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e", .phone, hasHomeButton: false,
      .allScreenPhone(
        Size(390, 844), scale: 3, .notch, Evidence(.high, "H-11"),
        statusBar: Timeline("H-11", [.since(14, 47, .medium, "H-11")]),
        portrait: Timeline(
          "H-11",
          [
            .since(14, Insets(47, 0, 34, 0), .high, "H-11"),
            .since(26, Insets(47, 0, 34, 0), .high, "H-11"),
          ]),
        landscape: Timeline(
          "H-12",
          [
            .since(14, Insets(0, 47, 21, 47), .medium, "H-12"),
            .since(26, Insets(0, 47, 20, 47), .low, "M-34"),
          ])),
      [
        Model("iPhone 12", SystemVersion(14, 1))
      ])
  ]
}
