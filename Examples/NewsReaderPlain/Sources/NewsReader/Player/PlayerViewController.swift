import UIKit

/// Plays the video of an article: with captions below it upright, filling the screen in landscape.
final class PlayerViewController: UIViewController {
  private let article: Article
  private let preferences: Preferences
  let videoView = UIView()
  private let captions: CaptionsViewController
  private(set) var isPlaying = false
  /// Whether the reader holds the picture as it is.
  private(set) var isHeld = false

  private(set) lazy var playButton = button("Play") { $0.togglePlaying() }
  private(set) lazy var holdButton = button("Hold") { $0.toggleHeld() }
  private(set) lazy var doneButton = button("Done") { $0.dismiss(animated: true) }

  init(article: Article, preferences: Preferences) {
    self.article = article
    self.preferences = preferences
    captions = CaptionsViewController(article: article)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    if isHeld, let scene = view.window?.windowScene {
      return UIInterfaceOrientationMask(rawValue: 1 << UInt(scene.interfaceOrientation.rawValue))
    }
    return preferences.videoNeedsLandscape ? .landscape : .allButUpsideDown
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    preferences.videoNeedsLandscape
      ? .landscapeRight : super.preferredInterfaceOrientationForPresentation
  }

  override var prefersInterfaceOrientationLocked: Bool { isHeld }
  override var prefersStatusBarHidden: Bool { fillsScreen }
  override var prefersHomeIndicatorAutoHidden: Bool { fillsScreen }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  /// Whether there is no room for anything but the picture.
  private var fillsScreen: Bool { view.bounds.width > view.bounds.height }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    videoView.backgroundColor = .darkGray
    view.addSubview(videoView)
    addChild(captions)
    view.addSubview(captions.view)
    captions.didMove(toParent: self)
    for button in [playButton, holdButton, doneButton] { view.addSubview(button) }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in
      self.setNeedsStatusBarAppearanceUpdate()
      self.setNeedsUpdateOfHomeIndicatorAutoHidden()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safe = bounds.inset(by: view.safeAreaInsets)
    let height = bounds.width * 9 / 16
    videoView.frame =
      fillsScreen ? bounds : CGRect(x: 0, y: safe.minY, width: bounds.width, height: height)
    captions.view.isHidden = fillsScreen
    captions.view.frame = CGRect(
      x: safe.minX, y: videoView.frame.maxY, width: safe.width,
      height: max(0, safe.maxY - videoView.frame.maxY))
    let buttons = [doneButton, playButton, holdButton]
    for (place, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: safe.minX + CGFloat(place) * safe.width / 3, y: videoView.frame.maxY - 60,
        width: safe.width / 3, height: 44)
    }
  }

  private func togglePlaying() {
    isPlaying.toggle()
    playButton.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
    let alpha: CGFloat = isPlaying ? 0 : 1
    UIView.animate(withDuration: 0.25) {
      self.doneButton.alpha = alpha
      self.holdButton.alpha = alpha
    }
  }

  private func toggleHeld() {
    isHeld.toggle()
    holdButton.setTitle(isHeld ? "Let go" : "Hold", for: .normal)
    #if compiler(>=6.2)
      if #available(iOS 26, *) { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    #endif
    if #available(iOS 16, *) { setNeedsUpdateOfSupportedInterfaceOrientations() }
  }

  private func button(
    _ title: String, _ action: @escaping (PlayerViewController) -> Void
  ) -> UIButton {
    UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] _ in self.map { action($0) } })
  }
}
