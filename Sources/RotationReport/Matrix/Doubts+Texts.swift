import RotationExplanation

extension [Explanation.Doubt] {
  /// How many places of one doubt are named.
  private static var mostPlaces: Int { 3 }

  /// A paragraph for each: one for those that say the same of other places.
  ///
  /// - Complexity: O(n) in the number of doubts.
  var texts: [String] {
    var groups: [(doubt: Explanation.Doubt, places: [String])] = []
    var known: [Explanation.Doubt: Int] = [:]
    for doubt in self {
      var alike = doubt
      alike.subject = ""
      alike.condition = ""
      alike.location = nil
      let place = doubt.location.map { [$0.brief] } ?? []
      if let index = known[alike] {
        groups[index].places += place.filter { !groups[index].places.contains($0) }
      } else {
        known[alike] = groups.count
        groups.append((alike, place))
      }
    }
    return groups.map { group in
      var doubt = group.doubt
      if !group.places.isEmpty {
        let named = group.places.prefix(Self.mostPlaces).joined(separator: ", ")
        let rest = group.places.count - Self.mostPlaces
        doubt.reason += " (\(named)\(rest > 0 ? " and \(rest) more places" : ""))"
      }
      return doubt.text
    }
  }
}
