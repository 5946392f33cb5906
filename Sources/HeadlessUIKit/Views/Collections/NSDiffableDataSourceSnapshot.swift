/// The sections and items that a view shows, as a value.
///
/// - UIKit: same. Since iOS 13
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private struct Section: Sendable {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }
  private var sections: [Section] = []
  /// Items whose cells are configured again (since iOS 15).
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// Items whose cells are made again (since iOS 15).
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Sections that are made again (since iOS 15).
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot with nothing in it.
  public init() {}

  /// How many items there are.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of a section, in order; none for one that is not there.
  ///
  /// - UIKit: differs, there it raises an exception. Since iOS 13
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.identifier == identifier }?.items ?? []
  }
  /// The section of an item; nil for one that is not there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections.first { $0.items.contains(identifier) }?.identifier }
  /// The place of an item among all; nil for one that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// The place of a section; nil for one that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// The section at a place; nil where there is none.
  func section(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index].identifier : nil
  }

  /// The item at a place; nil where there is none.
  func item(at section: Int, _ item: Int) -> ItemIdentifierType? {
    guard sections.indices.contains(section) else { return nil }
    let items = sections[section].items
    return items.indices.contains(item) ? items[item] : nil
  }

  /// The place of an item; nil for one that is not there.
  func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(of: item) { return (section, item) }
    }
    return nil
  }

  // MARK: Items

  /// Adds items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let section = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    guard let section else { return }
    deleteItems(identifiers)
    sections[section].items += identifiers
  }
  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, 0) }
  /// Adds items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, 1) }

  private mutating func insert(
    _ items: [ItemIdentifierType], at item: ItemIdentifierType, _ offset: Int
  ) {
    deleteItems(items.filter { $0 != item })
    guard let place = place(of: item) else { return }
    sections[place.section].items.insert(
      contentsOf: items.filter { $0 != item }, at: place.item + offset)
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    guard !identifiers.isEmpty else { return }
    let removed = Set(identifiers)
    for section in sections.indices { sections[section].items.removeAll(where: removed.contains) }
  }
  /// Removes everything.
  public mutating func deleteAllItems() { sections = [] }
  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { insert([identifier], at: toIdentifier, 0) }
  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { insert([identifier], at: toIdentifier, 1) }
  /// Has the cells of items made again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Has the cells of items configured again (since iOS 15).
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Adds sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { Section(identifier: $0) }
  }
  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place)
  }
  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place + 1)
  }
  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }
  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, 0) }
  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, 1) }

  private mutating func move(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, _ offset: Int
  ) {
    guard identifier != other, let from = indexOfSection(identifier),
      indexOfSection(other) != nil
    else { return }
    let section = sections.remove(at: from)
    guard let place = indexOfSection(other) else { return }
    sections.insert(section, at: place + offset)
  }
  /// Has sections made again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }
}
