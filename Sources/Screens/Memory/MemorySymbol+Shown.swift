import Games


nonisolated extension MemorySymbol {
  /// What a terminal shows of the symbol at `place`: a letter or a digit in its stead where there is no
  /// Unicode.
  func shown(at place: Int, isUnicode: Bool) -> Character {
    isUnicode || character.isASCII ? character : Self.letters[place % Self.letters.count]
  }

  private static let letters =
    Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
}
