import Formats
import Games
import Generating
import Store
import Sudoku
import Widgets

nonisolated extension ErrorWords {
  static let english = ErrorWords(
    store: { error in
      switch error {
      case .unwritable(let folder, let reason):
        "Games cannot be saved in \(folder) (\(reason)); make it writable, or choose another "
          + "folder with --data-dir."
      case .full(let path):
        "No space left to save games in \(path); free some, and the next move saves all."
      case .busy(let path):
        "Another program is using \(path); close it, and the next move saves all."
      case .newer(let path):
        "The games in \(path) were saved by a later version of this program; use that version, or "
          + "choose another folder with --data-dir."
      case .damaged(let path):
        "The file \(path) is damaged; start the program again, and it will be set aside."
      case .playedElsewhere:
        "This game was played on in another window, whose moves are kept; resume it to see them."
      case .unreadableGame(let id):
        "The saved game \(id) cannot be read and is left as it is; start a new one."
      case .failed(let path, let reason):
        "Games cannot be saved in \(path) (\(reason)); check the file, or choose another folder "
          + "with --data-dir."
      }
    },
    preferences: { error in
      switch error {
      case .unreadable(let path, let reason):
        "The preferences in \(path) cannot be read (\(reason)); check who may read the file."
      case .unwritable(let path, let reason):
        "The preferences cannot be saved in \(path) (\(reason)); make the folder writable, or "
          + "choose another with --data-dir."
      }
    },
    setAside: {
      "The file \($0.path) was damaged; it is kept as \($0.newPath), and a new one takes its place."
    },
    puzzleText: { $0.english },
    writing: { error in
      switch error {
      case .readOnly(let format):
        "\(format.name) (\(format.id)) is read but not written; choose one of "
          + "\(PuzzleWritingError.choices)."
      case .onlyOne(let format):
        "A file of \(format.name) (\(format.id)) holds one puzzle, and there are more; write each "
          + "into a file of its own, or choose another format."
      }
    },
    generator: { error in
      switch error {
      case .noAttempts: "No attempt is allowed; allow at least one."
      case .tooFewGivens: "A puzzle with one solution has 17 givens at least; allow that many."
      case .tooManyGivens: "A puzzle has 80 givens at most; ask for fewer."
      case .tooManyMinimalGivens:
        "No minimal puzzle with more than 40 givens is known; ask for fewer, or not for a minimal "
          + "one."
      case .noRating: "Ratings go from 1.0 to about 12.0; ask for a range that has some of these."
      case .uncertainLevel(let level):
        "No puzzle of level \(level.rawValue) can be vouched for."
      case .ungradedTechnique(let technique):
        "Puzzles are not graded by the technique \(technique.rawValue)."
      case .harderTechnique(let technique, let needed, let level):
        "A puzzle of level \(level.rawValue) never needs the technique "
          + "\(technique.facts.name), which is of level \(needed.rawValue); ask for that level."
      case .notFound(let attempts):
        "None of \(attempts) grids held a puzzle like that; allow more attempts, or ask for less."
      }
    },
    terminal: { $0.description },
    keyMap: { $0.description },
    themeFile: { $0.description },
    check: { $0.english },
    givenPuzzle: { error in
      switch error {
      case .unreadable(let name, let reason): "\(name) cannot be read: \(reason)."
      case .neitherFileNorPuzzle(let text, let fault):
        "'\(shortened(text))' is neither a file nor a puzzle: \(fault.english)"
      case .emptyText: "No puzzle in an empty text; give 81 cells, a dot for an empty one."
      case .noPuzzle: "No puzzle; give 81 cells, a dot for an empty one."
      case .narrowed:
        "The clues of this puzzle are candidates (a Sukaku), which a game cannot begin with; "
          + "'solve', 'rate' and 'hint' take it."
      }
    },
    start: { error in
      switch error {
      case .smallTerminal(let width, let height, let leastWidth, let leastHeight):
        "This terminal has \(width) by \(height) cells; make it at least \(leastWidth) by "
          + "\(leastHeight)."
      case .lockedPuzzle(let id, let needed, let next):
        "Puzzle \(id) is locked: solve \(needed) more of pack \(id.pack)"
          + "\(next.map { ", such as \($0)" } ?? ""), to open it."
      case .unreadable(let path):
        "'\(path)' can't be read: give the path of a file that is there."
      case .noText(let path):
        "'\(path)' is no such file: give one of text in UTF-8, of 1 MB at most."
      }
    })

  /// The start of a long text that fits on a line.
  static func shortened(_ text: String) -> String {
    text.count > 90 ? text.prefix(90) + "…" : text
  }
}
