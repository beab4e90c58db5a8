public import Formats
public import Generating
public import Hints
public import Store
public import Widgets

/// What errors say: what happened, where, and what to do. The screens and the command line say the
/// same.
nonisolated struct ErrorWords: LanguageTable {
  let store: @Sendable (StoreError) -> String
  let preferences: @Sendable (PreferencesError) -> String
  let setAside: @Sendable (SetAsideFile) -> String
  let puzzleText: @Sendable (PuzzleTextError) -> String
  let writing: @Sendable (PuzzleWritingError) -> String
  let generator: @Sendable (GeneratorError) -> String
  let terminal: @Sendable (TerminalError) -> String
  let keyMap: @Sendable (KeyMapError) -> String
  let themeFile: @Sendable (ThemeFileError) -> String
  let check: @Sendable (PuzzleCheck) -> String
  let givenPuzzle: @Sendable (GivenPuzzleError) -> String
  let start: @Sendable (StartError) -> String
}

nonisolated extension Words {
  /// Why games cannot be read or written, in a sentence.
  public func text(of error: StoreError) -> String { errors.store(error) }

  /// Why preferences cannot be read or written, in a sentence.
  public func text(of error: PreferencesError) -> String { errors.preferences(error) }

  /// That a damaged file was set aside, in a sentence.
  public func text(of file: SetAsideFile) -> String { errors.setAside(file) }

  /// What is wrong with a text that should hold a puzzle, and where, in a sentence or a few.
  public func text(of error: PuzzleTextError) -> String { errors.puzzleText(error) }

  /// Why a puzzle cannot be written, in a sentence.
  public func text(of error: PuzzleWritingError) -> String { errors.writing(error) }

  /// Why there is no puzzle, in a sentence or two.
  public func text(of error: GeneratorError) -> String { errors.generator(error) }

  /// Why a terminal cannot be used, in a sentence.
  public func text(of error: TerminalError) -> String { errors.terminal(error) }

  /// What is wrong with a file of keys, and where, in a sentence.
  public func text(of error: KeyMapError) -> String { errors.keyMap(error) }

  /// What is wrong with the file of a theme, and where, in a sentence or a few.
  public func text(of error: ThemeFileError) -> String { errors.themeFile(error) }

  /// Whether a grid is a puzzle with one solution, and if not, what shows it, in a sentence or a few.
  public func text(of check: PuzzleCheck) -> String { errors.check(check) }

  /// Why what was given on the command line is no puzzle to begin with, in a sentence or two.
  public func text(of error: GivenPuzzleError) -> String { errors.givenPuzzle(error) }

  /// Why the program can't start as it was asked to, in a sentence.
  public func text(of error: StartError) -> String { errors.start(error) }
}

nonisolated extension PuzzleTextError {
  /// `text` between quotation marks, short, and without anything that a terminal would obey.
  static func quoted(_ text: String) -> String {
    let limit = 24
    var shown = ""
    for character in text.prefix(limit) {
      let isPlain = character.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
          && $0.properties.isDefaultIgnorableCodePoint == false
      }
      shown += isPlain ? String(character) : "\u{FFFD}"
    }
    return text.dropFirst(limit).isEmpty ? "'\(shown)'" : "'\(shown)…'"
  }
}

nonisolated extension PuzzleWritingError {
  /// The formats that are written, by their words for the command line.
  static var choices: String {
    PuzzleFormat.allCases.filter(\.isWritable).map(\.id).joined(separator: ", ")
  }
}
