import AppCodeModel

extension SourceFile {
  /// Whether words are where nothing was read: in a declaration whose body was skipped, or in
  /// statements outside of declarations.
  func skips(_ words: WordPlaces) -> Bool {
    functions.contains { $0.isBodySkipped && words.meet($0.span) }
      || variables.contains { $0.isBodySkipped && words.meet($0.span) }
      || types.contains { $0.skips(words) }
      || words.reach(
        beyond: functions.map(\.span) + variables.map(\.span) + types.map(\.span))
  }
}

extension TypeDeclaration {
  fileprivate func skips(_ words: WordPlaces) -> Bool {
    guard words.meet(span) else { return false }
    return functions.contains { $0.isBodySkipped && words.meet($0.span) }
      || variables.contains { $0.isBodySkipped && words.meet($0.span) }
      || types.contains { $0.skips(words) }
  }
}
