import AppCodeModel

/// An initialiser that runs when an object is made.
struct InitialiserCall {
  /// The class whose initialiser it is.
  var owner: String
  var file: CodeFile
  var function: FunctionDeclaration
  /// The call: what makes the object, or `super.init(…)` and `self.init(…)` in another initialiser;
  /// nil where Swift calls that of the superclass by itself.
  var site: Place?
  /// The one that calls it, among those that were found; nil for the first.
  var outer: Int?
}

extension CodeBase {
  /// The initialisers of the project that run when an object of a class is made, the outer ones first.
  ///
  /// - Parameters:
  ///   - type: the class of the object, in Swift.
  ///   - maker: what makes it.
  /// - Returns: none where all are UIKit's; nil where the maker is not a call.
  func initialisers(of type: String, madeBy maker: Place) -> [InitialiserCall]? {
    guard let arguments = maker.expression?.callee?.arguments else { return nil }
    guard var first = initialiser(taking: arguments, from: type) else { return [] }
    first.site = maker
    var found = [first]
    var next = 0
    while next < found.count, found.count < Self.mostInitialisers {
      found += inner(of: found[next], next)
      next += 1
    }
    return found
  }

  private static let mostInitialisers = 24

  /// The initialisers of the same object that another one calls.
  private func inner(of call: InitialiserCall, _ index: Int) -> [InitialiserCall] {
    guard let entry = classes[call.owner], let unit = unit(of: call.file) else { return [] }
    let sites = (unit.calls["init"] ?? []).within(call.function.span).filter { site in
      site.expression?.callee?.callee.base.map { $0.isSuper || $0.isSelf } ?? false
    }
    // Swift calls `super.init()` at the end of what calls none.
    guard !sites.isEmpty else {
      let implied = entry.superclass.flatMap { initialiser(taking: [], from: $0) }
      return implied.map { [Self.called($0, at: nil, by: index)] } ?? []
    }
    return sites.compactMap { site in
      guard let (callee, arguments) = site.expression?.callee,
        let type = callee.base?.isSuper ?? false ? entry.superclass : entry.name
      else { return nil }
      return initialiser(taking: arguments, from: type).map { Self.called($0, at: site, by: index) }
    }
  }

  private static func called(
    _ call: InitialiserCall, at site: Place?, by outer: Int
  ) -> InitialiserCall {
    var call = call
    (call.site, call.outer) = (site, outer)
    return call
  }

  /// The initialiser that takes some arguments, of a class or the nearest of its superclasses.
  private func initialiser(
    taking arguments: [Expression.Argument], from type: String
  ) -> InitialiserCall? {
    let nothing = Expression(.null, SourceSpan(0, 0))
    // UIKit's `init()` of a controller calls `init(nibName:bundle:)` (not checked against UIKit).
    let wanted =
      arguments.isEmpty
      ? [[], [.init("nibName", nothing), .init("bundle", nothing)]] : [arguments]
    return wanted.lazy.flatMap { arguments in
      ([type] + self.classes.ancestors(of: type)).lazy.compactMap { owner -> InitialiserCall? in
        self.classes.ownMethods("init", of: owner)
          .first { $0.function.places(of: arguments) != nil }
          .map {
            InitialiserCall(
              owner: self.classes[owner]?.name ?? owner, file: $0.file, function: $0.function)
          }
      }
    }.first
  }
}
