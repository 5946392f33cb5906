import Orientation
import AppCodeAnalysis
import AppCodeModel
import SwiftCodeReader
import Testing

/// Code as checks see it, from Swift.
func swift(
  _ code: String, from target: SystemVersion = SystemVersion(13),
  idioms: Set<Idiom> = [.phone, .pad]
) -> CodeBase {
  let file = SwiftSourceReader.read(SourceText(Array(code.utf8), path: "App.swift"), words: nil)
  return CodeBase([CodeUnit(file)], deploymentTarget: target, idioms: idioms)
}
