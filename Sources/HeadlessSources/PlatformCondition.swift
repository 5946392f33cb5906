import SwiftSyntax

/// What `#if` asks about the platform, answered as on iOS.
enum PlatformCondition {
  /// Whether a condition holds on iOS; nil where something else decides, such as the build's settings.
  static func value(of condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if isBuiltAsPackage(condition) { return false }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first,
      tuple.elements.count == 1
    {
      return value(of: inner.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return value(of: Array(sequence.elements)[...])
    }
    return nil
  }

  /// Whether it is `SWIFT_PACKAGE`, which holds for the package that compiles an app's files here, but not for
  /// the app, and which promises a `Bundle.module`.
  static func isBuiltAsPackage(_ condition: ExprSyntax) -> Bool {
    condition.as(DeclReferenceExprSyntax.self)?.baseName.text == "SWIFT_PACKAGE"
  }

  /// `&&` binds closer than `||`.
  private static func value(of sequence: ArraySlice<ExprSyntax>) -> Bool? {
    for (name, settles) in [("||", true), ("&&", false)] {
      let isOperator = { (element: ExprSyntax) in
        element.as(BinaryOperatorExprSyntax.self)?.operator.text == name
      }
      guard sequence.contains(where: isOperator) else { continue }
      let values = sequence.split(whereSeparator: isOperator).map { value(of: $0) }
      if values.contains(settles) { return settles }
      return values.contains(nil) ? nil : !settles
    }
    return sequence.count == 1 ? value(of: sequence[sequence.startIndex]) : nil
  }

  /// What one question is answered; nil for one that the compiler answers rightly.
  static func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let question = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch question {
    case "os": return argument == "iOS"
    // A headless device stands for a phone, and a simulator is not one.
    case "targetEnvironment": return false
    case "canImport":
      if modules.contains(argument) { return true }
      return absent.contains(argument) ? false : nil
    default: return nil
    }
  }

  /// Modules of iOS whose names the headless UIKit offers.
  static let modules: Set<String> = [
    "CoreFoundation", "CoreGraphics", "Darwin", "Foundation", "ObjectiveC", "QuartzCore", "UIKit",
  ]

  /// Modules that iOS does not have.
  private static let absent: Set<String> = [
    "AppKit", "Cocoa", "Glibc", "Musl", "Android", "Bionic", "TVUIKit", "WinSDK", "ucrt",
  ]
}

extension IfConfigClauseSyntax {
  /// Whether it is compiled on iOS, as far as its own condition decides; nil where that is open.
  var platformValue: Bool? {
    guard let condition else { return poundKeyword.tokenKind == .poundElse ? true : nil }
    return PlatformCondition.value(of: condition)
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that may be compiled on iOS, and whether one is for certain.
  var livingClauses: [(clause: IfConfigClauseSyntax, isCertain: Bool)] {
    var living: [(IfConfigClauseSyntax, Bool)] = []
    for clause in clauses {
      let value = clause.platformValue
      if value == false { continue }
      living.append((clause, value == true && living.isEmpty))
      if value == true { break }
    }
    return living
  }
}
