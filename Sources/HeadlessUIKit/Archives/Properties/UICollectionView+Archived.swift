import Foundation
import InterfaceBuilderDocuments

extension UICollectionView {
  /// The layout that a document has for it.
  static func archivedLayout(_ coder: NSCoder) -> UICollectionViewLayout? {
    guard let coder = coder as? InterfaceCoder,
      let element = coder.element.property("collectionViewLayout")
    else { return nil }
    return coder.loading.make(element) as? UICollectionViewLayout
  }

  func readCollectionContent(_ coder: InterfaceCoder) {
    let loading = coder.loading
    for child in coder.element.children {
      switch (child.name, child.key) {
      case ("cells", _):
        for cell in child.children {
          let identifier = cell["reuseIdentifier"] ?? ""
          let size = cell.size("customSize") ?? cell.rect("frame")?.size
          prototypes.append(
            (identifier, CGSize(width: size?.width ?? 50, height: size?.height ?? 50)))
          register(cell, nil, loading)
        }
      case (_, "sectionHeaderView"): register(child, Self.elementKindSectionHeader, loading)
      case (_, "sectionFooterView"): register(child, Self.elementKindSectionFooter, loading)
      case (_, "backgroundView"): backgroundView = loading.view(child)
      default: break
      }
    }
  }

  private func register(_ element: InterfaceElement, _ kind: String?, _ loading: InterfaceLoading) {
    let key = CollectionPool.Key(kind: kind, identifier: element["reuseIdentifier"] ?? "")
    pool.register(key) { [weak loading] in
      loading?.instantiate(element) as? UICollectionReusableView
    }
  }
}

extension UICollectionViewCell {
  func readCollectionCell(_ coder: InterfaceCoder) {
    guard var content = coder.element.property("contentView") else { return }
    // Its frame first, so that what is in it follows from there; its mask is the cell's.
    content.children.removeAll { $0.key == "autoresizingMask" }
    contentView.take(InterfaceCoder(content, coder.loading))
  }
}

extension UICollectionViewFlowLayout {
  func readFlow(_ coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let properties = ArchivedProperties(element: coder.element, source: coder.loading.source)
    let element = coder.element
    properties.length("minimumLineSpacing").map { minimumLineSpacing = $0 }
    properties.length("minimumInteritemSpacing").map { minimumInteritemSpacing = $0 }
    if element["scrollDirection"] == "horizontal" { scrollDirection = .horizontal }
    properties.size("itemSize").map { itemSize = $0 }
    properties.size("headerReferenceSize").map { headerReferenceSize = $0 }
    properties.size("footerReferenceSize").map { footerReferenceSize = $0 }
    properties.insets("sectionInset").map { sectionInset = $0 }
    if element.flag("automaticEstimatedItemSize") == true {
      estimatedItemSize = Self.automaticSize
    } else if let size = properties.size("estimatedItemSize") {
      estimatedItemSize = size
    }
  }
}
