public import Formats
import Games
public import Generating
public import Hints
import PictureReading
public import Store
import Sudoku
public import Widgets

/// Errors in words: what happened, where, and what to do. The screens and the command line share
/// them.
nonisolated extension Words {
  /// The name of standard input.
  public var standardInput: String { say("standard input", "표준 입력") }

  /// A sentence that the program reads what is typed on the terminal, and how to end that.
  public var waitsForInput: String {
    say(
      "Reading from the terminal: type or paste, then press Ctrl-D on an empty line.",
      "터미널에서 읽고 있어요. 입력하거나 붙여 넣은 다음 빈 줄에서 Ctrl-D를 누르세요.")
  }

  /// The name of a puzzle given as an argument.
  public var givenText: String { say("the puzzle given", "입력한 퍼즐") }

  /// A sentence about why games can't be read or written.
  public func text(of error: StoreError) -> String {
    switch error {
    case .unwritable(let folder, .isFile):
      say(
        "\(folder) is a file, not a folder. Choose another with --data-dir.",
        "\(folder, .topic) 폴더가 아니라 파일이에요. --data-dir로 다른 폴더를 고르세요.")
    case .unwritable(let folder, let reason):
      say(
        "Games can't be saved in \(folder) (\(text(of: reason))). "
          + "\(remedy(reason, otherwise: "Make it writable")), or choose another folder with --data-dir.",
        "게임을 \(folder) 폴더에 저장할 수 없어요(\(text(of: reason))). "
          + "\(remedy(reason, otherwise: "쓰기 권한을 확인하"))거나 --data-dir로 다른 폴더를 고르세요.")
    case .full(let path):
      say(
        "No space left to save games in \(path). Free some space.",
        "\(path)에 게임을 저장할 공간이 없어요. 공간을 비우세요.")
    case .tooManyOpen(let path):
      say(
        "\(path) can't be opened, because too few files may be open at a time. Raise the limit, such "
          + "as with \"ulimit -n 256\".",
        "한꺼번에 열 수 있는 파일이 너무 적어서 \(path, .object) 열 수 없어요. \"ulimit -n "
          + "256\"처럼 한도를 올리세요.")
    case .busy(let path):
      say(
        "Another program is using \(path). Close it, and everything will be saved.",
        "다른 프로그램이 \(path, .object) 쓰고 있어요. 그 프로그램을 닫으면 모두 "
          + "저장돼요.")
    case .notChanged(let path):
      say(
        "Another program is using \(path), so nothing was changed. Close it, and try again.",
        "다른 프로그램이 \(path, .object) 쓰고 있어서 바뀐 것이 없어요. 그 프로그램을 닫고 다시 해 보세요.")
    case .replaced(let path):
      say(
        "The games in \(path) were replaced meanwhile, so nothing was changed. Look at the new list, and "
          + "try again.",
        "\(path)의 게임이 그사이 바뀌어서 아무것도 고치지 않았어요. 목록을 보고 다시 해 보세요.")
    case .newer(let path):
      say(
        "The games in \(path) were saved by a later version of this program. Use that version, or "
          + "choose another folder with --data-dir.",
        "\(path)의 게임은 더 새로운 버전에서 저장됐어요. 그 버전으로 열거나 --data-dir로 다른 폴더를 고르세요.")
    case .damaged(let path):
      say(
        "The file \(path) is damaged. Start the program again, and it will be set aside.",
        "\(path) 파일이 손상됐어요. 프로그램을 다시 시작하면 따로 보관해요.")
    case .unrescued(let path, let reason):
      say(
        "\(path) is damaged, and there is no room for another file with its games (\(text(of: reason))). "
          + "\(reason == .full ? "Free some space" : "Raise the limit") and start the program again.",
        "\(path) 파일이 손상됐는데 게임을 옮길 새 파일을 쓸 자리가 없어요(\(text(of: reason))). "
          + "\(reason == .full ? "공간을 비우고" : "한도를 올리고") 프로그램을 다시 시작하세요.")
    case .noBackup(let path, let reason):
      say(
        "\(path) can't be restored (\(text(of: reason))). Give a file made by 'ultimate-sudoku backup'.",
        "\(path) 파일을 복원할 수 없어요(\(text(of: reason))). 'ultimate-sudoku backup'으로 만든 파일을 지정하세요.")
    case .playedElsewhere:
      say(
        "This game was played on in another window, whose moves are kept. Resume it to see them.",
        "다른 창에서 이어서 푼 게임이에요. 그 창에서 둔 수는 저장돼 있으니 이어하기로 확인하세요.")
    case .unreadableGame(let id):
      say(
        "The game that you played last (number \(id)) can't be read and is left as it is. Start a new one.",
        "마지막으로 한 게임(번호 \(id))을 읽을 수 없어 그대로 두었어요. 새 게임을 시작하세요.")
    case .temporaryFolder(let path, let reason):
      say(
        "The temporary folder \(path) can't be used (\(text(of: reason))). "
          + "\(reason == .full ? "Free some space, or name" : "Name") another in TMPDIR.",
        "임시 폴더 \(path, .object) 쓸 수 없어요(\(text(of: reason))). "
          + "\(reason == .full ? "공간을 비우거나 " : "")TMPDIR에 다른 폴더를 지정하세요.")
    case .sizeLimit(let path):
      say(
        "\(path) would be larger than files may be here. Raise the limit, such as with "
          + "\"ulimit -f unlimited\", and start again.",
        "파일 크기 한도 때문에 \(path)에 저장할 수 없어요. \"ulimit -f unlimited\"처럼 한도를 올리고 다시 "
          + "시작하세요.")
    case .failed(let path, let reason):
      say(
        "Games can't be saved in \(path) (\(text(of: reason))). "
          + "\(remedy(reason, otherwise: "Check the file")), or choose another folder with --data-dir.",
        "게임을 \(path)에 저장할 수 없어요(\(text(of: reason))). "
          + "\(remedy(reason, otherwise: "파일을 확인하"))거나 --data-dir로 다른 폴더를 고르세요.")
    }
  }

  /// A sentence about why preferences can't be read or written.
  public func text(of error: PreferencesError) -> String {
    switch error {
    case .unreadable(let path, let reason):
      say(
        "The preferences in \(path) can't be read (\(text(of: reason))). "
          + "\(remedy(reason, otherwise: "Check who may read the file")).",
        "\(path)의 설정을 읽을 수 없어요(\(text(of: reason))). "
          + "\(remedy(reason, otherwise: "파일의 읽기 권한을 확인하"))세요.")
    case .unwritable(let path, let reason):
      say(
        "Settings and lessons can't be saved in \(path) (\(text(of: reason))). "
          + "\(remedy(reason, otherwise: "Make the folder writable")), or choose another folder with "
          + "--data-dir.",
        "설정과 배우기 기록을 \(path)에 저장할 수 없어요(\(text(of: reason))). "
          + "\(remedy(reason, otherwise: "폴더의 쓰기 권한을 확인하"))거나 --data-dir로 다른 폴더를 고르세요.")
    }
  }

  /// A sentence about why the solver's board can't be read or written.
  public func text(of error: SolverFileError) -> String {
    switch error {
    case .unreadable(let path, let reason):
      say(
        "The solver's board in \(path) can't be read (\(text(of: reason))). "
          + "\(remedy(reason, otherwise: "Check who may read the file")).",
        "\(path)의 풀이 보드를 읽을 수 없어요(\(text(of: reason))). "
          + "\(remedy(reason, otherwise: "파일의 읽기 권한을 확인하"))세요.")
    case .unwritable(let path, let reason):
      say(
        "The solver's board can't be saved in \(path) (\(text(of: reason))). It's here until you quit. "
          + "\(remedy(reason, otherwise: "Make the folder writable")), or choose "
          + "another folder with --data-dir.",
        "풀이 보드를 \(path)에 저장할 수 없어요(\(text(of: reason))). 끝낼 때까지만 남아 있어요. "
          + "\(remedy(reason, otherwise: "폴더의 쓰기 권한을 확인하"))거나 --data-dir로 다른 폴더를 고르세요.")
    }
  }

  /// A sentence about a problem with the themes of Memory.
  func text(of trouble: MemoryTrouble) -> String {
    switch trouble {
    case .setAside(let file) where file.reason == .damagedInPart:
      say(
        "A part of the theme in \(file.path) is damaged. It has the rest. The file as it was is now "
          + "\(file.newPath).",
        "\(file.path)의 테마가 일부 손상되어 읽을 수 있는 부분만 쓰고, 원래 파일은 \(file.newPath)에 보관했어요.")
    case .setAside(let file):
      say(
        "The theme in \(file.path) is damaged. Its file is now \(file.newPath). Your other themes "
          + "are fine.",
        "\(file.path)의 테마가 손상되어 파일 이름을 \(file.newPath, .toward) 바꾸었어요. 다른 "
          + "테마는 그대로예요.")
    case .orderSetAside(let file) where file.reason == .damagedInPart:
      say(
        "A part of the order of the themes in \(file.path) is damaged. The file as it was is now "
          + "\(file.newPath).",
        "\(file.path)의 테마 순서가 일부 손상되어 원래 파일을 \(file.newPath)에 보관했어요.")
    case .orderSetAside(let file):
      say(
        "The order of the themes in \(file.path) is damaged. Its file is now \(file.newPath). "
          + "Themes are sorted by name.",
        "\(file.path)의 테마 순서가 손상되어 파일 이름을 \(file.newPath, .toward) 바꾸었어요. "
          + "테마는 이름순으로 나와요.")
    case .incomplete(let name):
      say(
        "Some symbols of the theme “\(name)” can't be read. It has the others, and its file keeps all.",
        "“\(name)” 테마의 그림 가운데 읽을 수 없는 것이 있어요. 나머지 그림만 쓰고, 파일에는 모두 그대로 있어요.")
    case .failed(.unreadable(let path, let reason)):
      say(
        "Can't read \(path) (\(text(of: reason))). "
          + "\(remedy(reason, otherwise: "Check its permissions")).",
        "\(path) 파일을 읽을 수 없어요(\(text(of: reason))). \(remedy(reason, otherwise: "읽기 권한을 확인하"))세요.")
    case .failed(.unwritable(let path, let reason)):
      say(
        "Can't save the theme as \(path) (\(text(of: reason))). "
          + "\(remedy(reason, otherwise: "Make the folder writable")) or choose another.",
        "테마를 \(path)에 저장할 수 없어요(\(text(of: reason))). "
          + "\(remedy(reason, otherwise: "폴더의 쓰기 권한을 확인하"))거나 다른 폴더를 고르세요.")
    case .failed(.noTheme(let path, .unfit(let field))):
      say(
        "“\(field)” in \(path) \(limit(of: field)). Correct it and import the file again.",
        "\(path)의 “\(field)” 값\(limit(of: field)). 고친 뒤 다시 가져오세요.")
    case .failed(.noTheme(let path, let fault)):
      say(
        "\(path) isn't a theme (\(text(of: fault))). Choose a file exported as one.",
        "\(path, .topic) 테마가 아니에요(\(text(of: fault))). 테마로 내보낸 파일을 고르세요.")
    }
  }

  /// A sentence about a damaged file that was set aside.
  public func text(of file: SetAsideFile) -> String {
    let rescued = file.rescued ?? SetAsideFile.Rescued()
    let recovered = [
      count(rescued.games, "one game", "games", of: "게임"),
      count(rescued.results, "one result of Memory", "results of Memory", of: "짝 맞추기 기록"),
      count(rescued.collections, "one collection", "collections", of: "퍼즐 모음"),
    ].compactMap(\.self)
    let isOne = rescued.games + rescued.results + rescued.collections == 1
    let rest =
      if file.reason == .damagedInPart {
        say("what could be read is in the new file", "읽을 수 있는 부분은 새 파일에 옮겼어요")
      } else if file.rescued == nil {
        say("a new one takes its place", "새 파일을 만들었어요")
      } else if recovered.isEmpty {
        say("nothing could be read from it", "읽을 수 있는 것은 없었어요")
      } else {
        say(
          "\(Self.listed(recovered)) could be read from it and \(isOne ? "is" : "are") in the new file",
          "읽을 수 있는 \(recovered.joined(separator: ", "))를 새 파일에 옮겼어요")
      }
    let fault =
      switch file.reason {
      case .damaged, .damagedInPart: say("was damaged", "파일이 손상돼서")
      case .tooLarge(let limit):
        say("has more than \(FileFault.size(limit))", "파일이 \(FileFault.size(limit))보다 커서")
      }
    return say(
      "The file \(file.path) \(fault). It is kept as \(file.newPath), and \(rest).",
      "\(file.path) \(fault) \(file.newPath)에 보관했고, \(rest).") + losses(of: rescued)
  }

  /// A sentence about another file that has taken the place of the games file.
  public func text(of replacement: FileReplacement) -> String {
    switch replacement {
    case .moved(let path):
      say(
        "\(path) was moved, removed, replaced or emptied while you were playing. What you have played "
          + "since you started the program is in the file there now. Earlier games are only in it if "
          + "that had them.",
        "게임 중에 \(path) 파일이 옮겨지거나 지워지거나 바뀌었어요. 프로그램을 시작한 뒤에 플레이한 내용은 지금 그 자리에 있는 "
          + "파일에 저장했어요. 그 전의 게임은 그 파일에 있던 것만 남아 있어요.")
    case .unreadable(let path):
      say(
        "\(path) was moved, removed, replaced or emptied while you were playing. The file there now has "
          + "the game you are playing, but not those that you finished before it.",
        "게임 중에 \(path) 파일이 옮겨지거나 지워지거나 바뀌었어요. 지금 하는 게임은 그 자리에 있는 파일에 저장했지만, 그 전에 "
          + "끝낸 게임은 읽을 수 없었어요.")
    case .restored(let path):
      say(
        "The games in \(path) were replaced by a backup. A game on the board stays as it is here, and is "
          + "saved there. What the file had before is beside it, in one with .before in its name.",
        "\(path)의 게임이 백업으로 바뀌었어요. 지금 하는 게임은 보이는 그대로 거기에 저장되고, 그 전에 있던 것은 그 "
          + "옆의 '.before' 파일에 있어요.")
    case .damaged(let file): text(of: file)
    }
  }

  /// A sentence about what somebody had added to a file of games, and had to go.
  public func text(of dropped: DroppedParts) -> String {
    let most = 3
    let parts = dropped.parts
    let names = parts.map { text(of: $0) }
    let listed = names.prefix(most).joined(separator: ", ")
    let more = parts.count > most ? " 외 \(parts.count - most)개" : ""
    return say(
      "\(dropped.path) had the \(Self.listed(names)), which this program doesn't have. "
        + "\(parts.count == 1 ? "It was" : "They were") removed, and the games are as they were.",
      "\(dropped.path)에 이 프로그램에 없는 것이 있어서 지웠어요: \(listed)\(more). 게임은 그대로예요.")
  }

  /// What the program does while it reads games from a damaged file, and how far it is, in one line.
  public func text(of progress: RescueProgress) -> String {
    let done = number(progress.games)
    let puzzles = number(progress.puzzles)
    let games = progress.total.map {
      say(" \(done) of \(number($0))", " \(done)/\(number($0))")
    }
    let collected =
      switch progress.puzzles {
      case 0: ""
      case 1: say(", 1 puzzle of a collection", ", 모음의 퍼즐 1개")
      default: say(", \(puzzles) puzzles of collections", ", 모음의 퍼즐 \(puzzles)개")
      }
    return say("The games file is damaged. Rescuing your games…", "게임 파일이 손상됐어요. 게임을 되살리고 있어요…")
      + (games ?? "") + collected
  }

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
    let why = reason.map { text(of: $0) }
    return say(
      "The last moves couldn't be saved in \(path)\(why.map { " (\($0))" } ?? "").",
      "마지막 수를 \(path)에 저장하지 못했어요\(why.map { "(\($0))" } ?? "").")
  }

  /// A sentence about a change of a list of games, which couldn't be saved in the file at `path` before
  /// the program ended.
  public func textOfLastChange(unsavedIn path: String) -> String {
    say(
      "The last change to your lists couldn't be saved in \(path).",
      "목록의 마지막 변경을 \(path)에 저장하지 못했어요.")
  }

  /// A sentence about settings and lessons that couldn't be saved before the program ended.
  public func textAfterLeaving(without unsaved: UnsavedPreferences) -> String {
    let what =
      switch (unsaved.hasSettings, unsaved.hasLessons) {
      case (true, true): say("Settings and lessons", "설정과 배우기 기록을")
      case (false, true): say("Lessons", "배우기 기록을")
      default: say("Settings", "설정을")
      }
    let reason = text(of: unsaved.reason)
    return say(
      "\(what) couldn't be saved in \(unsaved.path) (\(reason)).",
      "\(what) \(unsaved.path)에 저장하지 못했어요(\(reason)).")
  }

  /// A sentence about the solver's board, which couldn't be saved before the program ended.
  public func textAfterLeaving(without error: SolverFileError) -> String {
    switch error {
    case .unreadable(let path, let reason), .unwritable(let path, let reason):
      say(
        "The solver's board couldn't be saved in \(path) (\(text(of: reason))).",
        "풀이 보드를 \(path)에 저장하지 못했어요(\(text(of: reason))).")
    }
  }

  /// A sentence about why a puzzle can't be written.
  public func text(of error: PuzzleWritingError) -> String {
    func name(_ format: PuzzleFormat) -> String { "\(export.name(format)) (\(format.id))" }
    return switch error {
    case .readOnly(let format):
      say(
        "\(name(format)) is read but not written. Choose one of \(PuzzleWritingError.choices).",
        "\(name(format)) 형식은 읽기만 해요. 다음 중에서 고르세요: \(PuzzleWritingError.choices)")
    case .onlyOne(let format):
      say(
        "A file of \(name(format)) holds one puzzle, and there are more. Write each into a file of "
          + "its own, or choose another format.",
        "\(name(format)) 파일에는 퍼즐이 하나만 들어가는데 더 있어요. 파일을 나누어 쓰거나 다른 형식을 고르세요.")
    case .tooOften(let format):
      say(
        "\(name(format)) holds a digit nine times at most, and this grid has more. Choose another "
          + "format.",
        "\(name(format)) 형식에는 같은 숫자가 아홉 번까지만 들어가는데 더 있어요. 다른 형식을 고르세요.")
    }
  }

  /// One or two sentences about why no puzzle was generated.
  public func text(of error: GeneratorError) -> String {
    switch error {
    case .noAttempts: say("No attempt is allowed. Allow at least one.", "시도 횟수가 0이에요. 1 이상으로 정하세요.")
    case .tooFewGivens:
      say(
        "A puzzle with one solution has 17 givens at least. Allow that many.",
        "정답이 하나인 퍼즐에는 처음 숫자가 17개 이상 있어야 해요. 더 많이 정하세요.")
    case .tooManyGivens:
      say("A puzzle has 80 givens at most. Ask for fewer.", "처음 숫자는 80개까지예요. 더 적게 정하세요.")
    case .tooManyMinimalGivens:
      say(
        "No minimal puzzle with more than 40 givens is known. Ask for fewer, or not for a minimal "
          + "one.",
        "처음 숫자가 40개보다 많은 최소 퍼즐은 알려지지 않았어요. 더 적게 정하거나 최소 퍼즐 조건을 빼세요.")
    case .noRating:
      say(
        "No known puzzle is rated so. Ratings go from 1.0 to 11.9, with gaps. Ask for a wider range.",
        "그런 난도의 퍼즐은 알려진 것이 없어요. 난도는 1.0부터 11.9까지이고 빈 값도 있어요. 범위를 넓히세요.")
    case .uncertainLevel(let level):
      say(
        "No puzzle of level \(level.rawValue) can be vouched for.",
        "\(name(of: level)) 퍼즐은 난이도를 보장할 수 없어요. 다른 난이도를 고르세요.")
    case .needlessTechnique(let technique):
      say(
        "No grade needs \(technique.facts.name), so no puzzle can be made for it.",
        "\(technique.name(in: language)) 기법이 있어야 난이도가 정해지는 퍼즐은 없어요. 다른 기법을 고르세요.")
    case .harderTechnique(let technique, let needed, let level):
      say(
        "A puzzle of level \(level.rawValue) never needs the technique "
          + "\(technique.facts.name), which is of level \(needed.rawValue). Ask for that level.",
        "\(name(of: level)) 퍼즐에는 \(technique.name(in: language)) 기법이 필요 없어요. \(name(of: needed)) 난이도를 "
          + "고르세요.")
    case .notFound(let attempts):
      say(
        "None of \(attempts) grids held a puzzle like that. Allow more attempts, or ask for less.",
        "\(attempts)번 시도했지만 그런 퍼즐을 찾지 못했어요. 시도 횟수를 늘리거나 조건을 줄이세요.")
    }
  }

  /// A sentence about why a terminal can't be used.
  public func text(of error: TerminalError) -> String {
    switch error {
    case .inputIsNoTerminal: say(error.description, "표준 입력이 터미널이 아니에요. 파이프나 파일을 입력으로 주지 말고 시작하세요.")
    case .outputIsNoTerminal: say(error.description, "표준 출력이 터미널이 아니에요. 출력을 다른 곳으로 보내지 말고 시작하세요.")
    case .noTerminalType:
      say(error.description, "TERM이 비어 있어요. xterm-256color처럼 쓰는 터미널의 이름으로 정하세요.")
    case .unknownTerminalType(let name):
      say(
        error.description,
        "TERM이 \"\(name)\"인데 이 시스템이 모르는 터미널이에요. xterm-256color처럼 쓰는 터미널의 이름으로 "
          + "정하거나 그 정보를 설치하세요.")
    case .noCursorAddressing(let name):
      say(
        error.description, "TERM이 \"\(name)\"인데 커서를 옮기지 못하는 터미널이에요. xterm-256color 같은 다른 터미널을 쓰세요.")
    case .tooFewDescriptors:
      say(error.description, "한꺼번에 열 수 있는 파일이 너무 적어요. \"ulimit -n 256\"처럼 한도를 올리세요.")
    case .tooSmallFiles:
      say(error.description, "만들 수 있는 파일의 크기가 너무 작아요. \"ulimit -f unlimited\"처럼 한도를 올리세요.")
    case .refused(let number):
      say(error.description, "터미널을 쓸 수 없어요(시스템 오류 \(number)). 다른 터미널 창에서 해 보세요.")
    }
  }

  /// A sentence about what is wrong with a key file, and where.
  public func text(of error: KeyMapError) -> String {
    say(error.description, korean(error))
  }

  /// A sentence about the problem of a key map with the tables of the program.
  public func text(of conflict: KeyMapConflict) -> String {
    switch conflict {
    case .clash(let key, let first, let second):
      say(
        conflict.description, "\(key.notation) 키가 \(first), \(second) 두 동작에 있어요. 하나에는 다른 키를 쓰세요.")
    case .orphan(let name): say(conflict.description, "\(name) 동작에 남은 키가 없어요. 다른 키를 쓰세요.")
    case .unknownName(let name):
      say("\(conflict) docs/keys.md lists the names.", "\(name) 동작은 없어요. 이름은 docs/keys.md에 있어요.")
    }
  }

  /// One or more sentences about what is wrong with a theme file, and where.
  public func text(of error: ThemeFileError) -> String {
    say(error.description, korean(error))
  }

  /// One or more sentences about whether a grid has exactly one solution, and the evidence if not.
  public func text(of check: PuzzleCheck) -> String {
    switch check {
    case .unique: say("The puzzle has exactly one solution.", "정답이 하나인 퍼즐이에요.")
    case .conflicts(let conflicts):
      say("The puzzle breaks the rules", "규칙에 어긋나는 퍼즐이에요.") + text(of: conflicts)
    case .noSolution(let reason, let suspects):
      say(
        "The puzzle has no solution: \(reason.text(in: language))\(text(of: suspects)).",
        "정답이 없는 퍼즐이에요. \(reason.text(in: language)).\(text(of: suspects))")
    case .several(let one, let other):
      phrase(NextStep.severalSolutions(one, other).explanation(in: language).text)
    }
  }

  /// One or more sentences about whether a board has exactly one solution, and the evidence if not:
  /// that of its check, unless it is known what a player did wrong.
  public func text(of findings: BoardFindings) -> String {
    switch findings.complaint?.kind {
    case .wrongDigit?, .missingNote?:
      findings.complaint.map { phrase($0.explanation(in: language).text) }
        ?? text(of: findings.check)
    default: text(of: findings.check)
    }
  }

  /// One or two sentences about why the command line's puzzle can't be played.
  public func text(of error: GivenPuzzleError) -> String {
    switch error {
    case .unreadable(let name, let reason):
      say(
        "\(name) can't be read (\(text(of: reason))).",
        "\(name, .object) 읽을 수 없어요(\(text(of: reason))). 경로와 읽기 권한을 확인하세요.")
    case .noFile(let name):
      say("There is no file '\(Self.shortened(name))'.", "'\(Self.shortened(name))' 파일이 없어요.")
    case .neitherFileNorPuzzle(let given, let fault):
      say(
        "'\(Self.shortened(given))' is neither a file nor a puzzle: \(text(of: fault))",
        "'\(Self.shortened(given))': 그런 파일이 없고 퍼즐도 아니에요. \(text(of: fault))")
    case .emptyText:
      say(
        "No puzzle in an empty text. Give 81 cells, a dot for an empty one.",
        "빈 글이라 퍼즐이 없어요. 81칸을 입력하세요. 빈칸은 점으로 써요.")
    case .noPuzzle:
      say("No puzzle. Give 81 cells, a dot for an empty one.", "퍼즐이 없어요. 81칸을 입력하세요. 빈칸은 점으로 써요.")
    case .finished:
      say(
        "This grid is solved already: no cell is left to fill in. Give a puzzle.",
        "이미 다 채운 보드라 채울 칸이 없어요. 빈칸이 있는 퍼즐을 주세요.")
    case .narrowed:
      say(
        "The clues of this puzzle are candidates (a Sukaku), which a game can't begin with. "
          + "'solve', 'rate' and 'hint' take it.",
        "후보가 단서인 퍼즐(스카쿠)이라 게임을 시작할 수 없어요. 'solve', 'rate', 'hint' 명령에는 쓸 수 있어요.")
    case .beyondHoDoKu:
      say(
        "None of HoDoKu's techniques finds a step. Leave out '--order hodoku' to try others.",
        "HoDoKu의 기법으로는 다음 단계를 찾을 수 없어요. '--order hodoku'를 빼면 다른 기법도 써요.")
    }
  }

  /// A sentence about why a picture gave no puzzle, and what to do about it.
  public func text(of failure: CameraFailure) -> String {
    switch failure {
    case .file(let trouble): text(of: trouble)
    case .program(.noCamera(let packages)):
      say(
        "Install \(Self.either(packages)) to take pictures.",
        "사진을 찍으려면 \(packages.joined(separator: ", ")) 중 하나를 설치하세요.")
    case .program(.noDevice(let program)):
      say(
        "\(program) found no camera. Connect one, or choose a picture.",
        "\(program) 프로그램이 카메라를 찾지 못했어요. 카메라를 연결하거나 사진을 골라 주세요.")
    case .program(.noConverter(let format, let packages)):
      say(
        "No converter for \(format.name) found. Install \(Self.either(packages)), or save it as JPEG.",
        "\(format.name) 변환기가 없어요. \(packages.joined(separator: ", ")) 중 하나를 설치하거나 JPEG로 저장해 "
          + "주세요.")
    case .picture(.needsConverter(let format)):
      say(
        "\(format.name) pictures have to be converted. Save it as JPEG or PNG.",
        "\(format.name) 사진은 변환해야 해요. JPEG나 PNG로 저장해 주세요.")
    case .program(.failed(let program, let reason)):
      say(
        "\(program) made no picture\(reason.map { ": \($0)" } ?? ""). Try again, or choose a file.",
        "\(program) 프로그램이 사진을 만들지 못했어요\(reason.map { ": \($0)" } ?? ""). 다시 하거나 파일을 골라 "
          + "주세요.")
    case .program(.tookTooLong(let program)):
      say(
        "\(program) took too long. Try again, or choose a file.",
        "\(program) 프로그램이 너무 오래 걸려요. 다시 하거나 파일을 골라 주세요.")
    case .program(.cancelled): say("Cancelled. Choose another picture.", "취소했어요. 다른 사진을 골라 주세요.")
    case .picture(.empty):
      say("This file is empty. Choose another picture.", "빈 파일이에요. 다른 사진을 골라 주세요.")
    case .picture(.notAPicture):
      say(
        "This file is neither a picture nor a puzzle. Choose a JPEG or PNG.",
        "사진도 퍼즐도 아닌 파일이에요. JPEG나 PNG를 골라 주세요.")
    case .picture(.unsupported(let format)):
      say(
        "\(format.name) files like this can't be read. Save it as JPEG or PNG.",
        "이런 \(format.name) 파일은 읽을 수 없어요. JPEG나 PNG로 저장해 주세요.")
    case .picture(.damaged(let format)):
      say(
        "This \(format.name) file is damaged. Copy it again, or choose another picture.",
        "손상된 \(format.name) 파일이에요. 다시 복사하거나 다른 사진을 골라 주세요.")
    case .picture(.tooLarge(0, _)), .picture(.tooLarge(_, 0)):
      say(
        "This picture takes more memory than there is. Save a smaller copy and open that.",
        "메모리가 부족해 이 사진을 열 수 없어요. 더 작게 저장해서 여세요.")
    case .picture(.tooLarge(let width, let height)):
      say(
        "\(width)×\(height) pixels are too many. Save a smaller copy and open that.",
        "\(width)×\(height) 픽셀은 너무 커요. 작게 저장해서 열어 주세요.")
    case .picture(.tooSmall(let width, let height)):
      say(
        "\(width)×\(height) pixels are too few. Take the picture from closer up.",
        "\(width)×\(height) 픽셀은 너무 작아요. 더 가까이에서 찍어 주세요.")
    case .scan:
      say(
        "No Sudoku grid found. Take the picture from above with all four corners in it.",
        "스도쿠 보드를 찾지 못했어요. 네 모서리가 다 나오게 위에서 찍어 보세요.")
    }
  }

  /// A sentence about why the program can't start as requested.
  public func text(of error: StartError) -> String {
    switch error {
    case .inputIsNoTerminal:
      say(
        "Standard input isn't a terminal, and the game takes its keys from there. To play a puzzle "
          + "that it holds, add --puzzle -.",
        "표준 입력이 터미널이 아니라서 키를 받을 수 없어요. 거기에 있는 퍼즐로 게임을 하려면 --puzzle -를 붙이세요.")
    case .smallTerminal(let width, let height, let minWidth, let minHeight):
      say(
        "This terminal has \(width) by \(height) cells. Make it at least \(minWidth) by "
          + "\(minHeight).",
        "터미널 크기가 \(width)×\(height)칸이에요. \(minWidth)×\(minHeight)칸 이상으로 키우세요.")
    case .lockedPuzzle(let id, let needed, let next):
      say(
        "Puzzle \(id) is locked: solve \(needed) more of pack \(id.pack)"
          + "\(next.map { ", such as \($0)" } ?? ""), to open it.",
        "퍼즐 \(id)번은 잠겨 있어요. \(id.pack)번 팩에서 \(needed)개를 더 풀면 열려요."
          + (next.map { " \($0)번부터 풀어 보세요." } ?? ""))
    case .unreadable(let path, let reason):
      say(
        "'\(path)' can't be read (\(text(of: reason))). Give the path of a file.",
        "'\(path)' 파일을 읽을 수 없어요(\(text(of: reason))). 파일의 경로를 적으세요.")
    case .noText(let path):
      say(
        "'\(path)' isn't a text file: give one in UTF-8, of 1 MB at most.",
        "'\(path)' 파일은 텍스트 파일이 아니에요. UTF-8로 된 1 MB 이하의 파일을 고르세요.")
    case .unwritableLog(let path, let reason):
      say(
        "The log can't be written to \(path) (\(text(of: reason))). Give another file.",
        "로그를 \(path)에 쓸 수 없어요(\(text(of: reason))). 다른 파일을 고르세요.")
    case .unwritableRecording(let path, let reason):
      say(
        "The recording can't be written to \(path) (\(text(of: reason))). Give another file.",
        "기록을 \(path)에 쓸 수 없어요(\(text(of: reason))). 다른 파일을 고르세요.")
    case .recordingIsLog(let path):
      say(
        "The recording and the log can't both be written to \(path). Give each a file of its own.",
        "기록과 로그를 모두 \(path)에 쓸 수는 없어요. 파일을 따로 고르세요.")
    case .gamesInUse(let path):
      say(
        "Another program is writing \(path), so this one can't start. Close the other, and try again.",
        "다른 프로그램이 \(path, .object) 쓰고 있어서 시작할 수 없어요. 그 프로그램을 닫고 다시 "
          + "시작하세요.")
    case .noRecording(let path):
      say(
        "No recording in \(path). Give the file that --record wrote.",
        "\(path)에 기록이 없어요. --record로 만든 파일을 고르세요.")
    case .shortenedRecording(let path, let error):
      say(
        "Line \(error.line) of \(path) \(error.fault.description). The replay ended before it.",
        "\(path)의 \(error.line)번째 줄\(text(of: error.fault)). 그 앞까지만 재생했어요.")
    case .damagedRecording(let path, let error):
      say(
        "\(path) can't be replayed: line \(error.line) \(error.fault.description). Give a file as this "
          + "version wrote it.",
        "\(path) 기록을 다시 볼 수 없어요. \(error.line)번째 줄\(text(of: error.fault)). 이 버전에서 만든 파일을 "
          + "고르세요.")
    case .wrongNote(let path, let line, let note):
      say(
        "\(path) can't be replayed: line \(line) \(text(of: note)). Give a file as this version wrote "
          + "it.",
        "\(path) 기록을 다시 볼 수 없어요. \(line)번째 줄\(text(of: note)). 이 버전에서 만든 파일을 고르세요.")
    case .foreignRecording(let path):
      say(
        "\(path) isn't a recording of this program. Give a file that --record wrote.",
        "\(path, .topic) 이 프로그램의 기록이 아니에요. --record로 만든 파일을 고르세요.")
    }
  }

  /// A sentence about why a file or folder can't be used.
  func text(of trouble: FileError) -> String {
    switch trouble {
    case .notFound(let path): say("No such file: \(path).", "\(path, .subject) 없어요.")
    case .notAllowed(let path):
      say("No permission to read or write \(path).", "\(path, .object) 읽거나 쓸 권한이 없어요.")
    case .tooLarge(let path): say("\(path) is too large to read.", "\(path, .topic) 너무 커서 읽지 않아요.")
    case .exists(let path):
      say(
        "\(path) already exists. Press again to replace it.",
        "\(path, .subject) 이미 있어요. 한 번 더 누르면 덮어써요.")
    case .isFolder(let path):
      say("\(path) is a folder. Add a file name.", "\(path, .topic) 폴더예요. 파일 이름을 더하세요.")
    case .isNoFile(let path): say("\(path) isn't a regular file.", "\(path, .topic) 보통 파일이 아니에요.")
    case .other(let path, let reason):
      say(
        "Can't use \(path) (\(text(of: reason))).", "\(path, .object) 쓸 수 없어요(\(text(of: reason)))."
      )
    }
  }

  private func text(of note: RecordedNote) -> String {
    switch note {
    case .seed:
      say(
        "has a seed that isn't a whole number from 0 to 2^64 - 1", "의 시드가 0부터 2^64 - 1까지의 정수가 아니에요")
    case .moment:
      say(
        "has a moment outside of the years 1970 to 9999, in milliseconds since 1970",
        "의 시각이 1970년부터 9999년 사이가 아니에요(1970년부터 센 밀리초)")
    case .puzzle: say("has a puzzle that isn't 81 cells", "의 퍼즐이 81칸이 아니에요")
    case .games: say("has games that aren't an SQLite database in Base64", "의 게임 파일을 읽을 수 없어요")
    case .preferences: say("has preferences that aren't in Base64", "의 설정을 읽을 수 없어요")
    case .solver: say("has a solver's board that isn't in Base64", "의 풀이 보드를 읽을 수 없어요")
    }
  }

  private func text(of fault: RecordingError.Fault) -> String {
    switch fault {
    case .heading: say(fault.description, "이 \"recording 1\"이 아니에요")
    case .size: say(fault.description, "의 크기를 가진 터미널은 없어요")
    case .noSize: say(fault.description, " 위에 터미널 크기가 없어요")
    case .time: say(fault.description, "의 시간이 범위를 벗어났거나 윗줄보다 앞서요")
    case .place: say(fault.description, "의 위치는 화면 밖이에요")
    case .event: say(fault.description, "은 입력이 아니에요")
    case .line: say(fault.description, "이 기록이 아니에요")
    case .length: say(fault.description, "부터는 너무 길어 읽지 않아요")
    }
  }

  private func text(of fault: MemoryThemesError.Fault) -> String {
    switch fault {
    case .notJSON: say("not JSON", "JSON이 아님")
    case .missing(let field): say("“\(field)” is missing", "“\(field)” 없음")
    case .otherKind(let field): say("“\(field)” has the wrong type", "“\(field)”의 종류가 다름")
    case .unfit(let field): say("“\(field)” \(limit(of: field))", "“\(field)” 값\(limit(of: field))")
    }
  }

  /// The predicate of a sentence about a field of a Memory theme whose value isn't allowed.
  private func limit(of field: String) -> String {
    switch field {
    case "name": say("is empty", "이 비어 있어요")
    case "symbols":
      say("needs two or more symbols of one character each", "에는 한 글자짜리 서로 다른 그림이 두 개 이상 있어야 해요")
    case "pairs":
      say(
        "must be a number from \(MemoryTheme.minPairs) to \(MemoryTheme.maxPairs)",
        "은 \(MemoryTheme.minPairs)부터 \(MemoryTheme.maxPairs)까지의 수여야 해요")
    default: say("has a value that isn't allowed", "은 쓸 수 없어요")
    }
  }

  /// Where two equal digits see each other: the end of a sentence, or a sentence of its own in Korean.
  private func text(of conflicts: [GridConflict]) -> String {
    guard let first = conflicts.first else { return say(".", "") }
    let house = first.house.name(in: language)
    let (one, other) = (first.first.name(in: language), first.second.name(in: language))
    let rest = conflicts.count - 1
    return say(
      ": \(first.digit) stands twice in \(house), in \(one) and \(other)"
        + "\(rest > 0 ? ", and \(rest) more such" : "").",
      " \(house)에 \(first.digit, .subject) 두 번 있어요(\(one), \(other))."
        + (rest > 0 ? " 그런 곳이 \(rest)개 더 있어요." : ""))
  }

  /// The cells to look at, if they are few.
  private func text(of suspects: [Cell]) -> String {
    guard !suspects.isEmpty, suspects.count <= 4 else { return "" }
    let cells = suspects.map { $0.name(in: language) }.joined(separator: ", ")
    return say(
      ". Look at \(cells): empty, \(suspects.count == 1 ? "it leaves" : "each of them leaves") a solution",
      suspects.count == 1
        ? " \(cells, .object) 비우면 정답이 있어요." : " 다음 칸 중 하나를 비우면 정답이 있어요: \(cells)")
  }

  /// "one game", "240 games". `nil` for none.
  private func count(_ count: Int, _ one: String, _ many: String, of what: String) -> String? {
    count == 0
      ? nil : say(count == 1 ? one : "\(number(count)) \(many)", "\(what) \(number(count))개")
  }

  /// What is missing in a file that was set aside: sentences, each after a blank.
  private func losses(of rescued: SetAsideFile.Rescued) -> String {
    var sentences: [String] = []
    func add(_ count: Int, one: String, many: String, _ korean: String) {
      guard count > 0 else { return }
      sentences.append(say(count == 1 ? one : many, korean))
    }
    let games = number(rescued.incompleteGames)
    add(
      rescued.incompleteGames, one: "One game lacks some of its moves.",
      many: "\(games) games lack some of their moves.", "게임 \(games)개는 수를 모두 읽지는 못했어요.")
    let lost = number(rescued.lostGames)
    add(
      rescued.lostGames,
      one: "Of one game only moves could be read. You may have deleted it before.",
      many: "Of \(lost) games only moves could be read. You may have deleted some of them before.",
      "게임 \(lost)개는 수만 남아 있어요. 전에 지운 게임일 수도 있어요.")
    let nameless = number(rescued.namelessCollections)
    add(
      rescued.namelessCollections,
      one: "The name of one collection is lost. You may have deleted it before.",
      many:
        "The names of \(nameless) collections are lost. You may have deleted some of them before.",
      "퍼즐 모음 \(nameless)개는 이름을 읽지 못했어요. 전에 지운 모음일 수도 있어요.")
    let names = rescued.incompleteCollections.map { "\"\($0)\"" }
    let most = 3
    let more = names.count > most ? " 외 \(names.count - most)개" : ""
    add(
      names.count,
      one:
        "The collection \(names.first ?? "") lacks some of its puzzles. Delete it and import its "
        + "file again.",
      many:
        "The collections \(Self.listed(names)) lack some of their puzzles. Delete them and import "
        + "their files again.",
      "퍼즐을 모두 읽지 못한 모음: \(names.prefix(most).joined(separator: ", "))\(more). 지우고 그 파일을 다시 "
        + "가져오세요.")
    return sentences.map { " " + $0 }.joined()
  }

  /// Numbers in groups of three digits.
  private func number(_ number: Int) -> String { NumberFormat.grouped(number, separator: ",") }

  /// "a", "a and b", "a, b and c". Of many, the first.
  private static func listed(_ names: [String]) -> String {
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

  /// The kit has the English sentence.
  private func korean(_ error: KeyMapError) -> String {
    let sentence =
      switch error.reason {
      case .missingSign: "=가 없어요. gameBoard.undo = u, ctrl+z처럼 쓰세요."
      case .wrongName(let name):
        "\"\(name)\"에 맞는 동작이 없어요. = 앞에 gameBoard.undo 같은 이름을 쓰세요."
      case .doubleName(let name): "\(name)의 키는 위 줄에 이미 있어요. 한 줄에 모두 쓰세요."
      case .key(.unknownKey(let name)):
        "\"\(name)\"이라는 키는 없어요. 글자 하나나 f1~f35, 또는 space, enter, pageup 같은 이름을 쓰세요."
      case .key(.unknownModifier(let name)):
        "\"\(name)\"이라는 보조 키는 없어요. + 앞에 ctrl, alt, shift 중 하나를 쓰세요."
      case .key(.missingKey): "키가 빠졌어요. u, f5, ctrl+z처럼 쓰세요."
      case .key(.shiftedCharacter(let character)):
        "shift+\(character)로 입력되는 글자는 키보드마다 달라요. 그 글자를 그대로 쓰세요."
      }
    return "\(error.line)번째 줄 \(error.column)번째 글자: \(sentence)"
  }

  /// The kit has the English sentence.
  private func korean(_ error: ThemeFileError) -> String {
    let place =
      if let line = error.line, let column = error.column {
        "테마 \(line)번째 줄 \(column)번째 글자"
      } else {
        "테마"
      }
    let sentence =
      switch error.fault {
      case .endOfFile: "파일이 너무 일찍 끝나요. 빠진 괄호를 더하세요."
      case .value: "여기에 값이 있어야 해요. 글은 따옴표로 묶으세요."
      case .name: "따옴표로 묶은 이름이 없어요. 여기에 쓰세요."
      case .colon(let name): "\"\(name)\" 뒤에 콜론이 없어요. 더하세요."
      case .endOfObject: "쉼표나 닫는 중괄호가 없어요. 더하세요."
      case .endOfArray: "쉼표나 닫는 대괄호가 없어요. 더하세요."
      case .depth: "괄호가 너무 깊어요. 줄이세요."
      case .endOfText: "글이 끝나지 않아요. 같은 줄에 닫는 따옴표를 더하세요."
      case .escape: "역슬래시에 뜻이 없어요. 두 번 쓰세요."
      case .codeUnit: "16진 숫자 네 개가 있어야 해요. 글자를 그대로 쓰세요."
      case .more: "마지막 괄호 뒤에 남은 글이 있어요. 지우세요."
      case .noObject: "중괄호로 시작하지 않아요. 중괄호로 시작하세요."
      case .noName: "이름이 없어요. 맨 바깥 괄호에 \"name\": \"…\"을 더하세요."
      case .noList(let name): "\"\(name)\" 값이 목록이 아니에요. [\"bold\", \"underline\"]처럼 쓰세요."
      case .noColor(let text, let allowsPalette):
        "\"\(text)\" 값은 색이 아니에요. #RRGGBB, ansi:0~ansi:15, default"
          + (allowsPalette ? ", 팔레트의 이름 중 하나를 쓰세요." : " 중 하나를 쓰세요.")
      case .noText(let name): "\"\(name)\" 값이 글이 아니에요. 따옴표로 묶으세요."
      case .noMembers(let name): "\"\(name)\" 값이 묶음이 아니에요. 내용을 중괄호로 묶으세요."
      case .twice(let name): "\"\(name)\" 이름이 두 번 나와요. 하나를 지우세요."
      case .unknownBase(let name, let known):
        "\"\(name)\" 테마가 없어요. 다음 중 하나를 쓰세요: "
          + known.map { "\"\($0)\"" }.joined(separator: ", ")
      }
    return "\(place): \(sentence)"
  }

  /// What to do about a file of the program that can't be used.
  private func remedy(_ reason: FileFault, otherwise: String) -> String {
    remedy(of: reason) ?? otherwise
  }
}

nonisolated extension PuzzleWritingError {
  /// The writable formats, by their command line names.
  static var choices: String {
    PuzzleFormat.allCases.filter(\.isWritable).map(\.id).joined(separator: ", ")
  }
}
