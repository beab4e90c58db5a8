// SPDX-License-Identifier: Apache-2.0

/// The keys of the Korean layout of two sets (dubeolsik): consonants on the left, vowels on the
/// right, doubled ones with Shift. Compound letters take two keys.
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
