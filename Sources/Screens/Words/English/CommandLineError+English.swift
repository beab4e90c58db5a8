import Formats
import Games
import Hints
import Sudoku

nonisolated extension CommandLineError {
  /// The error in one or two sentences.
  var english: String {
    let help = "See 'ultimate-sudoku --help'."
    return switch self {
    case .unknownOption(let text, let near):
      "Unknown option \(quoted(text)).\(near.map { " Did you mean \($0)?" } ?? "") \(help)"
    case .notUTF8(let text):
      "The file name \(quoted(text)) isn't UTF-8: rename it, or give the file by standard input."
    case .folderNotUTF8(let text):
      "The folder name \(quoted(text)) isn't UTF-8: choose another folder."
    case .variableNotUTF8(let name, let value):
      "The variable \(name) is \(quoted(value)), which isn't UTF-8: set it to another folder."
    case .unexpectedArgument(let text): "Unexpected argument \(quoted(text)). \(help)"
    case .missingValue(let option, let example):
      "\(option) needs a value: write \(option) \(example), for example."
    case .unwantedValue(let option, let value):
      "\(option) takes no value, but \(quoted(value)) was given."
    case .wrongValue(let option, let value, let choices):
      "\(option) doesn't take \(quoted(value)): give one of \(choices.joined(separator: ", "))."
    case .unlikeExample(let option, let value, let example):
      "\(option) doesn't take \(quoted(value)): give one such as \(example)."
    case .unknownTheme(let value, let choices):
      "--theme doesn't take \(quoted(value)): give one of \(choices.joined(separator: ", ")), or a file."
    case .exclusive(let options):
      "\(Self.list(options)) exclude each other: give one of them."
    case .besideReplay(let options):
      "--replay starts like its recording: leave out \(Self.list(options))."
    case .seedWithoutLevel: "--seed goes with --level: give a level, such as --level easy."
    case .needsFile(let option):
      "\(option) takes a file, since standard output is where the screen is."
    case .dayToCome(let day): "The puzzle of \(day) is yet to come: give a day up to today."
    case .unknownTechnique(let text, let near):
      "No technique is called \(quoted(text))"
        + Self.near(near.map { $0.name(in: .english) })
    case .nothingToPractise(let technique):
      "No position to practise \(technique.name(in: .english)) on: in every known puzzle, "
        + "something easier leads on."
    case .unknownLesson(let text, let near):
      "No lesson is called \(quoted(text))" + Self.near(near.map { Words.english.title(of: $0) })
    }
  }

  private func quoted(_ text: String) -> String { PuzzleTextError.quoted(text) }

  /// The end of a sentence about a name that doesn't exist: those near it, if any.
  private static func near(_ names: [String]) -> String {
    if names.isEmpty { return "." }
    return ": near it \(names.count == 1 ? "is" : "are") \(names.joined(separator: ", "))."
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
