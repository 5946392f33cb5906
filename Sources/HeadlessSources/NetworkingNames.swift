/// The names of what is in FoundationNetworking on Linux, and in Foundation elsewhere.
enum NetworkingNames {
  static func contains(_ name: String) -> Bool {
    prefixes.contains { name.hasPrefix($0) } || others.contains(name)
  }

  private static let prefixes = ["URLSession", "URLAuthentication", "URLCredential", "HTTPCookie"]
  private static let others: Set<String> = [
    "CachedURLResponse", "HTTPURLResponse", "URLCache", "URLProtectionSpace", "URLProtocol",
    "URLProtocolClient", "URLRequest", "URLResponse", "NSURLRequest", "NSMutableURLRequest",
  ]
}
