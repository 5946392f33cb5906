import Testing

@Suite struct DeclarationScannerTests {
  private let source = """
    public import Foundation

    /// A thing.
    ///
    /// - UIKit: same, without a
    ///   shadow; deprecated from 13. Since iOS 3.2. Rule: `A-01` to `A-03`, `B-02`
    @MainActor open class UIThing<Element>: NSObject, Own,
      UIOther
    {
      var hidden = 0
      /// Its size. Since iOS 8.
      open private(set) var size = CGSize(width: 1, height: 2)
      /// Its name.
      public final var name: String {
        get { "public" }
        set {
          print(newValue)
        }
      }
      /// Its length.
      open class var length: Int { 1 }
      open override func hide() {}
      /// Turns it.
      // A word in between.
      @discardableResult open func turn(
        to angle: CGFloat, _ animated: Bool = true,
        completion: ((Bool) -> Void)? = nil
      ) -> Bool {
        enum Local { case one }
        return true
      }

      /// How.
      public enum Way: Int {
        /// Up.
        case up = 1

        var other: Way {
          switch self {
          case .up: .up
          }
        }
      }
      func own() {}
    }

    protocol Own {}

    extension Own {
      /// Nothing.
      public func nothing() {}
    }

    /// Hears.
    public protocol UIThingDelegate {
      /// Asked.
      func thing(_ thing: UIThing<Int>, mayTurnTo angle: CGFloat) -> Bool
      /// Its name.
      var name: String { get }
      /// Called.
      func thingDidTurn(_ thing: UIThing<Int>)
    }

    extension UIThingDelegate {
      /// Yes.
      public func thing(_ thing: UIThing<Int>, mayTurnTo angle: CGFloat) -> Bool { true }
      func internalHelp() {}
      @_spi(Own)
      public func secret() {}
    }
    """

  private var surface: PublicSurface {
    PublicSurface(DeclarationScanner.declarations(in: source, file: "Thing.swift"))
  }

  @Test("Signatures are on one line, without bodies, and say what cannot be set")
  func signatures() {
    let surface = surface
    #expect(surface.owners == ["UIThing", "UIThing.Way", "UIThingDelegate"])
    #expect(
      surface.members(of: "UIThing").map(\.signature) == [
        "var size = CGSize(width: 1, height: 2) { get }", "var name: String",
        "class var length: Int { get }",
        "func turn(to angle: CGFloat, _ animated: Bool = true, completion: ((Bool) -> Void)? = nil)"
          + " -> Bool",
      ])
    #expect(surface.members(of: "UIThing.Way").map(\.signature) == ["case up = 1"])
    #expect(
      surface.types["UIThing"].map { surface.signature(of: $0) }
        == "class UIThing<Element>: NSObject, UIOther")
  }

  @Test("A requirement that an extension implements is optional, and listed once")
  func optional() {
    let members = surface.members(of: "UIThingDelegate")
    #expect(members.map { surface.isOptional($0) } == [true, false, false])
  }

  @Test("Members take from their type what they do not say themselves")
  func inheritance() throws {
    let surface = surface
    let type = try #require(surface.types["UIThing"])
    #expect(type.notes.rules == ["A-01", "A-02", "A-03", "B-02"])
    #expect(type.notes.deprecation == "13")
    #expect(surface.comparison(type) == "same, without a shadow")
    let members = surface.members(of: "UIThing")
    #expect(members.map { surface.since($0) } == ["8", "3.2", "3.2", "3.2"])
    #expect(Set(members.map { surface.comparison($0) }) == ["same"])
    let lost = try #require(surface.types["UIThingDelegate"])
    #expect(surface.since(lost) == nil)
  }
}
