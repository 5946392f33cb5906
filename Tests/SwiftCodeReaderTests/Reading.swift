import AppCodeModel
import SwiftCodeReader

/// Reads a piece of Swift, all of it.
func read(_ code: String, words: WordFilter? = nil) -> SourceFile {
  SwiftSourceReader.read(SourceText(Array(code.utf8), path: "Example.swift"), words: words)
}

/// What the initial value of `let x = …` is understood as.
func value(_ code: String) -> String {
  read("let x = \(code)").variables.first?.initialValue?.description ?? "none"
}

/// What the body of a function is understood as.
func body(_ code: String) -> String {
  read("func f() {\n\(code)\n}").functions.first?.body?.oneLine ?? "none"
}
