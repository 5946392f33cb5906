public import Foundation

extension IndexPath {
  /// Makes the path of a row.
  ///
  /// - UIKit: same. Since iOS 2
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Which row of its section it is.
  ///
  /// - UIKit: same. Since iOS 2
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// Which section it is in.
  ///
  /// - UIKit: same. Since iOS 2
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// Makes the path of an item.
  ///
  /// - UIKit: same. Since iOS 6
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Which item of its section it is.
  ///
  /// - UIKit: same. Since iOS 6
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// Creates the path of a row.
  ///
  /// - UIKit: same. Since iOS 2
  public convenience init(row: Int, section: Int) {
    unsafe self.init(indexes: [section, row], length: 2)
  }
  /// Creates the path of an item.
  ///
  /// - UIKit: same. Since iOS 6
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }
  /// The number of the section.
  ///
  /// - UIKit: same. Since iOS 2
  public var section: Int { index(atPosition: 0) }
  /// The number of the row.
  ///
  /// - UIKit: same. Since iOS 2
  public var row: Int { index(atPosition: 1) }
  /// The number of the item.
  ///
  /// - UIKit: same. Since iOS 6
  public var item: Int { index(atPosition: 1) }
}
