extension Family {
  static let homeButtonPhones: [Family] = [
    Family(
      "iPhone 6, 6s, 7, 8, SE 2, SE 3", .phone, hasHomeButton: true,
      .homeButtonPhone(Size(375, 667), scale: 2, .high),
      [
        Model("iPhone 8", SystemVersion(11), to: SystemVersion(16, 7)),
        Model("iPhone SE (3rd generation)", SystemVersion(15, 4)),
      ])
  ]
}
