import Formats
import Games
import Generating
import PictureReading
import Store
import Sudoku
import Widgets

nonisolated extension ErrorWords {
  static let english = ErrorWords(
    standardInput: "standard input",
    waitsForInput: "Reading from the terminal: type or paste, then press Ctrl-D on an empty line.",
    givenText: "the puzzle given",
    store: { error in
      switch error {
      case .unwritable(let folder, .isFile):
        "\(folder) is a file, not a folder; choose another with --data-dir."
      case .unwritable(let folder, let reason):
        "Games cannot be saved in \(folder) (\(reason.english)); "
          + "\(remedy(reason, otherwise: "make it writable")), or choose another folder with --data-dir."
      case .full(let path):
        "No space left to save games in \(path); free some space."
      case .tooManyOpen(let path):
        "\(path) cannot be opened, because too few files may be open at a time; raise the limit, such "
          + "as with \"ulimit -n 256\"."
      case .busy(let path):
        "Another program is using \(path); close it, and everything will be saved."
      case .notChanged(let path):
        "Another program is using \(path), so nothing was changed; close it, and try again."
      case .replaced(let path):
        "The games in \(path) were replaced meanwhile, so nothing was changed; look at the new list, and "
          + "try again."
      case .newer(let path):
        "The games in \(path) were saved by a later version of this program; use that version, or "
          + "choose another folder with --data-dir."
      case .damaged(let path):
        "The file \(path) is damaged; start the program again, and it will be set aside."
      case .unrescued(let path, let reason):
        "\(path) is damaged, and there is no room for another file with its games (\(reason.english)); "
          + "\(reason == .full ? "free some space" : "raise the limit") and start the program again."
      case .noBackup(let path, let reason):
        "\(path) cannot be restored (\(reason.english)); give a file made by 'ultimate-sudoku backup'."
      case .playedElsewhere:
        "This game was played on in another window, whose moves are kept; resume it to see them."
      case .unreadableGame(let id):
        "The game that you played last (number \(id)) cannot be read and is left as it is; start a new one."
      case .temporaryFolder(let path, let reason):
        "The temporary folder \(path) cannot be used (\(reason.english)); "
          + "\(reason == .full ? "free some space, or " : "")name another in TMPDIR."
      case .sizeLimit(let path):
        "\(path) would be larger than files may be here; raise the limit, such as with "
          + "\"ulimit -f unlimited\", and start again."
      case .failed(let path, let reason):
        "Games cannot be saved in \(path) (\(reason.english)); "
          + "\(remedy(reason, otherwise: "check the file")), or choose another folder with --data-dir."
      }
    },
    preferences: { error in
      switch error {
      case .unreadable(let path, let reason):
        "The preferences in \(path) cannot be read (\(reason.english)); "
          + "\(remedy(reason, otherwise: "check who may read the file"))."
      case .unwritable(let path, let reason):
        "Settings and lessons cannot be saved in \(path) (\(reason.english)); "
          + "\(remedy(reason, otherwise: "make the folder writable")), or choose another folder with "
          + "--data-dir."
      }
    },
    solver: { error in
      switch error {
      case .unreadable(let path, let reason):
        "The solver's board in \(path) can't be read (\(reason.english)). "
          + "\(remedy(reason, otherwise: "check who may read the file").capitalizedSentence)."
      case .unwritable(let path, let reason):
        "The solver's board can't be saved in \(path) (\(reason.english)). It's here until you quit. "
          + "\(remedy(reason, otherwise: "make the folder writable").capitalizedSentence), or choose "
          + "another folder with --data-dir."
      }
    },
    memory: { trouble in
      switch trouble {
      case .setAside(let file) where file.reason == .damagedInPart:
        "A part of the theme in \(file.path) is damaged. It has the rest. The file as it was is now "
          + "\(file.newPath)."
      case .setAside(let file):
        "The theme in \(file.path) is damaged. Its file is now \(file.newPath). Your other themes "
          + "are fine."
      case .orderSetAside(let file) where file.reason == .damagedInPart:
        "A part of the order of the themes in \(file.path) is damaged. The file as it was is now "
          + "\(file.newPath)."
      case .orderSetAside(let file):
        "The order of the themes in \(file.path) is damaged. Its file is now \(file.newPath). "
          + "Themes are sorted by name."
      case .incomplete(let name):
        "Some symbols of the theme “\(name)” can't be read. It has the others, and its file keeps all."
      case .failed(.unreadable(let path, let reason)):
        "Can't read \(path) (\(reason.english)). "
          + "\(remedy(reason, otherwise: "check its permissions").capitalizedSentence)."
      case .failed(.unwritable(let path, let reason)):
        "Can't save the theme as \(path) (\(reason.english)). "
          + "\(remedy(reason, otherwise: "make the folder writable").capitalizedSentence) or choose another."
      case .failed(.noTheme(let path, .unfit(let field))):
        "“\(field)” in \(path) \(limit(of: field)). Correct it and import the file again."
      case .failed(.noTheme(let path, let fault)):
        "\(path) isn't a theme (\(fault.english)). Choose a file exported as one."
      }
    },
    setAside: { $0.english },
    replacement: { replacement in
      switch replacement {
      case .moved(let path):
        "\(path) was moved, removed, replaced or emptied while you were playing. What you have played since you "
          + "started the program is in the file there now; earlier games are only in it if that had "
          + "them."
      case .unreadable(let path):
        "\(path) was moved, removed, replaced or emptied while you were playing; the file there now has the "
          + "game you are playing, but not those that you finished before it."
      case .restored(let path):
        "The games in \(path) were replaced by a backup. A game on the board stays as it is here, and is "
          + "saved there; what the file had before is beside it, in one with .before in its name."
      case .damaged(let file): file.english
      }
    },
    dropped: { dropped in
      "\(dropped.path) had the \(listed(dropped.parts.map(\.english))), which this program doesn't "
        + "have; \(dropped.parts.count == 1 ? "it was" : "they were") removed, and the games are as "
        + "they were."
    },
    rescue: { progress in
      func number(_ number: Int) -> String { NumberFormat.grouped(number, separator: ",") }
      let games = progress.total.map { " \(number(progress.games)) of \(number($0))" } ?? ""
      let puzzles =
        switch progress.puzzles {
        case 0: ""
        case 1: "; 1 puzzle of a collection"
        case let count: "; \(number(count)) puzzles of collections"
        }
      return "The games file is damaged. Rescuing your games…\(games)\(puzzles)"
    },
    lastMoves: { unsaved in
      "The last moves could not be saved in \(unsaved.path)\(unsaved.reason.map { " (\($0.english))" } ?? "")."
    },
    lastChange: { "The last change to your lists could not be saved in \($0)." },
    unsavedPreferences: { unsaved in
      let what =
        switch (unsaved.hasSettings, unsaved.hasLessons) {
        case (true, true): "Settings and lessons"
        case (false, true): "Lessons"
        default: "Settings"
        }
      return "\(what) could not be saved in \(unsaved.path) (\(unsaved.reason.english))."
    },
    unsavedSolver: { error in
      switch error {
      case .unreadable(let path, let reason), .unwritable(let path, let reason):
        "The solver's board could not be saved in \(path) (\(reason.english))."
      }
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
      case .tooOften(let format):
        "\(format.name) (\(format.id)) holds a digit nine times at most, and this grid has more; choose "
          + "another format."
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
      case .noRating:
        "No known puzzle is rated so. Ratings go from 1.0 to 11.9, with gaps; ask for a wider range."
      case .uncertainLevel(let level):
        "No puzzle of level \(level.rawValue) can be vouched for."
      case .needlessTechnique(let technique):
        "No grade needs \(technique.facts.name), so no puzzle can be made for it."
      case .harderTechnique(let technique, let needed, let level):
        "A puzzle of level \(level.rawValue) never needs the technique "
          + "\(technique.facts.name), which is of level \(needed.rawValue); ask for that level."
      case .notFound(let attempts):
        "None of \(attempts) grids held a puzzle like that; allow more attempts, or ask for less."
      }
    },
    terminal: { $0.description },
    keyMap: { $0.description },
    keys: { conflict in
      switch conflict {
      case .clash, .orphan: conflict.description
      case .unknownName: "\(conflict) docs/keys.md lists the names."
      }
    },
    themeFile: { $0.description },
    check: { $0.english },
    givenPuzzle: { error in
      switch error {
      case .unreadable(let name, let reason): "\(name) cannot be read (\(reason.english))."
      case .noFile(let name): "There is no file '\(shortened(name))'."
      case .neitherFileNorPuzzle(let text, let fault):
        "'\(shortened(text))' is neither a file nor a puzzle: \(fault.english)"
      case .emptyText: "No puzzle in an empty text; give 81 cells, a dot for an empty one."
      case .noPuzzle: "No puzzle; give 81 cells, a dot for an empty one."
      case .finished: "This grid is solved already: no cell is left to fill in; give a puzzle."
      case .narrowed:
        "The clues of this puzzle are candidates (a Sukaku), which a game cannot begin with; "
          + "'solve', 'rate' and 'hint' take it."
      case .beyondHoDoKu:
        "None of HoDoKu's techniques finds a step. Leave out '--order hodoku' to try others."
      }
    },
    fault: { $0.english },
    file: { text(of: $0) },
    picture: { failure in
      switch failure {
      case .file(let trouble): text(of: trouble)
      case .program(.noCamera(let packages)): "Install \(either(packages)) to take pictures."
      case .program(.noDevice(let program)):
        "\(program) found no camera. Connect one, or choose a picture."
      case .program(.noConverter(let format, let packages)):
        "No converter for \(format.name) found. Install \(either(packages)), or save it as JPEG."
      case .picture(.needsConverter(let format)):
        "\(format.name) pictures have to be converted. Save it as JPEG or PNG."
      case .program(.failed(let program, let reason)):
        "\(program) made no picture\(reason.map { ": \($0)" } ?? ""). Try again, or choose a file."
      case .program(.tookTooLong(let program)):
        "\(program) took too long. Try again, or choose a file."
      case .program(.cancelled): "Cancelled. Choose another picture."
      case .picture(.empty): "This file is empty. Choose another picture."
      case .picture(.notAPicture):
        "This file is neither a picture nor a puzzle. Choose a JPEG or PNG."
      case .picture(.unsupported(let format)):
        "\(format.name) files like this can't be read. Save it as JPEG or PNG."
      case .picture(.damaged(let format)):
        "This \(format.name) file is damaged. Copy it again, or choose another picture."
      case .picture(.tooLarge(0, _)), .picture(.tooLarge(_, 0)):
        "This picture takes more memory than there is. Save a smaller copy and open that."
      case .picture(.tooLarge(let width, let height)):
        "\(width)×\(height) pixels are too many. Save a smaller copy and open that."
      case .picture(.tooSmall(let width, let height)):
        "\(width)×\(height) pixels are too few. Take the picture from closer up."
      case .scan:
        "No Sudoku grid found. Take the picture from above with all four corners in it."
      }
    },
    start: { error in
      switch error {
      case .inputIsNoTerminal:
        "Standard input is not a terminal, and the game takes its keys from there. To play a puzzle "
          + "that it holds, add --puzzle -."
      case .smallTerminal(let width, let height, let minWidth, let minHeight):
        "This terminal has \(width) by \(height) cells; make it at least \(minWidth) by "
          + "\(minHeight)."
      case .lockedPuzzle(let id, let needed, let next):
        "Puzzle \(id) is locked: solve \(needed) more of pack \(id.pack)"
          + "\(next.map { ", such as \($0)" } ?? ""), to open it."
      case .unreadable(let path, let reason):
        "'\(path)' can't be read (\(reason.english)); give the path of a file."
      case .noText(let path):
        "'\(path)' isn't a text file: give one in UTF-8, of 1 MB at most."
      case .unwritableLog(let path, let reason):
        "The log cannot be written to \(path) (\(reason.english)); give another file."
      case .unwritableRecording(let path, let reason):
        "The recording cannot be written to \(path) (\(reason.english)); give another file."
      case .recordingIsLog(let path):
        "The recording and the log cannot both be written to \(path); give each a file of its own."
      case .gamesInUse(let path):
        "Another program is writing \(path), so this one can't start; close the other, and try again."
      case .noRecording(let path): "No recording in \(path); give the file that --record wrote."
      case .shortenedRecording(let path, let error):
        "Line \(error.line) of \(path) \(error.fault.description); the replay ended before it."
      case .damagedRecording(let path, let error):
        "\(path) cannot be replayed: line \(error.line) \(error.fault.description). Give a file as this "
          + "version wrote it."
      case .wrongNote(let path, let line, let note):
        "\(path) cannot be replayed: line \(line) \(note.english). Give a file as this version wrote "
          + "it."
      case .foreignRecording(let path):
        "\(path) is not a recording of this program; give a file that --record wrote."
      }
    },
    commandLine: { $0.english })

  private static func text(of trouble: FileError) -> String {
    switch trouble {
    case .notFound(let path): "No such file: \(path)."
    case .notAllowed(let path): "No permission to read or write \(path)."
    case .tooLarge(let path): "\(path) is too large to read."
    case .exists(let path): "\(path) already exists. Press again to replace it."
    case .isFolder(let path): "\(path) is a folder. Add a file name."
    case .isNoFile(let path): "\(path) isn't a regular file."
    case .other(let path, let reason): "Can't use \(path) (\(reason.english))."
    }
  }

  /// What to do about a file of the program that can't be used.
  private static func remedy(_ reason: FileFault, otherwise: String) -> String {
    reason.englishRemedy ?? otherwise
  }

  /// "a", "a and b", "a, b and c". Of many, the first.
  fileprivate static func listed(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    let most = 3
    return names.count > most
      ? names.prefix(most).joined(separator: ", ") + " and \(names.count - most) more"
      : names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// "a", "a or b", "a, b or c".
  private static func either(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The start of a long text that fits on a line.
  static func shortened(_ text: String) -> String {
    text.count > 90 ? text.prefix(90) + "…" : text
  }
}

nonisolated extension SetAsideFile {
  fileprivate var english: String {
    let isOne = (recoveredGames ?? 0) + recoveredResults + recoveredCollections == 1
    let what = recovered
    let rest =
      if reason == .damagedInPart {
        "what could be read is in the new file"
      } else if recoveredGames == nil {
        "a new one takes its place"
      } else if what.isEmpty {
        "nothing could be read from it"
      } else {
        "\(ErrorWords.listed(what)) could be read from it and \(isOne ? "is" : "are") in the new file"
      }
    let games =
      switch incompleteGames {
      case 0: ""
      case 1: " One game lacks some of its moves."
      case let count: " \(number(count)) games lack some of their moves."
      }
    let lost =
      switch lostGames {
      case 0: ""
      case 1: " Of one game only moves could be read; you may have deleted it before."
      case let count:
        " Of \(number(count)) games only moves could be read; you may have deleted some of them before."
      }
    let nameless =
      switch namelessCollections {
      case 0: ""
      case 1: " The name of one collection is lost; you may have deleted it before."
      case let count:
        " The names of \(number(count)) collections are lost; you may have deleted some of them before."
      }
    let names = incompleteCollections.map { "\"\($0)\"" }
    let collections =
      switch names.count {
      case 0: ""
      case 1:
        " The collection \(names[0]) lacks some of its puzzles; delete it and import its file again."
      default:
        " The collections \(ErrorWords.listed(names)) lack some of their puzzles; delete them and "
          + "import their files again."
      }
    let fault =
      switch reason {
      case .damaged, .damagedInPart: "was damaged"
      case .tooLarge(let limit): "has more than \(FileFault.size(limit))"
      }
    return
      "The file \(path) \(fault); it is kept as \(newPath), and \(rest)."
      + games + lost + nameless + collections
  }

  private var recovered: [String] {
    func count(_ count: Int, _ one: String, _ many: String) -> String? {
      count == 0 ? nil : count == 1 ? one : "\(number(count)) \(many)"
    }
    return [
      count(recoveredGames ?? 0, "one game", "games"),
      count(recoveredResults, "one result of Memory", "results of Memory"),
      count(recoveredCollections, "one collection", "collections"),
    ].compactMap(\.self)
  }

  private func number(_ number: Int) -> String { NumberFormat.grouped(number, separator: ",") }
}

nonisolated extension RecordedNote {
  fileprivate var english: String {
    switch self {
    case .seed: "has a seed that isn't a whole number from 0 to 2^64 - 1"
    case .moment: "has a moment outside of the years 1970 to 9999, in milliseconds since 1970"
    case .puzzle: "has a puzzle that isn't 81 cells"
    case .games: "has games that aren't an SQLite database in Base64"
    case .preferences: "has preferences that aren't in Base64"
    case .solver: "has a solver's board that isn't in Base64"
    }
  }
}

nonisolated extension SchemaPart {
  var english: String {
    let kind =
      switch kind {
      case .table: "table"
      case .index: "index"
      case .view: "view"
      case .trigger: "trigger"
      }
    return "\(kind) \(ErrorWords.shortened(name))"
  }
}

extension String {
  /// The clause as the beginning of a sentence.
  fileprivate nonisolated var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}

/// The predicate of a sentence about a field of a Memory theme whose value isn't allowed.
private nonisolated func limit(of field: String) -> String {
  switch field {
  case "name": "is empty"
  case "symbols": "needs two or more symbols of one character each"
  case "pairs": "must be a number from \(MemoryTheme.minPairs) to \(MemoryTheme.maxPairs)"
  default: "has a value that isn't allowed"
  }
}

nonisolated extension MemoryThemesError.Fault {
  fileprivate var english: String {
    switch self {
    case .notJSON: "not JSON"
    case .missing(let field): "“\(field)” is missing"
    case .otherKind(let field): "“\(field)” has the wrong type"
    case .unfit(let field): "“\(field)” \(limit(of: field))"
    }
  }
}
