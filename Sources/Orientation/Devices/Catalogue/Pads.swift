extension Family {
  static let pads: [Family] = []
}
