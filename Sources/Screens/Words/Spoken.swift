import Hints

/// The words of one part of the program, in one language.
///
/// Its properties are words, lists of words, and sentences with one part to be filled in. Views read
/// it through ``Spoken``.
nonisolated protocol WordTable: Sendable {}

/// A table with sentences that have several parts to be filled in, each with a label:
/// `words.says(.noted(digit: 5, count: 2, of: 3))`.
nonisolated protocol SentenceTable: WordTable {
  associatedtype Sentence: Sendable
  var say: @Sendable (Sentence) -> String { get }
}

/// A table that every language has: one that lacks it, or a word of it, does not compile.
nonisolated protocol LanguageTable: WordTable {
  static var english: Self { get }
  static var korean: Self { get }
}

/// A table of words as a reader sees it: as it is, or in the pseudo-language.
@dynamicMemberLookup
nonisolated struct Spoken<Table: WordTable>: Sendable {
  let table: Table
  /// The pseudo-language, if that is spoken in place of the table's own.
  let voice: PseudoLanguage?

  init(_ table: Table, by voice: PseudoLanguage?) {
    self.table = table
    self.voice = voice
  }

  init(in language: Language, by voice: PseudoLanguage?) where Table: LanguageTable {
    switch language {
    case .english: table = .english
    case .korean: table = .korean
    }
    self.voice = voice
  }

  /// A word, or a list of words.
  subscript<Word: Sayable>(dynamicMember path: KeyPath<Table, Word>) -> Word {
    said(table[keyPath: path])
  }

  /// A table within the table.
  subscript<Inner: WordTable>(dynamicMember path: KeyPath<Table, Inner>) -> Spoken<Inner> {
    Spoken<Inner>(table[keyPath: path], by: voice)
  }

  /// A sentence with one part to be filled in.
  subscript<Part, Word: Sayable>(
    dynamicMember path: KeyPath<Table, @Sendable (Part) -> Word>
  ) -> @Sendable (Part) -> Word {
    let sentence = table[keyPath: path]
    guard let voice else { return sentence }
    return { sentence($0).said(by: voice) }
  }

  /// A sentence with several parts to be filled in.
  func callAsFunction(_ sentence: Table.Sentence) -> String where Table: SentenceTable {
    said(table.say(sentence))
  }

  private func said<Word: Sayable>(_ word: Word) -> Word {
    voice.map { word.said(by: $0) } ?? word
  }
}

/// What a table can hold as a word.
nonisolated protocol Sayable: Sendable {
  /// The same in the pseudo-language.
  func said(by voice: PseudoLanguage) -> Self
}

nonisolated extension String: Sayable {
  func said(by voice: PseudoLanguage) -> String { voice(self) }
}

nonisolated extension Array: Sayable where Element: Sayable {
  func said(by voice: PseudoLanguage) -> [Element] { map { $0.said(by: voice) } }
}

nonisolated extension Optional: Sayable where Wrapped: Sayable {
  func said(by voice: PseudoLanguage) -> Wrapped? { map { $0.said(by: voice) } }
}

nonisolated extension HelpRow: Sayable {
  func said(by voice: PseudoLanguage) -> HelpRow { HelpRow(voice(name), voice(text)) }
}
