package import AppCodeModel

extension CodeUnit {
  /// Whether the code in a stretch of the file uses one of several names: it reads, calls or sets
  /// it, makes a selector of it, or declares something of a type with that name.
  ///
  /// Names count as a whole. What comments and string literals contain does not count.
  ///
  /// - Complexity: linear in the number of places of the names, and of declarations in the stretch.
  package func uses(_ names: Set<String>, in span: SourceSpan) -> Bool {
    names.contains { name in
      mentions[name].meet(span) || selectors[name].meet(span)
    } || typeNames(in: span).contains { names.contains($0) }
  }

  /// Whether the code in a stretch of the file uses a name that satisfies a test; see
  /// ``uses(_:in:)``.
  ///
  /// - Complexity: linear in the number of names in the file.
  package func usesName(in span: SourceSpan, where test: (String) -> Bool) -> Bool {
    mentions.contains { test($0) && $1.meet(span) }
      || selectors.contains { test($0) && $1.meet(span) }
      || typeNames(in: span).contains(where: test)
  }

  /// The names in the types of what is declared in a stretch of the file, and of casts in it.
  private func typeNames(in span: SourceSpan) -> [String] {
    var types = file.source.declaredTypes(in: span)
    for place in locals where span.contains(place.span) {
      if case .variable(let variable)? = place.statement?.kind, let type = variable.type {
        types.append(type)
      }
    }
    for place in casts where span.contains(place.span) {
      if case .cast(_, _, let type)? = place.expression?.kind { types.append(type) }
    }
    return types.flatMap { type in
      type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }
  }
}

extension [Place]? {
  /// Whether one of the places is in a stretch.
  fileprivate func meet(_ span: SourceSpan) -> Bool { self?.meet(span) ?? false }
}

extension [Place] {
  /// Whether one of the places is in a stretch.
  fileprivate func meet(_ span: SourceSpan) -> Bool { contains { span.contains($0.span) } }
}

extension SourceFile {
  /// The types of the properties, parameters and results that are declared in a stretch.
  fileprivate func declaredTypes(in span: SourceSpan) -> [String] {
    types.flatMap { $0.declaredTypes(in: span) } + functions.flatMap { $0.declaredTypes(in: span) }
      + variables.flatMap { $0.declaredTypes(in: span) }
  }
}

extension TypeDeclaration {
  fileprivate func declaredTypes(in span: SourceSpan) -> [String] {
    guard self.span.start < span.end, span.start < self.span.end else { return [] }
    return types.flatMap { $0.declaredTypes(in: span) }
      + functions.flatMap { $0.declaredTypes(in: span) }
      + variables.flatMap { $0.declaredTypes(in: span) }
  }
}

extension FunctionDeclaration {
  fileprivate func declaredTypes(in span: SourceSpan) -> [String] {
    span.contains(self.span) ? parameters.compactMap(\.type) + [returnType].compactMap { $0 } : []
  }
}

extension VariableDeclaration {
  fileprivate func declaredTypes(in span: SourceSpan) -> [String] {
    span.contains(self.span) ? [type].compactMap { $0 } : []
  }
}
