import AppCodeModel
import Testing

@Suite("Names from before Swift 3")
struct OldNamesTests {
  @Test(
    "A function has the name of today",
    arguments: [
      ("override func viewDidAppear(animated: Bool) {}", "viewDidAppear(_:)"),
      (
        "override func viewWillTransitionToSize(size: CGSize, withTransitionCoordinator c: C) {}",
        "viewWillTransition(to:with:)"
      ),
      (
        "func application(application: UIApplication, supportedInterfaceOrientationsForWindow w: W?) {}",
        "application(_:supportedInterfaceOrientationsFor:)"
      ),
      (
        "override func supportedInterfaceOrientations() -> M { m }",
        "supportedInterfaceOrientations"
      ),
      ("func place(width: CGFloat, height: CGFloat) {}", "place(_:height:)"),
      ("init(frame: CGRect) {}", "init(frame:)"),
    ])
  func functions(code: String, name: String) {
    let old = read("class X { let a = UIScreen.mainScreen(); \(code) }").types[0]
    #expect(old.functions.map(\.name) == [name])
  }

  @Test(
    "An expression is as it is today",
    arguments: [
      ("UIScreen.mainScreen().bounds", "UIScreen.main.bounds"),
      (
        "UIDevice.currentDevice().orientation == .FaceUp",
        "(UIDevice.current.orientation == .faceUp)"
      ),
      ("NSNotificationCenter.defaultCenter()", "NotificationCenter.default"),
      (
        "c.animateAlongsideTransition(a, completion: b)",
        "c.animate(alongsideTransition: a, completion: b)"
      ),
      (
        "UIInterfaceOrientationMask.AllButUpsideDown", "UIInterfaceOrientationMask.allButUpsideDown"
      ),
      ("Gallery.Custom2", "Gallery.Custom2"),
    ])
  func expressions(code: String, meaning: String) {
    let function = read("func f() { \(code) }\nlet a = UIScreen.mainScreen()").functions.first
    #expect(function?.body?.oneLine == meaning)
  }

  @Test("Code of today keeps its labels")
  func today() {
    let file = read("class X { func place(width: CGFloat, height: CGFloat) { a(.Portrait) } }")
    #expect(file.types[0].functions.map(\.name) == ["place(width:height:)"])
    #expect(file.types[0].functions[0].body?.oneLine == "a(.Portrait)")
  }
}
