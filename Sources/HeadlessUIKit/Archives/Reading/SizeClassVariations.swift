import Foundation
import InterfaceBuilderDocuments

/// What the views of a document are like in which size classes: which subviews and constraints are
/// there, and which values are others.
///
/// Applied when the views are created and whenever their traits change, as on a turn.
@MainActor final class SizeClassVariations {
  private struct Part {
    let view: UIView
    let element: InterfaceElement
    let variations: [InterfaceVariation]
    /// The subviews in their order, and the constraints, by their ids.
    var subviews: [(id: String, view: UIView)] = []
    var constraints: [(id: String, constraint: NSLayoutConstraint)] = []
  }

  private var parts: [Part] = []
  private var placeOfView: [ObjectIdentifier: Int] = [:]
  private var changing: [(constraint: NSLayoutConstraint, element: InterfaceElement)] = []
  private weak var source: InterfaceSource?

  var isEmpty: Bool { parts.isEmpty && changing.isEmpty }

  /// Notes a view, if its element varies.
  func note(
    _ view: UIView, _ element: InterfaceElement, subviews: [(id: String, view: UIView)],
    source: InterfaceSource
  ) {
    let variations = element.variations
    guard !variations.isEmpty else { return }
    self.source = source
    placeOfView[ObjectIdentifier(view)] = parts.count
    parts.append(Part(view: view, element: element, variations: variations, subviews: subviews))
  }

  /// Notes a constraint that a view holds.
  func note(_ constraint: NSLayoutConstraint, _ element: InterfaceElement, in view: UIView) {
    if element.children.contains(where: { $0.name == "variation" }) {
      changing.append((constraint, element))
    }
    if let place = placeOfView[ObjectIdentifier(view)], let id = element.id {
      parts[place].constraints.append((id, constraint))
    }
  }

  /// The constraints of a view that some size class is without: they wait for `apply`.
  func absent(in view: UIView) -> [NSLayoutConstraint] {
    guard let place = placeOfView[ObjectIdentifier(view)] else { return [] }
    let named = Set(parts[place].variations.flatMap { $0.excluded + $0.included })
    return parts[place].constraints.filter { named.contains($0.id) }.map(\.constraint)
  }

  /// Makes everything what it is in the size classes of some traits.
  func apply(_ traits: UITraitCollection) {
    for part in parts { placeSubviews(part, traits) }
    for part in parts { chooseConstraints(part, traits) }
    for (constraint, element) in changing { vary(constraint, element, traits) }
    for part in parts { varyProperties(part, traits) }
  }

  private func matching(
    _ variations: [InterfaceVariation], _ traits: UITraitCollection
  ) -> [InterfaceVariation] {
    func isCompact(_ sizeClass: UIUserInterfaceSizeClass) -> Bool? {
      sizeClass == .unspecified ? nil : sizeClass == .compact
    }
    return variations.filter {
      $0.counts(
        isWidthCompact: isCompact(traits.horizontalSizeClass),
        isHeightCompact: isCompact(traits.verticalSizeClass))
    }
  }

  /// The ids that are not there: what the general says, changed by the particular.
  private func excluded(_ part: Part, _ traits: UITraitCollection) -> Set<String> {
    matching(part.variations, traits).reduce(into: []) { ids, variation in
      ids.formUnion(variation.excluded)
      ids.subtract(variation.included)
    }
  }

  private func placeSubviews(_ part: Part, _ traits: UITraitCollection) {
    let absent = excluded(part, traits)
    var place = 0
    for (id, view) in part.subviews {
      if absent.contains(id) {
        if view.superview === part.view { view.removeFromSuperview() }
        continue
      }
      if view.superview !== part.view {
        if let stack = part.view as? UIStackView {
          stack.insertArrangedSubview(view, at: min(place, stack.arrangedSubviews.count))
        } else {
          part.view.insertSubview(view, at: place)
        }
      }
      place = (part.view.subviews.firstIndex { $0 === view } ?? place) + 1
    }
  }

  private func chooseConstraints(_ part: Part, _ traits: UITraitCollection) {
    let absent = excluded(part, traits)
    var (off, on): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
    for (id, constraint) in part.constraints {
      if absent.contains(id) {
        if constraint.isActive { off.append(constraint) }
      } else if !constraint.isActive, constraint.hasItemsInOneHierarchy {
        on.append(constraint)
      }
    }
    NSLayoutConstraint.deactivate(off)
    NSLayoutConstraint.activate(on)
  }

  private func vary(
    _ constraint: NSLayoutConstraint, _ element: InterfaceElement, _ traits: UITraitCollection
  ) {
    let values = [element] + matching(element.variations, traits).map(\.element)
    if let constant = values.compactMap({ $0.number("constant") }).last {
      constraint.constant = CGFloat(constant)
    }
    if let priority = values.compactMap({ $0.number("priority") }).last {
      let new = UILayoutPriority(rawValue: Float(min(max(priority, 1), 1000)))
      if (new == .required) == (constraint.priority == .required) { constraint.priority = new }
    }
  }

  /// Gives a view the values it has in these size classes, of all that vary.
  private func varyProperties(_ part: Part, _ traits: UITraitCollection) {
    guard let source else { return }
    var values = InterfaceElement(part.element)
    for variation in part.variations {
      for name in variation.element.attributes.keys where name != "key" {
        // A switch that only a variation has is off otherwise.
        let usual = variation.element.flag(name).map { $0 ? "NO" : "YES" }
        values.attributes[name] = part.element[name] ?? usual
      }
      for child in variation.element.children where child.name != "mask" {
        guard let key = child.key, let own = part.element.property(key) else { continue }
        values.replace(own)
      }
    }
    for variation in matching(part.variations, traits) {
      for (name, value) in variation.element.attributes where name != "key" {
        values.attributes[name] = value
      }
      for child in variation.element.children where child.name != "mask" { values.replace(child) }
    }
    guard !values.attributes.isEmpty || !values.children.isEmpty else { return }
    part.view.read(ArchivedProperties(element: values, source: source))
  }
}

extension InterfaceElement {
  /// An element of the same name with nothing in it.
  fileprivate init(_ other: InterfaceElement) {
    self = other
    attributes = [:]
    children = []
    text = ""
  }

  fileprivate mutating func replace(_ property: InterfaceElement) {
    children.removeAll { $0.key == property.key }
    children.append(property)
  }
}

extension NSLayoutConstraint {
  fileprivate var hasItemsInOneHierarchy: Bool {
    let views = [first.view, second?.view].compactMap { $0 }
    guard let one = views.first else { return false }
    return views.dropFirst().allSatisfy { one.nearestCommonAncestor(with: $0) != nil }
  }
}

extension InterfaceLoading {
  /// Notes what varies about a view.
  func noteVariations(of view: UIView, _ element: InterfaceElement) {
    let subviews = element.list("subviews").compactMap { child in
      child.id.flatMap { id in (object(id) as? UIView).map { (id: id, view: $0) } }
    }
    variations.note(view, element, subviews: subviews, source: source)
  }
}
