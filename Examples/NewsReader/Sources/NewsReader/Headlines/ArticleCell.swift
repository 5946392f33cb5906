import UIKit

/// A row of the list: a picture, the title, who wrote it.
final class ArticleCell: UITableViewCell {
  static let identifier = "article"
  static let height: CGFloat = 88

  private let picture = UIImageView()
  private let titleLabel = UILabel()
  private let authorLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picture.backgroundColor = .lightGray
    titleLabel.numberOfLines = 2
    titleLabel.font = .boldSystemFont(ofSize: 17)
    authorLabel.font = .systemFont(ofSize: 13)
    authorLabel.textColor = .secondaryLabel
    for subview in [picture, titleLabel, authorLabel] { contentView.addSubview(subview) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ article: Article, isBookmarked: Bool) {
    titleLabel.text = article.title
    authorLabel.text = article.author + (isBookmarked ? " · saved" : "")
    picture.isHidden = article.pictureCount == 0
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentView.bounds.insetBy(dx: 16, dy: 12)
    picture.frame = CGRect(
      x: content.maxX - content.height, y: content.minY, width: content.height,
      height: content.height)
    let width = (picture.isHidden ? content.maxX : picture.frame.minX - 12) - content.minX
    let size = titleLabel.sizeThatFits(CGSize(width: width, height: content.height))
    titleLabel.frame = CGRect(
      x: content.minX, y: content.minY, width: width, height: min(size.height, content.height))
    authorLabel.frame = CGRect(
      x: content.minX, y: content.maxY - 18, width: width, height: 18)
  }
}
