@testable import AppCodeAnalysis
@testable import AppCodeModel
import SwiftCodeReader

/// Writes a Swift file as Objective-C, as far as both languages can say it.
///
/// It writes the shape that both readers give: classes with properties and methods, and what bodies
/// of them are made of. Types, enumerations with values, generics, tuples and interpolations have no
/// counterpart.
struct ObjectiveCWriter {
  /// The file; nil where something in it has no counterpart.
  let contents: String?

  init(_ contents: String) {
    let file = SwiftSourceReader.read(
      SourceText(Array(contents.utf8), path: "Example.swift"), words: nil)
    let code = CodeBase([CodeUnit(file)])
    self.contents =
      file.problems.isEmpty ? try? ObjectiveCText(code).file(code.units[0].file.source) : nil
  }
}

/// Something that Objective-C does not say.
struct Untold: Error {}

struct ObjectiveCText {
  let code: CodeBase
  /// The places of names, members and implicit members, by their spans.
  var places: [SourceSpan: Place] = [:]
  /// The class whose code is written.
  var type = ""
  /// The locals and parameters at the place that is written.
  var locals: Set<String> = []
  /// What is returned, as written.
  var returned: String?

  init(_ code: CodeBase) {
    self.code = code
    for place in code.units[0].mentions.values.joined() { places[place.span] = place }
  }

  // MARK: Declarations

  func file(_ file: SourceFile) throws -> String {
    guard file.functions.isEmpty, file.variables.isEmpty, file.statements.isEmpty,
      !file.types.isEmpty
    else { throw Untold() }
    var text = "#import <UIKit/UIKit.h>\n"
    for type in file.types {
      var writer = self
      writer.type = type.name
      text += try writer.declaration(type)
    }
    return text
  }

  func declaration(_ type: TypeDeclaration) throws -> String {
    guard type.kind == .class, type.types.isEmpty, type.compilationConditions.isEmpty,
      !type.name.contains("."), let superclass = type.inherited.first,
      !type.attributes.contains(where: { $0.name != "objc" && $0.name != "MainActor" })
    else { throw Untold() }
    let isClass = superclass.hasPrefix("UI") || code.classes[superclass]?.form == .class
    let protocols = isClass ? Array(type.inherited.dropFirst()) : type.inherited
    guard protocols.allSatisfy({ code.classes[$0] == nil || code.classes[$0]?.form == .protocol })
    else { throw Untold() }
    var interface = "@interface \(type.name) : \(isClass ? superclass : "NSObject")"
    if !protocols.isEmpty { interface += " <\(protocols.joined(separator: ", "))>" }
    var implementation = "@implementation \(type.name)\n"
    interface += "\n"
    for variable in type.variables {
      guard variable.setter == nil, variable.compilationConditions.isEmpty,
        variable.attributes.allSatisfy({ ["objc", "IBOutlet"].contains($0.name) }),
        !variable.modifiers.contains(.lazy)
      else { throw Untold() }
      if let getter = variable.getter {
        guard let result = variable.type else { throw Untold() }
        implementation += try method(
          variable.name, [], result, getter, isStatic: variable.modifiers.contains(.isStatic))
        continue
      }
      guard variable.observers == nil, !variable.modifiers.contains(.isStatic),
        let kind = variable.type ?? valueType(variable.initialValue)
      else { throw Untold() }
      // What begins with nothing needs no code.
      switch variable.initialValue?.kind {
      case nil, .boolean(false), .null, .integer(0): break
      default: throw Untold()
      }
      interface += "@property (nonatomic) \(try pointer(kind))\(variable.name);\n"
    }
    for function in type.functions {
      guard function.compilationConditions.isEmpty,
        function.attributes.allSatisfy({
          ["objc", "IBAction", "MainActor"].contains($0.name)
        }), !function.modifiers.contains(.async)
      else { throw Untold() }
      // What only passes a coder on has no counterpart.
      if function.name == "init(coder:)" { continue }
      guard let body = function.body, function.baseName != "init" else { throw Untold() }
      implementation += try method(
        selector(function.name), function.parameters, function.returnType ?? "Void", body,
        isStatic: function.modifiers.contains(.isStatic))
    }
    return interface + "@end\n" + implementation + "@end\n"
  }

  func method(
    _ selector: String, _ parameters: [ParameterDeclaration], _ result: String,
    _ body: [Statement], isStatic: Bool
  ) throws -> String {
    var writer = self
    writer.locals = Set(parameters.map(\.name))
    writer.returned = result
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parameters.isEmpty || parts.count == parameters.count + 1 else { throw Untold() }
    var head = parts[0]
    if !parameters.isEmpty {
      head = try zip(parts, parameters).map { part, parameter in
        guard let type = parameter.type else { throw Untold() }
        return "\(part):(\(try pointer(type)))\(parameter.name)"
      }
      .joined(separator: " ")
    }
    let isImplied =
      body.count == 1 && result != "Void" && result != "()" && body[0].isPlainExpression
    let text =
      isImplied ? try writer.implied(body[0]) : try writer.block(body)
    return "\(isStatic ? "+" : "-") (\(try pointer(result)))\(head) {\n\(text)}\n"
  }

  /// The only expression of a body, which is returned.
  func implied(_ statement: Statement) throws -> String {
    guard case .expression(let value) = statement.kind else { throw Untold() }
    return "return \(try expression(value));\n"
  }

  // MARK: Types

  /// A type with the star of objects.
  func pointer(_ type: String) throws -> String {
    var name = type.filter { $0 != "?" && $0 != "!" && $0 != " " }
    if name.hasPrefix("[") { return "NSArray *" }
    if name.hasPrefix("any") { name = String(name.dropFirst(3)) }
    switch name {
    case "Void", "()": return "void"
    case "Bool": return "BOOL"
    case "Int": return "NSInteger"
    case "UInt": return "NSUInteger"
    case "Double", "TimeInterval": return "double"
    case "Float": return "float"
    case "Any", "AnyObject": return "id"
    case "String": return "NSString *"
    case "Notification", "Notification.Name": return "NSNotification *"
    default: break
    }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { throw Untold() }
    if Self.values.contains(name) || OrientationTag(type: name) != nil { return name + " " }
    if let entry = code.classes[name], entry.form != .class {
      guard entry.form == .protocol else { throw Untold() }
      return "id<\(name)> "
    }
    return name + " *"
  }

  private static let values: Set<String> = [
    "CGFloat", "CGRect", "CGSize", "CGPoint", "UIUserInterfaceIdiom", "UIEdgeInsets",
    "UIModalPresentationStyle",
  ]

  /// The type of a value that a property begins with.
  func valueType(_ value: Expression?) -> String? {
    switch value?.kind {
    case .boolean?: "Bool"
    case .integer?: "Int"
    default: nil
    }
  }

  /// A method's selector.
  func selector(_ name: String) throws -> String {
    if let known = Self.selectors[name] { return known }
    let base = FunctionDeclaration.baseName(of: name)
    let labels = name.dropFirst(base.count).filter { $0 != "(" && $0 != ")" }
      .split(separator: ":").map { $0 == "_" ? "" : String($0) }
    guard let first = labels.first else { return base }
    let rest = labels.dropFirst().map { $0 + ":" }.joined()
    return base + first.prefix(1).uppercased() + first.dropFirst() + ":" + rest
  }

  /// UIKit's selectors by their Swift names.
  static let selectors = [String: String](
    UIKitNames.selectors.compactMap { selector, meaning in
      if case .method = meaning { (meaning.fullName, selector) } else { nil }
    }, uniquingKeysWith: min)
}
