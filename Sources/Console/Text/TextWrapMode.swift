/// Where a text may be broken to fit the width it is given.
///
/// Korean knows both conventions: books break between syllables, screens and children's books
/// between words.
///
/// ```
///  automatic, character     word
///  │스도쿠를 풀│            │스도쿠를   │
///  │어요       │            │풀어요     │
/// ```
public enum TextWrapMode: Hashable, Sendable {
  /// At blanks, after hyphens, and around any character of the East Asian scripts.
  case automatic
  /// At blanks and after hyphens; within a word, of whatever script, only where it is wider than a
  /// line.
  case word
  /// Wherever the line is full, between any two grapheme clusters. Blanks stay where they are but
  /// at the end of a line.
  case character
}
