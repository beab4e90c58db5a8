import Hints
import Sudoku

/// The text of one part of the program, in one language.
///
/// Its properties are words, lists of words, and sentences with one placeholder. Views read it
/// through ``Spoken``.
nonisolated protocol WordTable: Sendable {}

/// A table with sentences of several labelled placeholders: `words.says(.noted(digit: 5, count: 2,
/// of: 3))`.
nonisolated protocol SentenceTable: WordTable {
  associatedtype Sentence: Sendable
  var say: @Sendable (Sentence) -> String { get }
}

/// A table that exists in every language. A missing table or word doesn't compile.
nonisolated protocol LanguageTable: WordTable {
  static var english: Self { get }
  static var korean: Self { get }
}

/// A view of a word table, plain or in the pseudo-language.
@dynamicMemberLookup
nonisolated struct Spoken<Table: WordTable>: Sendable {
  let table: Table
  /// The pseudo-language, if it replaces the table's own.
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

  /// A nested table.
  subscript<Inner: WordTable>(dynamicMember path: KeyPath<Table, Inner>) -> Spoken<Inner> {
    Spoken<Inner>(table[keyPath: path], by: voice)
  }

  /// A sentence with one placeholder.
  subscript<Part, Word: Sayable>(
    dynamicMember path: KeyPath<Table, @Sendable (Part) -> Word>
  ) -> @Sendable (Part) -> Word {
    let sentence = table[keyPath: path]
    guard let voice else { return sentence }
    return { sentence($0).said(by: voice) }
  }

  /// A sentence with several placeholders.
  func callAsFunction(_ sentence: Table.Sentence) -> String where Table: SentenceTable {
    said(table.say(sentence))
  }

  private func said<Word: Sayable>(_ word: Word) -> Word {
    voice.map { word.said(by: $0) } ?? word
  }
}

/// A type that tables can use as a word.
nonisolated protocol Sayable: Sendable {
  /// The word in the pseudo-language.
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
