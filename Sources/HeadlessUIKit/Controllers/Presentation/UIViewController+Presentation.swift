import Orientation

extension UIViewController {
  /// Full screen before iOS 13, left to the system from then on (`D-26`).
  var usualStyle: UIModalPresentationStyle {
    guard let host else { return .automatic }
    return host.system.behaviors[.automaticIsSheet] ? .automatic : .fullScreen
  }

  var nearestPresented: UIViewController? { outwards { $0.presented } }

  var nearestPresenter: UIViewController? { outwards { $0.presenter } }

  var nearestPresentation: UIPresentationController? { outwards { $0.presentation } }

  /// The first answer on the way from here to the outermost container.
  private func outwards<Found>(_ look: (UIViewController) -> Found?) -> Found? {
    var next: UIViewController? = self
    while let controller = next {
      if let found = look(controller) { return found }
      next = controller.container
    }
    return nil
  }

  /// The controller that really presents: the outermost one, or one that defines a context.
  private func presentingController(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    return outwards { $0.definesPresentationContext ? $0 : nil } ?? outermost
  }

  func presentNow(_ other: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
    guard let host else { return }
    let presenting = presentingController(for: other.modalPresentationStyle)
    if let fault = Fault.presenting(other, from: self, on: presenting, host) {
      return host.raise(fault)
    }
    guard presenting.presented == nil else {
      return host.warnOfPresenting(
        other, on: presenting, from: self,
        "which is already presenting \(presenting.presented.map { host.describe($0) } ?? "")", ".")
    }
    guard let window = presenting.registration.flatMap({ host.system.window(of: $0.id) }) else {
      return host.warnOfPresenting(
        other, on: presenting, from: self, "whose view is not in the window hierarchy", nil)
    }
    let presentation = other.preparePresentation(presenting: presenting, source: self)
    if let mistake = presentation.mistake {
      other.presentation = nil
      return host.raise(.wrongUse(name: mistake.name, reason: mistake.reason))
    }
    presenting.presented = other
    other.presenter = presenting
    other.isComing = true
    other.appearsAnimated = animated
    let move = ControllerMove(from: presenting, to: other, in: presenting, isAnimated: animated)
    move.presentation = presentation
    if animated {
      move.animator = other.transitioningDelegate?.animationController(
        forPresented: other, presenting: presenting, source: self)
    }
    let id = host.id(of: other)
    let from = host.id(of: self)
    var isPresented = false
    move.run {
      host.window(window)?.makeRoom(for: presentation)
      presentation.presentationTransitionWillBegin()
      host.send(.present(id, presentation.engineStyle, from: from))
      isPresented = host.system.window(of: id) == window
      other.isComing = false
      presentation.presentationTransitionDidEnd(isPresented)
    }
    guard isPresented else {
      // Something in a callback has dismissed it, or the system did not take it.
      if other.presenter === presenting { other.forgetPresentation() }
      return
    }
    completion?()
  }

  func dismissNow(_ animated: Bool, _ completion: (() -> Void)?) {
    guard let leaving = nearestPresented ?? outwards({ $0.presenter == nil ? nil : $0 }) else {
      return
    }
    guard let host, let presenting = leaving.presenter, let id = leaving.registration?.id else {
      return
    }
    // Everything above goes with it, from the top down.
    let chain = leaving.presentedChain.reversed()
    let move = ControllerMove(
      from: chain.first, to: presenting, in: presenting, isAnimated: animated)
    move.presentation = leaving.presentation
    if animated {
      move.animator = leaving.transitioningDelegate?.animationController(forDismissed: leaving)
    }
    move.run {
      for controller in chain {
        controller.isGoing = true
        controller.appearsAnimated = animated
        controller.presentation?.dismissalTransitionWillBegin()
      }
      host.send(.dismiss(id))
      for controller in chain {
        controller.isGoing = false
        controller.presentation?.dismissalTransitionDidEnd(true)
      }
    }
    leaving.forgetPresentation()
    completion?()
  }

  /// Itself and everything above it, from below.
  private var presentedChain: [UIViewController] {
    var chain = [self]
    while let next = chain.last?.presented { chain.append(next) }
    return chain
  }

  /// Releases its presenter and everything it presents.
  func forgetPresentation() {
    presented?.forgetPresentation()
    presenter?.presented = nil
    presenter = nil
    presentation?.containerIfLoaded?.removeFromSuperview()
    presentation?.containerIfLoaded = nil
    viewIfLoaded?.removeFromSuperview()
    presentation = nil
  }

  var isRootOfWindow: Bool {
    guard let registration, let window = registration.host.system.window(of: registration.id)
    else { return false }
    return registration.host.window(window)?.rootViewController === self
  }
}

extension DeviceHost {
  /// How UIKit's texts name an object: its class and an address; here its class alone.
  func describe(_ object: AnyObject) -> String { "<\(type(of: object))>" }

  /// UIKit only writes to the log when it cannot present now.
  fileprivate func warnOfPresenting(
    _ other: UIViewController, on presenting: UIViewController, from caller: UIViewController,
    _ reason: String, _ end: String?
  ) {
    let isOld = !system.behaviors[.textsOf13]
    let from = isOld ? "" : " (from \(describe(caller)))"
    let ending = isOld ? end == nil ? "!" : "" : "."
    log.append(
      "\(isOld ? "Warning: " : "")Attempt to present \(describe(other)) on"
        + " \(describe(presenting))\(from) \(reason)\(ending)")
  }
}
