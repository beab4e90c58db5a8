import ArgumentParser
import Formats
import Foundation
import Screens
import Store
import Sudoku

/// A reason to end that the user can do something about: one sentence.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A puzzle that a command can do nothing with: one sentence.
struct PuzzleFailure: Error {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}

/// The exit statuses: 0 for success, 1 if a puzzle failed, 2 for an invalid request.
enum Ending {
  static let usage: Int32 = 2

  static func end(with error: any Error, of command: any ParsableCommand.Type) -> Never {
    OutputFile.discard()
    if let error = error as? UsageError {
      say(error.description)
      exit(usage)
    }
    if let failure = error as? PuzzleFailure {
      say(failure.sentence)
      exit(1)
    }
    let status = command.exitCode(for: error)
    if status.isSuccess {
      StandardOutput.print(command.fullMessage(for: error))
      exit(0)
    }
    if error is ExitCode { exit(status.rawValue) }
    let message = sentence(of: command.message(for: error))
    let isSentence = [".", "?", "!"].contains { message.hasSuffix($0) }
    let sentences = isSentence ? message : "\(message).\(meaning(of: error, in: command))"
    say("\(sentences) See 'ultimate-sudoku\(asked(of: command)) --help'.")
    exit(usage)
  }

  /// A message of the parser in one line, with its list of choices as a sentence has it.
  static func sentence(of message: String) -> String {
    let lines = message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let choices = lines.filter { $0.hasPrefix("- ") }.map { "'\($0.dropFirst(2))'" }
    let text = lines.filter { !$0.hasPrefix("- ") }.joined(separator: " ")
    guard !choices.isEmpty else { return text }
    return text.replacing(
      "one of the following:", with: "one of \(Language.english.list(choices, or: true)).")
  }

  /// A space and the help of the option with the invalid value, if the message lacks a hint. Empty
  /// if the error isn't about an option.
  private static func meaning(
    of error: any Error, in command: any ParsableCommand.Type
  ) -> String {
    let lines = command.fullMessage(for: error).split(separator: "\n")
    guard let first = lines.firstIndex(where: { $0.hasPrefix("Help:") }) else { return "" }
    let help = lines[first...].prefix { !$0.hasPrefix("Usage:") }.joined(separator: " ")
    let words = help.split(separator: " ").dropFirst()
    guard let start = words.firstIndex(where: { $0.first?.isUppercase == true }) else { return "" }
    return " " + words[start...].joined(separator: " ")
  }

  /// A space and the name of the requested command, or nothing.
  private static func asked(of command: any ParsableCommand.Type) -> String {
    let names = command.configuration.subcommands.compactMap { $0.configuration.commandName }
    return CommandLine.arguments.dropFirst().first.map { names.contains($0) ? " \($0)" : "" } ?? ""
  }

  /// Ends the program because its output can't be written. If the output is a pipe that nobody
  /// reads, ends by SIGPIPE without a message.
  static func end(withOutputError number: Int32, in file: String? = nil) -> Never {
    if number == EPIPE { end(by: SIGPIPE) }
    Interruption.cleanUp()
    OutputFile.discard()
    let name = file ?? "standard output"
    say("\(name) can't be written (\(Words.english.text(of: FileFault(number)))).")
    exit(usage)
  }

  /// Ends the program by the signal that requested it, so that its parent learns why.
  static func end(by number: Int32) -> Never {
    Interruption.cleanUp()
    OutputFile.discard()
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }

  /// Writes a line to standard error. `text` may quote names and options as given: control
  /// characters are shown by number, and of a long argument only the beginning.
  static func say(_ text: String) {
    let text = shortened(text, quoting: CommandLine.arguments)
    StandardError.write("ultimate-sudoku: \(text.printable)\n")
  }

  /// Returns `text` with the first 200 characters of each of the `arguments`, or of the value of an
  /// option in one, that it repeats and that is longer. Other texts of an argument stay.
  static func shortened(_ text: String, quoting arguments: [String]) -> String {
    let most = 200
    guard text.utf8.count > most else { return text }
    return arguments.lazy.filter { $0.utf8.count > most }.reduce(text) { text, argument in
      var quotes = [argument[...]]
      if argument.hasPrefix("--") {
        quotes.append(argument.drop { $0 != "=" }.dropFirst())
      } else if argument.hasPrefix("-") {
        quotes.append(argument.dropFirst(2))
      }
      return quotes.filter { $0.count > most }.reduce(text) { text, quote in
        text.replacing(quote, with: quote.prefix(most) + "…")
      }
    }
  }
}
