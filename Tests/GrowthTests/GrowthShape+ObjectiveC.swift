extension GrowthShape {
  private static func file(
    _ name: String, most: Int = .max, _ text: @escaping @Sendable (Int) -> String
  ) -> GrowthShape {
    GrowthShape("\(name), in Objective-C", "check FOLDER \(optIns)", most: most) {
      ["A.m": "#import <UIKit/UIKit.h>\n" + text($0), "Base.swift": head]
    }
  }

  private static func implementation(
    _ name: String, most: Int = .max, _ text: @escaping @Sendable (Int) -> String
  ) -> GrowthShape {
    file(name, most: most) {
      "@interface Screen : UIViewController\n@end\n@implementation Screen\n" + text($0) + "@end\n"
    }
  }

  private static let device = "[UIDevice currentDevice].orientation"

  /// Objective-C of every kind about rotation.
  static let objectiveC: [GrowthShape] = [
    implementation("observers that assign") { count in
      lines(count) {
        "- (void)a\($0) { [[NSNotificationCenter defaultCenter] addObserver:self"
          + " selector:@selector(b\($0):)"
          + " name:UIDeviceOrientationDidChangeNotification object:nil]; }\n"
          + "- (void)b\($0):(NSNotification *)n { _kept = \(device); }"
      }
    },
    implementation("switches over the device's orientation") { count in
      "- (void)f {\n"
        + lines(count) { _ in
          "  switch (\(device)) { case UIDeviceOrientationPortrait: k = 1; break;"
            + " case UIDeviceOrientationLandscapeLeft: k = 2; break; default: break; }"
        } + "}\n"
    },
    implementation("methods that switch over a parameter") { count in
      lines(count) {
        "- (int)f\($0):(UIDeviceOrientation)o { switch (o) { case UIDeviceOrientationPortrait:"
          + " return 1;"
          + " case UIDeviceOrientationLandscapeLeft: return 2; default: return 0; } }"
      }
    },
    implementation("comparisons") { count in
      "- (void)f {\n  UIDeviceOrientation o = \(device);\n"
        + lines(count) { "  if (o == UIDeviceOrientationLandscapeLeft) { k = \($0); }" } + "}\n"
    },
    implementation("calls of macros of orientations") { count in
      lines(count) {
        "- (void)f\($0) { self.view.hidden ="
          + " UIDeviceOrientationIsLandscape(\(device)); }"
      }
    },
    file("macros of macros", most: 200) { count in
      "#define M0 UIInterfaceOrientationMaskPortrait\n"
        + lines(count) { "#define M\($0 + 1) (M\($0)|M\($0))" }
        + "@implementation S\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations {"
        + " return M\(count); }\n@end\n"
    },
    file("macros in a chain", most: 4000) { count in
      "#define M0 UIInterfaceOrientationMaskPortrait\n"
        + lines(count) { "#define M\($0 + 1) M\($0)" }
        + "@implementation S\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations {"
        + " return M\(count); }\n@end\n"
    },
    file("macros and their uses") { count in
      lines(count) { "#define IS\($0) UIDeviceOrientationIsLandscape(\(device))" }
        + "@implementation S\n" + lines(count) { "- (void)f\($0) { self.view.hidden = IS\($0); }" }
        + "@end\n"
    },
    file("uses of one macro") { count in
      "#define IS UIDeviceOrientationIsLandscape(\(device))\n@implementation S\n"
        + lines(count) { "- (void)f\($0) { self.view.hidden = IS; }" } + "@end\n"
    },
    file("macros of one name") { count in
      lines(count) { "#define IS UIDeviceOrientationIsLandscape(\(device)) // \($0)" }
        + "@implementation S\n- (void)f { self.view.hidden = IS; }\n@end\n"
    },
    implementation("a switch of many masks") { count in
      "- (UIInterfaceOrientationMask)supportedInterfaceOrientations {\n  switch (self.mode) {\n"
        + lines(count) { "    case \($0): return UIInterfaceOrientationMaskPortrait;" }
        + "    default: return UIInterfaceOrientationMaskAll;\n  }\n}\n"
    },
    implementation("answers to older systems") { count in
      lines(count) {
        "- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)o { return o =="
          + " \($0); }"
      }
    },
    implementation("forced rotations") { count in
      lines(count) {
        "- (void)f\($0) { [[UIDevice currentDevice] setValue:@(UIInterfaceOrientationPortrait)"
          + " forKey:@\"orientation\"]; }"
      }
    },
    implementation("nested blocks", most: 60) { count in
      "- (void)f {\n" + (0..<count).map { _ in "[self run:^{\n" }.joined()
        + "k = \(device);\n" + (0..<count).map { _ in "}];\n" }.joined() + "}\n"
    },
    implementation("messages in a row", most: 400) { count in
      "- (void)f { x = " + String(repeating: "[", count: count) + "self"
        + String(repeating: " view]", count: count) + "; }\n"
    },
    file("controllers") { count in
      lines(count) {
        "@interface S\($0) : UIViewController\n@end\n@implementation S\($0)\n"
          + "- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return"
          + " UIInterfaceOrientationMaskPortrait; }\n@end"
      }
    },
    file("categories of one class") { count in
      "@interface S : UIViewController\n@end\n@implementation S\n@end\n"
        + lines(count) {
          "@implementation S (C\($0))\n- (BOOL)shouldAutorotate { return NO; }\n@end"
        }
    },
    file("categories of UIKit's classes") { count in
      lines(count) {
        "@implementation UINavigationController (C\($0))\n- (BOOL)shouldAutorotate { return NO;"
          + " }\n@end"
      }
    },
    file("exchanged methods") { count in
      lines(count) {
        "@implementation S\($0)\n+ (void)load { method_exchangeImplementations("
          + "class_getInstanceMethod(self, @selector(shouldAutorotate)),"
          + " class_getInstanceMethod(self, @selector(my_shouldAutorotate))); }\n"
          + "- (BOOL)my_shouldAutorotate { return NO; }\n@end"
      }
    },
    file("conditional compilation") { count in
      "@implementation S\n"
        + lines(count) {
          "#if X\($0)\n- (void)f\($0) { k = \(device); }\n#else\n- (void)f\($0)"
            + " {}\n#endif"
        }
        + "@end\n"
    },
    file("conditions inside of each other", most: 120) { count in
      "@implementation S\n" + lines(count) { "#if X\($0)" }
        + "- (BOOL)shouldAutorotate { return NO; }\n" + lines(count) { _ in "#endif" } + "@end\n"
    },
    file("comments that ignore something") { count in
      "@implementation S\n"
        + lines(count) {
          "// orientation:ignore device-orientation-for-layout -- known\n- (void)f\($0) {"
            + " self.view.hidden = UIDeviceOrientationIsLandscape(\(device)); }"
        } + "@end\n"
    },
  ]
}
