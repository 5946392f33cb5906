import ProjectScenario
import RotationScenario
import Testing

@Suite("Identifiers of a storyboard that are kept in a list")
struct ListedIdentifierTests {
  private static let storyboard = """
    <document><scenes>
      <scene><objects><viewController storyboardIdentifier="fonts" id="a" customClass="Fonts"/></objects></scene>
      <scene><objects><viewController storyboardIdentifier="colours" id="b" customClass="Colours"/></objects></scene>
      <scene><objects><viewController storyboardIdentifier="unused" id="c" customClass="Unused"/></objects></scene>
    </scenes></document>
    """

  private static let classes = """
    class Fonts: UIViewController {}
    class Colours: UIViewController {}
    class Unused: UIViewController {}
    """

  private static let make = "storyboard!.instantiateViewController(withIdentifier:"

  static let swift = [
    """
    let identifiers = ["fonts", "colours"]
    func show(_ index: Int) { present(\(make) identifiers[index]), animated: true) }
    """,
    """
    var identifiers: [String] = []
    override func viewDidLoad() { identifiers = ["fonts"]; identifiers.append("colours") }
    func show(_ index: Int) { present(\(make) identifiers[index]), animated: true) }
    """,
    """
    let identifiers = ["first": "fonts", "second": "colours"]
    func show(_ key: String) {
      guard let identifier = identifiers[key] else { return }
      present(\(make) identifier), animated: true)
    }
    """,
    """
    func show() {
      for identifier in ["fonts", "colours"] { addChild(\(make) identifier)) }
    }
    """,
    """
    func fill(_ identifiers: [String]) {
      identifiers.forEach { addChild(\(make) $0)) }
    }
    override func viewDidLoad() { fill(["fonts"] ); fill(["colours"]) }
    """,
  ]

  @Test("Every screen of the list is found, and no other", arguments: swift)
  func lists(_ members: String) throws {
    let scenario = try WrittenApp.project([
      "Home.swift": "import UIKit\nclass Home: UIViewController {\n\(members)\n}\n" + Self.classes,
      "Scene.swift": WrittenWay.scene, "Settings.storyboard": Self.storyboard,
    ]).scenario()
    #expect(Matrix(scenario).unreachable.keys.map(scenario.app.name) == ["Unused"])
  }

  @Test("So it is in Objective-C, by a method whose name begins as an initialiser's")
  func objectiveC() throws {
    let scenario = try WrittenApp.project([
      "Home.m": """
      @interface Home : UIViewController
      @property NSArray *identifiers;
      @end
      @implementation Home
      - (void)initWithIdentifiers:(NSArray *)identifiers { self.identifiers = identifiers; }
      - (void)viewDidLoad { [self initWithIdentifiers:@[@"fonts", @"colours"]]; }
      - (void)show:(NSUInteger)index {
        [self presentViewController:[self.storyboard instantiateViewControllerWithIdentifier:self.identifiers[index]]
                           animated:YES completion:nil];
      }
      @end
      """,
      "Scene.swift": WrittenWay.scene + Self.classes, "Settings.storyboard": Self.storyboard,
    ]).scenario()
    #expect(Matrix(scenario).unreachable.keys.map(scenario.app.name) == ["Unused"])
  }
}
