import Orientation
import AppCodeAnalysis
import AppCodeModel
import Testing

@Suite("Answers that depend on much code")
struct LongEvaluationTests {
  private static let mask = """
    class Screen: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        C0.shared.one || C0.shared.other ? .portrait : .landscape
      }
    }
    """

  /// Classes of which each reads both properties of the next one, twice.
  private func chain(_ count: Int, end: String) -> String {
    (0..<count).map { index in
      let next = "C\(index + 1).shared"
      let both = index + 1 < count ? "\(next).one && \(next).other" : end
      return """
        class C\(index) {
          static let shared = C\(index)()
          var one: Bool { \(both) }
          var other: Bool { \(both) }
        }
        """
    }.joined(separator: "\n")
  }

  @Test("A value that many paths lead to is evaluated once", arguments: ["true", "false"])
  func paths(end: String) {
    let code = swift(Self.mask + chain(40, end: end))
    let answer = code.answer(.mask, of: "Screen", assuming: Assumption(.phone, SystemVersion(17)))
    #expect(answer.values == [.mask(end == "true" ? .portrait : .landscape)])
  }

  @Test("Parameters are what is given to the method of the class, not to others of its name")
  func callers() {
    let code = swift(
      """
      class Screen: UIViewController {
        private var mask = UIInterfaceOrientationMask.portrait
        func take(_ mask: UIInterfaceOrientationMask) { self.mask = mask }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
      }
      class Other { func take(_ mask: UIInterfaceOrientationMask) {} }
      class Caller {
        let screen: Screen
        let other: Other
        func call() {
          screen.take(.landscape)
          other.take(.all)
        }
      }
      """)
    let courses = code.courses(.mask, of: "Screen")
    for course in courses.map(\.value) {
      #expect(course.launch.values == [.mask(.portrait)])
      #expect(course.later.compactMap { $0.possibilities.values?.first } == [.mask(.landscape)])
    }
    #expect(!courses.isEmpty)
  }

  @Test("A call on a protocol is one of the class that conforms to it", arguments: [true, false])
  func protocols(conforms: Bool) {
    let code = swift(
      """
      protocol Turning { func take(_ mask: UIInterfaceOrientationMask) }
      class Screen: UIViewController\(conforms ? ", Turning" : "") {
        private var mask = UIInterfaceOrientationMask.portrait
        func take(_ mask: UIInterfaceOrientationMask) { self.mask = mask }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
      }
      class Caller {
        let turning: Turning
        func call() { turning.take(.landscape) }
      }
      """)
    let later = code.courses(.mask, of: "Screen").flatMap(\.value.later)
    #expect(later.contains { $0.possibilities.values == [.mask(.landscape)] } == conforms)
  }
}
