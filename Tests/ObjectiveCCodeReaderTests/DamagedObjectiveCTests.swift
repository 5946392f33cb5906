import DamagedFiles
import ObjectiveCCodeReader
import AppCodeModel
import Testing
import TestSupport

/// Files that were right once.
@Suite("Damaged Objective-C")
struct DamagedObjectiveCTests {
  private static let count = Effort.damaged.count(200)

  private static let sample = """
    #import <UIKit/UIKit.h>
    #define IS_PAD (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)
    typedef NS_ENUM(NSInteger, Lock) { LockNone, LockAll = 1 << 3 };
    @interface Player : UIViewController <A, B> { BOOL _a; }
    @property (nonatomic, copy) void (^handler)(BOOL);
    @end
    @implementation Player
    #if NEW
    - (UIInterfaceOrientationMask)supportedInterfaceOrientations
    #else
    - (NSUInteger)supportedInterfaceOrientations
    #endif
    {
      switch ([[UIDevice currentDevice] orientation]) {
        case UIDeviceOrientationPortrait: return UIInterfaceOrientationMaskPortrait;
        default: break;
      }
      if (@available(iOS 16, *)) { [self go:^(id a) { return a ? @[@1] : @{@"k": a}; }]; }
      else if (x) for (id v in all) { v.frame = (CGRect){.x = 1}; }
      return [a foo:(int)b bar:"c" @"d"] ?: ({ 1; });
    }
    RCT_EXPORT_METHOD(lock:(NSInteger)o) { auto f = [=](int a) -> int { return a; }; }
    @end
    """
  private static let pieces: [[UInt8]] = [
    "{", "}", "(", ")", "[", "]", ";", ":", ",", "@", "@end", "@interface", "@implementation",
    "#if X", "\n#else\n", "\n#endif\n", "\n#if 0\n", "\"", "'", "/*", "*/", "//", "\\", "\\\n",
    "^{", "@[", "@{", "?", "<", ">", "->", "- (void)a {", "case", "default:", "else", "if", "for",
    "switch", "R\"(", "\u{FEFF}", "\u{0}", "\u{A0}", "=", "typedef", "NS_ENUM(", "enum {",
  ].map { Array($0.utf8) }

  @Test("Any bytes give a file whose spans is inside it, the same every time")
  func mutations() {
    var random = SeededGenerator(seed: 0x5EED)
    let sample = Array(Self.sample.utf8)
    for _ in 0..<Self.count {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...8, using: &random) { damage(&bytes, &random) }
      checkSpans(bytes)
    }
  }

  @Test("Damage to an app's files never crashes the reader, whichever bodies it reads")
  func app() throws {
    let seeds = try SeedFiles(endings: [".m", ".h"], and: [Self.sample])
    seeds.each(Self.count / 2, "Objective-C files") { _, bytes in checkSpans(bytes) }
  }

  @Test("An app's file that ends or begins anywhere is read")
  func cuts() throws {
    for bytes in try SeedFiles(endings: [".m", ".h"]).files {
      for place in stride(from: 0, to: bytes.count, by: 1 + bytes.count / (Self.count / 10 + 1)) {
        checkSpans(Array(bytes[..<place]))
        checkSpans(Array(bytes[place...]))
      }
    }
  }

  @Test("A file that ends anywhere gives a file")
  func truncations() {
    let sample = Array(Self.sample.utf8)
    for place in stride(from: 0, to: sample.count, by: Effort.damaged.isRaised ? 1 : 5) {
      checkSpans(Array(sample[..<place]))
      checkSpans(Array(sample[place...]))
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...40, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 2: bytes.insert(UInt8.random(in: .min ... .max, using: &random), at: place)
    case 3: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: place)
    default: bytes.removeSubrange(place...)
    }
  }
}
