package import AppCodeModel

/// A parameter of a function as far as calls are concerned.
struct CallParameter: Hashable, Sendable {
  /// The label at the call; nil for `_`.
  var label: String?
  /// Whether a call may leave it out.
  var hasDefault: Bool
  /// Whether its type is a function's.
  var isClosure: Bool

  init(_ parameter: ParameterDeclaration) {
    label = parameter.label
    hasDefault = parameter.hasDefault
    isClosure = parameter.isClosure
  }
}

extension RandomAccessCollection<CallParameter> where Index == Int {
  /// The places of the parameters for which the arguments of a call are: what has a default may be left
  /// out, and a closure behind the parentheses has no label.
  ///
  /// - Returns: nil when the call cannot mean a function with these.
  func bound(to arguments: [Expression.Argument]) -> [Int]? {
    // The last parameter's type may be the name of a function's.
    func takesClosure(_ index: Int) -> Bool { index == endIndex - 1 || self[index].isClosure }
    var bound: [Int] = []
    var next = startIndex
    for (index, argument) in arguments.enumerated() {
      let rest = next..<endIndex
      var place = rest.first {
        self[$0].label == argument.label && (!argument.isTrailing || takesClosure($0))
      }
      // The last one may be for a parameter with a label.
      if place == nil, index == arguments.count - 1, argument.isTrailing {
        place = rest.first(where: takesClosure)
      }
      guard let place, (next..<place).allSatisfy({ self[$0].hasDefault }) else { return nil }
      bound.append(place)
      next = place + 1
    }
    return (next..<endIndex).allSatisfy { self[$0].hasDefault } ? bound : nil
  }
}

extension FunctionDeclaration {
  /// Which argument of a call each parameter has; nil where a default is taken.
  ///
  /// - Returns: nil where the call is not one of this function.
  package func places(of arguments: [Expression.Argument]) -> [Int?]? {
    guard let bound = parameters.lazy.map({ CallParameter($0) }).bound(to: arguments) else {
      return nil
    }
    var places = [Int?](repeating: nil, count: parameters.count)
    for (argument, parameter) in bound.enumerated() { places[parameter] = argument }
    return places
  }
}

extension Expression.Argument {
  /// Whether it may be a closure behind the parentheses of a call.
  fileprivate var isTrailing: Bool {
    guard label == nil, case .closure = value.plain.kind else { return false }
    return true
  }
}
