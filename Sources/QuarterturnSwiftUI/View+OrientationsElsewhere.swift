#if canImport(SwiftUI) && !os(iOS)
  @_exported public import Orientation
  public import SwiftUI

  // The same names where interfaces do not turn: macOS, tvOS, watchOS and visionOS. Code that is
  // shared with an iOS app is compiled there and does nothing.

  extension View {
    /// Does nothing where interfaces do not turn; on iOS, declares the orientations of the interface.
    public func orientations(_ orientations: InterfaceOrientationMask?) -> some View { self }

    /// Does nothing where interfaces do not turn; on iOS, locks the interface while this view is on
    /// screen.
    public func orientationLock(_ extent: OrientationLock.Extent?) -> some View { self }

    /// Never calls its action where interfaces do not turn; on iOS, reports the orientation of the
    /// interface.
    public func onInterfaceOrientation(
      _ action: @escaping (Orientation.InterfaceOrientation) -> Void
    ) -> some View { self }
  }

  /// What `orientationLock(_:)` takes; on iOS, the token of QuarterturnKit.
  public enum OrientationLock {
    /// To what an interface is locked.
    public enum Extent: Sendable, Equatable {
      /// To the way it is shown.
      case shown
      /// To the way the device is held.
      case held
      /// To any of some orientations.
      case orientations(InterfaceOrientationMask)
    }
  }

  #if os(tvOS) || os(visionOS)
    public import UIKit

    /// A hosting controller as any other, where interfaces do not turn.
    open class OrientationHostingController<Content: View>: UIHostingController<Content> {}
  #endif
#endif
