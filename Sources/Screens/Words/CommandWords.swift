import Widgets

/// The text of the help on the command line.
nonisolated struct CommandWords: LanguageTable {
  let overview: String
  let usage: String
  let options: String
  let commands: String
  let option: @Sendable (PlayOption) -> String
  let version: String
  let help: String
  let command: @Sendable (ScriptCommand) -> String
  let helpOfCommand: String
}

/// A command for scripts, by its name.
nonisolated enum ScriptCommand: String, CaseIterable, Sendable {
  case solve
  case rate
  case hint
  case find
  case canonical
  case minimal
  case steps
  case generate
  case convert
  case draw
  case read
  case `import`
  case backup
  case restore
}

nonisolated extension Words {
  /// The help on the command line, for a terminal of `width` columns. 80 are enough for it.
  public func commandHelp(width: Int = 80) -> String {
    let width = max(20, min(width, 80))
    func wrapped(_ text: String, indent: Int = 0) -> String {
      TextWrapping.lines(of: text, width: width - indent)
        .map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
    }
    let rows =
      PlayOption.allCases.map { ($0.usage, command.option($0)) }
      + [("--version", command.version), ("-h, --help", command.help)]
    let commands = ScriptCommand.allCases.map { ($0.rawValue, command.command($0)) }
    return """
      \(wrapped(command.overview))

      \(command.usage)
      \(wrapped("ultimate-sudoku [play] --level easy", indent: 2))
      \(wrapped("ultimate-sudoku solve puzzles.txt", indent: 2))

      \(wrapped(command.options))
      \(Self.table(rows, width))

      \(wrapped(command.commands))
      \(Self.table(commands, width))

      \(wrapped(command.helpOfCommand))
      """
  }

  /// Two columns, the second wrapped. In a narrow terminal, the second is below the first.
  private static func table(_ rows: [(String, String)], _ width: Int) -> String {
    guard width >= 64 else {
      return rows.flatMap { name, text in
        ["  " + name] + TextWrapping.lines(of: text, width: width - 6).map { "      " + $0 }
      }.joined(separator: "\n")
    }
    let indent = 28
    return rows.flatMap { name, text in
      TextWrapping.lines(of: text, width: width - indent).enumerated().map { index, line in
        let start = index == 0 ? "  " + name : ""
        return start + String(repeating: " ", count: max(1, indent - start.columns)) + line
      }
    }.joined(separator: "\n")
  }
}

nonisolated extension PlayOption {
  /// The option with a value that it takes: "--level easy", "--daily [2026-11-21]".
  fileprivate var usage: String {
    switch takes {
    case .nothing: typed
    case .value: "\(typed) \(example)"
    case .optionalValue: "\(typed) [\(example)]"
    }
  }
}
