import Formats
import Games
import Generating
import PictureReading
import Scutes
import Sudoku
import Testing

@testable import Screens
@testable import ScutesConsole
@testable import Store

/// An error, and what its sentence has to mention.
nonisolated struct ErrorSample: Sendable, CustomTestStringConvertible {
  /// The cases that it consists of: "StoreError.full".
  let cases: [String]
  /// Parts of the sentence in every language.
  let parts: [String]
  let sentence: @Sendable (Words) -> String

  var testDescription: String { sentence(.english) }

  init(_ cases: [String], _ parts: [String], _ sentence: @escaping @Sendable (Words) -> String) {
    self.cases = cases
    self.parts = parts
    self.sentence = sentence
  }

  /// The type and the case of `value`, which must not have a description of its own.
  fileprivate static func name(_ value: some Any) -> String {
    let label = Mirror(reflecting: value).children.first?.label ?? "\(value)"
    return "\(type(of: value)).\(label)"
  }
}

/// The samples of all errors.
nonisolated enum ErrorSamples {
  /// The types whose cases have to be among the samples, and the files that declare them.
  static let types = [
    ("StoreError.swift", "StoreError"), ("PreferencesFile.swift", "PreferencesError"),
    ("SolverFile.swift", "SolverFileError"),
    ("MemoryThemeStore.swift", "MemoryThemesError"), ("MemoryThemeStore.swift", "Fault"),
    ("PuzzleRequest.swift", "GeneratorError"), ("PuzzleWriter.swift", "PuzzleWritingError"),
    ("GivenPuzzleError.swift", "GivenPuzzleError"), ("StartError.swift", "StartError"),
    ("PuzzleTextError.swift", "Found"),
    ("PuzzleTextError.swift", "Expected"), ("PuzzleTextError.swift", "Advice"),
    ("PuzzleTextError.swift", "XMLPart"), ("PuzzleTextError.swift", "JSONPart"),
    ("PuzzleTextError.swift", "FileKind"), ("PuzzleTextError.swift", "Doubt"),
    ("TerminalError.swift", "TerminalError"),
    ("KeyMap.swift", "Reason"), ("ThemeFileError.swift", "Fault"),
    ("KeyNotation.swift", "KeyNotationError"),
    ("FileError.swift", "FileError"), ("FileFault.swift", "FileFault"),
    ("CameraFailure.swift", "PictureProgramError"), ("MemoryTrouble.swift", "MemoryTrouble"),
    ("KeyTable+Remapping.swift", "KeyMapConflict"),
    ("CommandLineError.swift", "CommandLineError"),
    ("PictureDecoding.swift", "PictureError"), ("CameraFailure.swift", "CameraFailure"),
  ]

  /// Names that are the same in Korean: of programs, formats, keys, signs.
  static let names: Set = [
    "A-Z", "AVIF", "BMP", "GIF", "GNOME", "HEIC", "HoDoKu", "ID", "KSudoku", "OpenSudoku",
    "ImageMagick", "JPEG", "JSON",
    "KB", "MB", "PDF", "PNG", "Plain", "Puzzle", "Solo", "SudokuPad", "TERM", "TIFF", "UTF-",
    "WebP",
    "X-", "RRGGBB", "XML", "ZIP", "ansi", "color", "default", "gsf", "undo", "a-x", "alt", "amp",
    "apos", "board", "bzip", "column", "ctrl", "enter", "f-puzzles", "ffmpeg", "fswebcam",
    "gameBoard",
    "gt", "gzip", "imagesnap", "lt", "pageup", "position", "quot", "row", "shift", "space",
    "ultimate-sudoku-keys", "xterm-", "xz",
  ]

  static let all =
    store + preferences + solver + themes + generator + writing + given + start + puzzleTexts
    + setAside + replacedFile + terminal + keyMaps + themeFiles + files + faults + pictures
    + conflicts + commandLine

  private static func samples<E: Sendable>(
    of type: E.Type, _ errors: [(E, [String])],
    _ sentence: @escaping @Sendable (Words, E) -> String
  ) -> [ErrorSample] {
    errors.map { error, parts in
      ErrorSample([ErrorSample.name(error)], parts) { sentence($0, error) }
    }
  }

  private static let store = samples(
    of: StoreError.self,
    [
      (.unwritable(folder: "/data", reason: .notAllowed), ["/data", "--data-dir"]),
      (.full(path: "/data/games.sqlite"), ["/data/games.sqlite"]),
      (.busy(path: "/data/games.sqlite"), ["/data/games.sqlite"]),
      (.notChanged(path: "/data/games.sqlite"), ["/data/games.sqlite"]),
      (.replaced(path: "/data/games.sqlite"), ["/data/games.sqlite"]),
      (.unrescued(path: "/data/games.sqlite", reason: .full), ["/data/games.sqlite"]),
      (.tooManyOpen(path: "/data/games.sqlite"), ["/data/games.sqlite", "ulimit -n 256"]),
      (
        .sizeLimit(path: "/data/games.sqlite"), ["/data/games.sqlite", "ulimit -f unlimited"]
      ),
      (.temporaryFolder(path: "/tmp", reason: .full), ["/tmp", "TMPDIR"]),
      (.newer(path: "/data/games.sqlite"), ["/data/games.sqlite", "--data-dir"]),
      (.damaged(path: "/data/games.sqlite"), ["/data/games.sqlite"]),
      (
        .noBackup(path: "/b.sqlite", reason: .otherKind), ["/b.sqlite", "'ultimate-sudoku backup'"]
      ),
      (.playedElsewhere, []), (.unreadableGame(id: 77), ["77"]),
      (.failed(path: "/data/games.sqlite", reason: .disk), ["/data/games.sqlite"]),
    ]
  ) { $0.text(of: $1) }

  private static let preferences = samples(
    of: PreferencesError.self,
    [
      (.unreadable(path: "/p.json", reason: .disk), ["/p.json"]),
      (.unwritable(path: "/p.json", reason: .disk), ["/p.json"]),
    ]
  ) { $0.text(of: $1) }

  private static let solver = samples(
    of: SolverFileError.self,
    [
      (.unreadable(path: "/s.json", reason: .disk), ["/s.json"]),
      (.unwritable(path: "/s.json", reason: .disk), ["/s.json"]),
    ]
  ) { $0.text(of: $1) }

  private static let themes: [ErrorSample] = {
    let faults: [MemoryThemesError.Fault] = [
      .notJSON, .missing("name"), .otherKind("name"), .unfit("id"), .unfit("name"),
      .unfit("symbols"), .unfit("pairs"),
    ]
    let errors: [MemoryThemesError] =
      [.unreadable(path: "/t.json", reason: .disk), .unwritable(path: "/t.json", reason: .disk)]
      + faults.map { .noTheme(path: "/t.json", fault: $0) }
    return errors.map { error in
      var parts = ["/t.json"]
      var cases = [ErrorSample.name(error), "MemoryTrouble.failed"]
      if case .noTheme(_, let fault) = error {
        cases.append(ErrorSample.name(fault))
        switch fault {
        case .notJSON: break
        case .missing(let field), .otherKind(let field), .unfit(let field): parts.append(field)
        }
      }
      return ErrorSample(cases, parts) { $0.text(of: MemoryTrouble.failed(error)) }
    }
      + samples(
        of: MemoryTrouble.self,
        [
          (.setAside(aside), ["/t.json", "/t.json.damaged-1"]),
          (.orderSetAside(aside), ["/t.json", "/t.json.damaged-1"]),
          (.setAside(inPart), ["/t.json", "/t.json.damaged-1"]),
          (.orderSetAside(inPart), ["/t.json", "/t.json.damaged-1"]),
          (.incomplete("Ocean"), ["Ocean"]),
        ]
      ) { $0.text(of: $1) }
  }()

  private static let replacedFile = [
    FileReplacement.moved(path: "/g.sqlite"), .unreadable(path: "/g.sqlite"),
    .restored(path: "/g.sqlite"),
    .damaged(SetAsideFile(path: "/g.sqlite", newPath: "/g.sqlite.damaged-1")),
  ].map { replacement in
    ErrorSample([], ["/g.sqlite"]) { $0.text(of: replacement) }
  }

  private static let recovered: [(games: Int?, results: Int, collections: Int)] = [
    (nil, 0, 0), (0, 0, 0), (1, 0, 0), (1234, 0, 0), (0, 1, 0), (1234, 56, 0), (0, 0, 1),
    (1234, 56, 78),
  ]

  private static let inPart: SetAsideFile = {
    var file = aside
    file.reason = .damagedInPart
    return file
  }()

  private static let tooLarge: SetAsideFile = {
    var file = aside
    file.reason = .tooLarge(limit: FileBound.preferences)
    return file
  }()

  private static let setAside = setAsideInPart + setAsideGames

  private static let setAsideInPart = [
    ErrorSample([], [inPart.path, inPart.newPath]) { $0.text(of: inPart) },
    ErrorSample([], [tooLarge.path, tooLarge.newPath, "256 KB"]) { $0.text(of: tooLarge) },
  ]

  private static let setAsideGames = recovered.map { games, results, collections in
    var file = SetAsideFile(path: "/g.sqlite", newPath: "/g.sqlite.damaged-1")
    if let games {
      var rescued = SetAsideFile.Rescued()
      (rescued.games, rescued.results, rescued.collections) = (games, results, collections)
      (rescued.incompleteGames, rescued.lostGames) = (games / 2, games / 3)
      rescued.namelessCollections = collections / 3
      rescued.incompleteCollections = (0..<collections / 2).map { "Winter \($0)" }
      file.rescued = rescued
    }
    let parts =
      [file.path, file.newPath] + (games == 1234 ? ["1,234", "617", "411"] : [])
      + (results == 56 ? ["56"] : []) + (collections == 78 ? ["78", "26", "Winter 0", "36"] : [])
    return ErrorSample([], parts) { [file] in $0.text(of: file) }
  }

  private static let aside = SetAsideFile(path: "/t.json", newPath: "/t.json.damaged-1")

  private static let generator = samples(
    of: GeneratorError.self,
    [
      (.noAttempts, []), (.tooFewGivens, ["17"]), (.tooManyGivens, ["80"]),
      (.tooManyMinimalGivens, ["40"]), (.noRating, ["1.0", "11.9"]), (.uncertainLevel(.hard), []),
      (.needlessTechnique(.bruteForce), []),
      (.harderTechnique(.xWing, needed: .hard, level: .easy), []),
      (.notFound(attempts: 50), ["50"]),
    ]
  ) { $0.text(of: $1) }

  private static let writing = samples(
    of: PuzzleWritingError.self,
    [
      (
        .readOnly(.gsf),
        ["(gsf)", PuzzleFormat.allCases.filter(\.isWritable).map(\.id).joined(separator: ", ")]
      ),
      (.onlyOne(.gnome), ["(gnome)"]), (.tooOften(.gnomeCode), ["(gnome-code)"]),
    ]
  ) { $0.text(of: $1) }

  private static let given = samples(
    of: GivenPuzzleError.self,
    [
      (.unreadable(name: "/p.txt", reason: .isFolder), ["/p.txt"]),
      (.noFile("no.txt"), ["'no.txt'"]),
      (
        .neitherFileNorPuzzle(
          "no",
          PuzzleTextError(format: nil, line: 4, column: 7, found: .text("q"), expected: .cell)),
        ["'no'", "4", "7", "'q'"]
      ),
      (.emptyText, ["81"]), (.noPuzzle(in: "a.txt"), ["a.txt", "81"]), (.narrowed, ["'solve'"]),
      (.finished, []),
      (.beyondHoDoKu, ["'--order hodoku'"]),
    ]
  ) { $0.text(of: $1) }

  private static let recordingFaults: [RecordingError.Fault] = [
    .heading, .size, .noSize, .time, .place, .event, .line, .length,
  ]

  private static let start = samples(
    of: StartError.self,
    [
      (.inputIsNoTerminal, ["--puzzle -"]),
      (.smallTerminal(width: 30, height: 10, minWidth: 40, minHeight: 20), ["30", "10", "40"]),
      (.unreadable(path: "/k.txt", reason: .isNoFile), ["'/k.txt'"]),
      (.noText(path: "/k.txt"), ["'/k.txt'"]),
      (.unwritableLog(path: "/l.txt", reason: .isFolder), ["/l.txt"]),
      (.unwritableRecording(path: "/r.txt", reason: .isFolder), ["/r.txt"]),
      (.recordingIsLog(path: "/r.txt"), ["/r.txt"]),
      (.gamesInUse(path: "/g.sqlite"), ["/g.sqlite"]),
      (.noRecording(path: "/r.txt"), ["/r.txt", "--record"]),
      (.wrongNote(path: "/r.txt", line: 7, .seed), ["/r.txt", "7"]),
      (.wrongNote(path: "/r.txt", line: 7, .moment), ["/r.txt", "7", "1970", "9999"]),
      (.wrongNote(path: "/r.txt", line: 7, .puzzle), ["/r.txt", "7", "81"]),
      (.wrongNote(path: "/r.txt", line: 7, .games), ["/r.txt", "7"]),
      (.foreignRecording(path: "/r.txt"), ["/r.txt", "--record"]),
    ]
      + recordingFaults.map { fault in
        (
          .shortenedRecording(path: "/r.txt", RecordingError(line: 7, fault: fault)),
          ["/r.txt", "7"]
        )
      }
      + recordingFaults.map { fault in
        (.damagedRecording(path: "/r.txt", RecordingError(line: 7, fault: fault)), ["/r.txt", "7"])
      }
      + [PuzzleID(pack: 6, number: 40)].compactMap(\.self).map { id in
        (.lockedPuzzle(id, needed: 17, next: id), ["6-0040", "17"])
      }
  ) { $0.text(of: $1) }

  private static let terminal: [ErrorSample] = {
    let errors: [(String, TerminalError, [String])] = [
      ("inputIsNoTerminal", .inputIsNoTerminal, []),
      ("outputIsNoTerminal", .outputIsNoTerminal, []),
      ("noTerminalType", .noTerminalType, ["TERM"]),
      ("unknownTerminalType", .unknownTerminalType("vt9"), ["\"vt9\""]),
      ("noCursorAddressing", .noCursorAddressing("vt9"), ["\"vt9\""]),
      ("tooFewDescriptors", .tooFewDescriptors, ["ulimit -n 256"]),
      ("tooSmallFiles", .tooSmallFiles, ["ulimit -f unlimited"]),
      ("refused", .refused(25), ["25"]),
    ]
    return errors.map { name, error, parts in
      ErrorSample(["TerminalError.\(name)"], parts) { $0.text(of: error) }
    }
  }()

  private static let keyMaps: [ErrorSample] = {
    let texts: [(String, [String])] = [
      ("u", ["Reason.missingSign"]), ("a b = u", ["Reason.wrongName"]),
      ("board.undo = u\nboard.undo = z", ["Reason.doubleName"]),
      ("board.undo = qq", ["Reason.key", "KeyNotationError.unknownKey"]),
      ("board.undo = hyper+u", ["KeyNotationError.unknownModifier"]),
      ("board.undo = u,", ["KeyNotationError.missingKey"]),
      ("board.undo = shift+5", ["KeyNotationError.shiftedCharacter"]),
    ]
    return texts.compactMap { text, cases in
      do throws(KeyMapError) {
        _ = try KeyMap(parsing: text)
        return nil
      } catch {
        return ErrorSample(cases, [String(error.line), String(error.column)]) {
          $0.text(of: error)
        }
      }
    }
  }()

  private static let themeFiles: [ErrorSample] = {
    let faults: [(ThemeFileError.Fault, [String])] = [
      (.endOfFile, []), (.value, []), (.name, []), (.colon(after: "q"), ["\"q\""]),
      (.endOfObject, []), (.endOfArray, []), (.depth, []), (.endOfText, []), (.escape, []),
      (.codeUnit, []), (.more, []), (.noObject, []), (.noName, []), (.noList("q"), ["\"q\""]),
      (.noColor("q", allowsPalette: true), ["\"q\""]),
      (.noColor("q", allowsPalette: false), ["\"q\""]), (.noText("q"), ["\"q\""]),
      (.noMembers("q"), ["\"q\""]), (.twice("q"), ["\"q\""]),
    ]
    let unknown = ThemeFileError(.unknownBase("q", known: ["Kame light"]))
    return faults.map { fault, parts in
      let error = ThemeFileError(fault, line: 41, column: 73)
      return ErrorSample([ErrorSample.name(fault)], parts + ["41", "73"]) { $0.text(of: error) }
    } + [
      ErrorSample(["Fault.unknownBase"], ["\"q\"", "Kame light"]) { $0.text(of: unknown) }
    ]
  }()

  private static let files = samples(
    of: FileError.self,
    [
      (.notFound("/a/b"), ["/a/b"]), (.notAllowed("/a/b"), ["/a/b"]),
      (.tooLarge("/a/b"), ["/a/b"]), (.exists("b"), ["b"]), (.isFolder("/a/b"), ["/a/b"]),
      (.isNoFile("/a/b"), ["/a/b"]), (.other("/a/b", reason: .disk), ["/a/b"]),
    ]
  ) { $0.text(of: $1) }

  private static let faults = samples(
    of: FileFault.self,
    [
      (.notFound, []), (.notAllowed, []), (.isFolder, []), (.isNoFolder, []), (.exists, []),
      (.tooLarge(limit: FileBound.theme), ["64 KB"]), (.tooMany(limit: 1000), ["1,000"]),
      (.quota, []), (.noLocks, []), (.noServer, []), (.noDevice, []), (.unsupported, []),
      (.heldBySystem, []), (.linkLoop, []), (.otherDisk, []), (.interrupted, []), (.memory, []),
      (.noReader, []),
      (.full, []), (.sizeLimit, []), (.readOnly, []), (.longName, []), (.tooManyOpen, []),
      (.closed, []), (.disk, []), (.slow, []),
      (.isNoFile, []), (.isLink, []), (.foreignLink, []), (.linkToNoFolder, []), (.ownFile, []),
      (.otherKind, []),
      (.dataFolder, []),
      (.openDatabase, []), (.isFile, []), (.empty, []), (.noVersion, []), (.takesNoFiles, []),
      (.missingPart(SchemaPart(.table, "turns")), ["turns"]),
      (.foreignPart(SchemaPart(.trigger, "t")), ["t"]),
      (.changedPart(SchemaPart(.index, "levels")), ["levels"]),
      (.inUse, []), (.damaged, []), (.system(95), ["95"]),
      (.database(code: 1, message: "no such table"), []),
      (.other("strange"), []),
    ]
  ) { $0.text(of: PreferencesError.unreadable(path: "'p.json'", reason: $1)) }

  private static let conflicts = samples(
    of: KeyMapConflict.self,
    [
      (
        .clash(KeyPress("u"), first: "board.undo", second: "board.redo"),
        ["board.undo", "board.redo", "u"]
      ),
      (.orphan("board.undo"), ["board.undo"]),
      (.unknownName("board.undoo"), ["board.undoo", "docs/keys.md"]),
    ]
  ) { $0.text(of: $1) }

  private static let commandLine = samples(
    of: CommandLineError.self,
    [
      (.unknownOption("--levle", near: "--level"), ["'--levle'", "--level", "--help"]),
      (.unknownOption("--bogus", near: nil), ["'--bogus'", "--help"]),
      (.notUTF8("\\xff.txt"), ["'\\xff.txt'"]), (.folderNotUTF8("\\xff"), ["'\\xff'"]),
      (.variableNotUTF8(name: "HOME", value: "/\\xff"), ["HOME", "'/\\xff'"]),
      (.unexpectedArgument("solv", near: "solve"), ["'solv'", "'solve'", "--help"]),
      (.missingValue("--level", example: "easy"), ["--level easy"]),
      (.unwantedValue("--practice", "3"), ["'3'"]),
      (.wrongValue("--level", "foo", choices: ["easy", "hard"]), ["'foo'", "easy, hard"]),
      (.unknownTheme("pink", choices: ["terminal"]), ["'pink'", "terminal"]),
      (.unlikeExample("--pack", "9-1", example: "1-0003"), ["--pack", "'9-1'", "1-0003"]),
      (.exclusive(["--level", "--puzzle"]), ["--level", "--puzzle"]),
      (.besideReplay(["--theme"]), ["--replay", "--theme"]),
      (.seedWithoutLevel, ["--seed", "--level easy"]),
      (.needsFile("--record"), ["--record"]),
      (.dayToCome(Day(number: 30_000)), [Day(number: 30_000).description]),
      (.unknownTechnique("x-wng", near: [.xWing, .swordfish]), ["'x-wng'"]),
      (.nothingToPractise(.templateSet), []),
      (.unknownLesson("x-wng", near: [.xWing]), ["'x-wng'"]),
    ]
  ) { $0.text(of: $1) }

  private static let pictures: [ErrorSample] = {
    let troubles: [(PictureProgramError, [String])] = [
      (.noCamera(packages: ["ffmpeg", "fswebcam"]), ["ffmpeg", "fswebcam"]),
      (.noDevice(program: "ffmpeg"), ["ffmpeg"]),
      (.noConverter(.heic, packages: ["libheif", "ffmpeg"]), ["HEIC", "libheif", "ffmpeg"]),
      (.failed(program: "ffmpeg", reason: nil), ["ffmpeg"]),
      (.failed(program: "ffmpeg", reason: "EIO"), ["ffmpeg", "EIO"]),
      (.tookTooLong(program: "ffmpeg"), ["ffmpeg"]), (.cancelled, []),
    ]
    let errors: [(PictureError, [String])] = [
      (.empty, []), (.notAPicture, []), (.needsConverter(.heic), ["HEIC"]),
      (.unsupported(.png), ["PNG"]), (.damaged(.png), ["PNG"]),
      (.tooLarge(width: 9000, height: 8000), ["9000", "8000"]),
      (.tooSmall(width: 30, height: 20), ["30", "20"]),
    ]
    let failures: [(CameraFailure, [String], String)] =
      [(.file(.notFound("/a/b")), ["/a/b"], ""), (.scan(.noGrid), [], "")]
      + troubles.map { (.program($0), $1, ErrorSample.name($0)) }
      + errors.map { (.picture($0), $1, ErrorSample.name($0)) }
    return failures.map { failure, parts, inner in
      ErrorSample([ErrorSample.name(failure), inner], parts) { $0.text(of: failure) }
    }
  }()

  private static let puzzleTexts: [ErrorSample] = {
    let cell = Cell(row: 3, column: 6)
    let found: [PuzzleTextError.Found] = [
      .text("q"), .textInData("q"), .textInCell("q", cell), .noDigit(cell), .endOfLine, .endOfText,
      .cells(80), .values(80), .fields(80), .fieldsAfterColons(2), .places(16), .rows(1), .rows(8),
      .rowsOfCells(9, [8, 9]), .gridOfSize(6), .listOfPlaces, .sectionsWithoutPuzzle, .placeTwice,
      .cellWithoutPlace, .cellInOtherRegion(cell), .cageWithSum, .rule("q"), .drawing("q"),
      .rulesAfterCells, .unknownJSON, .element("q"), .noGame, .gameWithoutData, .version("q"),
      .cellsOfVersion("q"), .kind("q", order: "9"), .shortLink, .damagedLink, .linkWithoutPuzzle,
      .file(.png), .zeroByte, .sixteenBitText, .longLine, .longDocument,
      .jigsawRegions, .twoGrids(.columnNumbers), .drawnDigits,
      .notesLikeDigits, .moreErrors(7), .twoPuzzles(["q", "puzzle"]), .onlyMembers(["q"]),
      .member("q"), .disagreement("q", "puzzle", cell), .wrongSolution("q"), .link("q"),
    ]
    let expected: [PuzzleTextError.Expected] = [
      .notation("<q>"), .eitherElement("q", "q"), .cell, .digit, .digitOrZero, .digitAfterPlus,
      .cells, .cellsInLine, .cellsInRowOrLine, .cellsOfClassicCode, .rows, .puzzle, .puzzleSection,
      .gridOfNine, .rowsOfNine, .boxes, .classicRules, .classicRulesUndrawn, .candidate,
      .gnomePlace, .places(17), .differentPlaces, .gnomePosition, .soloSize, .soloCell,
      .endOfCells, .kSudokuKind, .kSudokuCell, .versions(1...3), .fields(81, each: 1),
      .listedNotes, .numberedNotes, .knownJSON, .wholeLink, .linkAsCopied, .jsonInLink,
      .json(.value), .xml(.element), .utf8, .atMostThat, .less,
      .oneGrid, .digitsAsText, .notesApart, .puzzles, .onePuzzle, .givens, .agreement, .knownXML,
    ]
    let json: [PuzzleTextError.JSONPart] = [
      .value, .number, .name, .colon, .endOfObject, .endOfArray, .endOfText, .levels(64),
      .quotationMark, .escapeForIt, .escape,
    ]
    let xml: [PuzzleTextError.XMLPart] = [
      .notation("</q>"), .element, .end, .levels(64), .name, .blankOrEnd, .attributesOnce,
      .noEndOfNothing, .equalsAndValue, .quotedValue, .escapedAngle, .endOfValue, .reference,
      .later("-->"),
    ]
    let advice: [PuzzleTextError.Advice] =
      [
        .shareFullLink, .copyLinkAgain, .copySoloID, .splitFile, .noText, .convertText,
        .openPicture, .copyFromShare, .openLink, .shareElsewhere,
      ]
      + PuzzleTextError.FileKind.allCases.map(PuzzleTextError.Advice.unpack)
    func sample(
      _ name: String, found: PuzzleTextError.Found = .text("q"),
      expected: PuzzleTextError.Expected = .cell, advice: PuzzleTextError.Advice? = nil
    ) -> ErrorSample {
      let error = PuzzleTextError(
        format: nil, line: 41, column: 73, found: found, expected: expected, advice: advice)
      return ErrorSample([name], ["41", "73"]) { $0.text(of: error) }
    }
    return found.map { sample(ErrorSample.name($0), found: $0) }
      + PuzzleTextError.Doubt.allCases.map { sample(ErrorSample.name($0), found: .twoGrids($0)) }
      + expected.map { sample(ErrorSample.name($0), expected: $0) }
      + json.map { sample(ErrorSample.name($0), expected: .json($0)) }
      + xml.map { sample(ErrorSample.name($0), expected: .xml($0)) }
      + advice.map { sample(ErrorSample.name($0), advice: $0) }
      + PuzzleTextError.FileKind.allCases.map {
        sample(ErrorSample.name($0), found: .file($0))
      }
  }()
}
