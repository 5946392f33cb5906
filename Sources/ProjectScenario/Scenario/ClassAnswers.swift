import RotationScenario
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// What a class answers to UIKit's questions, by idiom and system.
struct ClassAnswers {
  /// What it answers unless a variant holds.
  var answers = ControllerAnswers()
  /// Whom it asks instead.
  var forwarding: Forwarding.Target?
  /// What it answers under some circumstances instead.
  var variants: [Situated<Variant>] = []
  /// What is not known, each question once.
  var doubts: [Unsettled] = []
  /// The locations of the answers.
  var places: [ScreenKey: SourceLocation] = [:]

  struct Variant: Hashable {
    var answers: ControllerAnswers
    var forwarding: Forwarding.Target?
  }

  /// A doubt before it is known which screens it is about.
  struct Unsettled: Hashable {
    var key: ScreenKey
    var reason: String
    var taken: String
    var location: SourceLocation?
  }

  /// Evaluates the answers of a class.
  init(_ name: String, code: CodeBase) {
    let questions = UIKitAnswer.allCases.filter { question in
      code.classes.member(question.name, of: name) != nil
        || code.classes.hasUnknownSuperclass(name) && question == .mask
    }
    for question in questions {
      if let member = code.classes.member(question.name, of: name) {
        let key: ScreenKey =
          switch question {
          case .mask: .supports
          case .preferred: .prefers
          case .autorotation: .autorotates
          case .lock: .prefersLocked
          }
        places[key] = member.location
      }
    }
    var situated: [UIKitAnswer: [SituatedAnswer]] = [:]
    for question in questions { situated[question] = code.answers(question, of: name) }
    var segments: [(circumstance: Circumstance, variant: Variant)] = []
    for idiom in Idiom.allCases where code.idioms.contains(idiom) {
      segments += self.segments(idiom, situated, code)
    }
    guard let first = segments.first else { return }
    answers = first.variant.answers
    forwarding = first.variant.forwarding
    if forwarding != nil { places[.forwards] = places[.supports] ?? places[.prefers] }
    for segment in segments where segment.variant != first.variant {
      variants.append(Situated(segment.variant, when: segment.circumstance))
    }
  }

  /// The answers for an idiom, for each range of systems in which they stay the same.
  private mutating func segments(
    _ idiom: Idiom, _ situated: [UIKitAnswer: [SituatedAnswer]], _ code: CodeBase
  ) -> [(circumstance: Circumstance, variant: Variant)] {
    let starts = Set(
      situated.values.joined().filter { $0.idiom == idiom }.map(\.systems.from)
        + [code.deploymentTarget])
    var segments: [(circumstance: Circumstance, variant: Variant)] = []
    for start in starts.sorted() {
      var variant = Variant(answers: ControllerAnswers(), forwarding: nil)
      for question in UIKitAnswer.allCases {
        let answer = situated[question]?.first {
          $0.idiom == idiom && $0.systems.contains(start)
        }
        if let answer { take(question, answer.possibilities, &variant) }
      }
      if let last = segments.last, last.variant == variant { continue }
      if !segments.isEmpty { segments[segments.count - 1].circumstance.until = start }
      let from = segments.isEmpty ? nil : start
      let both = code.idioms.count > 1
      segments.append((Circumstance(idiom: both ? idiom : nil, from: from), variant))
    }
    return segments
  }

  private mutating func take(
    _ question: UIKitAnswer, _ possibilities: Possibilities, _ variant: inout Variant
  ) {
    let reading = AnswerReading(possibilities)
    if let target = reading.forwarding, question == .mask || variant.forwarding == nil {
      // The mask decides how a container passes questions on.
      if question == .mask || question == .preferred { variant.forwarding = target }
      return
    }
    switch question {
    case .mask:
      variant.answers.mask = reading.value?.asMask
      note(reading, .supports, variant.answers.mask.map(\.shortName) ?? "UIKit's default")
    case .preferred:
      if let orientation = reading.value?.asInterface, orientation != .unknown {
        variant.answers.preferred = .orientation(orientation)
      } else if let number = reading.value?.rawValue, number > 0 {
        variant.answers.preferred = .invalid(rawValue: number)
      }
      note(reading, .prefers, reading.value?.asInterface.map { "\($0)" } ?? "UIKit's default")
    case .autorotation:
      variant.answers.autorotates = reading.value?.asBoolean ?? true
      note(reading, .autorotates, variant.answers.autorotates ? "yes" : "no")
    case .lock:
      variant.answers.prefersLocked = reading.value?.asBoolean ?? false
      note(reading, .prefersLocked, variant.answers.prefersLocked ? "yes" : "no")
    }
  }

  private mutating func note(_ reading: AnswerReading, _ key: ScreenKey, _ taken: String) {
    guard let reason = reading.doubt,
      !doubts.contains(where: { $0.key == key && $0.reason == reason })
    else { return }
    doubts.append(
      Unsettled(key: key, reason: reason, taken: taken, location: reading.location ?? places[key]))
  }
}

/// One value taken from the possible ones, and what is doubtful about it.
struct AnswerReading {
  /// Who is asked instead.
  var forwarding: Forwarding.Target?
  /// What is answered; nil for UIKit's default.
  var value: CodeValue?
  /// Why it is not sure.
  var doubt: String?
  /// Where the code is that makes it so.
  var location: SourceLocation?

  /// Reads possibilities.
  ///
  /// - Parameter possibilities: what the code gives.
  init(_ possibilities: Possibilities) {
    var values: [(value: CodeValue, origin: Origin)] = []
    var hasDefault = false
    for possibility in possibilities.all {
      if possibility.isUIKitsChoice { hasDefault = true }
      guard case .value(let value) = possibility.outcome else { continue }
      if let origin = possibility.origin {
        values.append((value, origin))
      } else {
        hasDefault = true
      }
    }
    // What is presented is asked by UIKit itself.
    let targets = possibilities.forwardings.map(\.target).filter { $0 != .presented }
    let own = targets.first { $0.isInside }
    if let own {
      forwarding = own
      return
    }
    let taken = Self.taken(values.filter { $0.value.asMask != [] }) ?? Self.taken(values)
    value = taken?.value
    if let outside = targets.first {
      doubt = "the answer is that of \(outside.words)"
      location = possibilities.all.lazy.compactMap(\.origin).first?.location
      return
    }
    let others = Possibilities(possibilities.all.filter { !$0.isUIKitsChoice })
    if !others.all.isEmpty, let unknown = others.unknown {
      doubt = unknown.description
      location = (unknown.origin ?? taken?.origin)?.location
      return
    }
    let distinct = Set(values.map(\.value))
    guard distinct.count + (hasDefault && !distinct.isEmpty ? 1 : 0) > 1 else { return }
    let names = values.map { $0.value.shortName } + (hasDefault ? ["UIKit's default"] : [])
    var seen: Set<String> = []
    doubt = "it can be " + names.filter { seen.insert($0).inserted }.joined(separator: " or ")
    location = taken?.origin.location
  }

  /// What a body returns in the end, rather than what a condition before it picks out; of the values
  /// of a variable, the one it begins with.
  private static func taken(
    _ values: [(value: CodeValue, origin: Origin)]
  ) -> (value: CodeValue, origin: Origin)? {
    guard let first = values.first else { return nil }
    let isOneBody = values.allSatisfy { entry in
      entry.origin.file == first.origin.file
        && abs(Int(entry.origin.span.start) - Int(first.origin.span.start)) < 2_000
    }
    return isOneBody ? values.last : first
  }
}

extension Possibility {
  /// Whether UIKit itself chooses, as without an override.
  fileprivate var isUIKitsChoice: Bool {
    guard case .unknown(let unknown) = outcome else { return false }
    return unknown.reason == .chosenByUIKit
  }
}

extension Forwarding.Target {
  /// Whether it is a controller inside of the one that is asked.
  var isInside: Bool {
    switch self {
    case .top, .visible, .selected, .firstChild, .lastChild, .named: true
    case .presented, .presenting, .parent, .root: false
    }
  }

  var words: String {
    switch self {
    case .top: "the top of its stack"
    case .visible: "what is visible"
    case .selected: "what is selected"
    case .presented: "what it presents"
    case .presenting: "who presents it"
    case .parent: "what it is in"
    case .firstChild: "its first child"
    case .lastChild: "its last child"
    case .root: "the root of the window"
    case .named(let name): name
    }
  }
}

extension CodeValue {
  /// A short text for people.
  var shortName: String {
    switch self {
    case .mask(let mask): mask.shortName
    case .interface(let orientation): "\(orientation)"
    case .boolean(let truth): truth ? "yes" : "no"
    case .integer(let number):
      InterfaceOrientationMask(rawValue: UInt(bitPattern: number)).shortName
    default: "\(self)"
    }
  }
}

extension InterfaceOrientationMask {
  /// The name of a mask, or of its parts.
  var shortName: String {
    let named: [(InterfaceOrientationMask, String)] = [
      (.all, "all"), (.allButUpsideDown, "allButUpsideDown"), (.landscape, "landscape"),
      (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"),
      (.landscapeLeft, "landscapeLeft"), (.landscapeRight, "landscapeRight"), ([], "none"),
    ]
    if let name = named.first(where: { $0.0 == self }) { return name.1 }
    return named[3...6].filter { contains($0.0) }.map(\.1).joined(separator: " + ")
  }
}
