import Formats
import Games
import Scutes
public import Store
import Sudoku

nonisolated extension Words {
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

  /// A sentence about foreign parts removed from a file of games.
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

  /// The progress of rescuing games from a damaged file, in one line.
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

  /// A sentence about the last moves, which couldn't be saved in the file at `path` before the
  /// program ended.
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

  /// A sentence about a change of a list of games, which couldn't be saved in the file at `path`
  /// before the program ended.
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

  /// "one game", "240 games". `nil` for none.
  private func count(_ count: Int, _ one: String, _ many: String, of what: String) -> String? {
    count == 0
      ? nil : say(count == 1 ? one : "\(number(count)) \(many)", "\(what) \(number(count))개")
  }

  /// Sentences about losses in a file that was set aside, each after a blank.
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

  /// "a, b and c", or of more than three, the first.
  private static func listed(_ names: [String]) -> String {
    let most = 3
    return names.count > most
      ? names.prefix(most).joined(separator: ", ") + " and \(names.count - most) more"
      : Language.english.list(names)
  }
}

/// Preferences that couldn't be saved.
public nonisolated struct UnsavedPreferences: Hashable, Sendable {
  /// The path of the file.
  let path: String
  /// The reason.
  let reason: FileFault
  /// `true` if settings are among them.
  let hasSettings: Bool
  /// `true` if progress in lessons is among them.
  let hasLessons: Bool

  /// Finds out what has changed in `preferences` since they were `saved`, and can't be saved
  /// because of `error`.
  init(of preferences: Preferences, since saved: Preferences, error: PreferencesError) {
    switch error {
    case .unreadable(let path, let reason), .unwritable(let path, let reason):
      (self.path, self.reason) = (path, reason)
    }
    var others = preferences
    (others.lessons, others.begunLessons) = (saved.lessons, saved.begunLessons)
    hasSettings = others != saved
    hasLessons = others != preferences
  }
}
