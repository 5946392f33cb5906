import Foundation
import HeadlessUIKit

/// Shows the prototypes of tables and collections once each, since the app's rows are not known.
@MainActor final class PrototypePreview: NSObject {
  private var sources: [NSObject] = []

  /// Fills the tables and collections in a view that have prototypes and no rows of their own.
  func fill(in view: UIView) {
    if let table = view as? UITableView, !table.prototypes.isEmpty, !table.hasStaticRows {
      let rows = PrototypeRows(table)
      sources.append(rows)
      table.dataSource = rows
      table.delegate = rows
      table.reloadData()
    } else if let collection = view as? UICollectionView, !collection.prototypes.isEmpty {
      let items = PrototypeItems(collection)
      sources.append(items)
      collection.dataSource = items
      collection.delegate = nil
      collection.reloadData()
    }
    for subview in view.subviews { fill(in: subview) }
  }
}

private final class PrototypeRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let prototypes: [(identifier: String, height: CGFloat)]

  @MainActor init(_ table: UITableView) {
    prototypes = Array(table.prototypes.prefix(20))
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    prototypes.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: prototypes[indexPath.row].identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    // As Interface Builder shows it, where the table leaves the height to the cell.
    tableView.rowHeight > 0 ? tableView.rowHeight : prototypes[indexPath.row].height
  }
}

private final class PrototypeItems: NSObject, UICollectionViewDataSource {
  private let identifiers: [String]

  @MainActor init(_ collection: UICollectionView) {
    identifiers = collection.prototypes.prefix(20).map(\.identifier)
    super.init()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { identifiers.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
  }
}
