import Testing

@testable import HeadlessPackages

/// What is declared of modules that are not there, from how an app uses it.
@Suite("Names of modules that are not there") struct InertNamesTests {
  private static let source = """
    import UIKit
    import Deck
    class Player: DKPlayerViewController, DKDeckDelegate {
      let deck = DKDeck(name: "A", side: 1)
      func play() {
        DKDeck.shared.play(deck)
        if let title = deck.title { label.text = title }
        view.dk_shine(with: 3)
        deck.load { track, error in print(track) }
      }
    }
    let speed = kDKSpeed
    let other = dkMake(1, from: 2)
    """

  private func declarations(_ messages: [(Int, String)]) -> String {
    let source = AppSource(path: "Player.swift", fullPath: "/Player.swift", text: Self.source)
    var learning = InertLearning([source], missing: ["Deck"])
    let list = messages.map { SwiftCompiler.Message(path: "/Player.swift", line: $0.0, text: $0.1) }
    let isNew = learning.learn(list)
    #expect(isNew == !learning.declarations.isEmpty)
    let isMore = learning.learn(list)
    #expect(!isMore, "the same messages teach nothing more")
    return learning.declarations.text
  }

  @Test(
    "A missing name is declared as the app uses it",
    arguments: [
      (
        [(3, "cannot find type 'DKPlayerViewController' in scope")],
        "open class DKPlayerViewController: UIViewController, InertMembers {}"
      ),
      (
        [(3, "cannot find type 'DKDeckDelegate' in scope")],
        "public protocol DKDeckDelegate: AnyObject {}"
      ),
      (
        [(4, "cannot find 'DKDeck' in scope")],
        "extension DKDeck { public convenience init(`name` a0: Any?, `side` a1: Any?) { self.init() } }"
      ),
      (
        [(4, "cannot find 'DKDeck' in scope"), (6, "type 'DKDeck' has no member 'shared'")],
        "public static var `shared`: DKDeck"
      ),
      (
        [
          (4, "cannot find 'DKDeck' in scope"),
          (7, "initializer for conditional binding must have Optional type, not 'Inert'"),
        ],
        "public var `title`: Inert? { get { nil } set {} }"
      ),
      (
        [
          (4, "cannot find 'DKDeck' in scope"),
          (7, "initializer for conditional binding must have Optional type, not 'Inert'"),
          (7, "cannot assign value of type 'Inert' to type 'String'"),
        ],
        "public var `title`: String? {"
      ),
      (
        [(8, "value of type 'UIView' has no member 'dk_shine'")],
        "func `dk_shine`(`with` a0: Any?) -> Inert {"
      ),
      (
        [
          (4, "cannot find 'DKDeck' in scope"),
          (9, "cannot infer type of closure parameter 'error' without a type annotation"),
        ],
        "func `load`(_ a0: ((Inert?, Inert?) -> Void)?) -> Inert {"
      ),
      ([(12, "cannot find 'kDKSpeed' in scope")], "public var `kDKSpeed`: String"),
      (
        [(13, "cannot find 'dkMake' in scope")],
        "func `dkMake`(_ a0: Any?, `from` a1: Any?) -> Inert {"
      ),
    ] as [([(Int, String)], String)])
  func declared(messages: [(Int, String)], line: String) {
    #expect(declarations(messages).contains(line))
  }

  @Test(
    "What is Apple's or the app's is not declared",
    arguments: [
      "cannot find 'UIGlow' in scope", "cannot find type 'Player' in scope", "expected '}'",
    ])
  func notDeclared(message: String) {
    #expect(!declarations([(3, message)]).contains("open class"))
  }

  @Test("A file that imports only what is there teaches nothing")
  func otherFiles() {
    let source = AppSource(
      path: "A.swift", fullPath: "/A.swift", text: "import UIKit\nlet a = DKDeck()\n")
    var learning = InertLearning([source], missing: ["Deck"])
    let isNew = learning.learn([
      .init(path: "/A.swift", line: 2, text: "cannot find 'DKDeck' in scope")
    ])
    #expect(!isNew)
  }
}
