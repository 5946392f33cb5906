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
  /// What a container's delegate answers in its place.
  private var delegated: Set<UIKitAnswer> = []
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

  /// What is answered without forwarding, where a delegate answers as the delegate's.
  func split(
    _ answers: ControllerAnswers
  ) -> (answers: ControllerAnswers, forwarding: Controller.Forwarding) {
    guard !delegated.isEmpty else { return (answers, .none) }
    var own = answers
    var mask: InterfaceOrientationMask?
    var preferred: InterfaceOrientation?
    if delegated.contains(.mask) { (mask, own.mask) = (own.mask, nil) }
    if delegated.contains(.preferred), case .orientation(let orientation) = own.preferred {
      (preferred, own.preferred) = (orientation, ControllerAnswers().preferred)
    }
    return (own, .delegate(mask: mask, preferred: preferred))
  }

  /// A doubt before it is known which screens it is about.
  struct Unsettled: Hashable {
    var key: ScreenKey
    var reason: String
    var taken: String
    var location: SourceLocation?
    var alternatives: [AnswerReading.Alternative]
    var circumstances: [Circumstance]
  }

  /// Evaluates the answers of a class.
  ///
  /// - Parameters:
  ///   - name: the class.
  ///   - delegate: the class of the container's delegate. UIKit's own answers are its answers
  ///     (`D-34`, `D-35`), and an override comes first.
  ///   - origin: where the controller is made; nil for any of the class.
  ///   - code: the app's code.
  init(
    _ name: String, delegate: String? = nil, madeAt origin: SourceLocation? = nil, code: CodeBase
  ) {
    let questions = UIKitAnswer.allCases.filter { question in
      code.classes.member(question.name, of: name) != nil
        || code.classes.hasUnknownSuperclass(name) && question == .mask
        || code.isExchanged(question, of: name)
    }
    for question in questions {
      if let member = code.classes.member(question.name, of: name) {
        places[ScreenKey(question)] = member.location
      }
    }
    var situated: [UIKitAnswer: [SituatedValue<AnswerCourse>]] = [:]
    for question in questions {
      situated[question] = code.courses(question, of: name, madeAt: origin)
    }
    for question in UIKitAnswer.allCases where situated[question] == nil {
      guard let delegate, let method = question.ofDelegate(of: code.classes.kind(of: name)),
        let member = code.classes.member(method, of: delegate)
      else { continue }
      places[ScreenKey(question)] = member.location
      situated[question] = code.courses(member: method, of: delegate)
      delegated.insert(question)
    }
    var segments: [(circumstance: Circumstance, variant: Variant)] = []
    for idiom in Idiom.allCases where code.idioms.contains(idiom) {
      segments += self.segments(idiom, situated, code)
    }
    settleCircumstances(segments.map(\.circumstance))
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
    _ idiom: Idiom, _ situated: [UIKitAnswer: [SituatedValue<AnswerCourse>]], _ code: CodeBase
  ) -> [(circumstance: Circumstance, variant: Variant)] {
    let starts = Set(
      situated.values.joined().filter { $0.idiom == idiom }.map(\.systems.from)
        + [code.deploymentTarget])
    var segments: [(circumstance: Circumstance, variant: Variant)] = []
    let both = code.idioms.count > 1
    for start in starts.sorted() {
      let next = starts.filter { $0 > start }.min()
      let here = Circumstance(
        idiom: both ? idiom : nil, from: start == code.deploymentTarget ? nil : start, until: next)
      var variant = Variant(answers: ControllerAnswers(), forwarding: nil)
      for question in UIKitAnswer.allCases {
        let answer = situated[question]?.first {
          $0.idiom == idiom && $0.systems.contains(start)
        }
        if let answer { take(question, answer.value, idiom, here, &variant) }
      }
      if let last = segments.last, last.variant == variant { continue }
      if !segments.isEmpty { segments[segments.count - 1].circumstance.until = start }
      let from = segments.isEmpty ? nil : start
      segments.append((Circumstance(idiom: both ? idiom : nil, from: from), variant))
    }
    return segments
  }

  private mutating func take(
    _ question: UIKitAnswer, _ course: AnswerCourse, _ idiom: Idiom, _ circumstance: Circumstance,
    _ variant: inout Variant
  ) {
    let reading = AnswerReading(course, question, on: idiom)
    let key = ScreenKey(question)
    if let target = reading.forwarding, question == .mask || variant.forwarding == nil {
      // The mask decides how a container passes questions on.
      if question == .mask || question == .preferred { variant.forwarding = target }
      if target != .presented {
        note(reading, key, "the answer of \(target.words)", circumstance)
        return
      }
    }
    switch question {
    case .mask: variant.answers.mask = reading.value?.asMask
    case .preferred:
      if let orientation = reading.value?.asInterface, orientation != .unknown {
        variant.answers.preferred = .orientation(orientation)
      } else if let number = reading.value?.rawValue, number > 0 {
        variant.answers.preferred = .invalid(rawValue: number)
      }
    case .autorotation: variant.answers.autorotates = reading.value?.asBoolean ?? true
    case .lock: variant.answers.prefersLocked = reading.value?.asBoolean ?? false
    }
    note(reading, key, reading.taken, circumstance)
  }

  private mutating func note(
    _ reading: AnswerReading, _ key: ScreenKey, _ taken: String, _ circumstance: Circumstance
  ) {
    guard let reason = reading.doubt else { return }
    let doubt = Unsettled(
      key: key, reason: reason, taken: taken, location: reading.location ?? places[key],
      alternatives: reading.alternatives, circumstances: [circumstance])
    if let known = doubts.firstIndex(where: { $0.isAlike(doubt) }) {
      doubts[known].circumstances.append(circumstance)
    } else {
      doubts.append(doubt)
    }
  }

  /// A doubt under all circumstances is one under none in particular.
  private mutating func settleCircumstances(_ all: [Circumstance]) {
    for index in doubts.indices {
      let idioms = Set(doubts[index].circumstances.map(\.idiom))
      let spans = doubts[index].circumstances.count
      if idioms.count == Set(all.map(\.idiom)).count, spans >= all.count {
        doubts[index].circumstances = []
      }
    }
  }
}

extension ScreenKey {
  /// The key of what a controller is asked.
  fileprivate init(_ question: UIKitAnswer) {
    self =
      switch question {
      case .mask: .supports
      case .preferred: .prefers
      case .autorotation: .autorotates
      case .lock: .prefersLocked
      }
  }
}

extension ClassAnswers.Unsettled {
  /// Whether another differs in its circumstances only.
  fileprivate func isAlike(_ other: Self) -> Bool {
    var other = other
    other.circumstances = circumstances
    return self == other
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
    case .top: "its top controller"
    case .visible: "its visible controller"
    case .selected: "the selected controller"
    case .presented: "the controller it presents"
    case .presenting: "its presenter"
    case .parent: "its parent"
    case .firstChild: "its first child"
    case .lastChild: "its last child"
    case .root: "the window's root"
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
