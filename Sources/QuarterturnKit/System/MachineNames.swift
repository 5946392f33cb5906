#if os(iOS) || canImport(HeadlessUIKit)
package import Orientation

extension Machine {
  /// The phone of the catalogue; nil for iPads, for what is newer than this table, and for what does
  /// not run iOS 13.
  package var phone: DeviceProfile? {
    guard let model = Self.phones.first(where: { $0.value.contains(name) })?.key else { return nil }
    return DeviceProfile.all.first { $0.name == model }
  }

  /// What the system calls the phones that run iOS 13 or later.
  private static let phones: [String: [String]] = [
    "iPhone 6s": ["iPhone8,1"], "iPhone 6s Plus": ["iPhone8,2"],
    "iPhone SE (1st generation)": ["iPhone8,4"],
    "iPhone 7": ["iPhone9,1", "iPhone9,3"], "iPhone 7 Plus": ["iPhone9,2", "iPhone9,4"],
    "iPhone 8": ["iPhone10,1", "iPhone10,4"], "iPhone 8 Plus": ["iPhone10,2", "iPhone10,5"],
    "iPhone X": ["iPhone10,3", "iPhone10,6"], "iPhone XS": ["iPhone11,2"],
    "iPhone XS Max": ["iPhone11,4", "iPhone11,6"], "iPhone XR": ["iPhone11,8"],
    "iPhone 11": ["iPhone12,1"], "iPhone 11 Pro": ["iPhone12,3"],
    "iPhone 11 Pro Max": ["iPhone12,5"], "iPhone SE (2nd generation)": ["iPhone12,8"],
    "iPhone 12 mini": ["iPhone13,1"], "iPhone 12": ["iPhone13,2"],
    "iPhone 12 Pro": ["iPhone13,3"], "iPhone 12 Pro Max": ["iPhone13,4"],
    "iPhone 13 Pro": ["iPhone14,2"], "iPhone 13 Pro Max": ["iPhone14,3"],
    "iPhone 13 mini": ["iPhone14,4"], "iPhone 13": ["iPhone14,5"],
    "iPhone SE (3rd generation)": ["iPhone14,6"], "iPhone 14": ["iPhone14,7"],
    "iPhone 14 Plus": ["iPhone14,8"], "iPhone 14 Pro": ["iPhone15,2"],
    "iPhone 14 Pro Max": ["iPhone15,3"], "iPhone 15": ["iPhone15,4"],
    "iPhone 15 Plus": ["iPhone15,5"], "iPhone 15 Pro": ["iPhone16,1"],
    "iPhone 15 Pro Max": ["iPhone16,2"], "iPhone 16 Pro": ["iPhone17,1"],
    "iPhone 16 Pro Max": ["iPhone17,2"], "iPhone 16": ["iPhone17,3"],
    "iPhone 16 Plus": ["iPhone17,4"], "iPhone 16e": ["iPhone17,5"],
    "iPhone 17 Pro": ["iPhone18,1"], "iPhone 17 Pro Max": ["iPhone18,2"],
    "iPhone 17": ["iPhone18,3"], "iPhone Air": ["iPhone18,4"],
    "iPod touch (7th generation)": ["iPod9,1"],
  ]

  /// The names in the table; for tests.
  package static var phoneNames: [String] { phones.keys.sorted() }
}
#endif
