import Orientation
import AppCodeAnalysis
import AppCodeModel

/// One value taken from the possible ones, what is doubtful about it, and what else is answered.
///
/// It is what is answered when UIKit first asks. Where that is open, it is the widest answer that is
/// possible: to call a screen locked that is not is the worse mistake.
struct AnswerReading {
  /// Who is asked instead.
  var forwarding: Forwarding.Target?
  /// Who is asked beside the container's content: the root of a window, a property.
  var outside: Forwarding.Target?
  /// What is answered; nil for UIKit's default.
  var value: CodeValue?
  /// Why it is not sure.
  var doubt: String?
  /// Where the code is that makes it so.
  var location: SourceLocation?
  /// What else is answered in the course of the app.
  var alternatives: [Alternative] = []

  /// Another answer.
  struct Alternative: Hashable {
    var answer: String
    /// The mask, where it is a single one.
    var mask: InterfaceOrientationMask?
    /// What brings it about; the first is the one to name.
    var changes: [Change] = []
    var location: SourceLocation?
  }

  /// The answer in words.
  var taken: String { value?.shortName ?? "UIKit's default" }

  private static let mostAlternatives = 12

  /// Reads the answers in the course of an app.
  ///
  /// - Parameters:
  ///   - course: what the code gives.
  ///   - question: what is asked; a mask for the delegates.
  ///   - idiom: who is asked.
  init(_ course: AnswerCourse, _ question: UIKitAnswer, on idiom: Idiom) {
    let launch = Candidates(course.launch)
    let targets = course.launch.forwardings.map(\.target)
    let content = targets.first { $0.isInside }
    outside = targets.first { !$0.isInside && $0 != .presented }
    forwarding = content ?? (targets.contains(.presented) ? .presented : nil)
    let choice = launch.widest(question, on: idiom)
    value = choice?.value
    if let content {
      if !launch.isEmpty {
        doubt = "it can be the answer of \(content.words) or \(launch.words)"
        location = launch.values.first?.origin.location
      }
    } else if let outside {
      doubt = "the answer comes from \(outside.words)"
      location = course.launch.all.lazy.compactMap(\.origin).first?.location
    } else if let unknown = launch.unknown {
      doubt = unknown.description
      location = (unknown.origin ?? choice?.origin)?.location
    } else if launch.isOpen {
      doubt = "it can be " + launch.words
      location = (choice?.origin ?? launch.values.first?.origin)?.location
    }
    for later in course.later.prefix(Self.mostAlternatives) {
      let other = Alternative(later, question, on: idiom)
      if !alternatives.contains(other) { alternatives.append(other) }
    }
    if !alternatives.isEmpty, doubt == nil { doubt = "it depends on the app's state" }
  }
}

extension AnswerReading.Alternative {
  fileprivate init(_ later: AnswerCourse.Later, _ question: UIKitAnswer, on idiom: Idiom) {
    let candidates = Candidates(later.possibilities)
    let targets = later.possibilities.forwardings.map(\.target)
    answer = candidates.words(with: targets)
    if question == .mask, targets.isEmpty, !candidates.isOpen, candidates.unknown == nil {
      mask = candidates.values.first.map(\.value.asMask) ?? idiom.defaultMask
    }
    changes = later.changes
    let origin = later.possibilities.all.lazy.compactMap(\.origin).first
    location = later.changes.first?.location ?? origin?.location
  }
}

/// The possible answers, without those that another controller gives.
private struct Candidates {
  var values: [(value: CodeValue, origin: Origin)] = []
  /// Whether UIKit's own answer is one of them.
  var hasDefault = false
  var unknown: Unknown?

  init(_ possibilities: Possibilities) {
    for possibility in possibilities.all {
      switch possibility.outcome {
      case .value(let value):
        if let origin = possibility.origin {
          values.append((value, origin))
        } else {
          hasDefault = true
        }
      case .unknown(let found) where found.reason == .chosenByUIKit: hasDefault = true
      case .unknown(let found): unknown = unknown ?? found
      case .forwards: break
      }
    }
    if possibilities.all.isEmpty { unknown = possibilities.unknown }
  }

  var isEmpty: Bool { values.isEmpty && !hasDefault && unknown == nil }

  var isOpen: Bool { Set(values.map(\.value)).count + (hasDefault ? 1 : 0) > 1 }

  /// What they are, in words.
  var words: String { words(with: []) }

  func words(with targets: [Forwarding.Target]) -> String {
    var names = targets.map { "the answer of \($0.words)" } + values.map(\.value.shortName)
    if hasDefault { names.append("UIKit's default") }
    if let unknown { names.append("unknown, as \(unknown.description)") }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.joined(separator: " or ")
  }

  /// The answer that allows the most; nil for UIKit's own.
  func widest(_ question: UIKitAnswer, on idiom: Idiom) -> (value: CodeValue, origin: Origin?)? {
    func width(_ value: CodeValue) -> Int {
      switch question {
      case .mask: value.asMask?.intersection(.all).rawValue.nonzeroBitCount ?? -1
      case .autorotation: value.asBoolean == false ? 0 : 1
      case .lock: value.asBoolean == true ? 0 : 1
      case .preferred: 0
      }
    }
    var best: (value: CodeValue, origin: Origin?)?
    var most = Int.min
    if hasDefault || unknown.map({ !$0.isOfCategory }) ?? false {
      most = question == .mask ? idiom.defaultMask.rawValue.nonzeroBitCount : 1
    }
    for entry in values where width(entry.value) > most {
      most = width(entry.value)
      best = (entry.value, entry.origin)
    }
    return best
  }
}

extension Unknown {
  /// Whether it is only not sure which of two known bodies answers.
  fileprivate var isOfCategory: Bool { if case .category = reason { true } else { false } }
}
