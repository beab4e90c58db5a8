import Formats
public import Games
import Hints
public import Sudoku

/// The reason why the options of `play` make no sense.
public nonisolated enum CommandLineError: Error, Hashable, Sendable {
  /// No option has this name, but perhaps one has a similar name.
  case unknownOption(String, near: String?)
  /// The argument isn't UTF-8. Its other bytes are escaped.
  case notUTF8(String)
  /// The same for the name of a folder.
  case folderNotUTF8(String)
  /// The value of an environment variable that names a folder isn't UTF-8. Its other bytes are
  /// escaped.
  case variableNotUTF8(name: String, value: String)
  /// The argument belongs to no option, but perhaps a command has a similar name.
  case unexpectedArgument(String, near: String?)
  /// The option needs a value.
  case missingValue(String, example: String)
  /// The option takes no value.
  case unwantedValue(String, String)
  /// The option doesn't take this value, but one of `choices`.
  case wrongValue(String, String, choices: [String])
  /// The option doesn't take this value, but one like the example.
  case unlikeExample(String, String, example: String)
  /// The value is neither one of these themes nor a file.
  case unknownTheme(String, choices: [String])
  /// Only one of the options can be given.
  case exclusive([String])
  /// These options can't be given with `--replay`.
  case besideReplay([String])
  /// `--seed` is given without `--level`.
  case seedWithoutLevel
  /// The option was given a standard stream, but the program plays there.
  case needsFile(String)
  /// The day lies in the future.
  case dayToCome(Day)
  /// No technique has this name. Some have similar names.
  case unknownTechnique(String, near: [TechniqueID])
  /// No position is known in which the technique is the next step.
  case nothingToPractise(TechniqueID)
  /// No lesson has this name. Some have similar names.
  case unknownLesson(String, near: [Lesson])
}

nonisolated extension Words {
  /// A sentence or two about why the options of `play` make no sense.
  public func text(of error: CommandLineError) -> String {
    let help = say("See 'ultimate-sudoku --help'.", "'ultimate-sudoku --help'로 확인하세요.")
    return switch error {
    case .unknownOption(let text, let near):
      say(
        "Unknown option \(quoted(text)).\(near.map { " Did you mean \($0)?" } ?? "") \(help)",
        "\(quoted(text)) 옵션은 없어요.\(near.map { " \($0) 옵션인가요?" } ?? "") \(help)")
    case .notUTF8(let text):
      say(
        "The file name \(quoted(text)) isn't UTF-8: rename it, or give the file by standard input.",
        "파일 이름 \(quoted(text))에 UTF-8이 아닌 문자가 있어요. 이름을 바꾸거나 표준 입력으로 주세요.")
    case .folderNotUTF8(let text):
      say(
        "The folder name \(quoted(text)) isn't UTF-8: choose another folder.",
        "폴더 이름 \(quoted(text))에 UTF-8이 아닌 문자가 있어요. 다른 폴더를 고르세요.")
    case .variableNotUTF8(let name, let value):
      say(
        "The variable \(name) is \(quoted(value)), which isn't UTF-8: set it to another folder.",
        "환경 변수 \(name)의 값 \(quoted(value))에 UTF-8이 아닌 문자가 있어요. 다른 폴더로 바꾸세요.")
    case .unexpectedArgument(let text, let near):
      say(
        "Unexpected argument \(quoted(text)).\(near.map { " Did you mean '\($0)'?" } ?? "") \(help)",
        "\(quoted(text)) 부분은 알 수 없어요.\(near.map { " '\($0)' 명령인가요?" } ?? "") \(help)")
    case .missingValue(let option, let example):
      say(
        "\(option) needs a value: write \(option) \(example), for example.",
        "\(option) 뒤에 값이 없어요. \(option) \(example)처럼 쓰세요.")
    case .unwantedValue(let option, let value):
      say(
        "\(option) takes no value, but \(quoted(value)) was given.",
        "\(option) 옵션에는 값을 쓰지 않아요. \(KoreanParticle.object.after(quoted(value))) 빼세요.")
    case .wrongValue(let option, let value, let choices):
      say(
        "\(option) doesn't take \(quoted(value)): give one of \(choices.joined(separator: ", ")).",
        "\(option) 옵션에 \(quoted(value)) 값은 쓸 수 없어요. 다음 중 하나를 쓰세요: "
          + choices.joined(separator: ", "))
    case .unlikeExample(let option, let value, let example):
      say(
        "\(option) doesn't take \(quoted(value)): give one such as \(example).",
        "\(option) 옵션에 \(quoted(value)) 값은 쓸 수 없어요. \(example)처럼 쓰세요.")
    case .unknownTheme(let value, let choices):
      say(
        "No theme is called \(quoted(value)). Give a file, or one of these: "
          + "\(choices.joined(separator: ", ")).",
        "\(quoted(value)) 테마는 없어요. 파일이나 다음 중 하나를 쓰세요: "
          + "\(choices.joined(separator: ", ")).")
    case .exclusive(let options):
      say(
        "\(language.list(options)) exclude each other: give one of them.",
        "\(language.list(options)) 옵션은 함께 쓸 수 없어요. 하나만 쓰세요.")
    case .besideReplay(let options):
      say(
        "--replay starts like its recording: leave out \(language.list(options)).",
        "--replay는 기록한 그대로 시작해요. \(language.list(options)) 옵션을 빼세요.")
    case .seedWithoutLevel:
      say(
        "--seed goes with --level: give a level, such as --level easy.",
        "--seed는 --level과 함께 쓰세요. 예: --level easy --seed 42")
    case .needsFile(let option):
      say(
        "\(option) takes a file, since standard output is where the screen is.",
        "\(option)에는 파일을 쓰세요. 표준 출력에는 화면이 나와요.")
    case .dayToCome(let day):
      say(
        "The puzzle of \(day) is yet to come: give a day up to today.",
        "\(day) 퍼즐은 아직 나오지 않았어요. 오늘까지의 날짜를 쓰세요.")
    case .unknownTechnique(let text, let near):
      say(
        "No technique is called \(quoted(text))"
          + (near.isEmpty
            ? ". 'ultimate-sudoku generate --techniques' lists them."
            : englishEnd(near.map { $0.name(in: language) })),
        "\(quoted(text)) 기법은 없어요."
          + (near.isEmpty
            ? " 'ultimate-sudoku generate --techniques' 명령으로 목록을 보세요."
            : " 비슷한 기법: " + near.map { $0.name(in: language) }.joined(separator: ", ")))
    case .nothingToPractise(let technique):
      say(
        "No position to practise \(technique.name(in: language)) on: in every known puzzle, "
          + "something easier leads on.",
        "\(technique.name(in: language)) 기법은 연습할 수 없어요. 더 쉬운 기법으로 풀리지 않는 퍼즐을 찾지 못했어요.")
    case .unknownLesson(let text, let near):
      say(
        "No lesson is called \(quoted(text))"
          + (near.isEmpty
            ? ". '--learn course' shows them all." : englishEnd(near.map { title(of: $0) })),
        "\(quoted(text)) 레슨은 없어요."
          + (near.isEmpty
            ? " '--learn course'로 모두 볼 수 있어요."
            : " 비슷한 레슨: " + near.map { title(of: $0) }.joined(separator: ", ")))
    }
  }

  /// The end of the English sentence about a name that doesn't exist: those near it, if any.
  private func englishEnd(_ names: [String]) -> String {
    ": near it \(names.count == 1 ? "is" : "are") \(names.joined(separator: ", "))."
  }
}
