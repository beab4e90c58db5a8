public import Formats
public import Store
import Sudoku

/// The reason why there is no answer for the command line's puzzle.
public nonisolated enum GivenPuzzleError: Error, Hashable, Sendable {
  /// The file can't be read.
  case unreadable(name: String, reason: FileFault)
  /// There is no file of this name, which can be nothing else.
  case noFile(String)
  /// No file has this name, and it isn't a puzzle.
  case neitherFileNorPuzzle(String, PuzzleTextError)
  /// The text is empty.
  case emptyText
  /// The file holds nothing that may be a puzzle.
  case noPuzzle(in: String)
  /// The grid is solved, so a game would have nothing to fill in.
  case finished
  /// The clues include candidates, which a game can't start with.
  case narrowed
  /// None of HoDoKu's techniques finds a step, and others weren't asked for.
  case beyondHoDoKu
}

nonisolated extension Words {
  /// One or two sentences about why the command line's puzzle can't be played.
  public func text(of error: GivenPuzzleError) -> String {
    switch error {
    case .unreadable(let name, let reason):
      say(
        "\(name) can't be read (\(text(of: reason))).",
        "\(name, .object) 읽을 수 없어요(\(text(of: reason))). 경로와 읽기 권한을 확인하세요.")
    case .noFile(let name):
      say("No such file: '\(Self.shortened(name))'.", "'\(Self.shortened(name))' 파일이 없어요.")
    case .neitherFileNorPuzzle(let given, let fault):
      say(
        "'\(Self.shortened(given))' is neither a file nor a puzzle: \(text(of: fault))",
        "'\(Self.shortened(given))': 그런 파일이 없고 퍼즐도 아니에요. \(text(of: fault))")
    case .emptyText:
      say(
        "No puzzle in an empty text. Give 81 cells, a dot for an empty one.",
        "빈 글이라 퍼즐이 없어요. 81칸을 입력하세요. 빈칸은 점으로 써요.")
    case .noPuzzle(let name):
      say(
        "No puzzle in \(name). Give 81 cells, a dot for an empty one.",
        "\(name)에 퍼즐이 없어요. 81칸을 입력하세요. 빈칸은 점으로 써요.")
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
}
