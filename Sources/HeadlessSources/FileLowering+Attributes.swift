import SwiftSyntax

extension FileLowering {
  /// Attributes that say something to the Objective-C runtime or to Interface Builder only.
  static let removedAttributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "NSApplicationMain", "NSManaged", "UIApplicationMain", "main", "nonobjc", "objc", "objcMembers",
  ]

  /// Whether Objective-C knows a member with these attributes; only such a one is dynamic.
  func isExposed(_ attributes: AttributeListSyntax?) -> Bool {
    attributes?.exposes == true
      || scope.declaration?.attributes.named(["objc", "objcMembers"]) != nil
  }

  /// Removes an attribute; a test launches the app, so no type is the program's entry.
  func lower(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    guard Self.removedAttributes.contains(name) else { return .visitChildren }
    blank(node)
    return .skipChildren
  }
}

extension DeclModifierSyntax {
  /// The attributes of the member that it is a modifier of.
  var attributesOfMember: AttributeListSyntax? {
    parent?.parent?.asProtocol((any WithAttributesSyntax).self)?.attributes
  }
}
