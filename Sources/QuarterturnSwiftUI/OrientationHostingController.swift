#if os(iOS) && canImport(SwiftUI)
  import QuarterturnKit
  public import SwiftUI
  public import UIKit

  /// A hosting controller whose SwiftUI views declare orientations without the line in the app's
  /// delegate, and whose locks hold where masks do not count.
  ///
  /// - UIKit: `UIHostingController`, which answers for itself. Rule: `D-03`, `F-34`, `F-36`
  open class OrientationHostingController<Content: View>: UIHostingController<Content> {
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      resolvedOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      resolvedPreferredOrientation
    }

    #if compiler(>=6.2)
      @available(iOS 26, *)
      open override var prefersInterfaceOrientationLocked: Bool { wishesToStay }

      @available(iOS 26, *)
      open override var childForInterfaceOrientationLock: UIViewController? { nil }
    #endif
  }
#endif
