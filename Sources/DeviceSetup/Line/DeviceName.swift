package import Orientation
import TextFormats

/// A device's name as people say it, and the models it can mean.
///
/// A whole name means one model, however it is spelt. Where sizes, numbers, generations or chips are
/// left out, as in `iPad Pro 11`, `iPad` or `iPhone Pro`, it means the newest model that ran the
/// system in question.
package struct DeviceName: Sendable, Equatable {
  /// The models it can mean, in the order of the catalogue; never empty.
  package let models: [DeviceProfile]

  /// Reads a name.
  ///
  /// - Returns: nil if no model is called so.
  /// - Complexity: O(n) in the number of models.
  package init?(_ text: String) {
    let written = DeviceProfile.lookupKey(text)
    guard !written.isEmpty, written.count <= 64 else { return nil }
    var found: [Match: [DeviceProfile]] = [:]
    for model in DeviceProfile.all {
      guard let match = Self.parts(of: model.name)[...].match(written[...]) else { continue }
      found[match, default: []].append(model)
    }
    // A plain iPhone comes before an iPhone Plus.
    guard let models = found[.whole] ?? found[.withoutNumbers] ?? found[.withoutWords] else {
      return nil
    }
    self.models = models
  }

  /// The newest model that ran a system.
  ///
  /// - Parameter version: the system; nil for any.
  /// - Returns: if none ran it, the model whose systems come nearest.
  package func model(running version: SystemVersion?) -> DeviceProfile {
    guard let version else { return Self.newest(models) }
    let running = models.filter { $0.runs(version) }
    guard running.isEmpty else { return Self.newest(running) }
    return version < Self.oldest(models).releasedWith ? Self.oldest(models) : Self.newest(models)
  }

  /// The model that ran most of some systems, and of several the newest.
  package func model(running versions: [SystemVersion]) -> DeviceProfile {
    let counts = models.map { model in versions.count { model.runs($0) } }
    guard let most = counts.max(), most > 0 else { return model(running: versions.max()) }
    return Self.newest(zip(models, counts).filter { $0.1 == most }.map(\.0))
  }

  /// The first of those that came last.
  private static func newest(_ models: [DeviceProfile]) -> DeviceProfile {
    models.dropFirst().reduce(models[0]) { newest, model in
      newest.releasedWith < model.releasedWith ? model : newest
    }
  }

  private static func oldest(_ models: [DeviceProfile]) -> DeviceProfile {
    models.dropFirst().reduce(models[0]) { oldest, model in
      model.releasedWith < oldest.releasedWith ? model : oldest
    }
  }

  /// The model whose name looks most like a misspelt one.
  ///
  /// Digits in another order come before other digits, and both before missing ones: `iPhone 51` is
  /// `iPhone 15` rather than `iPhone 5`. Of equals it is the newest.
  ///
  /// - Returns: nil when every name is more than a third of its length away.
  /// - Complexity: O(n) in the number of models; only the first 64 bytes of `text` are looked at.
  package static func nearest(to text: String) -> String? {
    let written = Array(DeviceProfile.lookupKey(String(text.prefix(64))).prefix(64))
    guard !written.isEmpty else { return nil }
    var best: (model: DeviceProfile, distance: Int)?
    for model in DeviceProfile.all {
      let meant = DeviceProfile.lookupKey(model.name)
      let edits = Spelling.edits(from: written, to: meant)
      guard edits <= max(2, meant.count / 3) else { continue }
      let penalty =
        written.sorted() == meant.sorted() ? 0 : written.count == meant.count ? 1 : 2
      let distance = 3 * edits + penalty
      guard let found = best else {
        best = (model, distance)
        continue
      }
      let isNewer = found.model.releasedWith < model.releasedWith
      if distance < found.distance || (distance == found.distance && isNewer) {
        best = (model, distance)
      }
    }
    return best?.model.name
  }
}

extension DeviceName {
  /// A part of a model's name.
  fileprivate struct Part {
    let key: [UInt8]
    /// Whether it only tells a model from others of its line: `15`, `4s`, `XR`, `11-inch`, `(M4)`.
    let isNumber: Bool
  }

  /// How a written name fits a model's.
  fileprivate enum Match: Int {
    case whole, withoutNumbers, withoutWords
  }

  private static func parts(of name: String) -> [Part] {
    let halves = name.split(separator: "(", maxSplits: 1)
    var parts = (halves.first ?? "").split(separator: " ").map { word in
      let isNumber = word.first?.isNumber == true && word.last != "e" && word.last != "c"
      return Part(
        key: DeviceProfile.lookupKey(String(word)),
        isNumber: isNumber || ["X", "XS", "XR"].contains(word))
    }
    if halves.count > 1 {
      parts.append(Part(key: DeviceProfile.lookupKey(String(halves[1])), isNumber: true))
    }
    return parts
  }
}

extension ArraySlice<DeviceName.Part> {
  /// How a written name fits these parts: numbers may be left out anywhere but at the beginning, words
  /// at the end.
  fileprivate func match(_ written: ArraySlice<UInt8>) -> DeviceName.Match? {
    guard let part = first else { return written.isEmpty ? .whole : nil }
    if written.isEmpty { return contains { !$0.isNumber } ? .withoutWords : .withoutNumbers }
    var best: DeviceName.Match?
    if written.starts(with: part.key) {
      best = dropFirst().match(written.dropFirst(part.key.count))
    }
    if part.isNumber, let other = dropFirst().match(written) {
      let left = other == .whole ? .withoutNumbers : other
      best = best.map { $0.rawValue <= left.rawValue ? $0 : left } ?? left
    }
    return best
  }
}

extension DeviceProfile {
  /// The systems it ran: `iOS 17 or later`, `iOS 8.1 to 15.8`.
  package var systems: String {
    lastVersion.map { "iOS \(releasedWith) to \($0)" } ?? "iOS \(releasedWith) or later"
  }
}

extension BehaviorTable {
  /// The systems that are known: `iOS 2 to 18 or 26 to 27`.
  package var systemNames: String {
    "iOS "
      + ranges.map { range in
        range.lowerBound == range.upperBound
          ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
      }.joined(separator: " or ")
  }
}
