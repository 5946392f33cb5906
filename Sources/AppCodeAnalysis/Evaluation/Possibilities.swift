import AppCodeModel
package import Orientation

/// What an expression or a method can give, as far as its code shows.
///
/// With one of them that is a value, that is the answer. With several, the code decides by
/// something that is not known, or by state that has more than one value.
package struct Possibilities: Sendable, Hashable {
  /// How many values are distinguished; beyond that the answer is unknown.
  static let most = 24

  /// The possibilities, each outcome once, in the order of the code.
  package private(set) var all: [Possibility]

  /// Takes possibilities.
  package init(_ all: [Possibility] = []) {
    self.all = []
    for possibility in all { add(possibility) }
  }

  init(_ value: CodeValue, _ origin: Origin? = nil) {
    all = [Possibility(.value(value), origin)]
  }

  /// The value, when there is no other.
  package var onlyValue: CodeValue? {
    guard all.count == 1, case .value(let value) = all[0].outcome else { return nil }
    return value
  }

  /// The values, when all possibilities are values.
  package var values: [CodeValue]? {
    var values: [CodeValue] = []
    for possibility in all {
      guard case .value(let value) = possibility.outcome else { return nil }
      values.append(value)
    }
    return values.isEmpty ? nil : values
  }

  /// The controllers that are asked instead, when some of the possibilities forward.
  package var forwardings: [Forwarding] {
    all.compactMap { possibility in
      if case .forwards(let forwarding) = possibility.outcome { return forwarding }
      return nil
    }
  }

  /// Why something is not known; nil when all is known, forwarding included.
  package var unknown: Unknown? {
    for possibility in all {
      if case .unknown(let unknown) = possibility.outcome { return unknown }
    }
    return all.isEmpty ? Unknown(.noBody, nil) : nil
  }

  /// The mask, when there is only one.
  package var mask: InterfaceOrientationMask? { onlyValue?.asMask }

  /// All masks, when every possibility is a mask.
  package var masks: Set<InterfaceOrientationMask>? {
    guard let values else { return nil }
    let masks = values.compactMap(\.asMask)
    return masks.count == values.count ? Set(masks) : nil
  }

  /// All interface orientations, when every possibility is one.
  package var orientations: Set<InterfaceOrientation>? {
    guard let values else { return nil }
    let found = values.compactMap(\.asInterface)
    return found.count == values.count ? Set(found) : nil
  }

  /// The truth, when there is only one.
  package var truth: Bool? {
    guard let values else { return nil }
    let truths = Set(values.map(\.asBoolean))
    return truths.count == 1 ? truths.first ?? nil : nil
  }

  mutating func add(_ possibility: Possibility) {
    guard !all.contains(where: { $0.outcome == possibility.outcome }) else { return }
    guard all.count < Self.most else {
      all = [Possibility(.unknown(Unknown(.tooManyValues, possibility.origin)), possibility.origin)]
      return
    }
    all.append(possibility)
  }

  mutating func add(_ others: Possibilities) {
    for possibility in others.all { add(possibility) }
  }

  /// Does something with each value and leaves the rest as it is.
  func mapValues(_ change: (CodeValue, Origin?) -> Possibilities) -> Possibilities {
    var result = Possibilities()
    for possibility in all {
      guard case .value(let value) = possibility.outcome else {
        result.add(possibility)
        continue
      }
      for changed in change(value, possibility.origin).all {
        result.add(Possibility(changed.outcome, changed.origin ?? possibility.origin))
      }
    }
    return result
  }
}

/// One of the things that an expression or a method can give.
package struct Possibility: Sendable, Hashable {
  /// What.
  package var outcome: Outcome
  /// The expression it comes from; nil for what UIKit answers by itself.
  package var origin: Origin?

  /// Creates a possibility.
  package init(_ outcome: Outcome, _ origin: Origin? = nil) {
    self.outcome = outcome
    self.origin = origin
  }

  /// What can come out.
  package enum Outcome: Sendable, Hashable {
    /// A value.
    case value(CodeValue)
    /// What another controller answers to the same question.
    case forwards(Forwarding)
    /// Unknown from the code.
    case unknown(Unknown)
  }
}

/// Another controller that answers instead.
package struct Forwarding: Sendable, Hashable {
  /// Who is asked.
  package var target: Target
  /// What is asked: `supportedInterfaceOrientations`.
  package var question: String

  /// Creates a forwarding.
  package init(_ target: Target, question: String) {
    self.target = target
    self.question = question
  }

  /// Controllers that can be asked, starting from the one that was asked first.
  package enum Target: Sendable, Hashable {
    /// `topViewController`, `viewControllers.last`
    case top
    /// `visibleViewController`
    case visible
    /// `selectedViewController`
    case selected
    /// `presentedViewController`
    case presented
    /// `presentingViewController`
    case presenting
    /// `parent`, and the navigation, tab bar or split view controller around it.
    case parent
    /// `children.first`, `viewControllers[0]`
    case firstChild
    /// `children.last`
    case lastChild
    /// The root of a window.
    case root
    /// What a property or a variable of this name holds.
    case named(String)
  }
}

/// Why a value is not known.
package struct Unknown: Sendable, Hashable {
  /// Why.
  package var reason: Reason
  /// Where.
  package var origin: Origin?

  /// Creates a reason and its place.
  package init(_ reason: Reason, _ origin: Origin?) {
    self.reason = reason
    self.origin = origin
  }

  /// Reasons for not knowing a value.
  package enum Reason: Sendable, Hashable {
    /// It comes from outside by a parameter of this name.
    case parameter(String)
    /// No code of the project sets the property of this name.
    case neverSet(String)
    /// The project has no code for what is called.
    case outside(String)
    /// The superclass is not in the project.
    case superclass(String)
    /// The class itself is not in the project.
    case `class`(String)
    /// A setting that is stored outside of the code.
    case setting(String)
    /// A body is exchanged for another while the app runs.
    case exchanged(String)
    /// A category overrides what UIKit's class has.
    case category(String)
    /// UIKit takes the current orientation, or one that is allowed.
    case chosenByUIKit
    /// A body was not read, or there is none.
    case noBody
    /// It depends on itself.
    case recursive
    /// There are more values than are distinguished.
    case tooManyValues
    /// The code is too long or too deep to follow.
    case tooMuchCode
    /// A kind of expression that is not followed.
    case expression
  }

  /// The reason in words, without a full stop.
  package var description: String {
    switch reason {
    case .parameter(let name): "the value of \(name) comes from outside"
    case .neverSet(let name): "no code in the project sets \(name)"
    case .outside(let name): "\(name) is not in the project"
    case .class(let name): "the class \(name) is not in the project"
    case .setting(let name): "\(name) is a stored setting"
    case .exchanged(let name): "\(name) is swizzled at run time"
    case .category(let name): "a category of \(name) overrides it"
    case .superclass(let name): "the superclass \(name) is not in the project"
    case .chosenByUIKit: "UIKit takes the current orientation"
    case .noBody: "the code that answers is not in the project"
    case .recursive: "the answer depends on itself"
    case .tooManyValues: "there are too many possible values"
    case .tooMuchCode: "the code is too long to follow"
    case .expression: "this expression is not followed"
    }
  }
}
