import SeededRandom

/// Words an app's names are made of.
enum Names {
  static let things = [
    "account", "address", "album", "article", "avatar", "badge", "banner", "basket", "bookmark",
    "budget", "button", "cache", "card", "catalog", "category", "cell", "channel", "chart", "city",
    "color", "comment", "contact", "content", "country", "coupon", "currency", "date", "delivery",
    "detail", "device", "document", "download", "entry", "event", "export", "favorite", "feed",
    "field", "filter", "folder", "form", "gallery", "group", "header", "history", "icon", "image",
    "import", "invoice", "item", "keyword", "label", "language", "layout", "link", "list",
    "location", "login", "map", "market", "member", "menu", "message", "meter", "model", "movie",
    "note", "notice", "offer", "option", "order", "page", "partner", "path", "payment", "period",
    "photo", "place", "player", "policy", "post", "price", "product", "profile", "project", "query",
    "rating", "record", "region", "report", "request", "response", "result", "review", "room",
    "route", "rule", "sample", "schedule", "score", "search", "section", "seller", "session",
    "setting", "share", "shop", "sorting", "source", "status", "store", "story", "summary", "tag",
    "task", "team", "text", "theme", "thumbnail", "ticket", "title", "token", "topic", "track",
    "trip", "unit", "update", "upload", "user", "value", "video", "voucher", "weather", "widget",
  ]

  static let deeds = [
    "add", "apply", "archive", "begin", "build", "cancel", "check", "clear", "close", "collect",
    "compare", "configure", "confirm", "convert", "copy", "count", "create", "decode", "delete",
    "discard", "display", "encode", "fetch", "fill", "find", "finish", "format", "handle", "hide",
    "insert", "load", "log", "make", "mark", "merge", "move", "notify", "open", "parse", "prepare",
    "process", "read", "refresh", "register", "reload", "remove", "render", "replace", "reset",
    "resolve", "restore", "save", "select", "send", "show", "sort", "start", "stop", "store",
    "submit", "sync", "toggle", "track", "update", "validate", "write",
  ]

  static let words = [
    "the", "a", "is", "not", "for", "when", "from", "server", "user", "old", "new", "only", "may",
    "be", "empty", "here", "because", "we", "need", "this", "until", "next", "release", "and",
    "first", "last", "time", "same", "keeps", "what", "was", "shown", "before", "after", "no",
    "longer", "value", "case", "of", "to", "in", "it", "with", "without", "must", "call", "list",
  ]
}

extension SeededGenerator {
  /// A thing: `invoice`.
  mutating func thing() -> String { one(of: Names.things) }

  /// The name of a value: `lastInvoiceDate`.
  mutating func value() -> String {
    let parts = 1 + Int.random(in: 0..<3, using: &self)
    let first = thing()
    return first + (1..<max(parts, 1)).map { _ in thing().capitalized }.joined()
  }

  /// The name of a method: `reloadInvoice`.
  mutating func deed() -> String {
    one(of: Names.deeds) + thing().capitalized + (happens(0.3) ? thing().capitalized : "")
  }

  /// A sentence for a comment or a text.
  mutating func sentence(_ count: ClosedRange<Int> = 4...12) -> String {
    let length = Int.random(in: count, using: &self)
    let text = (0..<length).map { _ in one(of: Names.words) }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension String {
  /// The word with a capital first letter.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
