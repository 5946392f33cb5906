/// Words that precede types or follow stars.
enum TypeWords {
  /// Qualifiers and attributes that do not affect the type itself.
  static let qualifiers: Set<String> = [
    "const", "volatile", "static", "extern", "inline", "__inline", "__inline__", "register",
    "restrict", "__restrict", "auto", "__weak", "__strong", "__unsafe_unretained",
    "__autoreleasing", "__block", "__unused", "__kindof", "nullable", "nonnull",
    "null_unspecified", "null_resettable", "_Nullable", "_Nonnull", "_Null_unspecified",
    "_Nullable_result", "__nullable", "__nonnull", "__null_unspecified", "__bridge",
    "__bridge_transfer", "__bridge_retained", "IBOutlet", "IBInspectable", "IBOutletCollection",
    "oneway", "inout", "bycopy", "byref", "constexpr", "mutable", "virtual", "explicit",
    "friend", "typename", "thread_local", "__thread", "_Thread_local", "struct", "enum", "union",
    "UIKIT_EXTERN", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "FOUNDATION_STATIC_INLINE",
    "NS_INLINE", "CG_INLINE", "UIKIT_STATIC_INLINE", "CF_INLINE", "OBJC_EXTERN", "_Atomic",
    "__used", "__private_extern__", "__extension__", "IBAction", "NS_VALID_UNTIL_END_OF_SCOPE",
    "NS_NOESCAPE", "__noescape", "NS_RELEASES_ARGUMENT",
  ]

  /// C's own types, of which several may follow each other.
  static let builtIn: Set<String> = [
    "void", "char", "short", "int", "long", "float", "double", "signed", "unsigned", "bool",
    "_Bool", "__int128", "wchar_t", "size_t", "ssize_t",
  ]

  /// Types that look like no type by their spelling.
  static let lowercased: Set<String> = ["id", "instancetype", "dispatch_block_t", "va_list"]

  /// Words that no variable can have for a name.
  ///
  /// `self` is not among them: blocks often bind it again.
  static let unfitNames: Set<String> = [
    "return", "if", "else", "for", "while", "do", "switch", "case", "default", "break",
    "continue", "goto", "sizeof", "super", "nil", "YES", "NO", "NULL", "in",
  ]

  /// Words that are not types although a word may follow them.
  static let keywords: Set<String> = [
    "return", "if", "else", "for", "while", "do", "switch", "case", "default", "break",
    "continue", "goto", "sizeof", "new", "delete", "throw", "try", "catch", "typedef", "using",
    "self", "super", "nil", "YES", "NO", "NULL", "operator", "co_return", "co_await", "template",
    "namespace", "in",
  ]
}
