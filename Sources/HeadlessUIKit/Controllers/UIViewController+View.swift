import Foundation
import Orientation

extension UIViewController {
  func loadIfNeeded() {
    guard loadedView == nil else { return }
    isLoadingView = true
    defer { isLoadingView = false }
    loadView()
    if loadedView == nil { loadedView = makePlainView() }
    viewDidLoad()
  }

  /// A view as large as the screen, as UIKit's own `loadView` makes.
  func makePlainView() -> UIView {
    let host = registration?.host ?? DeviceHost.current
    let view = UIView(frame: host?.screen.bounds ?? CGRect(x: 0, y: 0, width: 375, height: 667))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  func replaceView(with view: UIView?) {
    let place = loadedView.flatMap { old in
      old.superview.flatMap { parent in parent.subviews.firstIndex { $0 === old } }
    }
    let parent = loadedView?.superview
    loadedView?.owningController = nil
    if parent != nil { loadedView?.removeFromSuperview() }
    loadedView = view
    view?.owningController = self
    if let view, let parent, let place { parent.insertSubview(view, at: place) }
  }

  /// Called by the layout pass before the view lays its subviews out.
  package func hearWillLayoutSubviews() {
    guard let host = layoutHost else { return viewWillLayoutSubviews() }
    announcedSize = loadedView?.bounds.size
    // One that has been covered during a turn is laid out where it will be again.
    if let window = loadedView?.window?.id { layoutWindow = window }
    guard host.offersLayoutCallbacks else { return }
    host.tell(self, .viewWillLayoutSubviews) { viewWillLayoutSubviews() }
    layOutContainerContent()
  }

  /// Called by the layout pass after the view has laid its subviews out.
  package func hearDidLayoutSubviews() {
    guard let host = layoutHost else { return viewDidLayoutSubviews() }
    guard host.offersLayoutCallbacks else { return }
    host.tell(self, .viewDidLayoutSubviews) { viewDidLayoutSubviews() }
  }

  /// Called before a layout when the view is to update its constraints.
  func hearUpdateViewConstraints() {
    guard let host = layoutHost else { return updateViewConstraints() }
    host.call(self) { updateViewConstraints() }
  }

  package func hearSafeAreaInsetsDidChange() { viewSafeAreaInsetsDidChange() }

  package func hearLayoutMarginsDidChange() { viewLayoutMarginsDidChange() }

  /// Places the views of a container's children.
  private func layOutContainerContent() { mountShownChildren() }

  private var layoutHost: DeviceHost? { registration?.host ?? DeviceHost.current }
}

extension DeviceHost {
  /// Whether there are layout callbacks in this version (`G-01`).
  var offersLayoutCallbacks: Bool { system.behaviors[.layoutCallbacks] }
}
