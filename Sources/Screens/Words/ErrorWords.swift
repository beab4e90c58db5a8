public import Formats
public import Generating
public import Hints
public import Store
public import Widgets

/// Error messages: what happened, where, and what to do. The screens and the command line share
/// them.
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
  /// A sentence about why games can't be read or written.
  public func text(of error: StoreError) -> String { errors.store(error) }

  /// A sentence about why preferences can't be read or written.
  public func text(of error: PreferencesError) -> String { errors.preferences(error) }

  /// A sentence about a damaged file that was set aside.
  public func text(of file: SetAsideFile) -> String { errors.setAside(file) }

  /// One or more sentences about what is wrong with the text of a puzzle, and where.
  public func text(of error: PuzzleTextError) -> String { errors.puzzleText(error) }

  /// A sentence about why a puzzle can't be written.
  public func text(of error: PuzzleWritingError) -> String { errors.writing(error) }

  /// One or two sentences about why no puzzle was generated.
  public func text(of error: GeneratorError) -> String { errors.generator(error) }

  /// A sentence about why a terminal can't be used.
  public func text(of error: TerminalError) -> String { errors.terminal(error) }

  /// A sentence about what is wrong with a key file, and where.
  public func text(of error: KeyMapError) -> String { errors.keyMap(error) }

  /// One or more sentences about what is wrong with a theme file, and where.
  public func text(of error: ThemeFileError) -> String { errors.themeFile(error) }

  /// One or more sentences about whether a grid has exactly one solution, and the evidence if not.
  public func text(of check: PuzzleCheck) -> String { errors.check(check) }

  /// One or two sentences about why the command line's puzzle can't be played.
  public func text(of error: GivenPuzzleError) -> String { errors.givenPuzzle(error) }

  /// A sentence about why the program can't start as requested.
  public func text(of error: StartError) -> String { errors.start(error) }
}

nonisolated extension PuzzleTextError {
  /// `text` in quotation marks, shortened and without control characters.
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
  /// The writable formats, by their command line names.
  static var choices: String {
    PuzzleFormat.allCases.filter(\.isWritable).map(\.id).joined(separator: ", ")
  }
}
