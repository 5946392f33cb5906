import Orientation
import AppCodeModel

/// Evaluates expressions and methods under one assumption, by following the code.
///
/// It runs bodies on sets of possible values: where a condition is not known, both ways are taken.
final class Evaluation {
  /// How many expressions and statements are followed before the answer is unknown.
  static let longest = 40_000
  /// How deep calls and expressions may be inside each other.
  static let deepest = 120
  /// How many members are followed one to the other in brief; what is further away belongs to other
  /// parts of an app.
  static let deepestMember = 6
  /// How many local variables are followed one to the other.
  static let deepestLocal = 8
  /// How many answers of superclasses are followed one to the other; classes of people are not
  /// below so many that all override the same.
  static let deepestSuper = 8

  let code: CodeBase
  let assumption: Assumption
  /// Whether flags that code sets to true or false count; their values show what may be answered,
  /// but not that a place is never reached.
  let followsFlags: Bool
  /// When stored properties are read.
  let moment: Moment
  /// Whether objects are not followed through what makes them, and members not far: where all that is
  /// too much.
  let isBrief: Bool
  /// The controller on top of the screen; nil where the answer is not for one of them.
  let top: TopController?
  /// Whether something was the controller on top.
  var hasLookedForTop = false
  /// The class of the object that is asked, and not one of its subclasses; nil where it may be.
  private(set) var asked: String?
  /// Where the object is made that is asked; nil for any object of its class.
  let maker: Place?
  /// The names of the stored properties that were read.
  var stateNames: Set<String> = []
  /// What gives the properties that were read other values later.
  var changes: [Change] = []
  /// The places of the assignments that are among them.
  var noted: Set<ObjectIdentifier> = []
  /// The classes of other windows than the main one that conditions asked about.
  var otherWindows: Set<String> = []
  /// The versions that conditions compared with, where answers may change.
  var breakpoints: Set<SystemVersion> = []
  var steps = 0
  var depth = 0
  var localDepth = 0
  var superDepth = 0
  /// The callers of bodies, as they were evaluated.
  var callers: [CallersKey: [Caller]] = [:]
  /// Members being evaluated, to see when one depends on itself.
  var running: Set<Running> = []
  /// Those of them that the evaluation of others has come back to.
  private var recursive: Set<Running> = []
  /// How often a way was too long to follow that may be shorter elsewhere.
  private var cuts = 0
  /// What members gave that depends on none being evaluated.
  private var known: [Reading: Possibilities] = [:]

  /// A member as it is read at a place, with arguments.
  private struct Reading: Hashable {
    var member: Running
    var origin: Origin
    var arguments: [Possibilities]
  }

  struct Running: Hashable {
    var file: CodeFile
    var span: SourceSpan
    var type: String?
  }

  init(
    _ code: CodeBase, _ assumption: Assumption, followsFlags: Bool = true, moment: Moment = .any,
    isBrief: Bool = false, top: TopController? = nil, maker: Place? = nil
  ) {
    self.moment = moment
    self.isBrief = isBrief
    self.top = top
    self.maker = maker
    self.code = code
    self.assumption = assumption
    self.followsFlags = followsFlags
  }

  /// What a controller of exactly one class answers to UIKit.
  func answer(_ question: UIKitAnswer, of type: String) -> Possibilities {
    asked = code.classes[type]?.name ?? type
    return self.question(question, of: type, nil)
  }

  /// What a member gives on an object of exactly one class.
  func answer(_ member: ClassMember, named name: String, of type: String) -> Possibilities {
    asked = code.classes[type]?.name ?? type
    return value(of: member, on: type, name, Origin(member.file, member.nameSpan), [])
  }

  /// Counts a step; false when there were too many.
  func step() -> Bool {
    steps += 1
    return steps < Self.longest && depth < Self.deepest
  }

  /// What a member gives, which is unknown inside of itself.
  ///
  /// It is evaluated once for each place that reads it, and not once for each path to that place: those double with
  /// each condition.
  func member(
    _ key: Running, _ origin: Origin, _ arguments: [Possibilities], _ evaluate: () -> Possibilities
  ) -> Possibilities {
    guard running.insert(key).inserted else {
      recursive.insert(key)
      return unknown(.recursive, origin)
    }
    defer { running.remove(key) }
    guard !isBrief || running.count <= Self.deepestMember else { return cut(origin) }
    let reading = Reading(member: key, origin: origin, arguments: arguments)
    if let value = known[reading] { return value }
    let (outer, before) = (recursive, cuts)
    recursive = []
    let value = evaluate()
    recursive.remove(key)
    if recursive.isEmpty, cuts == before { known[reading] = value }
    recursive.formUnion(outer)
    return value
  }

  /// Whether there was more code than is followed.
  var isCut: Bool { steps >= Self.longest }

  /// Whether values of a type are objects that are not followed.
  func isPassedOver(_ type: String?) -> Bool {
    guard isBrief, let type, ValueKind(type: type) == nil else { return false }
    if type.hasSuffix("*") { return true }
    let name = type.strippedType
    return name == "id" || name == "instancetype" || code.classes[name]?.form == .class
  }

  /// What is too deep to follow.
  func cut(_ origin: Origin) -> Possibilities {
    cuts += 1
    return unknown(.tooMuchCode, origin)
  }

  func unknown(_ reason: Unknown.Reason, _ origin: Origin?) -> Possibilities {
    Possibilities([Possibility(.unknown(Unknown(reason, origin)), origin)])
  }
}

/// Where an expression is evaluated: whose code it is, on which object, and with which locals.
struct CallFrame {
  /// The file.
  var file: CodeFile
  /// The class of the object, which overrides what its superclasses have.
  var selfType: String?
  /// The type whose code it is.
  var owner: String?
  /// The place that names are looked up from, when a body is not run from its beginning.
  var place: Place?
  /// What the locals hold, when a body is run.
  var locals: [String: Possibilities] = [:]
  /// What the locals were set to, to see which controller one stands for.
  var sources: [String: Expression] = [:]
  /// The kind that the body returns.
  var returned: ValueKind?
  /// Whether the body gives what it makes of `self`.
  var isMakingSelf = false

  func origin(_ expression: Expression) -> Origin { Origin(file, expression.span) }
}

/// What is expected of an expression, to know what an implicit member is a member of.
enum ValueKind: Hashable {
  case orientation(OrientationTag.Kind)
  case idiom
  case boolean
  /// An enumeration of the project.
  case enumeration(String)

  init?(type: String?) {
    guard let type = type?.strippedType else { return nil }
    if let tag = OrientationTag(type: type) {
      self = .orientation(tag.kind)
    } else if type == "UIUserInterfaceIdiom" {
      self = .idiom
    } else if type == "Bool" || type == "BOOL" || type == "bool" {
      self = .boolean
    } else {
      return nil
    }
  }

  /// The type that has what is written `.name` where one is expected.
  var typeName: String? {
    switch self {
    case .orientation(let kind): kind.typeName
    case .idiom: "UIUserInterfaceIdiom"
    case .enumeration(let type): type
    case .boolean: nil
    }
  }

  /// The kind a value is of.
  init?(_ value: CodeValue) {
    switch value {
    case .mask: self = .orientation(.mask)
    case .interface: self = .orientation(.interface)
    case .device: self = .orientation(.device)
    case .idiom: self = .idiom
    case .boolean: self = .boolean
    case .enumerationCase(_, let type): self = .enumeration(type)
    default: return nil
    }
  }
}
