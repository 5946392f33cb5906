import AppCodeModel
import Testing

@Suite("Expressions of Objective-C in Swift's form")
struct ObjectiveCExpressionTests {
  @Test(
    "Messages, dots and constants have their Swift names",
    arguments: [
      ("[[UIDevice currentDevice] orientation]", "UIDevice.current.orientation"),
      ("UIDevice.currentDevice.orientation", "UIDevice.current.orientation"),
      (
        "[[UIApplication sharedApplication] statusBarOrientation]",
        "UIApplication.shared.statusBarOrientation"
      ),
      ("[UIScreen mainScreen].bounds.size.width", "UIScreen.main.bounds.size.width"),
      ("CGRectGetWidth([UIScreen mainScreen].bounds)", "UIScreen.main.bounds.width"),
      ("UIInterfaceOrientationMaskPortrait", "UIInterfaceOrientationMask.portrait"),
      ("UIInterfaceOrientationPortrait", "UIInterfaceOrientation.portrait"),
      (
        "UIInterfaceOrientationMaskAllButUpsideDown",
        "UIInterfaceOrientationMask.allButUpsideDown"
      ),
      ("UIDeviceOrientationFaceUp", "UIDeviceOrientation.faceUp"),
      ("AVCaptureVideoOrientationLandscapeLeft", "AVCaptureVideoOrientation.landscapeLeft"),
      ("UIModalPresentationFullScreen", "UIModalPresentationStyle.fullScreen"),
      ("UIUserInterfaceIdiomPad", "UIUserInterfaceIdiom.pad"),
      ("UIUserInterfaceIdiomTV", "UIUserInterfaceIdiom.tv"),
      ("UIWindowLevelAlert", "UIWindow.Level.alert"),
      ("UI_USER_INTERFACE_IDIOM()", "UIDevice.current.userInterfaceIdiom"),
      (
        "UIDeviceOrientationDidChangeNotification", "UIDevice.orientationDidChangeNotification"
      ),
      ("UIDeviceOrientationIsLandscape(o)", "UIDeviceOrientationIsLandscape(o)"),
      ("[self mask]", "self.mask"), ("self.mask", "self.mask"), ("view->frame", "view.frame"),
      ("[a foo:b bar:c]", "a.foo:bar:(foo: b, bar: c)"),
      (
        "[self presentViewController:a animated:YES completion:nil]",
        "self.present(a, animated: true, completion: nil)"
      ),
      (
        "[[UIDevice currentDevice] setValue:@(UIInterfaceOrientationPortrait) forKey:@\"orientation\"]",
        "UIDevice.current.setValue(UIInterfaceOrientation.portrait, forKey: \"orientation\")"
      ),
      (
        "[NSNumber numberWithInteger:UIInterfaceOrientationPortrait]",
        "NSNumber(value: UIInterfaceOrientation.portrait)"
      ),
      (
        "[[Nav alloc] initWithRootViewController:[Home new]]", "Nav(rootViewController: Home())"
      ),
      ("[[Nav alloc] init]", "Nav()"), ("[super initWithFrame:f]", "super.init(frame: f)"),
      ("[[[Nav alloc] init] autorelease]", "Nav()"), ("[[[Nav alloc] autorelease] init]", "Nav()"),
      ("[[self.nav top] retain]", "self.nav.top"), ("[super retain]", "super.retain"),
      (
        "[super viewWillTransitionToSize:s withTransitionCoordinator:c]",
        "super.viewWillTransition(to: s, with: c)"
      ),
      (
        "[nav setViewControllers:@[a, b] animated:NO]",
        "nav.setViewControllers([a, b], animated: false)"
      ),
      ("[d respondsToSelector:@selector(a:b:)]", "d.responds(to: Selector(\"a:b:\"))"),
      ("dispatch_get_main_queue()", "DispatchQueue.main"),
      ("[x parentViewController]", "x.parent"),
    ])
  func names(_ code: String, _ expected: String) { #expect(swift(code) == expected) }

  @Test(
    "C's operators bind as C has it",
    arguments: [
      ("a || b && c", "(a || (b && c))"), ("a & b == c", "(a & (b == c))"),
      ("a | b & c ^ d", "(a | ((b & c) ^ d))"), ("1 << o | 2", "((1 << o) | 2)"),
      ("a - b - c", "((a - b) - c)"), ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
      ("a ?: b", "(a ?? b)"), ("!a && ~b", "(!a && ~b)"), ("-1", "-1"), ("*p + &q", "(*p + &q)"),
      ("a * b % c", "((a * b) % c)"), ("i++ + 1", "((i += 1) + 1)"), ("b = c = d", "(b = (c = d))"),
      ("sizeof(int) * 2", "(<> * 2)"),
    ])
  func operators(_ code: String, _ expected: String) { #expect(swift(code) == expected) }

  @Test(
    "Casts are distinguished from parentheses by spelling",
    arguments: [
      ("(UIInterfaceOrientation)o", "(o as UIInterfaceOrientation)"),
      ("(UIInterfaceOrientation)[d orientation]", "(d.orientation as UIInterfaceOrientation)"),
      ("(UIWindowScene *)scenes[0]", "(scenes[0] as UIWindowScene)"),
      ("(id<UIApplicationDelegate>)d", "(d as id<UIApplicationDelegate>)"),
      ("(NSArray<UIView *> *)a", "(a as NSArray<UIView>)"), ("(int)1.5", "(1.5 as int)"),
      ("(__bridge CFStringRef)s", "(s as CFStringRef)"), ("(width) - 1", "(width - 1)"),
      ("(a)[0]", "a[0]"), ("(a) * b", "(a * b)"), ("(limit_t)-1", "(-1 as limit_t)"),
      ("(unsigned long)-1", "(-1 as unsigned long)"),
      ("(void (^)(BOOL))b", "(b as void (^)(BOOL))"),
      ("(CGSize){1, 2}", "CGSize(1, 2)"), ("(CGPoint){.x = 1, .y = 2}", "CGPoint(x: 1, y: 2)"),
      ("(CC_LONG)[data length]", "(data.length as CC_LONG)"), ("((a))", "a"),
    ])
  func casts(_ code: String, _ expected: String) { #expect(swift(code) == expected) }

  @Test(
    "Literals and blocks",
    arguments: [
      ("0x1F", "31"), ("1.5f", "1.5"), ("010", "8"), ("42UL", "42"), ("1'000", "1000"),
      ("@\"a\" @\"b\"", "\"ab\""), ("L\"a\"", "\"a\""), ("@\"a\\n\\\"\"", "\"a\n\"\""),
      ("@42", "42"), ("@-1", "-1"), ("@YES", "true"), ("@(a | b)", "(a | b)"),
      ("@{@\"k\": @1, k2: v}", "[\"k\": 1, k2: v]"), ("@[]", "[]"), ("@{}", "[]"),
      ("^{ [a go]; }", "{  in a.go() }"),
      ("^BOOL(id a, NSUInteger i) { return i; }", "{ a, i in return i }"),
      ("[=](int a) -> int { return a; }", "{ a in return a }"),
      ("Type{1, 2}", "Type(1, 2)"), ("static_cast<int>(a)", "(a as int)"),
      ("std::move(a)", "std.move(a)"), ("({ int a = 1; a; })", "do do { var a: int = 1; a }"),
      ("@available(iOS 13.0, *) ? a : b", "(@available(iOS: 13.0) ? a : b)"),
    ])
  func literals(_ code: String, _ expected: String) { #expect(swift(code) == expected) }

  @Test("Every constant of the table is a member whose last part is its own")
  func constants() throws {
    for name in [
      "UIInterfaceOrientationUnknown", "UIInterfaceOrientationPortraitUpsideDown",
      "UIInterfaceOrientationMaskLandscapeRight", "UIDeviceOrientationLandscapeLeft",
      "UISceneActivationStateForegroundActive", "UIImagePickerControllerSourceTypeCamera",
      "UIWindowSceneSessionRoleApplication",
    ] {
      let constant = try #require(UIKitNames.constant(name))
      #expect(swift(name) == "\(constant.type).\(constant.member)")
      #expect(name.lowercased().hasSuffix(constant.member.lowercased()) || name.contains("Role"))
    }
    #expect(UIKitNames.constant("UIInterfaceOrientationMask") == nil)
  }
}
