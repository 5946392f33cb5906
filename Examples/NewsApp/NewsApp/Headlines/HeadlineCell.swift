import UIKit

/// A headline in the list.
final class HeadlineCell: UICollectionViewCell {
    @IBOutlet private var titleLabel: UILabel!

    func show(_ article: Article) {
        titleLabel.text = article.title
    }
}

/// A video between two paragraphs.
final class InlineVideoView: UIView {
    /// What to do when the reader wants it large.
    var onExpand: () -> Void = {}
    var isExpanded = false {
        didSet { setNeedsLayout() }
    }
    private var preparedWidth: CGFloat = 0

    func prepare(forWidth width: CGFloat) {
        preparedWidth = max(preparedWidth, width)
    }

    @IBAction private func expand() {
        onExpand()
    }
}
