#if os(iOS) || canImport(HeadlessUIKit)
import UIKit

/// The screen of a view that is shown full screen; gives the view back when it goes.
final class PlayerScreen: OrientationViewController {
  private let content: UIView
  private let gone: () -> Void
  private var home: Home?
  private var layout: Layout?

  /// Where a view was.
  private struct Home {
    weak var superview: UIView?
    let place: Int
    /// Its place among the views that a stack view arranges.
    let arrangedPlace: Int?
    let frame: CGRect
    let autoresizing: UIView.AutoresizingMask
  }

  init(_ content: UIView, _ orientations: UIInterfaceOrientationMask, gone: @escaping () -> Void) {
    self.content = content
    self.gone = gone
    super.init(nibName: nil, bundle: nil)
    self.orientations = orientations
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override var prefersStatusBarHidden: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }

  func takeView() {
    home = Home(
      superview: content.superview,
      place: content.superview?.subviews.firstIndex(of: content) ?? 0,
      arrangedPlace: (content.superview as? UIStackView)?.arrangedSubviews.firstIndex(of: content),
      frame: content.frame,
      autoresizing: content.autoresizingMask)
    layout = Layout(of: content)
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }

  /// Puts the view back; its superview lays it out again, since it may be larger now.
  func returnView() {
    guard let home else { return }
    self.home = nil
    content.autoresizingMask = home.autoresizing
    content.frame = home.frame
    if let superview = home.superview {
      superview.insertSubview(content, at: min(home.place, superview.subviews.count))
      // To leave a stack view is to be arranged by it no more.
      if let stack = superview as? UIStackView, let place = home.arrangedPlace {
        stack.insertArrangedSubview(content, at: min(place, stack.arrangedSubviews.count))
      }
      layout?.restore(content)
      superview.setNeedsLayout()
    } else {
      content.removeFromSuperview()
    }
    gone()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { returnView() }
  }
}

/// The constraints of a view's size, and those between it and what is around it, which leaving its
/// superview takes away.
@MainActor private struct Layout {
  private let constraints: [NSLayoutConstraint]
  private let usesFrame: Bool

  init(of view: UIView) {
    usesFrame = view.translatesAutoresizingMaskIntoConstraints
    // A size of its own would contradict that of the screen.
    var found = view.constraints.filter {
      $0.firstItem === view && ($0.secondItem == nil || $0.secondItem === view)
    }
    var outer = view.superview
    while let next = outer {
      found += next.constraints.filter {
        // A stack view makes its own anew.
        $0.identifier?.hasPrefix("UISV-") != true
          && ($0.firstItem === view || $0.secondItem === view)
      }
      outer = next.superview
    }
    constraints = found
    NSLayoutConstraint.deactivate(found)
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  func restore(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = usesFrame
    NSLayoutConstraint.activate(constraints)
  }
}
#endif
