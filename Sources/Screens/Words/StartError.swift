public import Games
public import Scutes
public import Store
import Sudoku

/// The reason why the full-screen program can't start as requested.
public nonisolated enum StartError: Error, Hashable, Sendable {
  /// Standard input is no terminal, and wasn't asked for as data either.
  case inputIsNoTerminal
  /// The terminal is smaller than the screens need.
  case smallTerminal(width: Int, height: Int, minWidth: Int, minHeight: Int)
  /// The puzzle of a pack is still locked: `needed` more have to be solved, such as `next`.
  case lockedPuzzle(PuzzleID, needed: Int, next: PuzzleID?)
  /// A theme file or key file can't be read.
  case unreadable(path: String, reason: FileFault)
  /// A theme file or key file isn't text, or is too long.
  case noText(path: String)
  /// The log can't be written.
  case unwritableLog(path: String, reason: FileFault)
  /// The recording can't be written.
  case unwritableRecording(path: String, reason: FileFault)
  /// The recording and the log were to be one file.
  case recordingIsLog(path: String)
  /// Another program locked the games for too long.
  case gamesInUse(path: String)
  /// No recording can be read from this path.
  case noRecording(path: String)
  /// The recording is damaged.
  case damagedRecording(path: String, RecordingError)
  /// A recording was replayed up to a line.
  case shortenedRecording(path: String, RecordingError)
  /// A note of the recording has a value that makes no sense.
  case wrongNote(path: String, line: Int, RecordedNote)
  /// The recording is another program's.
  case foreignRecording(path: String)
}

/// A note of a recording that has to make sense for it to be replayed, by its name in the file.
public nonisolated enum RecordedNote: String, CaseIterable, Sendable {
  case seed
  case moment
  case puzzle
  case games
  case preferences
  case solver
}

nonisolated extension Words {
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
    case .unreadable(let path, .notFound):
      say("No such file: '\(path)'.", "'\(path)' 파일이 없어요.")
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
}
