// Swift Testing asks for a module of this name wherever UIKit is imported beside it; Apple's
// attaches images to tests. Without one, no test could import UIKit.
