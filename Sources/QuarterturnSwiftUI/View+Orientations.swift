#if os(iOS) && canImport(SwiftUI)
  @_exported public import QuarterturnKit
  public import SwiftUI
  public import UIKit

  // Compiled on Apple's systems only, and not run there: it passes everything to OrientationProxy,
  // which is tested. A test compiles it against a stand-in for SwiftUI.

  extension View {
    /// Declares the orientations of the interface while this view is on screen.
    ///
    /// SwiftUI's controllers answer UIKit for themselves, so the app needs the line in its delegate:
    /// see `Quarterturn.supportedInterfaceOrientations(for:otherwise:)` of QuarterturnKit.
    ///
    /// - Parameter orientations: the orientations; nil declares none.
    /// - Returns: the view, with a controller behind it that answers for it.
    public func orientations(_ orientations: UIInterfaceOrientationMask?) -> some View {
      modifier(ProxyModifier { $0.orientations = orientations })
    }

    /// Locks the interface while this view is on screen.
    ///
    /// Where masks do not count, as on an iPad whose apps share the screen from iOS 26, UIKit asks the
    /// hosting controller whether it prefers to stay, and SwiftUI's own does not:
    /// ``OrientationHostingController`` does.
    ///
    /// - Parameter extent: to what; nil for no lock.
    /// - Returns: the view, with something behind it that locks for it.
    public func orientationLock(_ extent: OrientationLock.Extent?) -> some View {
      modifier(ProxyModifier { $0.extent = extent })
    }

    /// Reports the orientation of the interface: now, and whenever it changes.
    ///
    /// - Parameter action: called with the new orientation as a turn begins.
    /// - Returns: the view, with something behind it that listens for it.
    public func onInterfaceOrientation(
      _ action: @escaping (UIInterfaceOrientation) -> Void
    ) -> some View { modifier(ProxyModifier { $0.onChange = action }) }
  }

  /// Answers for a view, as one that is inside of those around it.
  private struct ProxyModifier: ViewModifier {
    @Environment(\.orientationDepth) private var depth
    let update: (OrientationProxy) -> Void

    init(_ update: @escaping (OrientationProxy) -> Void) { self.update = update }

    func body(content: Content) -> some View {
      content.environment(\.orientationDepth, depth + 1)
        .background(ProxyView(depth: depth, update: update))
    }
  }

  /// Puts a proxy behind a view.
  private struct ProxyView: UIViewControllerRepresentable {
    let depth: Int
    let update: (OrientationProxy) -> Void

    func makeUIViewController(context: Context) -> OrientationProxy {
      let proxy = OrientationProxy()
      updateUIViewController(proxy, context: context)
      return proxy
    }

    func updateUIViewController(_ proxy: OrientationProxy, context: Context) {
      proxy.depth = depth
      update(proxy)
    }
  }

  /// How many views that declare something contain a view.
  private struct OrientationDepthKey: EnvironmentKey {
    static let defaultValue = 0
  }

  extension EnvironmentValues {
    fileprivate var orientationDepth: Int {
      get { self[OrientationDepthKey.self] }
      set { self[OrientationDepthKey.self] = newValue }
    }
  }
#endif
