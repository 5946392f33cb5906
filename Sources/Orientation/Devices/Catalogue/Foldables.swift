extension Family {
  static let foldables: [Family] = []
}
