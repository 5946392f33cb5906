import ObjectiveCCodeReader
import Orientation
import AppCodeAnalysis
import AppCodeModel
import SwiftCodeReader
import Testing

@Suite("Objective-C, alone and beside Swift")
struct ObjectiveCTests {
  private func code(
    _ files: [(path: String, text: String)], from target: SystemVersion = SystemVersion(11)
  ) -> CodeBase {
    let sources = files.map { file in
      let text = SourceText(Array(file.text.utf8), path: file.path)
      return file.path.hasSuffix(".swift")
        ? SwiftSourceReader.read(text, words: nil) : ObjectiveCSourceReader.read(text, words: nil)
    }
    return CodeBase(sources.map(CodeUnit.init), deploymentTarget: target)
  }

  private func objectiveC(_ text: String) -> CodeBase { code([("App.m", text)]) }

  @Test("A class is one over its header, its implementation, categories and Swift extensions")
  func classes() {
    let code = code([
      ("Player.h", "@interface Player : BaseController <PlayerDelegate>\n@end"),
      ("Player.m", "@implementation Player\n- (BOOL)shouldAutorotate { return NO; }\n@end"),
      ("Player+Lock.m", "@implementation Player (Lock)\n- (void)lock {}\n@end"),
      ("Base.swift", "class BaseController: UINavigationController {}"),
      ("More.swift", "extension Player { func unlock() {} }\nclass Wide: Player {}"),
    ])
    let player = code.classes["Player"]
    #expect(player?.superclass == "BaseController")
    #expect(player?.parts.count == 4)
    #expect(code.classes.kind(of: "Player") == .navigation)
    #expect(code.classes.conforms("Player", to: "PlayerDelegate"))
    #expect(code.classes.member("shouldAutorotate", of: "Wide")?.owner == "Player")
    #expect(code.classes.member("lock", of: "Player") != nil)
    #expect(code.classes.member("unlock", of: "Player") != nil)
    #expect(player?.location.file == "Player.m")
  }

  @Test(
    "Systems and idioms are distinguished in Objective-C's ways, macros among them",
    arguments: [
      ("if (@available(iOS 16.0, *)) { here(); }", 16, nil, [.phone, .pad]),
      ("if (@available(iOS 16.0, *)) { a(); } else { here(); }", 11, 16, [.phone, .pad]),
      ("if (!@available(iOS 16.0, *)) { return; } here();", 16, nil, [.phone, .pad]),
      ("BOOL x = @available(iOS 13.0, *) ? here() : a();", 13, nil, [.phone, .pad]),
      ("if (IOS_13_OR_LATER) { here(); }", 13, nil, [.phone, .pad]),
      ("if (SYSTEM_VERSION_LESS_THAN(@\"13.0\")) { here(); }", 11, 13, [.phone, .pad]),
      (
        "if ([UIDevice.currentDevice.systemVersion compare:(@\"13.0\") options:NSNumericSearch]"
          + " == NSOrderedAscending) { here(); }", 11, 13, [.phone, .pad]
      ),
      (
        "if ([[[UIDevice currentDevice] systemVersion] floatValue] < 13) { here(); }", 11, 13,
        [.phone, .pad]
      ),
      ("if (IS_PAD) { here(); }", 11, nil, [.pad]),
      (
        "if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone) { here(); }", 11, nil,
        [.phone]
      ),
      ("if (self.isFull) { here(); }", 11, nil, [.phone, .pad]),
    ] as [(String, Int, Int?, Set<Idiom>)])
  func reach(_ body: String, _ from: Int, _ until: Int?, _ idioms: Set<Idiom>) throws {
    let code = objectiveC(
      """
      #define IOS_13_OR_LATER ([[UIDevice currentDevice].systemVersion floatValue] >= 13.0)
      #define IS_PAD (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)
      @interface A : UIViewController
      @property (nonatomic) BOOL isFull;
      @end
      @implementation A
      - (void)f { \(body) }
      @end
      """)
    let reach = code.reach(of: try #require(code.calls(of: "here").first))
    #expect(
      reach.systems
        == SystemSpan(from: SystemVersion(from), until: until.map { SystemVersion($0) }))
    #expect(reach.idioms == idioms)
  }

  @Test(
    "D-03: Masks are folded from Objective-C's operators and statements",
    arguments: [
      (
        "return UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscape;",
        .allButUpsideDown
      ),
      (
        "return UIInterfaceOrientationMaskAll & ~UIInterfaceOrientationMaskPortraitUpsideDown;",
        .allButUpsideDown
      ),
      ("return 1 << UIInterfaceOrientationLandscapeLeft;", .landscapeLeft),
      ("NSUInteger m = 0; m |= UIInterfaceOrientationMaskPortrait; return m;", .portrait),
      (
        "if (PAD) return UIInterfaceOrientationMaskAll; return UIInterfaceOrientationMaskPortrait;",
        .portrait
      ),
      (
        "return PAD ? UIInterfaceOrientationMaskAll : UIInterfaceOrientationMaskLandscape;",
        .landscape
      ),
      (
        "switch (1) { case 0: return UIInterfaceOrientationMaskAll; "
          + "default: return UIInterfaceOrientationMaskPortrait; }", .portrait
      ),
      ("return [self chosen];", .landscapeRight),
      ("return [super supportedInterfaceOrientations];", .allButUpsideDown),
      ("return LOCKED;", .portrait),
    ] as [(String, InterfaceOrientationMask)])
  func masks(_ body: String, _ expected: InterfaceOrientationMask) {
    let code = objectiveC(
      """
      #define PAD (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)
      static const UIInterfaceOrientationMask LOCKED = UIInterfaceOrientationMaskPortrait;
      @interface A : UIViewController
      @end
      @implementation A
      - (UIInterfaceOrientationMask)chosen { return UIInterfaceOrientationMaskLandscapeRight; }
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { \(body) }
      @end
      """)
    let answer = code.answer(.mask, of: "A", assuming: Assumption(.phone, SystemVersion(17)))
    #expect(answer.mask == expected, "\(answer)")
  }

  @Test(
    "D-03: A property of a category is what its method gives, and unknown without one",
    arguments: [
      ("Self.upright", .portrait), ("UIViewController.upright", .portrait),
      ("type(of: self).upright", .portrait), ("own", .landscapeLeft), ("self.own", .landscapeLeft),
      ("other.own", .landscapeLeft), ("Self.missing", nil), ("missingOwn", nil),
      ("other.missingOwn", nil),
    ] as [(String, InterfaceOrientationMask?)])
  func categoryProperties(_ value: String, _ expected: InterfaceOrientationMask?) {
    let code = code([
      (
        "Masks.h",
        """
        @interface UIViewController (Masks)
        @property (class, readonly) UIInterfaceOrientationMask upright, missing;
        @property (readonly) UIInterfaceOrientationMask own, missingOwn;
        @end
        """
      ),
      (
        "Masks.m",
        """
        @implementation UIViewController (Masks)
        + (UIInterfaceOrientationMask)upright { return UIInterfaceOrientationMaskPortrait; }
        - (UIInterfaceOrientationMask)own { return UIInterfaceOrientationMaskLandscapeLeft; }
        @end
        """
      ),
      (
        "Film.swift",
        """
        final class Film: UIViewController {
          let other = make()
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(value) }
        }
        """
      ),
    ])
    let answer = code.answer(.mask, of: "Film", assuming: Assumption(.phone, SystemVersion(17)))
    #expect(answer.mask == expected, "\(answer)")
  }

  @Test("D-36: Containers of Objective-C forward, and Swift's subclasses inherit it")
  func forwarding() {
    let code = code([
      (
        "Nav.m",
        """
        @interface Nav : UINavigationController
        @end
        @implementation Nav
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return [[self topViewController] supportedInterfaceOrientations];
        }
        @end
        """
      ),
      ("Main.swift", "class Main: Nav {}"),
    ])
    let answer = code.answer(.mask, of: "Main", assuming: Assumption(.phone, SystemVersion(17)))
    #expect(answer.forwardings == [Forwarding(.top, question: "supportedInterfaceOrientations")])
  }

  @Test(
    "Tags come from constants' names, casts, messages and boxes",
    arguments: [
      ("here([[UIDevice currentDevice] orientation]);", .device),
      ("here([UIApplication sharedApplication].statusBarOrientation);", .interface),
      ("here((UIInterfaceOrientation)[UIDevice currentDevice].orientation);", .interface),
      ("here(UIInterfaceOrientationMaskPortrait);", .mask),
      ("NSNumber *n = @(UIInterfaceOrientationMaskPortrait); here(n);", OrientationTag.mask.number),
      ("UIDeviceOrientation o = x(); here(o);", .device),
      ("here(self.last);", .device),
      ("here(_last);", .device),
      ("here([self turned]);", .interface),
      ("here(1 << UIInterfaceOrientationPortrait);", OrientationTag.mask.number),
    ] as [(String, OrientationTag?)])
  func tags(_ line: String, _ expected: OrientationTag?) throws {
    let code = objectiveC(
      """
      @interface A : NSObject
      @property (nonatomic) UIDeviceOrientation last;
      @end
      @implementation A
      - (UIInterfaceOrientation)turned { return UIInterfaceOrientationPortrait; }
      - (void)f { \(line) }
      @end
      """)
    let call = try #require(code.calls(of: "here").first)
    let arguments = try #require(call.expression?.callee?.arguments)
    #expect(code.tag(of: arguments[0].value, at: call)?.kind == expected?.kind)
  }
}
