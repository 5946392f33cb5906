#if !canImport(CoreGraphics)
  public import Foundation

  // Foundation has these types where there is no CoreGraphics, without the way they are written there.

  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// Both numbers in parentheses, as in `(10.0, 20.0)`.
    ///
    /// - UIKit: same, CoreGraphics has it. Since iOS 2
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Both numbers in parentheses, as in `(320.0, 44.0)`.
    ///
    /// - UIKit: same, CoreGraphics has it. Since iOS 2
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The four numbers in parentheses, as in `(0.0, 64.0, 320.0, 44.0)`.
    ///
    /// - UIKit: same, CoreGraphics has it. Since iOS 2
    public var debugDescription: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }
#endif
