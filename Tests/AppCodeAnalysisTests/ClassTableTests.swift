import AppCodeAnalysis
import AppCodeModel
import SwiftCodeReader
import Testing

@Suite("The table of classes")
struct ClassTableTests {
  private func table(_ files: [String]) -> ClassTable {
    let sources = files.enumerated().map { index, code in
      SwiftSourceReader.read(
        SourceText(Array(code.utf8), path: "File\(index).swift"), words: nil)
    }
    return CodeBase(sources.map(CodeUnit.init)).classes
  }

  @Test("Kinds come from UIKit's classes through any number of superclasses")
  func kinds() {
    let classes = table([
      "class A: B {}\nclass B: UINavigationController, UINavigationControllerDelegate {}",
      "class C: UIViewController {}\nextension C: SomeProtocol { func f() {} }",
      "class D: BaseViewController {}\nclass E: NSObject {}\nclass F: SomeDelegate {}",
      "class G: UIResponder, UIApplicationDelegate {}\nclass H: UIHostingController<Text> {}",
      "class I: UIWindow {}\nclass J<T>: C {}\nstruct S { class Inner: UITabBarController {} }",
    ])
    let kinds: [String: ClassKind] = [
      "A": .navigation, "B": .navigation, "C": .plain, "D": .plain, "E": .other, "F": .other,
      "G": .appDelegate, "H": .hosting, "I": .window, "J": .plain, "S.Inner": .tabBar,
      "Inner": .tabBar, "UIImagePickerController": .imagePicker,
    ]
    for (name, kind) in kinds { #expect(classes.kind(of: name) == kind, "\(name)") }
    #expect(classes.hasUnknownSuperclass("D"))
    #expect(!classes.hasUnknownSuperclass("A"))
    #expect(classes.ancestors(of: "A").prefix(2) == ["B", "UINavigationController"])
    #expect(classes.conforms("C", to: "SomeProtocol"))
    #expect(classes.allSubclasses(of: "C") == ["J"])
    #expect(classes.controllers.map(\.name) == ["A", "B", "C", "D", "H", "J", "S.Inner"])
  }

  @Test(
    "A class also comes from the class of a composition, with the protocols beside it",
    arguments: [
      "typealias Tracked = Base & Tracking\nclass A: Tracked {}",
      "typealias Tracked = Tracking & Base\nclass A: Tracked {}",
      "typealias Tracked = Base & Tracking & Sendable\nclass A: Tracked, Other {}",
      "class A: Base & Tracking {}",
    ])
  func compositions(code: String) {
    let classes = table([
      code, "class Base: UITableViewController {}\nprotocol Tracking {}\nprotocol Other {}",
    ])
    #expect(classes.kind(of: "A").isController)
    #expect(classes.ancestors(of: "A").first == "Base")
    #expect(classes.conforms("A", to: "Tracking"))
    #expect(classes.kind(of: "Base & Tracking").isController)
    #expect(!classes.kind(of: "Tracking & Other").isController)
  }

  @Test("Members are found in extensions and superclasses")
  func members() {
    let classes = table([
      "class A: UIViewController { override var shouldAutorotate: Bool { false } }",
      "class B: A {}",
      "extension A { func play(_ url: URL, at time: Int) {}\n static func make() {} }",
    ])
    #expect(classes.member("shouldAutorotate", of: "B")?.owner == "A")
    #expect(classes.ownMember("shouldAutorotate", of: "B") == nil)
    #expect(classes.member("play(_:at:)", of: "B")?.file.path == "File2.swift")
    #expect(classes.member("make", of: "A") == nil)
    #expect(classes.member("make", of: "A", isStatic: true) != nil)
  }

  @Test("Classes that derive from each other end")
  func circles() {
    let classes = table(["class A: B {}\nclass B: A {}\nclass C: C {}"])
    #expect(classes.ancestors(of: "A").count <= 2)
    #expect(classes.kind(of: "C") == .other)
  }
}
