import DeviceSetup
import Orientation
import AppCodeAnalysis
import AppCodeModel
import XcodeProjectFiles

/// A controller of the app that answers itself what UIKit asks.
struct AnsweringController {
  /// Its class.
  var name: String
  /// The override.
  var member: ClassMember
}

/// The orientations that an app allows on an idiom.
struct AppMask {
  /// All that it may ever allow there.
  var mask: InterfaceOrientationMask
  /// The source, in words.
  var source: String
  /// Where.
  var location: SourceLocation
}

extension CheckedProject {
  /// The classes with an override of their own, in order of their names; not those of tests.
  func controllers(overriding question: UIKitAnswer) -> [AnsweringController] {
    code.classes.controllers.compactMap { entry in
      guard let member = override(of: question, in: entry.name), member.isDefinition,
        !member.file.isTest,
        !member.compilationConditions.contains(where: {
          CompilationCondition.truth(of: $0) == false
        })
      else { return nil }
      return AnsweringController(name: entry.name, member: member)
    }
  }

  /// A class's own answer to a question, or the member by which it changes the one it inherits:
  /// what that one reads.
  func override(of question: UIKitAnswer, in type: String) -> ClassMember? {
    if let own = code.classes.ownMember(question.name, of: type) { return own }
    // A class without members changes nothing, however long the chain above it.
    guard code.classes[type]?.hasMembers == true,
      let inherited = code.classes.member(question.name, of: type), let body = inherited.body
    else { return nil }
    var found: ClassMember?
    body.visitExpressions { expression in
      guard found == nil, expression.base?.isSelf ?? true else { return }
      let name: String? =
        switch expression.kind {
        case .name(let name), .member(_, let name): name
        default: nil
        }
      guard let name, let member = code.classes.ownMember(name, of: type), member.body != nil
      else { return }
      found = member
    }
    return found
  }

  /// What the apps that a file is built into allow; nil when one of them decides while it runs, or
  /// when no app has the file.
  func appMasks(for idiom: Idiom, _ file: SourceFile) -> [AppMask]? {
    let own = apps(with: file).filter { $0.idioms?.contains(idiom) ?? true }
    guard !own.isEmpty else { return nil }
    var masks: [AppMask] = []
    for app in own {
      guard let mask = appMask(of: app, for: idiom) else { return nil }
      masks.append(mask)
    }
    return masks
  }

  /// The apps that a file is built into; none when no app has it, or only one that shows the library that
  /// the file is of.
  func apps(with file: SourceFile) -> [ProjectTarget] {
    let own = targets(with: file).filter(\.isApp)
    return isOfPod(file) ? own.filter { !isHost($0) } : own
  }

  /// The apps that run the code of a file: those it is built into, or those that link it; when no
  /// target is known to contain it, as where a package manager links a library to the apps beside it,
  /// those whose project is around it, or all.
  func apps(running file: SourceFile) -> [ProjectTarget] {
    let own = apps(with: file)
    guard own.isEmpty else { return own }
    let libraries = Set(targets(with: file).map(\.name))
    let linking = apps.filter { !links($0).isDisjoint(with: libraries) }
    guard linking.isEmpty else { return linking }
    let around = apps.filter { file.path.hasPrefix(Self.folder(of: $0)) }
    return around.isEmpty ? apps : around
  }

  /// The folder that an app's project is in, with the slash behind it.
  private static func folder(of app: ProjectTarget) -> String {
    var parts = app.location.file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if parts.last?.hasSuffix(".xcodeproj") ?? false { parts = parts.dropLast() }
    return parts.map { $0 + "/" }.joined()
  }

  /// The names of the targets that a target links, and of those that they link.
  private func links(_ target: ProjectTarget) -> Set<String> {
    var names: Set<String> = []
    var waiting = target.dependencies + target.packageProducts
    while let name = waiting.popLast() {
      guard names.insert(name).inserted else { continue }
      for next in targets where next.name == name { waiting += next.dependencies }
    }
    return names
  }

  private func appMask(of app: ProjectTarget, for idiom: Idiom) -> AppMask? {
    guard let delegate = delegateAnswer(of: app) else { return listedMask(of: app, for: idiom) }
    return mask(of: delegate, for: idiom).map {
      AppMask(mask: $0, source: "the app delegate", location: delegate.location)
    }
  }

  /// All that an app's delegate may answer on a device; nil if that is not known.
  func mask(of delegate: ClassMember, for idiom: Idiom) -> InterfaceOrientationMask? {
    var mask: InterfaceOrientationMask = []
    for answer in code.answers(member: delegate.name, of: delegate.owner)
    where answer.idiom == idiom {
      guard let known = answer.possibilities.masks else { return nil }
      for part in known { mask.formUnion(part) }
    }
    return mask
  }

  /// The location of an app delegate's mask; nil if it has none.
  func delegateAnswer(of app: ProjectTarget) -> ClassMember? {
    code.classes.appDelegates.lazy
      .compactMap { code.classes.ownMember(RotationMethods.ofAppDelegate, of: $0.name) }
      .first { delegate in
        delegate.isDefinition && !delegate.isUnseen
          && app.files.contains { $0.path == delegate.file.path }
      }
  }

  /// Whether the delegate of an app that runs a file asks controllers for their masks, wherever they
  /// are: the one that is presented, the one on top.
  func delegateAsksControllers(of file: SourceFile) -> Bool {
    let running = apps(running: file)
    return code.classes.appDelegates.contains { entry in
      guard let delegate = code.classes.ownMember(RotationMethods.ofAppDelegate, of: entry.name),
        delegate.isDefinition,
        running.isEmpty
          || running.contains(where: { app in
            app.files.contains { $0.path == delegate.file.path }
          })
      else { return false }
      return asksControllers(delegate)
    }
  }

  /// Whether a delegate's answer is made of those of controllers other than the root.
  func asksControllers(_ delegate: ClassMember) -> Bool {
    guard let unit = code.unit(of: delegate.file) else { return false }
    return (unit.mentions[UIKitAnswer.mask.name] ?? []).within(delegate.span).contains { mention in
      guard let base = mention.expression?.base?.plain else { return false }
      return !base.isSelf && base.lastName != "rootViewController"
    }
  }

  /// What an app's Info.plist lists; nil if nothing.
  func listedMask(of app: ProjectTarget, for idiom: Idiom) -> AppMask? {
    let located = app.infoPlist.located
    guard let mask = located.plist.mask(for: idiom), !mask.isEmpty else { return nil }
    return AppMask(
      mask: mask, source: "the Info.plist of \(app.name)",
      location: located.places[located.plist.key(for: idiom)] ?? located.location)
  }
}

extension ClassMember {
  /// Whether UIKit does not see it, though its name is right.
  fileprivate var isUnseen: Bool {
    guard case .function(let function) = kind else { return false }
    return function.modifiers.contains(.isPrivate) || function.modifiers.contains(.isStatic)
  }
}

extension InterfaceOrientationMask {
  /// The orientations in words: `portrait and landscapeLeft`.
  var words: String {
    switch self {
    case .all: return "all orientations"
    case .allButUpsideDown: return "all orientations but upside down"
    case .landscape: return "landscape"
    case []: return "no orientation"
    default:
      let names = InterfaceOrientation.valid.filter { contains($0) }.map { "\($0)" }
      return names.count < 2
        ? names.joined()
        : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }
  }
}

extension Idiom {
  /// The devices in words.
  var words: String { self == .phone ? "iPhone" : "iPad" }
}

extension ClassMember {
  /// Whether an expression is a part of it.
  func contains(_ origin: Origin) -> Bool {
    origin.file == file && span.contains(origin.span)
  }

  /// An expression that is a part of it, or its name.
  func place(of origin: Origin?) -> Origin {
    origin.flatMap { contains($0) ? $0 : nil } ?? Origin(file, nameSpan)
  }
}
