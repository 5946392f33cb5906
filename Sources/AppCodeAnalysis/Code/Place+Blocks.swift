import AppCodeModel

extension Place {
  /// Whether it is in a block that runs later than the code around it: one that is given to a call that
  /// may keep it, or is kept in a property.
  package func isInLaterBlock(_ code: CodeBase) -> Bool {
    sequence(first: self, next: \.parent).contains { place in
      guard let block = place.expression, case .closure = block.kind,
        let outer = place.parent?.expression
      else { return false }
      if let (target, name, value) = outer.operation {
        return name == "=" && value.span == block.span
          && place.local(named: target.plain.lastName ?? "") == nil
      }
      guard let (callee, arguments) = outer.callee,
        arguments.contains(where: { $0.value.plain.span == block.span })
      else { return false }
      let name = callee.lastName ?? ""
      return !Self.immediate.contains(name)
        && !place.isOfFunctionThatKeepsNothing(name, callee, code)
    }
  }

  /// Whether what a block is given to is of the project, and says that it does not keep it.
  private func isOfFunctionThatKeepsNothing(
    _ name: String, _ callee: Expression, _ code: CodeBase
  ) -> Bool {
    let type =
      callee.base.map { $0.isSelf ? scope.typeName : code.typeName(of: $0, at: self) }
      ?? scope.typeName
    let methods = type.map { code.classes.ownMethods(name, of: $0).map(\.function) } ?? []
    let functions = methods.isEmpty ? code.freeFunctions(named: name).map(\.function) : methods
    let blocks = functions.flatMap(\.parameters).filter(\.isClosure).compactMap(\.type)
    return !blocks.isEmpty && !blocks.contains { $0.contains("@escaping") || $0.hasSuffix("?") }
  }

  /// What runs a block at once, or as soon as the code around it is done.
  private static let immediate: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "first", "firstIndex",
    "contains", "allSatisfy", "sorted", "sort", "removeAll", "min", "max",
    "performWithoutAnimation", "animate", "transition", "performBatchUpdates", "async", "sync",
    "Task", "detached", "run", "then", "with", "apply", "configure", "let", "also", "withLock",
    "autoreleasepool", "dispatch_once", "dispatch_async", "dispatch_sync",
    "enumerateObjectsUsingBlock:", "performWithoutAnimation:", "makeConstraints",
    "mas_makeConstraints:", "remakeConstraints", "updateConstraints",
    "transitionWithView:duration:options:animations:completion:",
  ]
}
