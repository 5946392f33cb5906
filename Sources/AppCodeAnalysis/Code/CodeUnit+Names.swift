package import AppCodeModel

extension CodeUnit {
  /// Whether the code in a stretch of the file uses one of several names: it reads, calls or sets
  /// it, makes a selector of it, or declares something of a type with that name.
  ///
  /// Names count as a whole. What comments and string literals contain does not count.
  ///
  /// - Complexity: O(log n) in the number of places of the names.
  package func uses(_ names: Set<String>, in span: SourceSpan) -> Bool {
    names.contains { name in
      mentions[name].meet(span) || selectors[name].meet(span) || typeNames[name].meet(span)
    }
  }

  /// Whether the code in a stretch of the file uses a name that satisfies a test; see
  /// ``uses(_:in:)``.
  ///
  /// - Complexity: linear in the number of names in the stretch.
  package func usesName(in span: SourceSpan, where test: (String) -> Bool) -> Bool {
    words.value.within(span).contains { test($0.name) }
  }

  /// The places in a stretch of the file where names are used, in order.
  ///
  /// - Complexity: linear in the number of names in the stretch.
  package func mentions(in span: SourceSpan) -> some Sequence<Place> {
    words.value.within(span).lazy.flatMap { word in
      (mentions[word.name] ?? []).within(word.span).filter { $0.span == word.span }
    }
  }

  /// The base names of what a stretch of the file calls, in order, each once.
  ///
  /// - Complexity: linear in the number of names in the stretch.
  package func calledNames(in span: SourceSpan) -> [String] {
    var known: Set<String> = []
    return words.value.within(span).map(\.name).filter { name in
      known.insert(name).inserted
        && (calls[name] ?? []).within(span).contains { _ in true }
    }
  }

  /// The bodies of a member; a variable may have several.
  ///
  /// - Complexity: O(log n) in the number of bodies.
  func bodies(of member: SourceSpan) -> [CodeScope] {
    bodies.within(member).filter { $0.span == member }
  }

  /// The names in the types of what is declared, and of casts, with where that is declared.
  func declaredTypeNames() -> [String: [SourceSpan]] {
    var names: [String: [SourceSpan]] = [:]
    func add(_ type: String?, _ span: SourceSpan) {
      for name in type?.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) ?? []
      { names[String(name), default: []].append(span) }
    }
    func add(_ functions: [FunctionDeclaration], _ variables: [VariableDeclaration]) {
      for function in functions {
        for type in function.parameters.map(\.type) + [function.returnType] {
          add(type, function.span)
        }
      }
      for variable in variables { add(variable.type, variable.span) }
    }
    func add(_ type: TypeDeclaration) {
      add(type.functions, type.variables)
      for inner in type.types { add(inner) }
    }
    for type in file.source.types { add(type) }
    add(file.source.functions, file.source.variables)
    for place in locals {
      if case .variable(let variable)? = place.statement?.kind { add(variable.type, place.span) }
    }
    for place in casts {
      if case .cast(_, _, let type)? = place.expression?.kind { add(type, place.span) }
    }
    for name in names.keys { names[name]?.sortByStart() }
    return names
  }
}

extension Optional
where Wrapped: RandomAccessCollection, Wrapped.Element: Spanned, Wrapped.Index == Int {
  /// Whether one of the elements is in a stretch.
  fileprivate func meet(_ span: SourceSpan) -> Bool {
    self?.within(span).contains { _ in true } ?? false
  }
}
