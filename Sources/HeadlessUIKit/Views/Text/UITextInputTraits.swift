/// A keyboard.
///
/// - UIKit: same. Since iOS 2
public enum UIKeyboardType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// For ASCII.
  case asciiCapable = 1
  /// For numbers and signs.
  case numbersAndPunctuation = 2
  /// For addresses of pages.
  case URL = 3
  /// For digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// For digits and a point.
  case decimalPad = 8
  /// For short messages.
  case twitter = 9
  /// For searches.
  case webSearch = 10
  /// For digits of ASCII.
  case asciiCapableNumberPad = 11

  /// For letters: the one for ASCII.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// How a keyboard looks.
///
/// - UIKit: same. Since iOS 2
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// What the return key says.
///
/// - UIKit: same. Since iOS 2
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// Which letters become capitals.
///
/// - UIKit: same. Since iOS 2
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of words.
  case words = 1
  /// The first of sentences.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether words are corrected.
///
/// - UIKit: same. Since iOS 2
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked.
///
/// - UIKit: same. Since iOS 5
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether quotes become typographic.
///
/// - UIKit: same. Since iOS 11
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether hyphens become dashes.
///
/// - UIKit: same. Since iOS 11
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces follow what is pasted.
///
/// - UIKit: same. Since iOS 11
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What a text means.
///
/// - UIKit: same. Since iOS 10
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value name.
  public static let name = UITextContentType(rawValue: "name")
  /// The value name prefix.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// The value given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// The value middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// The value family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// The value nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The value job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The value organization name.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// The value location.
  public static let location = UITextContentType(rawValue: "location")
  /// The value full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The value street address line1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The value address city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The value address state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// The value postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// The value country name.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The value telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// The value email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// The value  u r l.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The value credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The value username.
  public static let username = UITextContentType(rawValue: "username")
  /// The value password.
  public static let password = UITextContentType(rawValue: "password")
  /// The value new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// The value one time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// The value date time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
}
