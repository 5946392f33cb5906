import Foundation
import Orientation

extension UIViewController {
  /// Full screen before iOS 13, left to the system from then on (`D-26`).
  var usualStyle: UIModalPresentationStyle {
    guard let host else { return .automatic }
    return host.system.generation >= .ios13 && host.system.linkedSDK.major >= 13
      ? .automatic : .fullScreen
  }

  var nearestPresented: UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if let presented = controller.presented { return presented }
      next = controller.container
    }
    return nil
  }

  var nearestPresenter: UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if let presenter = controller.presenter { return presenter }
      next = controller.container
    }
    return nil
  }

  var nearestPresentation: UIPresentationController? {
    if let presentation { return presentation }
    if let outer = container?.nearestPresentation { return outer }
    return nil
  }

  /// The controller that really presents: the outermost one, or one that defines a context.
  private func presentingController(for style: UIModalPresentationStyle) -> UIViewController {
    if style == .currentContext || style == .overCurrentContext {
      var next: UIViewController? = self
      while let controller = next {
        if controller.definesPresentationContext { return controller }
        next = controller.container
      }
    }
    return outermost
  }

  func presentNow(
    _ other: UIViewController, _ animated: Bool, _ completion: (() -> Void)?
  ) {
    guard let host else { return }
    let style = other.modalPresentationStyle
    let presenting = presentingController(for: style)
    if other === self || other === presenting {
      return host.raise(
        .wrongUse(
          name: "NSInvalidArgumentException",
          reason: "Application tried to present modal view controller on itself."
            + " Presenting controller is \(host.describe(self))."))
    }
    if other.presenter != nil || other.container != nil || other.isRootOfWindow {
      return host.raise(
        .wrongUse(
          name: "NSInvalidArgumentException",
          reason: "Application tried to present modally a view controller"
            + " \(host.describe(other)) that is already being presented by"
            + " \(other.presenter.map { host.describe($0) } ?? "(null)")."))
    }
    guard presenting.presented == nil else {
      host.log.append(
        "Attempt to present \(host.describe(other)) on \(host.describe(presenting))"
          + " (from \(host.describe(self))) which is already presenting"
          + " \(presenting.presented.map { host.describe($0) } ?? "(null)").")
      return
    }
    guard let window = presenting.registration.flatMap({ host.system.hostWindow(of: $0.id) }) else {
      host.log.append(
        "Attempt to present \(host.describe(other)) on \(host.describe(presenting))"
          + " whose view is not in the window hierarchy.")
      return
    }
    let resolved = host.system.resolved(style.engine(for: other))
    other.presentation = other.makePresentation(style, presenting: presenting, source: self)
    let engineStyle =
      style == .custom
      ? .custom(removesPresentersView: other.presentation?.shouldRemovePresentersView ?? false)
      : resolved
    presenting.presented = other
    other.presenter = presenting
    other.isComing = true
    other.appearsAnimated = animated
    let id = host.id(of: other)
    let from = host.id(of: self)
    other.presentation?.willBegin()
    host.send(.present(id, engineStyle, from: from))
    other.isComing = false
    other.presentation?.didEnd(true)
    guard host.system.hostWindow(of: id) == window else {
      // The system did not take it.
      if other.presenter === presenting { other.forgetPresentation() }
      return
    }
    completion?()
  }

  func dismissNow(_ animated: Bool, _ completion: (() -> Void)?) {
    guard let leaving = presented ?? nearestPresented ?? ownPresentedSelf else { return }
    guard let host, let id = leaving.registration?.id else { return }
    leaving.isGoing = true
    leaving.appearsAnimated = animated
    leaving.presentation?.dismissalWillBegin()
    host.send(.dismiss(id))
    leaving.isGoing = false
    leaving.presentation?.dismissalDidEnd(true)
    leaving.forgetPresentation()
    completion?()
  }

  /// Itself, or the container around it, if that is what was presented.
  private var ownPresentedSelf: UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if controller.presenter != nil { return controller }
      next = controller.container
    }
    return nil
  }

  /// Lets go of who presented it, and of all that it presents.
  func forgetPresentation() {
    presented?.forgetPresentation()
    presenter?.presented = nil
    presenter = nil
    presentation?.containerIfLoaded?.removeFromSuperview()
    viewIfLoaded?.removeFromSuperview()
    presentation = nil
  }

  var isRootOfWindow: Bool {
    guard let registration, let window = registration.host.system.hostWindow(of: registration.id)
    else { return false }
    return registration.host.window(window)?.rootViewController === self
  }
}

extension UIModalPresentationStyle {
  /// The same for the system; a custom one is told apart by its presentation controller.
  @MainActor
  func engine(for controller: UIViewController) -> PresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .currentContext: .currentContext
    case .custom: .custom(removesPresentersView: false)
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    case .none, .automatic: .automatic
    }
  }
}

extension Host {
  /// How UIKit's texts name an object: its class and an address; here its class alone.
  func describe(_ object: AnyObject) -> String { "<\(type(of: object))>" }
}
