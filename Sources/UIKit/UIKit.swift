// The real UIKit re-exports Foundation too.
@_exported public import Foundation
@_exported public import HeadlessUIKit
