import Orientation
public import TextFormats
import YAMLDocuments

extension Scenario {
  /// Everything that is wrong with a scenario file, as far as one mistake doesn't hide another.
  ///
  /// A mistake is repaired by the nearest word, or what it is in is left out, and the file is read
  /// again. What follows from a repair alone is not listed.
  ///
  /// - Parameter path: the file.
  /// - Returns: the mistakes in the order of the file, at most 20; none for a file without any.
  /// - Complexity: at most 40 times that of reading the file.
  public static func mistakes(inFile path: String) -> [ReadingError] {
    do throws(ReadingError) {
      return try ScenarioSource(contentsOf: path).mistakes
    } catch {
      return [error]
    }
  }

  /// Everything that is wrong with a scenario in a text.
  ///
  /// - Parameters:
  ///   - yaml: what a file would hold.
  ///   - file: the name to use in messages.
  /// - Returns: the mistakes in the order of the text, at most 20.
  public static func mistakes(inYAML yaml: String, file: String = "scenario.yml") -> [ReadingError]
  {
    ScenarioSource(bytes: Array(yaml.utf8), file: file, folder: nil).mistakes
  }
}

extension ScenarioSource {
  /// Everything that is wrong.
  fileprivate var mistakes: [ReadingError] {
    var repair: ScenarioRepair
    do throws(ReadingError) {
      repair = ScenarioRepair(document: try document())
    } catch {
      return [error]
    }
    var found: [ReadingError] = []
    for _ in 0..<40 where found.count < 20 {
      do throws(ReadingError) {
        _ = try scenarios(repair.document)
        break
      } catch {
        // A limit that is passed is passed by all that follows, too.
        if error.message.hasPrefix("more than \(ShownScreens.most) "),
          found.contains(where: { $0.message == error.message })
        {
          break
        }
        if !repair.causes(error), !found.contains(error) { found.append(error) }
        guard repair.repair(error) else { break }
      }
    }
    return found.sorted { $0.location < $1.location }
  }
}

/// A document in which one mistake after the other is repaired, so that the next is found.
private struct ScenarioRepair {
  private(set) var document: Element
  /// Names of screens, windows and scenes that are gone with what was left out.
  private var lostNames: Set<String> = []
  /// Names of screens that were put in the place of unknown ones.
  private var guessedScreens: Set<String> = []
  private var guessedPlaces: Set<SourceLocation> = []
  /// Whether a step or the kind of a screen was left out, on which others build.
  private var hasLostPlaces = false
  /// The keys at the top in which something was left out.
  private var changedKeys: Set<String> = []
  /// Where words were replaced, which is not tried twice.
  private var replaced: Set<SourceLocation> = []
  /// The values of keys that were replaced: they need not fit the new key.
  private var doubtful: Set<SourceLocation> = []

  private static let usualStage = "iPhone 15, iOS 17"

  init(document: Element) { self.document = document }

  /// Whether an error follows from a repair.
  func causes(_ error: ReadingError) -> Bool {
    if lostNames.contains(where: { error.message.contains("'\($0)'") }) { return true }
    if doubtful.contains(error.location) { return true }
    if guessedPlaces.contains(error.location) { return true }
    // The screen that was put in is in one more place than the file has it.
    if guessedScreens.contains(where: error.message.places) { return true }
    if changedKeys.contains(where: { error.message == "the scenario has no \($0)" }) { return true }
    if changedKeys.contains(ScenarioKey.stages.rawValue),
      error.message == "the scenario has no stage" || error.message == "0 stages"
    {
      return true
    }
    guard hasLostPlaces else { return false }
    let signs = [
      "navigation controller", "no screen pushes", "no screen presents", "unknown window",
      "unknown scene", "is in no container", "a plain screen with children",
      "is not a container",
    ]
    return signs.contains { error.message.contains($0) || error.expected?.contains($0) ?? false }
  }

  /// Repairs a mistake.
  ///
  /// - Returns: whether the document has changed.
  mutating func repair(_ error: ReadingError) -> Bool {
    if addMissing(error) || replaceStage(error.location) { return true }
    // Another event would need another value.
    let isEvent = error.message.hasPrefix("unknown event")
    if let word = error.nearest, !isEvent, replaced.insert(error.location).inserted,
      let next = document.replacing(error.location, by: word)
    {
      if let value = document.value(ofKeyAt: error.location) { doubtful.insert(value.location) }
      if error.message.hasPrefix("unknown screen '") {
        guessedScreens.insert(word)
        guessedPlaces.insert(error.location)
      }
      document = next
      return true
    }
    return leaveOut(error.location)
  }

  /// Adds a key that the file must have.
  private mutating func addMissing(_ error: ReadingError) -> Bool {
    guard case .map(var entries) = document.content else { return false }
    for (key, value) in [(ScenarioKey.stage, Self.usualStage), (.root, "none")]
    where error.message == "the scenario has no \(key.rawValue)" {
      let place = SourceLocation(file: error.file)
      entries.append(
        Element.Entry(
          key: Word(text: key.rawValue, location: place),
          value: Element(content: .word(value), location: place)))
      document.content = .map(entries)
      return true
    }
    return false
  }

  /// Puts a stage that is right in the place of one with a mistake somewhere in its line.
  private mutating func replaceStage(_ location: SourceLocation) -> Bool {
    guard case .map(var entries) = document.content else { return false }
    func isWrong(_ element: Element) -> Bool {
      guard case .word(let text) = element.content, text != Self.usualStage else { return false }
      return element.location.line == location.line && element.location <= location
    }
    for (index, entry) in entries.enumerated() {
      switch (ScenarioKey(rawValue: entry.key.text), entry.value.content) {
      case (.stage, _) where isWrong(entry.value):
        entries[index].value.content = .word(Self.usualStage)
      case (.stages, .map(var stages)):
        // Of several on one line, the last that begins before the mistake.
        guard let place = stages.lastIndex(where: { isWrong($0.value) }) else { continue }
        stages[place].value.content = .word(Self.usualStage)
        entries[index].value.content = .map(stages)
      default: continue
      }
      document.content = .map(entries)
      return true
    }
    return false
  }

  /// Leaves out the smallest part around a place, but of a step all of it.
  private mutating func leaveOut(_ location: SourceLocation) -> Bool {
    guard case .map(var entries) = document.content else { return false }
    for (index, entry) in entries.enumerated() {
      let isSteps = entry.key.text == ScenarioKey.steps.rawValue
      if isSteps, case .list(var steps) = entry.value.content,
        let place = steps.firstIndex(where: { $0.isEvent(at: location) })
      {
        lose(steps.remove(at: place))
        entries[index].value.content = .list(steps)
      } else if entry.key.location == location {
        entries.remove(at: index)
      } else {
        var lost: [Element.Entry] = []
        switch entry.value.leavingOut(location, &lost) {
        case .nothing: continue
        case .all: entries.remove(at: index)
        case .part(let rest): entries[index].value = rest
        }
        for entry in lost {
          lostNames.insert(entry.key.text)
          if entry.key.text == ScreenKey.kind.rawValue { hasLostPlaces = true }
        }
      }
      changedKeys.insert(entry.key.text)
      document.content = .map(entries)
      return true
    }
    return false
  }

  private mutating func lose(_ step: Element) {
    hasLostPlaces = true
    guard case .map(let entries) = step.content else { return }
    for entry in entries where entry.key.text == EventModifier.name.rawValue {
      if case .word(let name) = entry.value.content { lostNames.insert(name) }
    }
  }
}

extension Element {
  /// What remains when a part is left out.
  fileprivate enum Rest {
    case nothing, all
    case part(Element)
  }

  /// The value of the key at a place; nil if there is no key.
  fileprivate func value(ofKeyAt place: SourceLocation) -> Element? {
    switch content {
    case .word: return nil
    case .list(let elements):
      for element in elements {
        if let found = element.value(ofKeyAt: place) { return found }
      }
    case .map(let entries):
      for entry in entries {
        if entry.key.location == place { return entry.value }
        if let found = entry.value.value(ofKeyAt: place) { return found }
      }
    }
    return nil
  }

  /// This element with another word at a place; nil if there is no word.
  fileprivate func replacing(_ place: SourceLocation, by word: String) -> Element? {
    var copy = self
    switch content {
    case .word:
      guard location == place else { return nil }
      copy.content = .word(word)
      return copy
    case .list(var elements):
      for (index, element) in elements.enumerated() {
        guard let next = element.replacing(place, by: word) else { continue }
        elements[index] = next
        copy.content = .list(elements)
        return copy
      }
    case .map(var entries):
      for (index, entry) in entries.enumerated() {
        if entry.key.location == place {
          guard !entries.contains(where: { $0.key.text == word }) else { return nil }
          entries[index].key.text = word
        } else if let next = entry.value.replacing(place, by: word) {
          entries[index].value = next
        } else {
          continue
        }
        copy.content = .map(entries)
        return copy
      }
    }
    return nil
  }

  /// Leaves out the smallest part at a place.
  ///
  /// - Parameters:
  ///   - place: where it begins.
  ///   - lost: collects the entries that are gone.
  /// - Returns: what remains.
  fileprivate func leavingOut(_ place: SourceLocation, _ lost: inout [Entry]) -> Rest {
    var copy = self
    switch content {
    case .word: break
    case .list(var elements):
      for (index, element) in elements.enumerated() {
        switch element.leavingOut(place, &lost) {
        case .nothing: continue
        case .all: elements.remove(at: index)
        case .part(let rest): elements[index] = rest
        }
        copy.content = .list(elements)
        return .part(copy)
      }
    case .map(var entries):
      for (index, entry) in entries.enumerated() {
        if entry.key.location == place {
          lost.append(entries.remove(at: index))
        } else {
          switch entry.value.leavingOut(place, &lost) {
          case .nothing: continue
          case .all: lost.append(entries.remove(at: index))
          case .part(let rest): entries[index].value = rest
          }
        }
        copy.content = .map(entries)
        return .part(copy)
      }
    }
    return location == place ? .all : .nothing
  }

  /// Whether a place is the event of this step, or what follows it.
  fileprivate func isEvent(at place: SourceLocation) -> Bool {
    guard case .map(let entries) = content else { return location == place }
    for entry in entries where StepKey(rawValue: entry.key.text) == nil {
      var lost: [Entry] = []
      if entry.key.location == place { return true }
      if case .nothing = entry.value.leavingOut(place, &lost) { continue }
      return true
    }
    return false
  }
}

extension String {
  /// Whether this message is about where a screen is: twice, in two containers, inside itself.
  fileprivate func places(_ screen: String) -> Bool {
    if hasPrefix("a cycle of screens: ") {
      return dropFirst(20).split(separator: " ").contains { $0 == screen }
    }
    return hasPrefix("\(screen) is ") || hasPrefix("the root \(screen) is inside ")
      || contains(" \(screen), which is inside ")
  }
}
