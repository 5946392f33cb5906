import UIKit

/// One article: text in one column or two, pictures, a video now and then.
final class ArticleViewController: UIViewController {
    var article: Article?

    @IBOutlet private var textView: UITextView!
    @IBOutlet private var sideView: UIView!
    @IBOutlet private var inlineVideo: InlineVideoView!
    private var isVideoExpanded = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = article?.title
        textView.text = article?.body
        inlineVideo.onExpand = { [weak self] in self?.expandVideo() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds.inset(by: view.safeAreaInsets)
        if UIDevice.current.orientation.isLandscape {
            let column = bounds.width / 2 - 12
            textView.frame = CGRect(x: bounds.minX, y: bounds.minY, width: column, height: bounds.height)
            sideView.frame = CGRect(x: bounds.maxX - column, y: bounds.minY, width: column, height: bounds.height)
        } else {
            textView.frame = bounds
            sideView.frame = .zero
        }
        // The video is as wide as the text, whichever way the phone is held.
        let isWide = view.bounds.width > view.bounds.height
        inlineVideo.frame.size.height = isWide ? bounds.height / 2 : bounds.width * 9 / 16
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        inlineVideo.prepare(forWidth: size.width)
    }

    @IBAction private func showPhotos() {
        let gallery = PhotoGalleryViewController(photos: article?.photos ?? [])
        gallery.modalPresentationStyle = .fullScreen
        present(gallery, animated: true)
    }

    @IBAction private func showComments() {
        let comments = CommentsViewController(article: article)
        let stack = UINavigationController(rootViewController: comments)
        stack.modalPresentationStyle = .pageSheet
        present(stack, animated: true)
    }

    private func expandVideo() {
        isVideoExpanded.toggle()
        let side: UIInterfaceOrientation = isVideoExpanded ? .landscapeRight : .portrait
        UIDevice.current.setValue(side.rawValue, forKey: "orientation")
        inlineVideo.isExpanded = isVideoExpanded
    }
}
