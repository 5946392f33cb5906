import UIKit

// The app's entry, for Xcode's target alone: everything else is also compiled as a package.
UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
