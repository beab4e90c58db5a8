// SPDX-License-Identifier: Apache-2.0

extension KeyPress {
  /// The keys of an American keyboard that this key sits on, in the order in which they were
  /// pressed: one for a letter of another script or a full-width form, several for a Korean
  /// syllable that an input method has put together. Empty if it types ASCII or nothing is known of
  /// it.
  ///
  /// A program whose keys are letters tries them if the key itself has no use and no text is typed.
  public var underlyingKeys: [KeyPress] {
    guard case .character(let character) = key, !character.isASCII,
      let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1
    else { return [] }
    let keys =
      HangulKeys.keys(of: scalar) ?? KeyPosition.widthKey(of: scalar)
      ?? KeyPosition.letters[scalar] ?? KeyPosition.digit(scalar) ?? ""
    return keys.map { KeyPress($0, modifiers: modifiers) }
  }
}

/// Characters and the keys that they sit on.
enum KeyPosition {
  /// The letters of a layout, and the key of each on an American keyboard. Other layouts of the
  /// same script may differ; these are the ones that systems choose by default.
  static let rows: [(letters: String, keys: String)] = [
    // Russian, with the letters of Ukrainian and Belarusian
    ("йцукенгшщзхъфывапролджэячсмитьбюё", "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"),
    ("іїєўґ№", "s]'o\\#"),
    // Greek
    ("ςερτυθιοπασδφγηξκλζχψωβνμ", "wertyuiopasdfghjklzxcvbnm"),
    // Hebrew
    ("קראטוןםפשדגכעיחלךףזסבהנמצתץ", "ertyuiopasdfghjkl;zxcvbnm,."),
    // Arabic
    ("ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ", "qwertyuiop[]asdfghjkl;'zxcvnm,./"),
    // Devanagari, InScript
    (
      "\u{94C}\u{948}\u{93E}\u{940}\u{942}बहगदजड\u{94B}\u{947}\u{94D}\u{93F}\u{941}परकतच"
        + "ट\u{902}मनवलसय", "qwertyuiop[asdfghjkl;'xcvbnm/"
    ),
    // Thai, Kedmanee
    (
      "ๆไ\u{E33}พะ\u{E31}\u{E35}รนยบลฟหกดเ\u{E49}\u{E48}าสวงผปแอ\u{E34}\u{E37}ทมใฝ",
      "qwertyuiop[]asdfghjkl;'zxcvbnm,./"
    ),
    // Punctuation of East Asian input methods
    ("。、・「」₩", ".,/[]\\"),
  ]

  /// The key of each letter, and of each capital with Shift.
  static let letters: [Unicode.Scalar: String] = {
    var letters: [Unicode.Scalar: String] = [:]
    for row in rows {
      for (letter, key) in zip(row.letters.unicodeScalars, row.keys) {
        letters[letter] = String(key)
        let capital = letter.properties.uppercaseMapping.unicodeScalars
        guard capital.count == 1, let capital = capital.first, capital != letter else { continue }
        letters[capital] = letters[capital] ?? shifted(key)
      }
    }
    return letters
  }()

  private static func shifted(_ key: Character) -> String {
    let pairs: [Character: String] = [
      "[": "{", "]": "}", ";": ":", "'": "\"", ",": "<", ".": ">", "/": "?", "`": "~", "\\": "|",
    ]
    return pairs[key] ?? key.uppercased()
  }

  /// The ASCII character of a full-width form, or of the ideographic space.
  static func widthKey(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x3000: " "
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0).map { String(Character($0)) }
    default: nil
    }
  }

  /// The digit in any script that counts by ten.
  static func digit(_ scalar: Unicode.Scalar) -> String? {
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
    else { return nil }
    return String(Int(value))
  }
}
