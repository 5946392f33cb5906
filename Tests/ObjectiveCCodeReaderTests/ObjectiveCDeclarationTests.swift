import ObjectiveCCodeReader
import AppCodeModel
import Testing

@Suite("Declarations of Objective-C")
struct ObjectiveCDeclarationTests {
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
      - (void)viewDidLoad;
      { }
      - dealloc { }
      @end
      """)
    let type = try #require(file.types.first)
    #expect(type.kind == .implementation)
    #expect(
      type.functions.map(\.name) == [
        "supportedInterfaceOrientations", "viewWillTransition(to:with:)", "playerWithURL:rate:",
        "init(nibName:bundle:)", "viewDidLoad", "deinit",
      ])
    #expect(type.functions[0].returnType == "UIInterfaceOrientationMask")
    #expect(type.functions[1].parameters.map(\.label) == ["to", "with"])
    #expect(type.functions[1].parameters.map(\.name) == ["size", "coordinator"])
    #expect(type.functions[2].modifiers == .isStatic)
    #expect(type.functions[4].body == [])
    #expect(file.problems.isEmpty)
  }

  @Test("A method that returns nothing is not an initialiser, whatever its name")
  func initialisersByResult() throws {
    let file = read(
      """
      @implementation Player
      - (void)initSubviews {}
      - (void)initWithItems:(NSArray *)items title:(NSString *)title {}
      - (instancetype)initWithItems:(NSArray *)items {}
      - initWithURL:(NSURL *)url {}
      @end
      """)
    #expect(
      file.types.first?.functions.map(\.name) == [
        "initSubviews", "initWithItems:title:", "init(items:)", "init(url:)",
      ])
  }

  @Test(
    "A structure has its fields; unions and what C++ puts into one are passed over",
    arguments: [
      (
        "typedef struct { CGFloat side; UIInterfaceOrientation kept; } Rules;",
        ["Rules", "side", "kept"]
      ),
      (
        "typedef struct Rules_ { UIEdgeInsets *insets, others[2]; } Rules;",
        ["Rules", "insets", "others"]
      ),
      ("struct Rules {\n  int side;\n};\nint other(void);", ["Rules", "side"]),
      ("typedef struct { int side; } __attribute__((packed)) Rules;", ["Rules", "side"]),
      ("struct Rules : Base { int side; };", []), ("struct Rules final { int side; };", []),
      ("union Rules { int side; };", []), ("struct Rules *rules(void);", []),
      ("typedef struct Rules Rules;", []), ("struct { int side; } rules;", []),
    ])
  func structures(_ text: String, _ names: [String]) {
    for path in ["Rules.m", "Rules.mm", "Rules.h"] {
      let file = read(text, path: path)
      #expect(file.types.flatMap { [$0.name] + $0.variables.map(\.name) } == names, "\(path)")
      #expect(file.types.allSatisfy { $0.kind == .struct })
      #expect(file.problems.isEmpty)
    }
    let methods = read("struct Rules { int side() const { return 1; } int kept; };", path: "A.mm")
    #expect(methods.types.isEmpty)
  }

  @Test("Classes, extensions, categories and protocols say what they inherit")
  func types() {
    let file = read(
      """
      #import <UIKit/UIKit.h>
      #import "Base/Player.h"
      @import AVFoundation;
      @class Other;
      @protocol Announced;
      NS_ASSUME_NONNULL_BEGIN
      API_AVAILABLE(ios(13.0)) @interface Player<Item : id> : Base <P, Q> {
        BOOL _isLocked, *_other;
      @private
        UIInterfaceOrientationMask _mask;
      }
      @property (nonatomic, readonly, getter=isFull) BOOL full API_AVAILABLE(ios(13));
      @property (weak) IBOutlet UIView *a, *b;
      @property (copy, nullable) void (^handler)(BOOL done);
      @property IBInspectable (nonatomic) BOOL isWide;
      @property void (^block)(BOOL done);
      @end
      @interface Player () <R>
      @end
      @implementation UINavigationController (Rotation)
      - (BOOL)shouldAutorotate { return YES; }
      @end
      @protocol Asking <NSObject>
      - (void)must;
      @optional
      - (void)can:(int)a;
      @end
      NS_ASSUME_NONNULL_END
      """)
    #expect(file.imports == ["UIKit", "Base/Player.h", "AVFoundation"])
    #expect(
      file.types.map(\.kind) == [
        .interface, .interface, .category("Rotation", isImplementation: true), .protocol,
      ])
    #expect(file.types[0].inherited == ["Base", "P", "Q"])
    #expect(file.types[0].superclass == "Base")
    #expect(file.types[0].attributes.map(\.name) == ["API_AVAILABLE"])
    #expect(
      file.types[0].variables.map(\.name) == [
        "_isLocked", "_other", "_mask", "full", "a", "b", "handler", "isWide", "block",
      ])
    #expect(file.types[0].variables[3].isConstant)
    #expect(file.types[0].variables[3].attributes.first?.arguments == "isFull")
    #expect(file.types[0].variables[4].modifiers == .weak)
    #expect(file.types[0].variables[2].type == "UIInterfaceOrientationMask")
    #expect(file.types[1].inherited == ["R"])
    #expect(file.types[2].name == "UINavigationController")
    #expect(
      file.types[3].functions.map { $0.attributes.map(\.name) } == [[], ["optional"]])
    #expect(file.problems.isEmpty)
  }

  @Test("Functions, constants, macros and enumerations of C")
  func functions() {
    let file = read(
      """
      #ifndef PLAYER_H
      #define PLAYER_H
      static NSString *const kKey = @"orientation";
      extern const UIInterfaceOrientationMask kMask, kOther;
      #define IS_PAD (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)
      #define MAX_OF(a, b) ((a) > (b) ? (a) : (b))
      #define EMPTY
      typedef NS_OPTIONS(NSUInteger, Lock) { LockNone = 0, LockPortrait = 1 << 1, LockOther };
      typedef enum { One, Two } Number;
      typedef void (*Callback)(int);
      struct Pair { int a, b; };
      static inline UIInterfaceOrientationMask maskFor(int a, UIView *view) { return a; }
      void prototype(int a);
      __attribute__((constructor)) void start(void) { }
      namespace one { namespace two { int inner() { return 1; } } }
      extern "C" { void plain() {} }
      Foo::Foo(int a) : a_(a) { }
      #endif
      """, path: "Example.mm")
    #expect(file.variables.map(\.name) == ["kKey", "kMask", "kOther", "IS_PAD"])
    #expect(
      file.variables.last?.initialValue.map(TreeText.expression)
        == "(UIDevice.current.userInterfaceIdiom == UIUserInterfaceIdiom.pad)")
    #expect(
      file.functions.map(\.name) == [
        "MAX_OF(_:_:)", "maskFor(_:_:)", "start", "inner", "plain", "Foo(_:)",
      ])
    #expect(file.functions[1].parameters.map(\.type) == ["int", "UIView"])
    #expect(file.functions[1].returnType == "UIInterfaceOrientationMask")
    #expect(file.types.map(\.name) == ["Lock", "Number", "Pair"])
    #expect(file.types[0].cases == ["LockNone", "LockPortrait", "LockOther"])
    #expect(file.functions.allSatisfy { $0.compilationConditions.isEmpty })
    #expect(file.problems.isEmpty)
  }

  @Test("#if around declarations is listed outermost first, also where only first lines differ")
  func conditions() {
    let file = read(
      """
      #if TARGET_OS_IOS
      @implementation Player
      #if __IPHONE_OS_VERSION_MAX_ALLOWED < 90000
      - (NSUInteger)supportedInterfaceOrientations
      #else
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations
      #endif
      {
        return UIInterfaceOrientationMaskAll;
      }
      #ifdef A
      - (void)a {}
      #elif B
      - (void)b {}
      #else
      - (void)c {}
      #endif
      #if 0
      - (void)don't {
      #endif
      @end
      #endif
      """)
    let functions = file.types.first?.functions ?? []
    #expect(
      functions.map(\.compilationConditions) == [
        ["TARGET_OS_IOS", "__IPHONE_OS_VERSION_MAX_ALLOWED < 90000"],
        ["TARGET_OS_IOS", "!(__IPHONE_OS_VERSION_MAX_ALLOWED < 90000)"],
        ["TARGET_OS_IOS", "defined(A)"], ["TARGET_OS_IOS", "!defined(A) && (B)"],
        ["TARGET_OS_IOS", "!defined(A) && !(B)"],
      ])
    #expect(functions.prefix(2).map(\.returnType) == ["NSUInteger", "UIInterfaceOrientationMask"])
    #expect(functions.prefix(2).allSatisfy { $0.body?.count == 1 })
    #expect(file.problems.isEmpty)
  }

  @Test("A brace too few costs one method")
  func missingBrace() {
    let file = read(
      """
      @implementation Player
      - (void)broken {
        if (a) {
          [self go];
      }
      - (BOOL)shouldAutorotate {
        return NO;
      }
      @end
      @implementation Other
      - (void)fine {}
      @end
      """)
    #expect(file.types.map(\.name) == ["Player", "Other"])
    #expect(file.types[0].functions.map(\.name) == ["broken", "shouldAutorotate"])
    #expect(file.types[0].functions[1].body.map(TreeText.statements) == "return false")
    #expect(file.problems.map { file.text.line(of: Int($0.span.start)) }.first == 2)
  }

  @Test("Macros that declare methods, and macros without semicolons, do not hide what follows")
  func macros() {
    let file = read(
      """
      @implementation Module
      RCT_EXPORT_MODULE()
      SINGLETON(Module)
      RCT_EXPORT_METHOD(lockTo:(NSInteger)mask resolve:(Resolve)resolve) {
        [self lock:mask];
      }
      RCT_REMAP_METHOD(unlock, unlockWith:(int)a)
      {
        [self unlock];
      }
      - (void)after {}
      @end
      """)
    #expect(
      file.types.first?.functions.map(\.name).sorted() == [
        "after", "lockTo:resolve:", "unlockWith:",
      ])
  }

  @Test(
    "Of a file that is not small, only bodies with a word of interest are read",
    arguments: [(0, false), (10_000, true)])
  func filter(_ size: Int, _ isSkipped: Bool) {
    let code = """
      @implementation A
      - (void)a { [self layout]; }
      - (void)b { [self setOrientation]; }
      @end
      //\(String(repeating: " ", count: size))
      """
    let file = ObjectiveCSourceReader.read(SourceText(Array(code.utf8), path: "A.m"))
    #expect(file.types[0].functions.map(\.isBodySkipped) == [isSkipped, false])
    #expect(file.types[0].functions.map { $0.body == nil } == [isSkipped, false])
  }

  @Test("Line ends, tabs and encodings make no difference", arguments: ["\n", "\r\n", "\r"])
  func encodings(_ lineEnd: String) {
    let code = """
      @implementation A
      \t- (NSString *)name { return @"Größe"; } // ß
      - (BOOL)shouldAutorotate { return YES; }
      @end
      """.split(separator: "\n").joined(separator: lineEnd)
    var files = [read(code)]
    files.append(read("\u{FEFF}" + code))
    let latin = code.unicodeScalars.map { UInt8($0.value) }
    files.append(ObjectiveCSourceReader.read(SourceText(latin, path: "A.m"), words: nil))
    for isLittle in [true, false] {
      let units = [0xFEFF] + Array(code.utf16)
      let bytes = units.flatMap { unit in
        let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return isLittle ? pair : pair.reversed()
      }
      files.append(ObjectiveCSourceReader.read(SourceText(bytes, path: "A.m"), words: nil))
    }
    for file in files {
      #expect(file.types.first?.functions.map(\.name) == ["name", "shouldAutorotate"])
      #expect(file.types.first?.functions.last.map { file.text.line(of: Int($0.span.start)) } == 3)
      #expect(file.comments.count == 1)
      #expect(file.problems.isEmpty)
    }
  }

  @Test("Comments are kept with their places, and text in them is not code")
  func comments() {
    let file = read("/* @end */ // a\n  // b\nint a; // c\n#define A 1 // d\n")
    #expect(
      file.comments.map { file.text.text($0.span) } == [
        "/* @end */", "// a", "// b", "// c", "// d",
      ])
    #expect(file.comments.map(\.standsAlone) == [true, false, true, false, false])
    #expect(file.variables.map(\.name) == ["a", "A"])
  }
}
