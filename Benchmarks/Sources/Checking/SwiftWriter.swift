import SeededRandom

/// Writes Swift files as apps have them.
struct SwiftWriter {
  var random: SeededGenerator

  /// A data type with its coding keys and a few computed properties.
  mutating func model(_ name: String) -> CodeLines {
    var code = header()
    code.add("import Foundation")
    code.add("")
    code.add("/// \(random.sentence()).")
    code.add("struct \(name): Codable, Equatable {")
    let fields = fields(6...18)
    for (field, type) in fields {
      if random.happens(0.3) { code.add("/// \(random.sentence()).") }
      code.add("\(random.happens(0.5) ? "let" : "var") \(field): \(type)")
    }
    code.add("")
    code.add("enum CodingKeys: String, CodingKey {")
    for (field, _) in fields {
      code.add("case \(field) = \"\(field.lowercased())_\(field.count)\"")
    }
    code.add("}")
    code.add("}")
    code.add("")
    code.add("extension \(name) {")
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      function(into: &code, isStatic: random.happens(0.3))
    }
    code.add("}")
    return code
  }

  /// A class that talks to a server or a store.
  mutating func service(_ name: String) -> CodeLines {
    var code = header()
    code.add(["import Combine", "import Foundation", ""])
    code.add("protocol \(name)Delegate: AnyObject {")
    for _ in 0..<3 {
      code.add(
        "func \(random.deed())(_ \(random.value()): String, completion: @escaping (Result<Int, Error>) -> Void)"
      )
    }
    code.add(["}", ""])
    code.add("final class \(name) {")
    for (field, type) in fields(4...10) { code.add("private var \(field): \(type)") }
    code.add("private var cancellables = Set<AnyCancellable>()")
    code.add("weak var delegate: \(name)Delegate?")
    code.add("")
    for _ in 0..<Int.random(in: 6...16, using: &random) { function(into: &code, isStatic: false) }
    code.add("}")
    return code
  }

  /// A view with its layout.
  mutating func view(_ name: String) -> CodeLines {
    var code = header()
    code.add(["import UIKit", ""])
    code.add("final class \(name): UIView {")
    let parts = (0..<Int.random(in: 3...8, using: &random)).map { "\(random.value())Label\($0)" }
    for part in parts {
      code.add("private lazy var \(part): UILabel = {")
      code.add("let label = UILabel()")
      code.add(
        "label.font = .preferredFont(forTextStyle: .\(random.one(of: ["body", "headline", "caption1", "footnote"])))"
      )
      code.add("label.numberOfLines = \(Int.random(in: 0...3, using: &random))")
      code.add("return label")
      code.add("}()")
      code.add("")
    }
    code.add("override init(frame: CGRect) {")
    code.add("super.init(frame: frame)")
    for part in parts { code.add("addSubview(\(part))") }
    code.add("NSLayoutConstraint.activate([")
    for part in parts {
      code.add(
        "\(part).leadingAnchor.constraint(equalTo: leadingAnchor, constant: \(Int.random(in: 4...24, using: &random))),"
      )
    }
    code.add([
      "])", "}", "", "required init?(coder: NSCoder) {", "fatalError(\"init(coder:) is not used\")",
      "}", "",
    ])
    for _ in 0..<Int.random(in: 1...5, using: &random) { function(into: &code, isStatic: false) }
    code.add("}")
    return code
  }

  /// A view controller; most know nothing of orientation.
  mutating func controller(_ name: String, others: [String]) -> CodeLines {
    var code = header()
    code.add(["import UIKit", ""])
    code.add("/// \(random.sentence()).")
    let base = random.one(of: [
      "UIViewController", "UIViewController", "UITableViewController", "BaseViewController",
    ])
    code.add("class \(name): \(base) {")
    for (field, type) in fields(3...9) { code.add("private var \(field): \(type)") }
    code.add("@IBOutlet private var container: UIView!")
    code.add("")
    if random.happens(0.12) { orientation(into: &code) }
    code.add(["override func viewDidLoad() {", "super.viewDidLoad()"])
    for _ in 0..<Int.random(in: 3...8, using: &random) { statement(into: &code, depth: 0) }
    code.add(["}", ""])
    if let other = others.randomElement(using: &random) {
      code.add("private func show\(other)() {")
      code.add("let controller = \(other)()")
      if random.happens(0.4) {
        if random.happens(0.5) { code.add("controller.modalPresentationStyle = .fullScreen") }
        code.add("present(controller, animated: true)")
      } else {
        code.add("navigationController?.pushViewController(controller, animated: true)")
      }
      code.add(["}", ""])
    }
    for _ in 0..<Int.random(in: 4...14, using: &random) { function(into: &code, isStatic: false) }
    code.add("}")
    return code
  }

  // MARK: Parts

  private mutating func header() -> CodeLines {
    var code = CodeLines()
    code.add(["//", "//  Shop", "//", "//  \(random.sentence()).", "//", ""])
    return code
  }

  private mutating func fields(_ count: ClosedRange<Int>) -> [(String, String)] {
    var seen: Set<String> = []
    return (0..<Int.random(in: count, using: &random)).compactMap { _ in
      let name = random.value()
      guard seen.insert(name).inserted else { return nil }
      return (
        name,
        random.one(of: [
          "String", "Int", "Double", "Bool", "Date?", "[String]", "[String: Int]", "URL?",
        ])
      )
    }
  }

  private mutating func orientation(into code: inout CodeLines) {
    code.add("override var supportedInterfaceOrientations: UIInterfaceOrientationMask {")
    code.add(
      random.one(of: [
        "UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait", ".allButUpsideDown",
        "super.supportedInterfaceOrientations",
      ]))
    code.add(["}", ""])
    guard random.happens(0.4) else { return }
    code.add(
      "override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {"
    )
    code.add("super.viewWillTransition(to: size, with: coordinator)")
    code.add("coordinator.animate(alongsideTransition: { _ in")
    code.add("self.view.setNeedsLayout()")
    code.add("})")
    code.add(["}", ""])
  }

  private mutating func function(into code: inout CodeLines, isStatic: Bool) {
    if random.happens(0.35) { code.add("/// \(random.sentence(5...14)).") }
    let arguments = (0..<Int.random(in: 0...3, using: &random)).map {
      "\(random.value())\($0): \(random.one(of: ["String", "Int", "[Int]", "Date"]))"
    }
    let result = random.one(of: ["", "", " -> Int", " -> Bool", " -> String?"])
    code.add(
      "\(isStatic ? "static " : random.happens(0.5) ? "private " : "")func \(random.deed())(\(arguments.joined(separator: ", ")))\(result) {"
    )
    for _ in 0..<Int.random(in: 2...9, using: &random) { statement(into: &code, depth: 0) }
    switch result {
    case " -> Int":
      code.add("return \(Int.random(in: 0...99, using: &random)) + \(random.value()).count")
    case " -> Bool": code.add("return !\(random.value()).isEmpty && \(random.value()) != nil")
    case " -> String?": code.add("return \(random.value())?.\(random.value()).description")
    default: break
    }
    code.add(["}", ""])
  }

  private mutating func statement(into code: inout CodeLines, depth: Int) {
    if random.happens(0.12) { code.add("// \(random.sentence())") }
    let one = random.value()
    let other = random.value()
    let number = Int.random(in: 0...500, using: &random)
    switch Int.random(in: 0..<(depth < 3 ? 16 : 10), using: &random) {
    case 0: code.add("let \(one) = \(other).map { $0.\(random.value()) }.filter { $0 > \(number) }")
    case 1: code.add("\(one).\(other) = \(random.value())?.\(random.value()) ?? \(number)")
    case 2: code.add("self.\(one) = \"\(random.sentence(2...6)) \\(\(other)) \(number)\"")
    case 3: code.add("\(random.deed())(\(one), with: \(other), at: \(number), animated: true)")
    case 4:
      code.add("UIView.animate(withDuration: 0.\(number)) { self.\(one).alpha = \(number % 2) }")
    case 5: code.add("print(\"\(random.sentence(3...8))\", \(one), \(other))")
    case 6:
      code.add(
        "var \(one)\(number) = [\"\(other)\": \(number), \"\(random.thing())\": \(number / 3)]")
    case 7: code.add("\(one).append(contentsOf: \(other)[0..<min(\(other).count, \(number))])")
    case 8:
      code.add(
        "NotificationCenter.default.post(name: .\(one)DidChange, object: self, userInfo: [\"\(other)\": \(number)])"
      )
    case 9: code.add("assert(\(one) != \(other), \"\(random.sentence(3...7))\")")
    case 10:
      code.add(
        "guard let \(one) = \(other) as? \(random.thing().capitalized), \(one).\(random.value()) > \(number) else {"
      )
      code.add(["return", "}"])
    case 11:
      code.add("if \(one).isEmpty || \(other) == \(number) {")
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        statement(into: &code, depth: depth + 1)
      }
      if random.happens(0.5) {
        code.add("} else {")
        statement(into: &code, depth: depth + 1)
      }
      code.add("}")
    case 12:
      code.add("for (index, \(one)) in \(other).enumerated() where index % 2 == \(number % 2) {")
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        statement(into: &code, depth: depth + 1)
      }
      code.add("}")
    case 13:
      code.add("switch \(one) {")
      for label in 0..<Int.random(in: 2...4, using: &random) {
        code.add("case .\(random.thing())\(label):")
        code.add("    \(random.deed())(\(other))")
      }
      code.add(["default:", "    break", "}"])
    case 14:
      code.add("\(one).\(random.deed())(\(other)) { [weak self] result in")
      code.add("guard let self, case .success(let \(random.thing())) = result else { return }")
      code.add("self.\(random.deed())(\(number))")
      code.add("DispatchQueue.main.async { self.\(random.deed())() }")
      code.add("}.store(in: &cancellables)")
    default:
      code.add("do {")
      code.add("let data = try JSONEncoder().encode(\(one))")
      code.add("try data.write(to: \(other).appendingPathComponent(\"\(random.thing()).json\"))")
      code.add(["} catch {", "print(error.localizedDescription)", "}"])
    }
  }
}
