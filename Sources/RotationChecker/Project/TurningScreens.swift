import AppCodeAnalysis
import AppCodeModel
import Orientation
import XcodeProjectFiles

/// Which screens turn, and when they are notified of their size.
struct TurningScreens {
  private let project: CheckedProject
  private let code: CodeBase
  /// Which methods are early.
  private let early = Memo<Origin, Bool>()
  /// What delegates answer in the course of their apps, by class and method.
  private let courses = Memo<[String], [SituatedValue<AnswerCourse>]>()
  /// Which methods run each time a screen is shown.
  private let appearing = Memo<Origin, Bool>()
  /// Which properties something places, by their names and classes.
  private let placed = Memo<[String], Bool>()
  /// Which properties nothing that a new size calls uses, by their names and classes.
  private let leftAlone = Memo<[String], Bool>()

  init(_ project: CheckedProject) {
    self.project = project
    code = project.code
  }

  /// What UIKit calls when the size of a view or of a controller's view changes.
  static let sizeCallbacks = [
    "viewWillTransition(to:with:)", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "layoutSubviews", "updateViewConstraints", "updateConstraints",
    "viewSafeAreaInsetsDidChange", "willRotate(to:duration:)", "didRotate(from:)",
    "willAnimateRotation(to:duration:)", "layoutSublayers(of:)",
  ]

  /// Whether a class or a superclass of the project is notified of a new size, or may be by one
  /// from elsewhere.
  func isNotifiedOfSize(_ type: String) -> Bool {
    code.classes.hasUnknownSuperclass(type)
      || Self.sizeCallbacks.contains { code.classes.member($0, of: type) != nil }
  }

  /// Whether a controller may be shown in portrait and in landscape.
  ///
  /// - Parameters:
  ///   - type: its class.
  ///   - file: a file of it.
  ///   - isCertain: whether an idiom on which the app's delegate locks for a while does not count.
  /// - Returns: true where that is not known.
  func mayTurn(_ type: String, in file: CodeFile, isCertain: Bool = false) -> Bool {
    code.idioms.contains { idiom in
      let masks = project.appMasks(for: idiom, file.source) ?? []
      guard masks.isEmpty || masks.contains(where: { Self.turns($0.mask) }) else { return false }
      if isCertain, mayBeLocked(type, in: file, on: idiom) { return false }
      guard code.classes.isController(type) else { return true }
      let answers = code.answers(.mask, of: type).filter { $0.idiom == idiom }
      return answers.contains { $0.possibilities.masks?.contains(where: Self.turns) ?? true }
    }
  }

  /// Whether a controller may be shown in portrait and in landscape, or a view in one that may, where
  /// code shows which controllers make it.
  func mayTurnAround(_ type: String, in file: CodeFile) -> Bool {
    guard !code.classes.isController(type) else {
      return mayTurn(type, in: file, isCertain: true)
    }
    let makers = ([type] + code.classes.allSubclasses(of: type))
      .flatMap { code.instantiations(of: $0) }.compactMap(\.scope.typeName)
      .filter(code.classes.isController)
    return mayTurn(type, in: file)
      && (makers.isEmpty || makers.contains { mayTurn($0, in: file, isCertain: true) })
  }

  /// Whether the app's delegate, by state of its own, keeps an app from turning for a while: which
  /// screens are up then is not known.
  func isLockedForAWhile(in file: CodeFile) -> Bool {
    project.apps(with: file.source).contains { app in
      guard let delegate = project.delegateAnswer(of: app) else { return false }
      return code.answers(member: delegate.name, of: delegate.owner).contains { answer in
        guard let masks = answer.possibilities.masks, app.idioms?.contains(answer.idiom) ?? true
        else { return false }
        return masks.contains(where: Self.turns) && !masks.allSatisfy(Self.turns)
      }
    }
  }

  /// Whether the app's delegate may keep a screen from turning: it does so at launch, or from when the
  /// screen appears, or it is not known when.
  private func mayBeLocked(_ type: String, in file: CodeFile, on idiom: Idiom) -> Bool {
    project.apps(with: file.source).contains { app in
      guard app.idioms?.contains(idiom) ?? true, let delegate = project.delegateAnswer(of: app)
      else { return false }
      let courses = courses.value([delegate.owner, delegate.name]) {
        code.courses(member: delegate.name, of: delegate.owner)
      }
      return courses.contains { course in
        guard course.idiom == idiom else { return false }
        let later = course.value.later
        if let launch = course.value.launch.masks, !launch.allSatisfy(Self.turns) {
          return (launch + later.flatMap { $0.possibilities.masks ?? [] })
            .contains(where: Self.turns)
        }
        return later.contains { lock in
          lock.possibilities.masks?.allSatisfy(Self.turns) == false
            && (lock.changes.isEmpty || lock.changes.contains { brings($0, to: type) })
        }
      }
    }
  }

  /// Whether a change may come with a screen of a class: with its appearance, or at a time that is not
  /// known.
  private func brings(_ change: Change, to type: String) -> Bool {
    change.callbacks.isEmpty
      || change.callbacks.contains { code.classes.isKind(type, of: $0.type) }
  }

  private static func turns(_ mask: InterfaceOrientationMask) -> Bool {
    !mask.isDisjoint(with: .landscape)
      && !mask.isDisjoint(with: [.portrait, .portraitUpsideDown])
  }

  /// Whether a method runs once, before a screen is shown, or only methods that do call it.
  func isEarly(_ place: Place) -> Bool {
    guard !place.isInLaterBlock(code), case .function(let function)? = place.scope.member
    else { return false }
    return early.value(Origin(place.file, function.span)) {
      Self.isEarly(function) || Self.isOnlyEarly(function, of: place.scope.typeName, code)
    }
  }

  /// Whether a method runs each time a screen is shown and not when it turns, or only such methods, and
  /// those that run before, do call it.
  func isAtAppearance(_ place: Place) -> Bool {
    guard !place.isInLaterBlock(code), case .function(let function)? = place.scope.member
    else { return false }
    return appearing.value(Origin(place.file, function.span)) {
      Self.isAppearance(function)
        || ValueFlow(code).isOnlyCalled(
          function, of: place.scope.typeName,
          from: { Self.isAppearance($0) || Self.isEarly($0) })
    }
  }

  /// Whether code runs when what a screen shows has come: in a block that it gives away as it is made or
  /// appears, or in a method that only such blocks call.
  func isWithData(_ place: Place) -> Bool {
    guard case .function(let function)? = place.scope.member else { return false }
    if place.isInLaterBlock(code) { return isGivenAway(place, by: function) }
    let callers = code.callingBodies(of: function, place.scope.typeName)
    guard !Self.isEarly(function), !Self.isAppearance(function),
      !code.handsOn(function, place.scope.typeName),
      callers.contains(where: { $0.isInLaterBlock(code) })
    else { return false }
    return callers.allSatisfy { call in
      guard case .function(let caller)? = call.scope.member else { return false }
      return call.isInLaterBlock(code)
        ? isGivenAway(call, by: caller) : isEarly(call) || isAtAppearance(call)
    }
  }

  /// Whether a block is given to something that has to do with neither the user, the time nor a
  /// notification, by a method that runs before the screen is up or as it appears.
  private func isGivenAway(_ place: Place, by function: FunctionDeclaration) -> Bool {
    let type = place.scope.typeName
    return
      (Self.isEarly(function) || Self.isAppearance(function)
      || Self.isOnlyEarly(function, of: type, code))
      && place.ancestors.allSatisfy { ancestor in
        guard let expression = ancestor.expression else { return true }
        if let (_, name, value) = expression.operation, name == "=" {
          // A block that is kept runs at what the user does, as a rule.
          if case .closure = value.plain.kind { return false }
          return true
        }
        guard let (callee, _) = expression.callee else { return true }
        // `[detector setFoundBlock:^{ … }]` keeps it, too.
        return !(callee.lastName?.hasPrefix("set") ?? false)
          && !callee.contains { $0.lastName.map(Self.repeating.contains) ?? false }
      }
  }

  /// What runs a block again and again, or at what the user does.
  private static let repeating: Set<String> = [
    "addObserver", "observe", "NotificationCenter", "NSNotificationCenter", "notifications",
    "scheduledTimer", "Timer", "NSTimer", "UIAction", "addAction", "UIAlertAction", "addTarget",
    "UIContextualAction", "addPeriodicTimeObserver", "CADisplayLink", "registerForTraitChanges",
    "addObserverForName:object:queue:usingBlock:",
  ]

  /// Whether nothing that is called at a new size has to do with a part of a class, though the class is
  /// notified of it.
  func isLeftAlone(_ owner: String, of type: String) -> Bool {
    leftAlone.value([owner, type]) { leavesAlone(owner, of: type) }
  }

  private func leavesAlone(_ owner: String, of type: String) -> Bool {
    guard !code.classes.hasUnknownSuperclass(type) else { return false }
    let names = Self.namesOfProperty(owner)
    return Self.sizeCallbacks.allSatisfy { name in
      guard let member = code.classes.member(name, of: type) else { return true }
      guard case .function(let function) = member.kind, !function.isBodySkipped else {
        return false
      }
      return reached(from: function.span, in: member.file, of: type).allSatisfy { unit, span in
        !unit.uses(names.union(["subviews", "perform"]), in: span)
          && !handsItselfOn(in: span, of: unit)
      }
    }
  }

  /// Whether code gives `self` or its view to something else, which may then do anything to its parts.
  private func handsItselfOn(in span: SourceSpan, of unit: CodeUnit) -> Bool {
    unit.mentions(in: span).contains { mention in
      guard let expression = mention.expression,
        expression.isSelf || expression.lastName == "view" && expression.base?.isSelf ?? true,
        let (callee, arguments) = mention.parent?.expression?.callee
      else { return false }
      return arguments.contains { $0.value.span == mention.span }
        && !(callee.base?.isSuper ?? false)
    }
  }

  /// Whether all calls of a method come from methods that run before a screen is shown.
  static func isOnlyEarly(
    _ function: FunctionDeclaration, of type: String?, _ code: CodeBase
  ) -> Bool {
    ValueFlow(code).isOnlyCalled(function, of: type, from: isEarly)
  }

  /// What a property, or its variable, may be called: `banner` and `_banner`.
  private static func namesOfProperty(_ name: String) -> Set<String> {
    [name, name.hasPrefix("_") ? String(name.dropFirst()) : "_" + name]
  }

  /// Whether something keeps the place of a property of a class up to date: constraints, a mask for
  /// resizing, a view that places it.
  func isPlaced(_ owner: String, of type: String) -> Bool {
    placed.value([owner, type]) { placesProperty(owner, of: type) }
  }

  private func placesProperty(_ owner: String, of type: String) -> Bool {
    let names = Self.namesOfProperty(owner)
    let types = [type] + code.classes.allSubclasses(of: type)
    let mentions = names.flatMap { name in types.flatMap { code.mentions(of: name, inCodeOf: $0) } }
    return mentions.contains { mention in
      if case .return? = mention.parent?.statement?.kind {
        // A table places the headers that it is given.
        let name = mention.scope.member?.name ?? ""
        return name.contains("viewForHeader") || name.contains("viewForFooter")
      }
      guard let outer = mention.parent?.expression else { return false }
      if case .member(_, let member) = outer.kind {
        // `[view setAutoresizingMask:mask]`
        let name =
          member.hasPrefix("set") && member.hasSuffix(":")
          ? member.dropFirst(3).prefix(1).lowercased() + member.dropFirst(4).dropLast() : member
        if name.hasSuffix("Anchor"), let own = mention.expression?.lastName {
          return !isWithin(own, mention)
        }
        return Self.layouts.contains(name)
          // A method of the project for all views may set constraints.
          || !code.classes.ownMethods(name, of: "UIView").isEmpty
      }
      guard let (left, name, _) = outer.operation, name == "=" else { return false }
      return Self.holders.contains(left.lastName ?? "")
    }
  }

  /// Whether a constraint is between something and what is inside of it, which it does not place.
  private func isWithin(_ owner: String, _ mention: Place) -> Bool {
    guard
      let call = mention.ancestors.first(where: { ancestor in
        ancestor.expression?.callee?.callee.lastName == "constraint"
      }), let (callee, arguments) = call.expression?.callee
    else { return false }
    let ends = [callee.plain.base, arguments.first?.value.plain].compactMap { $0?.base }
    let others = ends.compactMap(\.plain.path).filter { !$0.contains(owner) }
    guard others.count == 1, let type = mention.scope.typeName else { return false }
    return ["addSubview", "insertSubview"].contains { name in
      code.calls(of: name, inCodeOf: type).contains { call in
        guard let (callee, arguments) = call.expression?.callee, let added = arguments.first else {
          return false
        }
        return callee.base?.plain.path?.contains(owner) ?? false
          && added.value.plain.path == others[0]
      }
    }
  }

  /// Whether a size becomes that of something of a class that nothing else places.
  func isLaidOut(_ read: Place, of type: String, _ purposes: ValuePurposes) -> Bool {
    purposes.laidOut(read).contains { owner, name in
      !["frame", "bounds", "center"].contains(name)
        || owner?.lastName.map { !isPlaced($0, of: type) } ?? true
    }
  }

  private static let layouts: Set<String> = [
    "autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "snp", "mas_makeConstraints",
    "mas_makeConstraints:", "autoPinEdgesToSuperviewEdges",
  ]
  /// What places by itself what is given to it.
  private static let holders: Set<String> = [
    "tableHeaderView", "tableFooterView", "inputAccessoryView", "inputView", "titleView",
    "leftView", "rightView", "backgroundView", "accessoryView", "customView",
  ]

  // Asked of every caller of every method.
  private static let appearances: Set = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
  private static let loading: Set = ["viewDidLoad", "loadView", "awakeFromNib"]

  private static func isAppearance(_ function: FunctionDeclaration) -> Bool {
    appearances.contains(function.baseName)
  }

  private static func isEarly(_ function: FunctionDeclaration) -> Bool {
    function.isInitializing || loading.contains(function.name)
  }

  /// Whether an expression holds the width or the height of the screen or of a controller's view.
  static func readsSize(_ expression: Expression, at place: Place) -> Bool {
    place.finds(in: expression) { part in
      guard var path = path(of: part, at: place), let last = path.popLast(),
        sides.contains(last) || last == "size"
      else { return false }
      if path.last == "size" { path.removeLast() }
      return isWhole(path)
    }
  }

  /// Whether an expression holds an inset of the safe area, or the height of a bar, which differ on phones
  /// that are turned (`L-D-06`, `L-H-10`, `H-09`).
  static func readsInsets(_ expression: Expression, at place: Place) -> Bool {
    place.finds(in: expression) { part in
      guard var path = path(of: part, at: place), let last = path.popLast() else { return false }
      if path.last == "safeAreaInsets" { return insetSides.contains(last) }
      if path.last == "size" { path.removeLast() }
      if last == "length" { return ["topLayoutGuide", "bottomLayoutGuide"].contains(path.last) }
      guard last == "height" || last == "maxY" else { return false }
      return path.last == "statusBarFrame"
        || ["frame", "bounds"].contains(path.last) && bars.contains(Array(path.dropLast()))
    }
  }

  private static let insetSides: Set<String> = ["top", "left", "bottom", "right"]
  private static let bars: Set<[String]> = [
    ["navigationBar"], ["navigationController", "navigationBar"], ["tabBar"],
    ["tabBarController", "tabBar"],
  ]

  /// Whether an expression holds a width, or a place from left to right.
  static func readsWidth(_ expression: Expression, at place: Place) -> Bool {
    place.finds(in: expression) { part in
      ["width", "midX", "maxX"].contains(path(of: part, at: place)?.last)
    }
  }

  /// Whether an expression holds the size of the screen, or a part of it.
  static func readsScreen(_ expression: Expression, at place: Place) -> Bool {
    place.finds(in: expression) { part in
      path(of: part, at: place)?.starts(with: ["UIScreen", "main", "bounds"]) ?? false
    }
  }

  /// Whether an expression is the whole frame or size of the screen or of a controller's view.
  static func isWholeSize(_ expression: Expression, at place: Place) -> Bool {
    guard var path = path(of: expression, at: place) else { return false }
    if path.last == "size" { path.removeLast() }
    return isWhole(path)
  }

  /// Whether an expression is the middle of a controller's view.
  static func isCenter(_ expression: Expression, at place: Place) -> Bool {
    path(of: expression, at: place) == ["view", "center"]
  }

  private static func isWhole(_ path: [String]) -> Bool {
    // A view's layer has its size.
    var path = path.filter { $0 != "layer" }
    // So has a guide that keeps to its edges.
    if path.last == "layoutFrame", guides.contains(path.dropLast().last ?? "") {
      path.removeLast(2)
      path.append("frame")
    }
    return path == ["UIScreen", "main", "bounds"] || path == ["bounds"] || path == ["frame"]
      || path.count == 2 && wholeViews.contains(path[0]) && ["bounds", "frame"].contains(path[1])
  }

  private static let guides: Set<String> = [
    "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide",
  ]

  /// A controller's view, what mostly fills it, and what it or a view fills.
  private static let wholeViews: Set<String> = [
    "view", "collectionView", "tableView", "scrollView", "contentView", "window", "superview",
  ]

  private static let sides: Set<String> = ["width", "height", "midX", "midY", "maxX", "maxY"]

  /// The functions that give a side of a rectangle.
  private static let sideFunctions = [
    "CGRectGetWidth": "width", "CGRectGetHeight": "height", "CGRectGetMidX": "midX",
    "CGRectGetMidY": "midY", "CGRectGetMaxX": "maxX", "CGRectGetMaxY": "maxY",
  ]

  /// What gives a rectangle that changes with the one it is asked of.
  private static let insets: Set<String> = ["inset", "insetBy", "offsetBy"]

  /// The names where sizes are read.
  static let sizeNames = sides.sorted() + sideFunctions.keys.sorted()

  /// The names that lead to a value, without `self`; locals with one value stand for that.
  static func path(
    of expression: Expression, at place: Place, _ depth: Int = 0
  ) -> [String]? {
    let plain = expression.plain
    guard depth < 8 else { return nil }
    switch plain.kind {
    case .name(let name):
      if name == "self" { return [] }
      let local = place.local(named: name)
      if local != nil, place.scope.member?.becomesView(name) ?? false { return ["view"] }
      guard let value = local?.onlyValue?.plain, value.kind != plain.kind else {
        // What is given to `init(frame:)` is not the view's own.
        return local != nil && (name == "bounds" || name == "frame") ? nil : [name]
      }
      return path(of: value, at: place, depth + 1)
    case .member(let base, let name):
      return path(of: base, at: place, depth + 1).map { $0 + [name] }
    case .call(let callee, let arguments):
      if insets.contains(callee.plain.lastName ?? ""), let base = callee.plain.base {
        return path(of: base, at: place, depth + 1)
      }
      guard let side = sideFunctions[callee.plain.lastName ?? ""], arguments.count == 1 else {
        return nil
      }
      return path(of: arguments[0].value, at: place, depth + 1).map { $0 + [side] }
    default: return nil
    }
  }

  /// The reads of sizes in a part of a file.
  static func sizeReads(in span: SourceSpan, of unit: CodeUnit) -> [Place] {
    sideReads(in: span, of: unit).filter { read in
      read.expression.map { readsSize($0, at: read) } ?? false
    }
  }

  /// The reads of a side of anything in a part of a file: a function gives the side, not its name.
  static func sideReads(in span: SourceSpan, of unit: CodeUnit) -> [Place] {
    sizeNames.flatMap { (unit.mentions[$0] ?? []).within(span) }.compactMap { read in
      guard let expression = read.expression else { return nil }
      return read.parent?.expression?.callee?.callee.span == expression.span ? read.parent : read
    }
  }

  /// The reads of whole sizes in a part of a file that are handed on as they are.
  static func wholeReads(in span: SourceSpan, of unit: CodeUnit) -> [Place] {
    ["bounds", "frame"].flatMap { (unit.mentions[$0] ?? []).within(span) }.compactMap { read in
      guard let expression = read.expression, !read.isAssigned else { return nil }
      var place = read
      if let outer = read.parent, case .member(_, "size")? = outer.expression?.kind {
        place = outer
      }
      if case .member? = place.parent?.expression?.kind { return nil }
      return isWholeSize(expression, at: read) ? place : nil
    }
  }

  /// Whether code takes the place or the size of something from that of the screen or of its own
  /// view.
  ///
  /// What is the same for all sides from the smallest on is not a layout by size.
  func laysOut(
    _ parts: [(unit: CodeUnit, span: SourceSpan)], of type: String, from smallest: Double = 0
  ) -> Bool {
    let purposes = project.purposes
    return parts.contains { unit, span in
      Self.sizeReads(in: span, of: unit).contains { read in
        (isLaidOut(read, of: type, purposes) || purposes.decidesLayout(read)
          || purposes.isGivenToLayout(read))
          && !purposes.isOnlyCompared(read, below: smallest)
      }
        || Self.wholeReads(in: span, of: unit).contains { read in
          isLaidOut(read, of: type, purposes)
            || purposes.isMeasured(read) && purposes.decidesLayout(read)
        }
    }
  }

  /// How many methods are followed from a piece of code.
  static let mostReached = 8

  /// A piece of code, and the methods of its class that it calls, near and far, by calls that satisfy
  /// a test.
  func reached(
    from span: SourceSpan, in file: CodeFile, of type: String,
    by isFollowed: ((Place) -> Bool)? = nil
  ) -> [(unit: CodeUnit, span: SourceSpan)] {
    guard let unit = code.unit(of: file) else { return [] }
    var found = [(unit: unit, span: span)]
    var names: Set<String> = []
    for step in 0..<Self.mostReached {
      guard step < found.count else { break }
      let (unit, span) = found[step]
      found += getters(readIn: span, of: unit, type, &names, by: isFollowed)
      for name in unit.calledNames(in: span) where !names.contains(name) {
        if let isFollowed, !(unit.calls[name] ?? []).within(span).contains(where: isFollowed) {
          continue
        }
        names.insert(name)
        let classes = [type] + code.classes.ancestors(of: type)
        let methods =
          classes.lazy.map { code.classes.ownMethods(name, of: $0) }.first { !$0.isEmpty }
          ?? code.classes.defaultMethods(name, of: type)
        guard !methods.isEmpty else { continue }
        let calls = Set(
          (unit.calls[name] ?? []).within(span).compactMap { call in
            call.expression?.callee.map {
              FunctionDeclaration.name(name, labels: $0.arguments.map(\.label))
            }
          })
        // Of several with one name, those that a call has the labels of.
        let called = methods.count > 1 ? methods.filter { calls.contains($0.function.name) } : []
        for method in called.isEmpty ? Array(methods.prefix(1)) : called {
          guard let own = code.unit(of: method.file) else { continue }
          found.append((own, method.function.span))
        }
      }
    }
    return found
  }
}

extension TurningScreens {
  /// The names that lead to a value, behind a getter of the class around that gives its beginning:
  /// `bounds.width` of `area.width` with `var area: CGRect { bounds.insetBy(dx: 8, dy: 8) }`.
  static func path(
    behindGettersOf code: CodeBase, _ expression: Expression, at place: Place
  ) -> [String]? {
    guard let path = path(of: expression, at: place) else { return nil }
    guard let first = path.first, first != "view", place.local(named: first) == nil,
      let type = place.scope.typeName,
      let member = code.classes.member(first, of: type), case .variable(let variable) = member.kind,
      variable.getter != nil, case let results = code.results(of: member), results.count == 1,
      let value = results.first, let given = value.expression,
      let own = self.path(of: given, at: value)
    else { return path }
    return own + path.dropFirst()
  }

  /// The getters of a class's own properties that a piece of code reads, each once: in Objective-C also
  /// its methods without arguments.
  fileprivate func getters(
    readIn span: SourceSpan, of unit: CodeUnit, _ type: String, _ names: inout Set<String>,
    by isFollowed: ((Place) -> Bool)?
  ) -> [(unit: CodeUnit, span: SourceSpan)] {
    unit.mentions(in: span).compactMap { mention -> (unit: CodeUnit, span: SourceSpan)? in
      guard let name = mention.expression?.lastName, !names.contains(name),
        isFollowed?(mention) ?? true,
        mention.expression?.base?.isSelf ?? (mention.local(named: name) == nil),
        let member = code.classes.member(name, of: type), let own = code.unit(of: member.file)
      else { return nil }
      switch member.kind {
      case .variable(let variable) where variable.getter != nil: break
      case .function(let function)
      where function.body != nil && function.parameters.isEmpty
        && unit.file.source.language == .objectiveC:
        // One that keeps what it makes has made it before.
        let keeps = (own.assignments["_" + name] ?? []).within(function.span).contains { _ in true }
        if keeps { return nil }
      default: return nil
      }
      names.insert(name)
      return (own, member.span)
    }
  }
}

extension CodeScope.Member {
  /// Whether `loadView` makes a local view the controller's.
  fileprivate func becomesView(_ name: String) -> Bool {
    guard self.name == "loadView", let body else { return false }
    var isFound = false
    body.visitExpressions { part in
      guard let (left, operation, right) = part.operation, operation == "=" else { return }
      if left.plain.lastName == "view", left.plain.base?.isSelf ?? true,
        right.plain.kind == .name(name)
      {
        isFound = true
      }
    }
    return isFound
  }
}
