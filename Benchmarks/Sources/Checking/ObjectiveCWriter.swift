import SeededRandom

/// Writes Objective-C files as older parts of apps have them.
struct ObjectiveCWriter {
  var random: SeededGenerator

  /// A header and its implementation.
  mutating func pair(_ name: String, isController: Bool) -> (header: CodeLines, code: CodeLines) {
    let base =
      isController ? "UIViewController" : random.one(of: ["NSObject", "NSObject", "UIView"])
    var header = comment(name + ".h")
    header.add(["#import <UIKit/UIKit.h>", "", "NS_ASSUME_NONNULL_BEGIN", ""])
    header.add("/// \(random.sentence()).")
    header.add("@interface \(name) : \(base)")
    header.add("")
    let fields = (0..<Int.random(in: 3...9, using: &random)).map { "\(random.value())\($0)" }
    for field in fields {
      header.add(
        random.one(of: [
          "@property (nonatomic, copy) NSString *\(field);",
          "@property (nonatomic, assign) NSInteger \(field);",
          "@property (nonatomic, strong, nullable) NSArray<NSDictionary *> *\(field);",
        ]))
    }
    header.add(["", "@end", "", "NS_ASSUME_NONNULL_END"])

    var code = comment(name + ".m")
    code.add(["#import \"\(name).h\"", "#import \"Shop-Swift.h\"", ""])
    code.add("static NSString *const k\(random.thing().capitalized)Key = @\"\(random.value())\";")
    code.add([
      "", "@interface \(name) ()", "", "@property (nonatomic, strong) NSMutableDictionary *cache;",
      "", "@end", "",
    ])
    code.add(["@implementation \(name)", ""])
    if isController {
      code.add(["- (void)viewDidLoad", "{", "[super viewDidLoad];"])
      for _ in 0..<4 { statement(into: &code, depth: 0) }
      code.add(["}", ""])
      if random.happens(0.12) {
        code.add(["- (UIInterfaceOrientationMask)supportedInterfaceOrientations", "{"])
        code.add(
          "return \(random.one(of: ["UIInterfaceOrientationMaskPortrait", "UIInterfaceOrientationMaskAllButUpsideDown"]));"
        )
        code.add(["}", ""])
      }
    }
    for _ in 0..<Int.random(in: 6...20, using: &random) {
      if random.happens(0.3) { code.add("/// \(random.sentence()).") }
      code.add(
        "- (\(random.one(of: ["void", "BOOL", "NSString *", "NSInteger"])))\(random.deed()):(NSString *)\(random.thing()) with\(random.thing().capitalized):(NSInteger)count"
      )
      code.add("{")
      for _ in 0..<Int.random(in: 2...9, using: &random) { statement(into: &code, depth: 0) }
      code.add(["}", ""])
    }
    code.add("@end")
    return (header, code)
  }

  private mutating func comment(_ name: String) -> CodeLines {
    var code = CodeLines()
    code.add(["//", "//  \(name)", "//  Shop", "//", "//  \(random.sentence()).", "//", ""])
    return code
  }

  private mutating func statement(into code: inout CodeLines, depth: Int) {
    if random.happens(0.12) { code.add("// \(random.sentence())") }
    let one = random.value()
    let other = random.value()
    let number = Int.random(in: 0...500, using: &random)
    switch Int.random(in: 0..<(depth < 3 ? 12 : 7), using: &random) {
    case 0:
      code.add(
        "NSString *\(one) = [NSString stringWithFormat:@\"\(random.sentence(2...6)) %@ %ld\", self.\(other), (long)\(number)];"
      )
    case 1:
      code.add("self.\(one) = [self.\(other) objectForKey:@\"\(random.thing())\"] ?: @(\(number));")
    case 2: code.add("[self \(random.deed()):\(one) with\(random.thing().capitalized):\(number)];")
    case 3:
      code.add(
        "[[NSNotificationCenter defaultCenter] postNotificationName:@\"\(one)\" object:self userInfo:@{ @\"\(other)\": @(\(number)) }];"
      )
    case 4: code.add("NSLog(@\"%s \(random.sentence(2...5)) %@\", __PRETTY_FUNCTION__, \(one));")
    case 5:
      code.add(
        "self.\(one).frame = CGRectMake(\(number), CGRectGetMaxY(self.\(other).frame) + 8, \(number / 2), 44);"
      )
    case 6: code.add("NSArray *\(one) = @[ @\"\(other)\", @\"\(random.thing())\", @(\(number)) ];")
    case 7, 8:
      code.add(
        "if (self.\(one).length > \(number) && ![\(other) isEqualToString:@\"\(random.thing())\"]) {"
      )
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        statement(into: &code, depth: depth + 1)
      }
      code.add("}")
    case 9:
      code.add("for (NSDictionary *\(one) in self.\(other)) {")
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        statement(into: &code, depth: depth + 1)
      }
      code.add("}")
    case 10:
      code.add("dispatch_async(dispatch_get_main_queue(), ^{")
      code.add("    [self \(random.deed())];")
      code.add("    self.\(one) = nil;")
      code.add("});")
    default:
      code.add("__weak typeof(self) weakSelf = self;")
      code.add("[self.\(one) \(random.deed())WithCompletion:^(NSError *error) {")
      code.add("if (error != nil) {")
      code.add("NSLog(@\"%@\", error);")
      code.add("}")
      code.add("[weakSelf \(random.deed())];")
      code.add("}];")
    }
  }
}
