import Foundation
import InterfaceBuilderDocuments

extension InterfaceLoading {
  /// Adds the constraints that a view's element has, and those of its fixed frame.
  func addConstraints(to view: UIView, _ element: InterfaceElement) {
    noteVariations(of: view, element)
    var made: [NSLayoutConstraint] = []
    for child in element.list("constraints") {
      guard let constraint = constraint(child, of: view) else { continue }
      register(constraint, as: child)
      variations.note(constraint, child, in: view)
      made.append(constraint)
    }
    let absent = variations.absent(in: view)
    NSLayoutConstraint.activate(
      made.filter { constraint in !absent.contains { $0 === constraint } && isInside(constraint) })
    if element.flag("fixedFrame") == true { fixFrame(of: view) }
  }

  private func constraint(_ element: InterfaceElement, of view: UIView) -> NSLayoutConstraint? {
    guard let value = InterfaceConstraint(element), !value.isPlaceholder,
      let attribute = Self.attributes[value.firstAttribute]
    else { return nil }
    for id in [value.firstItem, value.secondItem].compactMap({ $0 }) where item(id) == nil {
      DeviceHost.current?.log.append(
        "\(element.location): a constraint is left out: \(id) is not created here")
      return nil
    }
    let first = value.firstItem.flatMap { item($0) } ?? view
    var second: AnyObject?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if let id = value.secondItem {
      guard let found = item(id), let word = value.secondAttribute,
        let attribute = Self.attributes[word]
      else { return nil }
      (second, secondAttribute) = (found, attribute)
    } else if let word = value.secondAttribute {
      // Without an item it is the view that holds the constraint.
      (second, secondAttribute) = (view, Self.attributes[word] ?? .notAnAttribute)
    }
    guard fits(attribute, secondAttribute, hasSecond: second != nil) else { return nil }
    let made = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: Self.relations[value.relation] ?? .equal,
      toItem: second, attribute: secondAttribute, multiplier: CGFloat(value.multiplier),
      constant: CGFloat(value.constant))
    made.priority = UILayoutPriority(rawValue: Float(min(max(value.priority, 1), 1000)))
    made.identifier = value.identifier
    made.declaration = element.location
    return made.isLegal ? made : nil
  }

  /// Whether a constraint is possible; a document that was changed by hand may have any.
  private func fits(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, hasSecond: Bool
  ) -> Bool {
    guard hasSecond, second != .notAnAttribute else { return first.isSize }
    return first.isSize == second.isSize && (first.isSize || first.axis == second.axis)
      && !(first.isDirected && second.isUndirected || first.isUndirected && second.isDirected)
  }

  /// What a constraint refers to: a view, a guide, or a guide of the controller's bars.
  private func item(_ id: String) -> AnyObject? {
    let found = object(id)
    return found is UIView || found is UILayoutGuide ? found : nil
  }

  /// Whether what a constraint is about is in one hierarchy now.
  func isInside(_ constraint: NSLayoutConstraint) -> Bool {
    let views = [constraint.first.view, constraint.second?.view].compactMap { $0 }
    guard let first = views.first else { return false }
    return views.dropFirst().allSatisfy { first.nearestCommonAncestor(with: $0) != nil }
  }

  /// What building a document adds for a view with a fixed frame.
  private func fixFrame(of view: UIView) {
    guard !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview,
      !(superview is UIStackView)
    else { return }
    let frame = view.frame
    let made = [
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: frame.origin.x),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.origin.y),
      view.widthAnchor.constraint(equalToConstant: frame.width),
      view.heightAnchor.constraint(equalToConstant: frame.height),
    ]
    for constraint in made {
      constraint.identifier = "IB auto generated at build time for view with fixed frame"
    }
    NSLayoutConstraint.activate(made)
  }

  static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual,
    "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
