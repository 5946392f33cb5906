import UIKit

/// The screen of a view that is shown full screen; gives the view back when it goes.
final class PlayerScreen: OrientationViewController {
  private let content: UIView
  private let gone: () -> Void
  private var home: Home?

  /// Where a view was.
  private struct Home {
    weak var superview: UIView?
    let place: Int
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
      place: content.superview?.subviews.firstIndex(of: content) ?? 0, frame: content.frame,
      autoresizing: content.autoresizingMask)
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
