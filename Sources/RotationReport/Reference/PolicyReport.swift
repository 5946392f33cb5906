public import Orientation
import TextFormats

/// A disputed point of UIKit's behaviour as text.
public enum PolicyReport {
  /// What is disputed, which answers there are, and which one is taken.
  ///
  /// - Parameters:
  ///   - point: the point.
  ///   - width: how many characters fit into a line.
  /// - Returns: text that ends with a line break.
  public static func describe(_ point: PolicyPoint, width: Int = 100) -> String {
    let description = point.description
    var text = "\(point.rawValue)  a disputed point, \(description.confidence) confidence\n\n"
    let indent = String(repeating: " ", count: 14)
    func add(_ label: String, _ content: String) {
      let lines = content.wrapped(to: width - 14)
      text += "  " + label.padded(to: 12) + lines.joined(separator: "\n" + indent) + "\n"
    }
    add("asks", description.question)
    for (index, option) in description.options.enumerated() {
      add(index == 0 ? "taken" : "or", "\(option.name): \(option.meaning)")
    }
    add("rules", description.rules.map { "\($0)" }.joined(separator: ", "))
    add("source", description.source)
    if let other = description.options.dropFirst().first {
      add("try", "quarterturn matrix <app> --what-if \(point.rawValue)=\(other.name)")
    }
    return text
  }
}
