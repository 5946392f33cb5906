import AppCodeModel
import Testing

@Suite("Statements of Objective-C")
struct ObjectiveCStatementTests {
  @Test(
    "Statements",
    arguments: [
      ("[a go];", "a.go()"), ("[a go:b];", "a.go:(go: b)"), ("[self view];", "self.view()"),
      ("[self initWithItems:a];", "self.initWithItems:(initWithItems: a)"),
      ("self = [self initWithItems:a];", "(self = self.init(items: a))"),
      ("return [self initWithItems:a];", "return self.init(items: a)"),
      ("[w setRootViewController:c];", "(w.rootViewController = c)"),
      ("w.hidden = NO;", "(w.isHidden = false)"),
      ("if (a) b(); else if (c) d(); else e();", "if a { b() } else { if c { d() } else { e() } }"),
      (
        "if (@available(iOS 16.4, *)) { a(); }", "if #available(iOS 16.4) { a() }"
      ),
      (
        "if (@available(iOS 16, *) && a && b) c();", "if #available(iOS 16.0), a, b { c() }"
      ),
      ("if (!@available(iOS 13, *)) a();", "if #unavailable(iOS 13.0) { a() }"),
      ("if (__builtin_available(iOS 11, *)) a();", "if #available(iOS 11.0) { a() }"),
      (
        "if ([[UIDevice currentDevice].systemVersion floatValue] >= 16) a();",
        "if (UIDevice.current.systemVersion.floatValue >= 16) { a() }"
      ),
      ("if (a && b) c();", "if (a && b) { c() }"),
      ("for (id v in all) [v go];", "for v in all { v.go() }"),
      ("for (int i = 0; i < 3; i++) a(i);", "for i in 0; (i < 3); (i += 1) { a(i) }"),
      ("for (auto &v : all) a(v);", "for v in all { a(v) }"),
      ("while (a) { b(); }", "for  in a { b() }"), ("do a(); while (b);", "for  in b { a() }"),
      ("WeakTypeOf(self) weak = self;", "var weak = self"),
      ("[index ? @\"x\" : @\"y\" UTF8String];", "(index ? \"x\" : \"y\").UTF8String()"),
      ("a = [b ? c(d, nil) : e(f) add:g];", "(a = (b ? c(d, nil) : e(f)).add:(add: g))"),
      ("return a\n#if B\n^ b\n#endif\n;", "return (a ^ b)"),
      ("a = b\n#ifdef C\n|| c\n#endif\n|| d;", "(a = ((b || c) || d))"),
      ("a = b;\n#ifdef C\n*c = d;\n#endif", "(a = b); #defined(C) (*c = d) #end"),
      ("UIView *a = b, *c;", "var a: UIView = b; var c: UIView"),
      ("__weak typeof(self) weakSelf = self;", "var weakSelf = self"),
      ("__strong typeof(weakSelf) self = weakSelf;", "var self = weakSelf"),
      ("static const NSInteger kA = 4;", "let kA: NSInteger = 4"),
      ("void (^block)(BOOL) = ^(BOOL a) {};", "var block: void (^block)(BOOL) = { a in  }"),
      ("int a[2] = {1, 2};", "var a: int = [1, 2]"), ("id<P> a = b;", "var a: id<P> = b"),
      ("@synchronized(self) { a(); }", "do { a() }"),
      (
        "@try { a(); } @catch (NSException *e) { b(); } @finally {}",
        "do { a() }; do { b() }; do {  }"
      ),
      ("@weakify(self);\na();", "a()"), ("WEAK_SELF\n[self go];", "WEAK_SELF; self.go()"),
      ("return a, b;", "return <a, b>"), ("goto end; end: a();", "goto; a()"),
      ("NSLog(@\"%d\", 1);", "NSLog(\"%d\", 1)"),
      ("CHECK(a) { b(); }", "CHECK(a); do { b() }"),
      ("RUN([self go];)", "RUN({  in self.go() })"),
      (
        "dispatch_async(dispatch_get_main_queue(), ^{ a(); });",
        "DispatchQueue.main.async({  in a() })"
      ),
      ("#define KEY @\"orientation\"\na(KEY);", "let KEY = \"orientation\"; a(KEY)"),
      ("[[maybe_unused]] BOOL a = b;", "var a: BOOL = b"),
      ("auto a = foo();", "var a = foo()"),
    ])
  func statement(_ code: String, _ expected: String) {
    #expect(TreeText.statements(statements(code)) == expected)
  }

  @Test("A case without a jump at its end falls through, the last one does not")
  func fallingThrough() {
    let code = """
      switch (o) {
        case UIDeviceOrientationPortrait:
        case UIDeviceOrientationFaceUp: { a(); break; }
        case UIDeviceOrientationLandscapeLeft: b();
        #if OTHER
        case 1 ... 3: return;
        #endif
        default: c();
      }
      """
    #expect(
      TreeText.statements(statements(code)) == """
        switch o { case UIDeviceOrientation.portrait, UIDeviceOrientation.faceUp: a(); break \
        case UIDeviceOrientation.landscapeLeft: b(); fallthrough \
        case (1 ... 3): return default : c() }
        """)
  }

  @Test("Branches of #if are kept, with their conditions as written")
  func branches() {
    let code = """
      #if __IPHONE_OS_VERSION_MAX_ALLOWED >= 160000 /* SDK */
      a();
      #elif defined(B)
      b();
      #else
      c();
      #endif
      #ifndef D
      d();
      #endif
      """
    #expect(
      TreeText.statements(statements(code)) == """
        #__IPHONE_OS_VERSION_MAX_ALLOWED >= 160000 a() #defined(B) b() #else c() #end; \
        #!defined(D) d() #end
        """)
  }

  @Test("Of branches whose braces do not agree, the first stays")
  func unevenBranches() {
    let code = """
      #if NEW
      if (a) {
      #else
      if (b) {
      #endif
        c();
      }
      d();
      """
    #expect(TreeText.statements(statements(code)) == "if a { c() }; d()")
  }

  @Test("Of such branches, one for another platform goes first")
  func otherPlatforms() {
    let code = """
      if (a) {
        b();
      #if TARGET_OS_VISION
      }
      #else
      } else {
        c();
      }
      #endif
      #if TARGET_OS_TV
      if (d) {
      #endif
        e();
      #if TARGET_OS_TV
      }
      #endif
      """
    #expect(TreeText.statements(statements(code)) == "if a { b() } else { c() }; e()")
  }

  @Test("Directives inside of an expression do not end it")
  func directivesInside() {
    #expect(
      TreeText.statements(statements("a(@[\n#if X\n@1,\n#endif\n@2]);")) == "a([1, 2])")
    #expect(
      TreeText.statements(statements("[a go:b\n#if X\n to:c\n#endif\n];"))
        == "a.go:to:(go: b, to: c)")
  }

  @Test(
    "A broken statement loses only itself",
    arguments: [
      ("a(); b c + d; f();", "a(); <>; f()"), ("a(); [b; c(); d();", "a(); <>; c(); d()"),
      ("a(); if ) b(); c();", "a(); <>; c()"), ("@{@1}; a();", "[1: <>]; a()"),
      ("a(); x = (1 + ; b();", "a(); <>; b()"),
    ])
  func recovery(_ code: String, _ expected: String) {
    #expect(TreeText.statements(statements(code)) == expected)
  }
}
