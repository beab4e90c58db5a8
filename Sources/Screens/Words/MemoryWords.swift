import Games
import Store

/// The text of Memory: the themes, their editor, the game.
nonisolated struct MemoryWords: LanguageTable {
  let title: String
  let themes: String
  let starter: @Sendable (_ theme: BuiltInMemoryTheme) -> String
  let pairs: @Sendable (_ count: Int) -> String
  let cards: @Sendable (_ count: Int) -> String
  let underWay: String
  let tooSmall: String
  let noThemes: String
  let chooseTheme: String
  let play: String
  let new: String
  let edit: String
  let duplicate: String
  let delete: String
  let undoDelete: @Sendable (_ name: String) -> String
  let goOnEditing: @Sendable (_ name: String) -> String
  let importTheme: String
  let imported: @Sendable (_ name: String) -> String
  let game: Game
  let editor: Editor

  /// The text of the game.
  struct Game: WordTable, SentenceTable {
    let title: String
    let new: String
    let turn: String
    let points: @Sendable (_ points: Int) -> String
    let match: String
    let mismatch: @Sendable (_ points: Int) -> String
    let second: String
    let hint: @Sendable (_ pairs: String) -> String
    let cards: String
    let move: String
    let faceDown: String
    let taken: String
    let won: String
    let inVain: @Sendable (_ count: Int) -> String
    let askNew: String
    let askNewMessage: String
    let goOn: String
    let wonFirst: @Sendable (_ pairs: String) -> String
    let wonRecord: @Sendable (_ pairs: String) -> String
    let say: @Sendable (Sentence) -> String

    /// Sentences with several placeholders.
    enum Sentence: Sendable {
      case card(row: Int, column: Int)
      /// For ranks from second place down.
      case wonPlace(place: Int, pairs: String)
    }
  }

  /// The text of the editor.
  struct Editor: WordTable {
    let title: String
    let name: String
    let symbols: String
    let add: String
    let addPrompt: String
    let choose: String
    let search: String
    let remove: String
    let removed: String
    let putBack: String
    let pairs: String
    let color: String
    let done: String
    let added: @Sendable (_ symbols: String) -> String
    let known: @Sendable (_ symbols: String) -> String
    let others: @Sendable (_ symbols: String) -> String
    let noName: String
    let tooFew: @Sendable (_ count: Int) -> String
    let nothingFound: String
    let toTheme: String
    let inTheme: String
    let count: @Sendable (_ count: Int) -> String
  }
}
