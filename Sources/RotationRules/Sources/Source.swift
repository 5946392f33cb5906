/// A document, measurement or report that rules rest on.
public struct Source: Sendable, Hashable, Identifiable {
  /// The short name that citations begin with, as in `A-SIO`.
  public let key: String
  /// What it is.
  public let title: String
  /// Where it can be read; nil where no single address is known.
  public let address: String?

  /// The key.
  public var id: String { key }

  init(_ key: String, _ title: String, at address: String? = nil) {
    self.key = key
    self.title = title
    self.address = address.map { "https://" + $0 }
  }

  /// A page of Apple's UIKit reference.
  init(_ key: String, _ title: String, uiKit path: String) {
    self.init(key, title, at: "developer.apple.com/documentation/uikit/" + path)
  }

  /// A page of Apple's developer site outside the UIKit reference.
  init(_ key: String, _ title: String, apple path: String) {
    self.init(key, title, at: "developer.apple.com/" + path)
  }

  /// A repository, issue or pull request.
  init(_ key: String, _ title: String, gitHub path: String) {
    self.init(key, title, at: "github.com/" + path)
  }
}
