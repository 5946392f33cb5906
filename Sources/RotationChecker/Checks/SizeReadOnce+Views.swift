import AppCodeAnalysis
import AppCodeModel

// Views inside of others that take new sizes, and views that cover a screen from when they are made.

extension SizeReadOnce {
  /// Whether a view is meant to take new sizes: it, or one that it makes in the same place, is resized
  /// with the view around it, or it lays out others when its size changes.
  func takesNewSizes(
    _ type: String, at place: Place, _ code: CodeBase, _ screens: TurningScreens
  ) -> Bool {
    let isResized = code.assignments(to: "autoresizingMask", inCodeOf: type).contains { mask in
      (mask.target.plain.base?.isSelf ?? true || mask.place.memberSpan == place.memberSpan)
        && mask.value.contains { $0.lastName.map(Self.flexible.contains) ?? false }
    }
    guard !isResized else { return true }
    // The items of a collection mostly keep their size.
    guard !code.classes.ancestors(of: type).contains("UICollectionViewCell"),
      let member = code.classes.ownMember("layoutSubviews", of: type),
      case .function(let function) = member.kind, !function.isBodySkipped
    else { return false }
    return screens.laysOut(
      screens.reached(from: function.span, in: member.file, of: type), of: type)
  }

  /// Whether a value is made of the size of a view to which something is added, and which is resized with
  /// the view around it.
  func readsResizedView(of owner: String, _ assignment: Assignment, _ code: CodeBase) -> Bool {
    guard let type = assignment.place.scope.typeName,
      let unit = code.unit(of: assignment.place.file)
    else { return false }
    return (unit.calls["addSubview"] ?? []).within(assignment.place.memberSpan).contains { call in
      guard let (callee, arguments) = call.expression?.callee,
        let parent = callee.base?.plain.lastName,
        arguments.first?.value.plain.lastName == owner, parent != "view", parent != owner
      else { return false }
      let readsParent = assignment.valuePlace.finds(in: assignment.value) { part in
        ["frame", "bounds"].contains(part.lastName) && part.base?.plain.lastName == parent
      }
      return readsParent
        && code.assignments(to: "autoresizingMask", inCodeOf: type).contains { mask in
          mask.target.plain.base?.plain.lastName == parent
            && mask.value.contains { $0.lastName.map(Self.flexible.contains) ?? false }
        }
    }
  }

  private static let flexible: Set<String> = [
    "flexibleWidth", "flexibleHeight", "FlexibleWidth", "FlexibleHeight",
    "UIViewAutoresizingFlexibleWidth", "UIViewAutoresizingFlexibleHeight",
  ]

  /// Whether a view is made as large as a controller's, on demand, and kept: it covers the screen until
  /// it is taken away, in which time the screen may turn.
  func isCover(_ layout: Layout, _ code: CodeBase) -> Bool {
    let place = layout.place
    guard let owner = layout.owner, let type = place.scope.typeName,
      code.classes.isController(type), case .function? = place.scope.member,
      place.expression?.callee != nil, place.local(named: owner) == nil,
      TurningScreens.isWholeSize(layout.value, at: layout.valuePlace),
      !TurningScreens.readsScreen(layout.value, at: layout.valuePlace),
      let unit = code.unit(of: place.file)
    else { return false }
    return !unit.uses(Self.endsOrTies, in: place.memberSpan)
  }

  /// What takes a view away, or ties it to another one, maybe by way of a block.
  private static let endsOrTies: Set<String> = [
    "removeFromSuperview", "snp", "mas_makeConstraints", "activate", "NSLayoutConstraint",
    "translatesAutoresizingMaskIntoConstraints",
  ]

  /// Whether what is laid out is a layer, which nothing resizes, of a view that is tied to its parts by
  /// constraints: one that gets its size from outside.
  func isLayerOfTiedView(
    _ layout: Layout, of type: String, _ code: CodeBase
  ) -> Bool {
    guard let owner = layout.owner,
      isLayer(Expression(.name(owner), layout.place.span), at: layout.place, code)
    else { return false }
    return ["activate", "makeConstraints", "isActive"].contains {
      !code.mentions(of: $0, inCodeOf: type).isEmpty
    }
  }

  /// Whether an object is a layer of a class of Core Animation's.
  func isLayer(_ object: Expression, at place: Place, _ code: CodeBase) -> Bool {
    code.typeName(of: object, at: place).map { name in
      ["CA", "AV"].contains(name.prefix(2)) && name.hasSuffix("Layer")
    } ?? false
  }

  /// Whether something is laid out once, when what the screen shows has come, and stays.
  func isMadeOfData(
    _ layout: Layout, _ screens: TurningScreens, _ code: CodeBase
  ) -> Bool {
    guard let type = layout.place.scope.typeName, code.classes.isController(type),
      let unit = code.unit(of: layout.place.file)
    else { return false }
    return screens.isWithData(layout.place)
      && !unit.uses(Self.passing, in: layout.place.memberSpan)
  }

  /// What tells that something is taken away again, or follows how far people have scrolled.
  private static let passing: Set<String> = [
    "removeFromSuperview", "contentOffset", "contentSize",
  ]

  /// Whether a view that lays out its parts may find one that has no name outside of a method.
  func isFoundElsewhere(_ layout: Layout, of type: String, _ code: CodeBase) -> Bool {
    guard let owner = layout.owner, layout.local == nil else { return false }
    return layout.place.local(named: owner) != nil
      && code.classes.ownMember("layoutSubviews", of: type) != nil
  }

  /// The property that a method gives a local of this name to.
  func property(for local: String, by place: Place, _ code: CodeBase) -> String? {
    guard place.local(named: local) != nil, let unit = code.unit(of: place.file) else { return nil }
    for mention in (unit.mentions[local] ?? []).within(place.memberSpan) {
      guard let (target, operation, value) = mention.parent?.expression?.operation,
        operation == "=", value.span == mention.span, let name = target.plain.lastName,
        target.plain.base?.isSelf ?? (mention.local(named: name) == nil)
      else { continue }
      return name
    }
    return nil
  }
}

extension Place {
  /// Whether an expression holds the frame that the initializer around it is given, or a side of it.
  func readsGivenFrame(in value: Expression) -> Bool {
    guard case .function(let function)? = scope.member, function.isInitializing else {
      return false
    }
    return finds(in: value) { part in
      guard case .name("frame") = part.kind else { return false }
      return local(named: "frame")?.isParameter ?? false
    }
  }
}
