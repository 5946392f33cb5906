// A file that imports nothing.

func isSetting(_ text: String) -> Bool {
  // ↓ Without Foundation this is a method for regular expressions, from iOS 16.
  text.contains("$(")
}
