package import Orientation

extension UIUserInterfaceIdiom {
  package init(_ idiom: Idiom) {
    switch idiom {
    case .phone: self = .phone
    case .pad: self = .pad
    }
  }
}
