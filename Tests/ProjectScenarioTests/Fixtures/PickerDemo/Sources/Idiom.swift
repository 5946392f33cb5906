import UIKit

func isPhone() -> Bool {
  return UIDevice.current.userInterfaceIdiom == .phone
}

func isPad() -> Bool {
  return UIDevice.current.userInterfaceIdiom == .pad
}
