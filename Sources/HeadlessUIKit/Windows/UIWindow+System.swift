import Foundation
import Orientation

extension UIWindow {
  /// The name of its scene.
  var sceneID: SceneID { storedScene?.id ?? .main }

  /// Whether something in it waits for a layout.
  var waitsForLayout: Bool { isOpen && flags.needsPass }

  func replaceRoot(with root: UIViewController?) {
    guard root !== storedRoot else { return }
    let old = storedRoot
    storedRoot = root
    guard let host else { return }
    host.needsMounting = true
    if isOpen, let id {
      let rootID = root.map { host.id(of: $0) }
      if host.system.isLaunching || host.system.phase == .notLaunched {
        host.system.setLaunchRoot(rootID, of: id)
      } else {
        if let rootID { host.takeRoot(rootID, unlessIn: id) }
        host.send(.setRoot(rootID, of: id))
      }
    }
    old?.presented?.forgetPresentation()
    if let view = old?.viewIfLoaded, view.superview === self { takeOut(view) }
  }

  /// The window comes on screen.
  func open() {
    guard !isOpen, let host else { return }
    isOpen = true
    host.application.remember(self)
    host.needsMounting = true
    fit()
    let root = storedRoot.map { host.id(of: $0) }
    let scene = sceneID
    if let first = host.unclaimedWindow(of: scene) {
      claim(first)
      if host.system.isLaunching {
        host.system.setLaunchRoot(root, of: first)
      } else if root != nil {
        host.send(.setRoot(root, of: first))
      }
    } else if host.system.isLaunching || host.isConnecting(scene) {
      let id = host.system.addLaunchWindow(in: scene, isKey: host.isConnecting(scene))
      claim(id)
      host.system.setLaunchRoot(root, of: id)
    } else {
      if let root { host.takeRoot(root, unlessIn: nil) }
      claim(WindowID(host.windows.count))
      host.send(.openWindow(root: root, in: scene, isHidden: false))
    }
    host.post(UIWindow.didBecomeVisibleNotification, from: self)
  }

  private func claim(_ id: WindowID) {
    guard let host else { return }
    self.id = id
    while host.windows.count <= id.index { host.windows.append(WeakWindow()) }
    host.windows[id.index] = WeakWindow(window: self)
  }

  /// The window leaves the screen.
  func close() {
    guard isOpen, let id, let host else { return }
    isOpen = false
    host.application.forget(self)
    host.send(.closeWindow(id))
    storedRoot?.presented?.forgetPresentation()
    for view in subviews { takeOut(view) }
    host.post(UIWindow.didBecomeHiddenNotification, from: self)
  }

  func showAsKey() {
    takeKey()
    isHidden = false
    guard let host, let id, !host.system.isLaunching, !host.system.isKey(id) else { return }
    host.send(.makeKey(id))
  }

  func takeKey() {
    guard let host else { return }
    let old = host.application.keyWindowNow
    guard old !== self else { return }
    host.application.keyWindowNow = self
    if let old {
      old.resignKey()
      host.post(UIWindow.didResignKeyNotification, from: old)
    }
    becomeKey()
    host.post(UIWindow.didBecomeKeyNotification, from: self)
    if isOpen, let id, !host.system.isLaunching { host.send(.makeKey(id)) }
  }

  /// The size of what the root shows.
  var rootSize: CGSize {
    guard let host else { return bounds.size }
    return CGSize(host.system.rootSize(host.system.shownGeometry(of: sceneID)))
  }

  /// Takes the bounds that the scene's geometry gives it (`H-05` to `H-08`), unless it has a size of its own.
  func fit() {
    guard let host else { return }
    let layout = host.system.layout(of: sceneID)
    if fillsScene(layout) {
      let size = CGSize(layout.windowBounds)
      frame = CGRect(origin: .zero, size: size)
      fittedSize = size
    }
    fitSafeArea()
    for view in subviews {
      place(view, layout)
      (view as? PresentationView)?.placeContent()
    }
  }

  /// Whether its size is the scene's; a window that the app gave another size keeps that.
  private func fillsScene(_ layout: WindowLayout) -> Bool {
    let size = bounds.size
    if size == .zero || size == fittedSize { return true }
    // The size may have been asked for before a turn, and of the main screen (P-15).
    let whole = [CGSize(layout.windowBounds), screen.bounds.size, UIScreen.main.bounds.size]
    return whole.contains { full in
      full == size || CGSize(width: full.height, height: full.width) == size
    }
  }

  /// Whether it has another size than the scene gave it.
  private var hasOwnSize: Bool { bounds.size != fittedSize }

  /// Takes the safe area that the scene's geometry and the status bar leave (`H-10`, `Q-15`); of a window with a
  /// size of its own as far as it reaches under them.
  func fitSafeArea() {
    guard let host else { return }
    // Safe areas came with iOS 11.
    let hasSafeArea = host.system.behaviors[.safeAreas] && !host.contentFillsContainers
    var insets = hasSafeArea ? host.edgesTaken(of: sceneID) : .zero
    if hasOwnSize {
      let scene = host.system.layout(of: sceneID).windowBounds
      insets = UIEdgeInsets(
        top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
        bottom: max(0, insets.bottom - (scene.height - frame.maxY)),
        right: max(0, insets.right - (scene.width - frame.maxX)))
    }
    if insets != sceneSafeAreaInsets { sceneSafeAreaInsets = insets }
  }

  private func place(_ view: UIView, _ layout: WindowLayout) {
    let matrix = layout.rootTransform.matrix
    var size = CGSize(layout.rootBounds)
    var frame = CGRect(layout.rootFrame)
    if hasOwnSize {
      size = matrix.a == 0 ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
      frame = CGRect(origin: .zero, size: bounds.size)
    }
    if view.bounds.size != size { view.bounds = CGRect(origin: .zero, size: size) }
    view.center = CGPoint(x: frame.midX, y: frame.midY)
    view.transform = CGAffineTransform(
      a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0)
  }

  /// Puts the view of the root, or of a presented controller, into the window.
  func mount(_ controller: UIViewController) {
    guard let host, let view = controller.view else { return }
    guard let presentation = controller.activePresentation else {
      if view.superview !== self {
        insertSubview(view, at: 0)
        place(view, host.system.layout(of: sceneID))
      }
      return
    }
    let container = makeRoom(for: presentation)
    if let shown = presentation.presentedView, shown.superview !== container,
      shown.superview == nil || shown === view
    {
      container.addSubview(shown)
      shown.frame = presentation.frameOfPresentedViewInContainerView
    }
  }

  /// The view in which a presentation happens, put in front of all others.
  @discardableResult
  func makeRoom(for presentation: UIPresentationController) -> UIView {
    let container = presentation.containerIfLoaded ?? PresentationView(presentation)
    if container.superview !== self {
      presentation.containerIfLoaded = container
      addSubview(container)
      if let host { place(container, host.system.layout(of: sceneID)) }
    }
    return container
  }

  /// Takes the view of a covered controller out.
  func unmount(_ controller: UIViewController) {
    if let container = controller.activePresentation?.containerIfLoaded {
      if container.superview === self { container.removeFromSuperview() }
    } else if let view = controller.viewIfLoaded, view.superview === self {
      takeOut(view)
    }
  }

  /// Removes a view that may go elsewhere next, where nothing turns it (H-05).
  private func takeOut(_ view: UIView) {
    view.removeFromSuperview()
    if !view.transform.isIdentity { view.transform = .identity }
  }

  /// Takes out what belongs to controllers that the window no longer shows.
  func removeStrangers(tops: [UIViewController]) {
    for view in subviews {
      if let owner = view.owningController {
        if !tops.contains(where: { $0 === owner }) { takeOut(view) }
      } else if let container = view as? PresentationView {
        if !tops.contains(where: { $0 === container.presentation?.presentedViewController }) {
          container.removeFromSuperview()
        }
      }
    }
  }
}

/// The view in which a presentation happens.
final class PresentationView: UIView {
  weak var presentation: UIPresentationController?

  init(_ presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: .zero)
    autoresizesSubviews = false
  }

  required init?(coder: NSCoder) { nil }

  package override var isOfContainer: Bool { true }

  override func layoutSubviews() {
    guard let presentation else { return }
    presentation.containerViewWillLayoutSubviews()
    placeContent()
    presentation.containerViewDidLayoutSubviews()
  }

  /// Puts what is presented where its presentation controller wants it.
  func placeContent() {
    guard let presentation, presentation.containerIfLoaded === self else { return }
    presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
  }
}

extension DeviceHost {
  /// Takes a controller out of the window whose root it is, as it becomes the root of another one.
  fileprivate func takeRoot(_ root: ControllerID, unlessIn window: WindowID?) {
    guard let old = system.window(of: root), old != window else { return }
    guard let live = self.window(old), live.storedRoot.map({ id(of: $0) }) == root else {
      return send(.setRoot(nil, of: old))
    }
    live.rootViewController = nil
  }

  /// The window the system has had from the start, without a live window so far.
  func unclaimedWindow(of scene: SceneID) -> WindowID? {
    guard scene == .main, windows.isEmpty else { return nil }
    return .main
  }
}
