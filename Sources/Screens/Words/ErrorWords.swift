public import Formats
public import Generating
public import Hints
public import Store
import Sudoku
public import Widgets

/// Error messages: what happened, where, and what to do. The screens and the command line share
/// them.
nonisolated struct ErrorWords: LanguageTable {
  let standardInput: String
  let waitsForInput: String
  let givenText: String
  let store: @Sendable (StoreError) -> String
  let preferences: @Sendable (PreferencesError) -> String
  let solver: @Sendable (SolverFileError) -> String
  let memory: @Sendable (MemoryTrouble) -> String
  let setAside: @Sendable (SetAsideFile) -> String
  let replacement: @Sendable (FileReplacement) -> String
  /// Parts of a schema had to go when games were opened.
  let dropped: @Sendable (DroppedParts) -> String
  /// Games are being read from a damaged file.
  let rescue: @Sendable (RescueProgress) -> String
  /// The last moves couldn't be saved before the program ended.
  let lastMoves: @Sendable (UnsavedMoves) -> String
  /// A change of a list of games couldn't be saved before the program ended.
  let lastChange: @Sendable (_ path: String) -> String
  /// Settings or lessons couldn't be saved before the program ended.
  let unsavedPreferences: @Sendable (UnsavedPreferences) -> String
  /// The solver's board couldn't be saved before the program ended.
  let unsavedSolver: @Sendable (SolverFileError) -> String
  let puzzleText: @Sendable (PuzzleTextError) -> String
  let writing: @Sendable (PuzzleWritingError) -> String
  let generator: @Sendable (GeneratorError) -> String
  let terminal: @Sendable (TerminalError) -> String
  let keyMap: @Sendable (KeyMapError) -> String
  let keys: @Sendable (KeyMapConflict) -> String
  let themeFile: @Sendable (ThemeFileError) -> String
  let check: @Sendable (PuzzleCheck) -> String
  let givenPuzzle: @Sendable (GivenPuzzleError) -> String
  let fault: @Sendable (FileFault) -> String
  let file: @Sendable (FileError) -> String
  let picture: @Sendable (CameraFailure) -> String
  let start: @Sendable (StartError) -> String
  let commandLine: @Sendable (CommandLineError) -> String
}

nonisolated extension Words {
  /// The name of standard input.
  public var standardInput: String { errors.standardInput }

  /// A sentence that the program reads what is typed on the terminal, and how to end that.
  public var waitsForInput: String { errors.waitsForInput }

  /// The name of a puzzle given as an argument.
  public var givenText: String { errors.givenText }

  /// A sentence about why games can't be read or written.
  public func text(of error: StoreError) -> String { errors.store(error) }

  /// A sentence about why preferences can't be read or written.
  public func text(of error: PreferencesError) -> String { errors.preferences(error) }

  /// A sentence about why the solver's board can't be read or written.
  public func text(of error: SolverFileError) -> String { errors.solver(error) }

  /// A sentence about a problem with the themes of Memory.
  func text(of trouble: MemoryTrouble) -> String { errors.memory(trouble) }

  /// A sentence about a damaged file that was set aside.
  public func text(of file: SetAsideFile) -> String { errors.setAside(file) }

  /// A sentence about another file that has taken the place of the games file.
  public func text(of replacement: FileReplacement) -> String { errors.replacement(replacement) }

  /// A sentence about what somebody had added to a file of games, and had to go.
  public func text(of dropped: DroppedParts) -> String { errors.dropped(dropped) }

  /// What the program does while it reads games from a damaged file, and how far it is, in one line.
  public func text(of progress: RescueProgress) -> String { errors.rescue(progress) }

  /// A sentence about the last moves, which couldn't be saved in the file at `path` before the program
  /// ended.
  public func textOfLastMoves(unsavedIn path: String, because error: StoreError) -> String {
    let reason: FileFault? =
      switch error {
      case .busy: .inUse
      case .full: .full
      case .sizeLimit: .sizeLimit
      case .tooManyOpen: .tooManyOpen
      case .unwritable(_, let reason), .failed(_, let reason), .unrescued(_, let reason),
        .temporaryFolder(_, let reason), .noBackup(_, let reason):
        reason
      case .notChanged, .replaced, .newer, .damaged, .playedElsewhere, .unreadableGame: nil
      }
    return errors.lastMoves(UnsavedMoves(path: path, reason: reason))
  }

  /// A sentence about a change of a list of games, which couldn't be saved in the file at `path` before
  /// the program ended.
  public func textOfLastChange(unsavedIn path: String) -> String { errors.lastChange(path) }

  /// A sentence about settings and lessons that couldn't be saved before the program ended.
  public func textAfterLeaving(without unsaved: UnsavedPreferences) -> String {
    errors.unsavedPreferences(unsaved)
  }

  /// A sentence about the solver's board, which couldn't be saved before the program ended.
  public func textAfterLeaving(without error: SolverFileError) -> String {
    errors.unsavedSolver(error)
  }

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

  /// A sentence about the problem of a key map with the tables of the program.
  public func text(of conflict: KeyMapConflict) -> String { errors.keys(conflict) }

  /// One or more sentences about what is wrong with a theme file, and where.
  public func text(of error: ThemeFileError) -> String { errors.themeFile(error) }

  /// One or more sentences about whether a grid has exactly one solution, and the evidence if not.
  public func text(of check: PuzzleCheck) -> String { errors.check(check) }

  /// One or more sentences about whether a board has exactly one solution, and the evidence if not:
  /// that of its check, unless it is known what a player did wrong.
  public func text(of findings: BoardFindings) -> String {
    switch findings.complaint?.kind {
    case .wrongDigit?, .missingNote?:
      findings.complaint?.explanation(in: language).text ?? text(of: findings.check)
    default: text(of: findings.check)
    }
  }

  /// One or two sentences about why the command line's puzzle can't be played.
  public func text(of error: GivenPuzzleError) -> String { errors.givenPuzzle(error) }

  /// The reason why the system refuses a file, in a few words without a full stop.
  public func text(of fault: FileFault) -> String { errors.fault(fault) }

  /// A sentence about why a file or folder can't be used.
  func text(of trouble: FileError) -> String { errors.file(trouble) }

  /// A sentence about why a picture gave no puzzle, and what to do about it.
  public func text(of failure: CameraFailure) -> String { errors.picture(failure) }

  /// A sentence about why the program can't start as requested.
  public func text(of error: StartError) -> String { errors.start(error) }

  /// A sentence or two about why the options of `play` make no sense.
  public func text(of error: CommandLineError) -> String { errors.commandLine(error) }
}

nonisolated extension PuzzleTextError {
  /// `text` in quotation marks, shortened and ``String/printable``.
  static func quoted(_ text: String) -> String {
    let shown = text.prefix(24)
    return "'\(String(shown).printable)\(shown.endIndex == text.endIndex ? "" : "…")'"
  }
}

nonisolated extension PuzzleWritingError {
  /// The writable formats, by their command line names.
  static var choices: String {
    PuzzleFormat.allCases.filter(\.isWritable).map(\.id).joined(separator: ", ")
  }
}

/// The last moves, which couldn't be saved.
nonisolated struct UnsavedMoves: Sendable {
  /// The file of games.
  let path: String
  /// The reason, if it can be told in a few words.
  let reason: FileFault?
}
