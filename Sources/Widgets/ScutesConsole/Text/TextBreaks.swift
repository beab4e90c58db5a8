// SPDX-License-Identifier: Apache-2.0

/// The places where a line that is edited may be wrapped, by the rules of ``TextWrapping``.
package enum TextBreaks {
  /// The indices, in grapheme clusters, at which a row of `line` may begin, in order and without 0.
  /// Blanks belong to the row before.
  package static func places(in line: String, mode: TextWrapMode) -> [Int] {
    var places: [Int] = []
    var words = WordSequence(line[...], mode: mode)
    var place = 0
    while let word = words.next() {
      place += word.blanks
      if place > 0, !word.text.isEmpty { places.append(place) }
      place += word.text.count
    }
    return places
  }
}
