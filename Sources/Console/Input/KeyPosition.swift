extension KeyPress {
  /// The keys of an American keyboard that this key sits on, in the order in which they were pressed:
  /// one for a letter of another script or a full-width form, several for a Korean syllable that an
  /// input method has put together. Empty if it types ASCII or nothing is known of it.
  ///
  /// A program whose keys are letters tries them where nobody uses the key itself and no text is typed.
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
  /// The letters of a layout, and the key of each on an American keyboard. Other layouts of the same
  /// script may differ; these are the ones that systems choose by default.
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

/// The keys of the Korean layout of two sets (dubeolsik): consonants on the left, vowels on the right,
/// doubled ones with Shift. Compound letters take two keys.
enum HangulKeys {
  private static let initials = list("r R s e E f a q Q t T d w W c z x v g")
  private static let vowels = list("k o i O j p u P h hk ho hl y n nj np nl b m ml l")
  private static let consonants = list(
    "r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g")
  /// The consonants that end a syllable.
  private static let finals = consonants.filter { !["E", "Q", "W"].contains($0) }

  private static func list(_ keys: String) -> [String] {
    keys.split(separator: " ").map(String.init)
  }

  /// The keys of a syllable or of a letter in any of its encodings, or `nil` for anything else.
  static func keys(of scalar: Unicode.Scalar) -> String? {
    let value = Int(scalar.value)
    return switch value {
    case 0xAC00...0xD7A3: syllable(value - 0xAC00)
    case 0x1100...0x1112: initials[value - 0x1100]
    case 0x1161...0x1175: vowels[value - 0x1161]
    case 0x11A8...0x11C2: finals[value - 0x11A8]
    case 0x3131...0x314E: consonants[value - 0x3131]
    case 0x314F...0x3163: vowels[value - 0x314F]
    case 0xFFA1...0xFFBE: consonants[value - 0xFFA1]
    // Half-width vowels come in sixes.
    case 0xFFC2...0xFFC7: vowels[value - 0xFFC2]
    case 0xFFCA...0xFFCF: vowels[value - 0xFFCA + 6]
    case 0xFFD2...0xFFD7: vowels[value - 0xFFD2 + 12]
    case 0xFFDA...0xFFDC: vowels[value - 0xFFDA + 18]
    default: nil
    }
  }

  private static func syllable(_ number: Int) -> String {
    let last = number % 28
    let open = initials[number / 588] + vowels[number % 588 / 28]
    return last == 0 ? open : open + finals[last - 1]
  }
}
