public import Formats
import Games
public import Generating
import Hints
import PictureReading
public import Scutes
import Store
import Sudoku

/// Errors in words: what happened, where, and what to do. The screens and the command line share
/// them.
nonisolated extension Words {
  /// The name of standard input.
  public var standardInput: String { say("standard input", "표준 입력") }

  /// A note that the program reads from the terminal, with the way to end its input.
  public var waitsForInput: String {
    say(
      "Reading from the terminal: type or paste, then press Ctrl-D on an empty line.",
      "터미널에서 읽고 있어요. 입력하거나 붙여 넣은 다음 빈 줄에서 Ctrl-D를 누르세요.")
  }

  /// The name of a puzzle given as an argument.
  public var givenText: String { say("the puzzle given", "입력한 퍼즐") }

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

  /// A sentence about a mistake in a key file.
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
      say(
        "\(conflict) The names are in ultimate-sudoku-keys(5), which is docs/keys.md.",
        "\(name) 동작은 없어요. 이름은 ultimate-sudoku-keys(5), 곧 docs/keys.md에 있어요.")
    }
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

  /// A sentence or two about a mistake in a theme file.
  public func text(of error: ThemeFileError) -> String {
    say(error.description, korean(error))
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
}

nonisolated extension PuzzleWritingError {
  /// The writable formats, by their command line names.
  static var choices: String {
    PuzzleFormat.allCases.filter(\.isWritable).map(\.id).joined(separator: ", ")
  }
}
