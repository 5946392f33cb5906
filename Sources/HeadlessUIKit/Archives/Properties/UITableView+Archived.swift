import Foundation
import InterfaceBuilderDocuments

/// A section of a table whose rows a storyboard has.
struct StaticSection {
  var header: String?
  var footer: String?
  var cells: [StaticCell]
}

/// A row of such a section.
struct StaticCell {
  var cell: UITableViewCell
  /// Its height in points; nil for that of the table's rows.
  var height: CGFloat?
}

extension UITableView {
  static func archivedStyle(_ coder: NSCoder) -> Style? {
    guard let element = coder.archived else { return nil }
    switch element["style"] {
    case "grouped": return .grouped
    case "insetGrouped": return .insetGrouped
    default: return .plain
    }
  }

  func readTable(_ properties: ArchivedProperties) {
    let element = properties.element
    properties.length("rowHeight").map { rowHeight = $0 }
    properties.length("estimatedRowHeight").map { estimatedRowHeight = $0 }
    properties.length("sectionHeaderHeight").map { sectionHeaderHeight = $0 }
    properties.length("sectionFooterHeight").map { sectionFooterHeight = $0 }
    properties.length("estimatedSectionHeaderHeight").map { estimatedSectionHeaderHeight = $0 }
    properties.length("estimatedSectionFooterHeight").map { estimatedSectionFooterHeight = $0 }
    if let style = element["separatorStyle"] {
      separatorStyle = style == "none" ? .none : .singleLine
    }
    properties.color("separatorColor").map { separatorColor = $0 }
    properties.insets("separatorInset").map { separatorInset = $0 }
    element.flag("allowsSelection").map { allowsSelection = $0 }
    element.flag("allowsMultipleSelection").map { allowsMultipleSelection = $0 }
    element.flag("cellLayoutMarginsFollowReadableWidth").map {
      cellLayoutMarginsFollowReadableWidth = $0
    }
    // Documents have the heights of before iOS 11 where they leave them to the table.
    if style != .plain, sectionHeaderHeight == 18 || sectionHeaderHeight == 10 {
      sectionHeaderHeight = Self.automaticDimension
    }
    if style != .plain, sectionFooterHeight == 18 || sectionFooterHeight == 10 {
      sectionFooterHeight = Self.automaticDimension
    }
    if style == .plain, sectionHeaderHeight == 28 { sectionHeaderHeight = Self.automaticDimension }
    if style == .plain, sectionFooterHeight == 28 { sectionFooterHeight = Self.automaticDimension }
  }

  func readTableContent(_ coder: InterfaceCoder) {
    let (element, loading) = (coder.element, coder.loading)
    for child in element.children {
      switch (child.name, child.key) {
      case (_, "tableHeaderView"): tableHeaderView = loading.view(child)
      case (_, "tableFooterView"): tableFooterView = loading.view(child)
      case (_, "backgroundView"): backgroundView = loading.view(child)
      case ("prototypes", _):
        for cell in child.children { register(prototype: cell, in: loading) }
      case ("sections", _):
        staticSections = child.children.filter { $0.name == "tableViewSection" }.map { section in
          StaticSection(
            header: section.string("headerTitle"), footer: section.string("footerTitle"),
            cells: section.list("cells").compactMap { cell in
              guard let made = loading.view(cell) as? UITableViewCell else { return nil }
              made.table = self
              return StaticCell(cell: made, height: cell.number("rowHeight").map { CGFloat($0) })
            })
        }
      default: break
      }
    }
  }

  private func register(prototype element: InterfaceElement, in loading: InterfaceLoading) {
    let identifier = element["reuseIdentifier"] ?? ""
    let height = element.number("rowHeight") ?? element.rect("frame")?.size.height ?? 44
    prototypes.append((identifier, CGFloat(height)))
    pool.register(identifier) { [weak loading] in
      loading?.instantiate(element) as? UITableViewCell
    }
  }

  /// Whether a storyboard has its rows.
  package var hasStaticRows: Bool { staticSections != nil }

  /// What a storyboard has for a section; nil where the app makes its rows.
  func staticSection(_ section: Int) -> StaticSection? {
    guard let staticSections, staticSections.indices.contains(section) else { return nil }
    return staticSections[section]
  }

  /// What a storyboard has for a row; nil where the app makes its rows.
  func staticCell(_ path: IndexPath) -> StaticCell? {
    guard let staticSections, staticSections.indices.contains(path.section),
      staticSections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return staticSections[path.section].cells[path.row]
  }
}

extension UITableViewCell {
  static func archivedStyle(_ coder: NSCoder) -> CellStyle? {
    guard let element = coder.archived else { return nil }
    switch element["style"] {
    case "IBUITableViewCellStyleValue1": return .value1
    case "IBUITableViewCellStyleValue2": return .value2
    case "IBUITableViewCellStyleSubtitle": return .subtitle
    default: return .default
    }
  }

  func readCell(_ properties: ArchivedProperties) {
    let accessories: KeyValuePairs<String, AccessoryType> = [
      "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
      "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
    ]
    properties.value("accessoryType", accessories).map { accessoryType = $0 }
    let selections: KeyValuePairs<String, SelectionStyle> = [
      "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
    properties.value("selectionStyle", selections).map { selectionStyle = $0 }
    properties.insets("separatorInset").map { separatorInset = $0 }
  }

  func readCellContent(_ coder: InterfaceCoder) {
    let (element, loading) = (coder.element, coder.loading)
    for child in element.children {
      switch child.key {
      case "contentView": adoptContent(child, of: element, loading)
      case "accessoryView": accessoryView = loading.view(child)
      case "backgroundView": backgroundView = loading.view(child)
      default: break
      }
    }
  }

  private func adoptContent(
    _ content: InterfaceElement, of element: InterfaceElement, _ loading: InterfaceLoading
  ) {
    var rest = content
    // Its frame first, so that what is in it follows from there.
    rest.children.removeAll { $0.name == "subviews" || $0.key == "autoresizingMask" }
    let coder = InterfaceCoder(rest, loading)
    contentView.take(coder)
    // The labels and the picture of a cell of a style are the cell's own.
    for child in content.list("subviews") {
      let part: UIView? =
        switch child.id {
        case nil: nil
        case element["textLabel"]: textLabel
        case element["detailTextLabel"]: detailTextLabel
        case element["imageView"]: imageView
        default: nil
        }
      if let part {
        part.take(InterfaceCoder(child, loading))
      } else if let view = loading.view(child) {
        contentView.addSubview(view)
      }
    }
  }
}
