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
    if let fault = Fault.presenting(other, from: self, host) {
      return host.raise(fault)
    }
    guard !presenting.isChangingPresented else {
      return host.warnOfPresenting(
        other, on: presenting, from: self, "while a presentation is in progress", nil)
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
    move.usualDuration = 0.4
    move.mayTakeTime = true
    if animated {
      let delegate = other.transitioningDelegate
      move.animator = delegate?.animationController(
        forPresented: other, presenting: presenting, source: self)
      move.interaction = move.animator.flatMap {
        delegate?.interactionControllerForPresentation(using: $0)
      }
    }
    let id = host.id(of: other)
    let from = host.id(of: self)
    var isPresented: Bool { host.system.window(of: id) == window }
    move.run(
      .init(
        change: {
          host.window(window)?.makeRoom(for: presentation)
          presentation.presentationTransitionWillBegin()
          host.send(.present(id, presentation.engineStyle, from: from))
        },
        end: { completed in
          other.isComing = false
          presentation.presentationTransitionDidEnd(completed && isPresented)
        },
        undo: { host.send(.dismiss(id)) },
        then: { completed in
          guard isPresented else {
            // It was given up, something in a callback has dismissed it, or the system did not
            // take it.
            if other.presenter === presenting { other.forgetPresentation() }
            return
          }
          if completed { completion?() }
        }))
  }

  /// Whether what it presents is coming or going.
  private var isChangingPresented: Bool {
    guard let presented, let move = presented.move, let host else { return false }
    return move.presentation === presented.presentation
      && host.progressing.contains { $0 === move }
  }

  func dismissNow(_ animated: Bool, _ completion: (() -> Void)?) {
    guard let leaving = nearestPresented ?? outwards({ $0.presenter == nil ? nil : $0 }) else {
      return
    }
    guard let host, let presenting = leaving.presenter, let id = leaving.registration?.id else {
      return
    }
    guard !presenting.isChangingPresented else { return host.warnOfDismissing(leaving, from: self) }
    // Everything above goes with it, from the top down.
    let chain = Array(leaving.presentedChain.reversed())
    let move = ControllerMove(
      from: chain.first, to: presenting, in: presenting, isAnimated: animated)
    move.presentation = leaving.presentation
    move.usualDuration = 0.4
    move.mayTakeTime = true
    if animated {
      let delegate = leaving.transitioningDelegate
      move.animator = delegate?.animationController(forDismissed: leaving)
      move.interaction = move.animator.flatMap {
        delegate?.interactionControllerForDismissal(using: $0)
      }
    }
    move.run(
      .init(
        change: {
          for controller in chain {
            controller.isGoing = true
            controller.appearsAnimated = animated
            controller.presentation?.dismissalTransitionWillBegin()
          }
          host.send(.dismiss(id))
        },
        end: { completed in
          for controller in chain {
            controller.isGoing = false
            controller.presentation?.dismissalTransitionDidEnd(completed)
          }
        },
        undo: {
          for controller in chain.reversed() {
            guard let presentation = controller.presentation, let presenter = controller.presenter
            else { continue }
            host.send(
              .present(
                host.id(of: controller), presentation.engineStyle, from: host.id(of: presenter)))
          }
        },
        then: { completed in
          guard completed else { return }
          leaving.forgetPresentation()
          completion?()
        }))
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

  /// UIKit only writes to the log when it cannot dismiss now.
  fileprivate func warnOfDismissing(_ leaving: UIViewController, from caller: UIViewController) {
    if system.behaviors[.textsOf13] {
      let presentation = leaving.presentation.map { describe($0) } ?? ""
      log.append(
        "Trying to dismiss the presentation controller while transitioning already."
          + " (\(presentation))")
    } else {
      log.append(
        "Warning: Attempt to dismiss from view controller \(describe(caller)) while a presentation"
          + " or dismiss is in progress!")
    }
  }

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
