import UIKit

/// The five stories of the morning, read aloud. The phone is in a pocket meanwhile.
final class AudioBriefingViewController: UIViewController {
    private let stories: [Briefing]
    private let titleLabel = UILabel()
    private var current = 0

    init(stories: [Briefing]) {
        self.stories = stories
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("AudioBriefingViewController is not in a storyboard")
    }

    override var shouldAutorotate: Bool {
        false
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        titleLabel.textColor = .white
        titleLabel.numberOfLines = 0
        view.addSubview(titleLabel)
        showCurrent()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        titleLabel.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 24)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.isIdleTimerDisabled = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        UIApplication.shared.isIdleTimerDisabled = false
    }

    private func showCurrent() {
        guard stories.indices.contains(current) else { return }
        titleLabel.text = stories[current].title
    }
}
