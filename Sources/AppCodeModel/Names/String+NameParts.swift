extension String {
  /// A name without the types or the module before it: `Row` of `List.Row`.
  ///
  /// - Complexity: O(n) in the length of the name.
  package var lastNamePart: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[index(after: $0)...]) } ?? self
  }

  /// The selector that sets a property of this name in Objective-C: `setIsWide:` of `isWide`.
  package var setterSelector: String { "set\(prefix(1).uppercased())\(dropFirst()):" }
}
