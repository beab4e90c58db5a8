/// The Korean particles whose form depends on the final sound of the word before them: a consonant
/// or a vowel.
///
/// ```
/// 3은 (삼)   4는 (사)   5번 블록을   4행 7열로 (ㄹ counts as a vowel before 로)
/// ```
public enum KoreanParticle {
  /// 은, 는.
  case topic
  /// 이, 가.
  case subject
  /// 을, 를.
  case object
  /// 과, 와.
  case and
  /// 이나, 나.
  case or
  /// 으로, 로.
  case toward
  /// 이, or nothing: the stem of "to be" before endings such as 라면 and 고.
  case being
  /// 이에요, 예요: "is" at the end of a polite sentence.
  case copula

  /// Returns `text` with the right form of this particle.
  public func after(_ text: String) -> String {
    let ending = Ending(of: text)
    let (afterConsonant, afterVowel) = forms
    if case .toward = self, ending == .rieul { return text + afterVowel }
    return text + (ending == .vowel ? afterVowel : afterConsonant)
  }

  private var forms: (afterConsonant: String, afterVowel: String) {
    switch self {
    case .topic: ("은", "는")
    case .subject: ("이", "가")
    case .object: ("을", "를")
    case .and: ("과", "와")
    case .or: ("이나", "나")
    case .toward: ("으로", "로")
    case .being: ("이", "")
    case .copula: ("이에요", "예요")
    }
  }

  /// The spoken ending of a word.
  private enum Ending {
    case vowel
    /// The consonant ㄹ.
    case rieul
    case consonant

    /// Determines the ending from the last letter or digit of `text`. Brackets and quotes aren't
    /// spoken.
    init(of text: String) {
      guard let last = text.unicodeScalars.last(where: \.properties.isAlphabeticOrDigit) else {
        self = .vowel
        return
      }
      switch last {
      case "\u{AC00}"..."\u{D7A3}":
        let final = (last.value - 0xAC00) % 28
        self = final == 0 ? .vowel : final == 8 ? .rieul : .consonant
      case "1", "7", "8", "l", "L", "r", "R": self = .rieul
      case "0", "3", "6", "m", "M", "n", "N": self = .consonant
      default: self = .vowel
      }
    }
  }
}

extension DefaultStringInterpolation {
  /// Appends `text` with the right form of `particle`: `"\(path, .object) 열 수 없어요"`.
  public mutating func appendInterpolation(
    _ text: some CustomStringConvertible, _ particle: KoreanParticle
  ) {
    appendInterpolation(particle.after(text.description))
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isAlphabeticOrDigit: Bool { isAlphabetic || numericType != nil }
}
