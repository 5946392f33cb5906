#if !canImport(CoreGraphics)
  public import Foundation

  extension CGRect {
    /// Whether both are the same.
    ///
    /// - UIKit: same; CoreGraphics has it. Since iOS 2
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }

  extension CGPoint {
    /// Whether both are the same.
    ///
    /// - UIKit: same; CoreGraphics has it. Since iOS 2
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// Whether both are the same.
    ///
    /// - UIKit: same; CoreGraphics has it. Since iOS 2
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }
#endif
