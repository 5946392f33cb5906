import Foundation

/// The sizes that cells have given to items, in points.
struct ItemSizes {
  private var sizes: [IndexPath: CGSize] = [:]
  private var (width, height): (CGFloat, CGFloat) = (0, 0)

  func size(_ path: IndexPath) -> CGSize? { sizes[path] }

  mutating func set(_ size: CGSize, _ path: IndexPath) {
    let old = sizes.updateValue(size, forKey: path) ?? .zero
    width += size.width - old.width
    height += size.height - old.height
  }

  /// The mean of all; nil without any.
  var average: CGSize? {
    sizes.isEmpty
      ? nil
      : CGSize(width: width / CGFloat(sizes.count), height: height / CGFloat(sizes.count))
  }
}
