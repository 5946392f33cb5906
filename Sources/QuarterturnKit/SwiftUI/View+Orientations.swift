#if os(iOS) && canImport(SwiftUI)
  public import SwiftUI
  public import UIKit

  // Compiled on Apple's systems only, and not run there: it passes everything to OrientationProxy,
  // which is tested.

  extension View {
    /// Declares the orientations of the interface while this view is on screen.
    ///
    /// SwiftUI's controllers answer UIKit for themselves, so the app needs the line in its delegate:
    /// see ``Quarterturn/supportedInterfaceOrientations(for:otherwise:)``.
    ///
    /// - Parameter orientations: the orientations; nil declares none.
    /// - Returns: the view, with a controller behind it that answers for it.
    public func orientations(_ orientations: UIInterfaceOrientationMask?) -> some View {
      background(ProxyView { $0.orientations = orientations })
    }

    /// Locks the interface while this view is on screen.
    ///
    /// - Parameter extent: to what; nil for no lock.
    /// - Returns: the view, with something behind it that locks for it.
    public func orientationLock(_ extent: OrientationLock.Extent?) -> some View {
      background(ProxyView { $0.extent = extent })
    }

    /// Reports the orientation of the interface: now, and whenever it changes.
    ///
    /// - Parameter action: called with the new orientation as a turn begins.
    /// - Returns: the view, with something behind it that listens for it.
    public func onInterfaceOrientation(
      _ action: @escaping (UIInterfaceOrientation) -> Void
    ) -> some View { background(ProxyView { $0.onChange = action }) }
  }

  /// Puts a proxy behind a view.
  private struct ProxyView: UIViewControllerRepresentable {
    let update: (OrientationProxy) -> Void

    func makeUIViewController(context: Context) -> OrientationProxy {
      let proxy = OrientationProxy()
      update(proxy)
      return proxy
    }

    func updateUIViewController(_ proxy: OrientationProxy, context: Context) { update(proxy) }
  }
#endif
