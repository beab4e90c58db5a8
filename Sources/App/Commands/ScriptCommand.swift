import ArgumentParser
import Foundation
import Sudoku

/// A command for scripts. Its file holds all that is known of it: its name, its help, its options
/// and what it does. ``UltimateSudoku`` lists the commands.
protocol ScriptCommand: ParsableCommand {
  /// The name on the command line.
  static var name: String { get }
  /// A sentence about what it does.
  static func summary(in language: Language) -> String
  /// The rest of its help in English, with examples at the end.
  static var discussion: String { get }
}

extension ScriptCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: name, abstract: summary(in: .english), discussion: discussion)
  }

  /// Refuses `arguments` that give an option twice, by any of its names, if only one value counts:
  /// the parser would take the last. A repeated flag means the same.
  static func checkRepetition(in arguments: some Collection<String>) throws {
    guard arguments.count(where: { $0.hasPrefix("-") }) > 1 else { return }
    let options = try described.arguments.filter { !$0.names.isEmpty && $0.value != nil }
    var given: Set<[String]> = []
    var rest = arguments[...]
    while let argument = rest.popFirst(), argument != "--" {
      let name =
        argument.hasPrefix("--")
        ? String(argument.prefix { $0 != "=" }) : String(argument.prefix(2))
      guard let option = options.first(where: { $0.names.contains(name) }) else { continue }
      // What follows is the value, whatever it looks like.
      if argument == name { _ = rest.popFirst() }
      guard !option.isRepeating, !given.insert(option.names).inserted else { continue }
      throw ValidationError("\(name) is given several times. Give it once.")
    }
  }

  /// The command as its parser describes it.
  static var described: DescribedCommand {
    get throws {
      let help = try JSONDecoder().decode(ParserHelp.self, from: Data(_dumpHelp().utf8))
      return DescribedCommand(
        name: name, summary: summary(in: .english), discussion: discussion,
        arguments: (help.command.arguments ?? []).filter {
          $0.valueName != "help" && $0.valueName != "version"
        }.map(\.described))
    }
  }
}

private struct ParserHelp: Decodable {
  struct Command: Decodable { let arguments: [Argument]? }
  struct Argument: Decodable {
    let kind: String
    let isRepeating: Bool
    let isOptional: Bool
    let names: [Name]?
    let valueName: String?
    let defaultValue: String?
    let abstract: String?
    let allValues: [String]?
    let completionKind: Completion?

    var described: DescribedCommand.Argument {
      let offer: DescribedCommand.Offer =
        if let values = completionKind?.list?.values ?? allValues {
          .names(values)
        } else if let extensions = completionKind?.file?.extensions {
          .files(endings: extensions)
        } else if completionKind?.directory != nil {
          .folders
        } else {
          .nothing
        }
      return DescribedCommand.Argument(
        names: (names ?? []).map { ($0.kind == "short" ? "-" : "--") + $0.name },
        value: kind == "flag" ? nil : valueName ?? "value", valueIsOptional: false,
        isOptional: isOptional, isRepeating: isRepeating, help: abstract ?? "",
        standard: defaultValue, offer: offer)
    }
  }
  struct Name: Decodable {
    let kind: String
    let name: String
  }
  struct Completion: Decodable {
    struct List: Decodable { let values: [String] }
    struct Files: Decodable { let extensions: [String] }
    struct Folder: Decodable {}
    let list: List?
    let file: Files?
    let directory: Folder?
  }

  let command: Command
}
