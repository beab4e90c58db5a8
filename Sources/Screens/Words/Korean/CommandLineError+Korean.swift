import Formats
import Games
import Hints
import Sudoku

nonisolated extension CommandLineError {
  /// The error in one or two sentences.
  var korean: String {
    let help = "'ultimate-sudoku --help'로 확인하세요."
    return switch self {
    case .unknownOption(let text, let near):
      "\(quoted(text)) 옵션은 없어요.\(near.map { " \($0) 옵션인가요?" } ?? "") \(help)"
    case .notUTF8(let text):
      "파일 이름 \(quoted(text))에 UTF-8이 아닌 문자가 있어요. 이름을 바꾸거나 표준 입력으로 주세요."
    case .folderNotUTF8(let text):
      "폴더 이름 \(quoted(text))에 UTF-8이 아닌 문자가 있어요. 다른 폴더를 고르세요."
    case .variableNotUTF8(let name, let value):
      "환경 변수 \(name)의 값 \(quoted(value))에 UTF-8이 아닌 문자가 있어요. 다른 폴더로 바꾸세요."
    case .unexpectedArgument(let text): "\(quoted(text)) 부분은 알 수 없어요. \(help)"
    case .missingValue(let option, let example):
      "\(option) 뒤에 값이 없어요. \(option) \(example)처럼 쓰세요."
    case .unwantedValue(let option, let value):
      "\(option) 옵션에는 값을 쓰지 않아요. \(KoreanParticle.object.after(quoted(value))) 빼세요."
    case .wrongValue(let option, let value, let choices):
      "\(option) 옵션에 \(quoted(value)) 값은 쓸 수 없어요. 다음 중 하나를 쓰세요: "
        + choices.joined(separator: ", ")
    case .unlikeExample(let option, let value, let example):
      "\(option) 옵션에 \(quoted(value)) 값은 쓸 수 없어요. \(example)처럼 쓰세요."
    case .unknownTheme(let value, let choices):
      "--theme 옵션에 \(quoted(value)) 값은 쓸 수 없어요. 파일이나 다음 중 하나를 쓰세요: "
        + choices.joined(separator: ", ")
    case .exclusive(let options): "\(Self.list(options)) 옵션은 함께 쓸 수 없어요. 하나만 쓰세요."
    case .besideReplay(let options):
      "--replay는 기록한 그대로 시작해요. \(Self.list(options)) 옵션을 빼세요."
    case .seedWithoutLevel: "--seed는 --level과 함께 쓰세요. 예: --level easy --seed 42"
    case .needsFile(let option): "\(option)에는 파일을 쓰세요. 표준 출력에는 화면이 나와요."
    case .dayToCome(let day): "\(day) 퍼즐은 아직 나오지 않았어요. 오늘까지의 날짜를 쓰세요."
    case .unknownTechnique(let text, let near):
      "\(quoted(text)) 기법은 없어요."
        + (near.isEmpty
          ? "" : " 비슷한 기법: " + near.map { $0.name(in: .korean) }.joined(separator: ", "))
    case .nothingToPractise(let technique):
      "\(technique.name(in: .korean)) 기법은 연습할 수 없어요. 더 쉬운 기법으로 풀리지 않는 퍼즐을 찾지 못했어요."
    case .unknownLesson(let text, let near):
      "\(quoted(text)) 레슨은 없어요."
        + (near.isEmpty
          ? "" : " 비슷한 레슨: " + near.map { Words.korean.title(of: $0) }.joined(separator: ", "))
    }
  }

  private func quoted(_ text: String) -> String { PuzzleTextError.quoted(text) }

  private static func list(_ options: [String]) -> String {
    options.joined(separator: ", ")
  }
}
