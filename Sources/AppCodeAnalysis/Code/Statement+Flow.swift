package import AppCodeModel

extension Statement {
  /// Whether code behind it in the same block is never reached.
  package var alwaysLeaves: Bool {
    switch kind {
    case .return, .jump: true
    case .if(_, let then, let otherwise?): then.alwaysLeave && otherwise.alwaysLeave
    case .block(let body): body.alwaysLeave
    case .switch(_, let cases):
      cases.contains { $0.isDefault } && cases.allSatisfy { $0.body.alwaysReturn }
    case .expression(let expression):
      switch expression.callee?.callee.lastName {
      case "fatalError", "preconditionFailure", "abort", "exit": true
      default: false
      }
    default: false
    }
  }

  /// What holds behind it, since it leaves the block otherwise.
  var factBehind: KnownFact? {
    switch kind {
    case .guard(let conditions, _): .conditions(conditions, true)
    case .if(let conditions, let then, let otherwise):
      if then.alwaysLeave {
        .conditions(conditions, false)
      } else if let otherwise, otherwise.alwaysLeave {
        .conditions(conditions, true)
      } else {
        nil
      }
    // `#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 130000` is so for every SDK of today.
    case .conditionalCompilation(let branches)
    where branches.count == 1
      && branches[0].condition?.contains("__IPHONE_OS_VERSION_MAX_ALLOWED >=") ?? false:
      branches[0].body.lazy.compactMap(\.factBehind).first
    default: nil
    }
  }
}

extension [Statement] {
  /// Whether code behind these statements is never reached.
  package var alwaysLeave: Bool { contains { $0.alwaysLeaves } }

  /// Whether every way through them ends in a `return` or a `throw`.
  var alwaysReturn: Bool {
    contains { statement in
      switch statement.kind {
      case .return, .jump(.throw, _): true
      case .if(_, let then, let otherwise?): then.alwaysReturn && otherwise.alwaysReturn
      case .block(let body): body.alwaysReturn
      default: false
      }
    }
  }
}
