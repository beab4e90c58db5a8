/// The characters that note 1 to 9 on the board: those that the digit keys of a keyboard type with
/// Shift held down, or without it where the digits need Shift.
///
/// ```
/// !@#$%^&*(    American
/// !"§$%&/()    German
/// &é"'(-è_ç    French
/// ```
public struct DigitRow: RawRepresentable, Hashable, Codable, Sendable {
  /// The nine characters.
  public let rawValue: String

  /// Creates a row of nine different characters that can note, or returns `nil`.
  public init?(rawValue: String) {
    let characters = Array(rawValue)
    guard characters.count == 9, Set(characters).count == 9, characters.allSatisfy(Self.canNote)
    else { return nil }
    self.rawValue = rawValue
  }

  private init(known rawValue: String) { self.rawValue = rawValue }

  /// The row of an American keyboard.
  public static let american = DigitRow(known: "!@#$%^&*(")

  /// Returns `true` for a character that is neither a digit nor an ASCII letter nor blank. Those
  /// have other meanings on the board.
  public static func canNote(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return false
    }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator, .decimalNumber:
      false
    default: !(scalar.isASCII && scalar.properties.isAlphabetic)
    }
  }
}
