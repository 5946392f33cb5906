public import RotationScenario
public import Orientation
public import RotationExplanation
import TextFormats

extension Explanation {
  /// The explanation with what is unknown from the app's code about its speakers.
  ///
  /// - Parameters:
  ///   - scenario: the app.
  ///   - screen: the screen that is asked about.
  /// - Returns: the same, with doubts, and with marks on the answers they are about.
  public func withDoubts(of scenario: Scenario, about screen: ControllerID? = nil) -> Explanation {
    var explanation = self
    let speakers = Set(rows.map(\.speaker))
    for doubt in scenario.app.doubts {
      switch doubt.subject {
      case .screen(let id, let key):
        let name = scenario.app.name(of: id)
        guard id == screen || speakers.contains(name) else { continue }
        explanation.doubts.append(Explanation.Doubt(doubt))
        guard key == .supports else { continue }
        for index in explanation.rows.indices
        where explanation.rows[index].speaker == name && explanation.rows[index].label == "asked" {
          explanation.rows[index].text = "unknown, assumed: " + explanation.rows[index].text
        }
      default: explanation.doubts.append(Explanation.Doubt(doubt))
      }
    }
    return explanation
  }
}

extension Explanation.Doubt {
  /// A doubt about an app as explanations show it.
  init(_ doubt: RotationScenario.Doubt) {
    self.init(
      doubt.reason, taken: doubt.taken, assumption: doubt.assumption, at: doubt.location)
  }

  var json: JSON {
    JSON.object([
      .init("reason", .string(reason)), .init("taken", .string(taken)),
      .init("assumption", assumption.map { .string($0) } ?? .null),
      .init("location", .location(location)),
    ]).withoutNulls
  }
}
