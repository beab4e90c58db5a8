import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import App

/// The command lines on the pages make sense to the program.
struct DocumentedCommandTests {
  /// A command line, with the page that it is on.
  struct Line: CustomTestStringConvertible {
    let page: String
    let text: String

    var testDescription: String { "\(page): \(text)" }
  }

  /// The lines in README.md, docs/ and the help of commands, and so in the manual pages.
  static let lines: [Line] = {
    let texts =
      Repository.pages.map { ($0, (try? Repository.text(of: $0)) ?? "") }
      + UltimateSudoku.commands.map { ($0.name, $0.discussion) }
    return texts.flatMap { page, text in
      text.split(separator: "\n").compactMap { line in
        let line = line.trimmingCharacters(in: .whitespaces)
        let text = line.hasPrefix("$ ") ? String(line.dropFirst(2)) : line
        return text.hasPrefix("ultimate-sudoku ") ? Line(page: page, text: text) : nil
      }
    }
  }()

  @Test func thereAreSome() {
    #expect(Self.lines.count > 80)
    #expect(Set(Self.lines.map(\.page)).count > 16)
  }

  @Test(arguments: lines)
  func eachMakesSense(_ line: Line) throws {
    for words in Self.commands(in: line.text) {
      let (name, options) = (words.first, Array(words.dropFirst()))
      if name == "COMMAND" || ["--help", "--version"].contains(words.last) { continue }
      if let command = UltimateSudoku.command(name) {
        try command.checkRepetition(in: options)
        _ = try command.parse(options)
      } else {
        _ = try Play(
          name == "play" ? options : words, isNamed: name == "play",
          commands: UltimateSudoku.commands.map { $0.name })
      }
    }
  }

  /// The arguments of each call in a line of a shell, without the remark that may follow.
  private static func commands(in line: String) -> [[String]] {
    var calls: [[String]] = [[]]
    var word = ""
    var quote: Character?
    var blanks = 0
    func endWord() {
      if !word.isEmpty { calls[calls.count - 1].append(word) }
      word = ""
    }
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if "|<>#;&".contains(character) {
        endWord()
        calls.append([])
      } else if character == " " {
        endWord()
        blanks += 1
        // What stands further right says what the command does.
        if blanks == 2 { break }
        continue
      } else {
        word.append(character)
      }
      blanks = 0
    }
    endWord()
    return calls.filter { $0.first == "ultimate-sudoku" }.map { Array($0.dropFirst()) }
  }

  @Test func linesAreReadAsAShellDoes() {
    #expect(
      Self.commands(in: #"ultimate-sudoku a "b c" > d | ultimate-sudoku e  what it does"#)
        == [["a", "b c"], ["e"]])
  }
}
