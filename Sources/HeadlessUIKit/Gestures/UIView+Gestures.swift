extension UIView {
  func setRecognizers(_ recognizers: [UIGestureRecognizer]?) {
    for recognizer in extras?.recognizers ?? [] { recognizer.view = nil }
    ensuredExtras.recognizers = recognizers
    for recognizer in recognizers ?? [] { recognizer.view = self }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    setRecognizers((extras?.recognizers ?? []) + [recognizer])
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    ensuredExtras.recognizers = extras?.recognizers?.filter { $0 !== recognizer }
    recognizer.view = nil
  }
}
