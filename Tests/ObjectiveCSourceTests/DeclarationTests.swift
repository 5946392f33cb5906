import ObjectiveCSource
import SourceModel
import Testing

@Suite("Declarations of Objective-C")
struct DeclarationTests {
  @Test("UIKit's methods have their Swift names, others keep their selectors")
  func methodNames() throws {
    let file = read(
      """
      @implementation Player
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return 0; }
      - (void)viewWillTransitionToSize:(CGSize)size
             withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {}
      + (instancetype)playerWithURL:(NSURL *)url rate:(float)rate {}
      - (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {}
      @end
      """)
    let type = try #require(file.types.first)
    #expect(type.kind == .implementation)
    #expect(
      type.functions.map(\.name) == [
        "supportedInterfaceOrientations", "viewWillTransition(to:with:)", "playerWithURL:rate:",
        "init(nibName:bundle:)",
      ])
    #expect(type.functions[0].returnType == "UIInterfaceOrientationMask")
    #expect(type.functions[2].modifiers == .isStatic)
    #expect(file.problems.isEmpty)
  }
}

/// Reads all bodies of a file.
func read(_ code: String, path: String = "Example.m") -> SourceFile {
  ObjectiveCSourceReader.read(SourceText(Array(code.utf8), path: path), words: nil)
}
