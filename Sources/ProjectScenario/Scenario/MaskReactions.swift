import Orientation
import AppCodeAnalysis

/// What controllers do to the mask of a delegate, or of the container around them, while they come and go,
/// as far as that is sure.
struct MaskReactions {
  /// A callback of a class, and the mask that is answered from then on.
  private struct Entry: Hashable {
    var type: String
    var moment: Reaction.Moment
    var mask: InterfaceOrientationMask?
  }

  private var entries: [Entry] = []

  /// Takes what is the same under all circumstances.
  ///
  /// - Parameters:
  ///   - courses: what is answered in the course of the app, for each circumstance.
  ///   - readings: the same, read.
  init(_ courses: [AnswerCourse], _ readings: [AnswerReading]) {
    var common: Set<Entry>?
    for (course, reading) in zip(courses, readings) {
      guard reading.forwarding == nil else { return }
      let own = course.masks(reading).flatMap { Self.entry($0.change, $0.mask) }
      common = common.map { $0.intersection(own) } ?? Set(own)
    }
    let all = common ?? []
    // Where one callback can have several effects, which one is not known.
    entries = all.filter { entry in
      !all.contains { $0.type == entry.type && $0.moment == entry.moment && $0.mask != entry.mask }
    }
  }

  private static func entry(_ change: Change, _ mask: InterfaceOrientationMask?) -> [Entry] {
    // What the callback does under a condition only is not sure.
    guard !change.isConditional else { return [] }
    if let closure = change.closure {
      return moment(of: closure).map { [Entry(type: closure.view, moment: $0, mask: mask)] } ?? []
    }
    return change.callbacks.compactMap { callback in
      moment(of: callback.method).map { Entry(type: callback.type, moment: $0, mask: mask) }
    }
  }

  private static func moment(of closure: Change.ViewClosure) -> Reaction.Moment? {
    switch closure.modifier {
    case "onAppear", "task": .viewDidAppear
    case "onDisappear": .viewWillDisappear
    default: nil
    }
  }

  private static func moment(of method: String) -> Reaction.Moment? {
    switch method {
    case "viewDidLoad", "loadView", "viewWillAppear(_:)", "viewIsAppearing(_:)": .viewWillAppear
    case "viewDidAppear(_:)": .viewDidAppear
    case "viewWillDisappear(_:)", "viewDidDisappear(_:)": .viewWillDisappear
    default: nil
    }
  }

  /// The reactions of a class.
  ///
  /// - Parameters:
  ///   - name: the class.
  ///   - classes: the project's classes.
  ///   - event: what sets the mask.
  /// - Returns: at most one for each moment.
  func reactions(
    of name: String, in classes: ClassTable,
    _ event: (InterfaceOrientationMask?) -> RotationEvent
  ) -> [Reaction] {
    let moments: [Reaction.Moment] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear]
    return moments.compactMap { moment in
      // What a class does counts before what its superclass does.
      let own = ([name] + classes.ancestors(of: name)).lazy.compactMap { step in
        entries.first { $0.type == step && $0.moment == moment }
      }
      return own.first.map { Reaction(on: moment, [event($0.mask)]) }
    }
  }
}

extension AnswerCourse {
  /// What is answered after each change of the state, as far as that is one mask.
  func masks(_ reading: AnswerReading) -> [(change: Change, mask: InterfaceOrientationMask?)] {
    let later = reading.alternatives.flatMap { other in
      other.changes.compactMap { change in other.mask.map { (change, Optional($0)) } }
    }
    return later + undone.map { ($0, reading.value?.asMask) }
  }
}
