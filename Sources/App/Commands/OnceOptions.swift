import ArgumentParser
import Foundation

/// The options of a command that count once. The parser takes the last of several.
enum OnceOptions {
  /// Refuses `arguments` of `command` in which an option that counts once comes twice, under
  /// whichever of its names. A flag may: it means the same.
  static func check(
    _ arguments: some Collection<String>, of command: any ParsableCommand.Type
  ) throws {
    let names = arguments.prefix { $0 != "--" }.compactMap(name(in:))
    guard names.count > 1 else { return }
    let help = try JSONDecoder().decode(CommandHelp.self, from: Data(command._dumpHelp().utf8))
    for argument in help.command.arguments ?? [] {
      guard argument.kind == "option", !argument.isRepeating else { continue }
      let own = (argument.names ?? []).map { ($0.kind == "short" ? "-" : "--") + $0.name }
      guard names.count(where: own.contains) > 1, let name = own.last(where: names.contains)
      else { continue }
      throw ValidationError("\(name) counts once, and is given several times: give it once.")
    }
  }

  /// The name of the option in an argument: "--count" in "--count=3", "-j" in "-j4".
  private static func name(in argument: String) -> String? {
    guard argument.hasPrefix("-"), argument.drop(while: { $0 == "-" }).first?.isLetter == true
    else { return nil }
    return argument.hasPrefix("--")
      ? String(argument.prefix { $0 != "=" }) : String(argument.prefix(2))
  }

  /// What the parser tells about a command.
  private struct CommandHelp: Decodable {
    let command: Command

    struct Command: Decodable {
      let arguments: [Argument]?
    }

    struct Argument: Decodable {
      let kind: String
      let isRepeating: Bool
      let names: [Name]?
    }

    struct Name: Decodable {
      let kind: String
      let name: String
    }
  }
}
