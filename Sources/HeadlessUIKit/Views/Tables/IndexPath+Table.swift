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
