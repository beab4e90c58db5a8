import ArgumentParser
import Foundation
import Sudoku

struct CompletionsCommand: ScriptCommand {
  static let name = "completions"
  static func summary(in language: Language) -> String {
    language.say(
      "Print the completions of a shell: bash, zsh or fish.", "셸(bash, zsh, fish)의 자동 완성을 출력해요.")
  }

  static let discussion = """
    Packages install them. With a program of your own, put the output where your shell looks for it: \
    ~/.local/share/bash-completion/completions/ultimate-sudoku, \
    ~/.config/fish/completions/ultimate-sudoku.fish, or a file _ultimate-sudoku in a folder of zsh's \
    fpath. Commands, options, levels, techniques, themes, formats and files of the right kind are \
    completed.

    EXAMPLES:
      ultimate-sudoku completions bash > completions/ultimate-sudoku
      ultimate-sudoku completions zsh > _ultimate-sudoku
    """

  @Argument(help: "The shell: bash, zsh or fish.")
  var shell: Choice<Shell>

  func run() throws {
    let commands = try UltimateSudoku.completed
    let script =
      switch shell.value {
      case .bash: Bash.script(commands)
      case .zsh: Zsh.script(commands)
      case .fish: Fish.script(commands)
      }
    StandardOutput.print(script)
  }
}

extension UltimateSudoku {
  /// `play` and the commands, in the order of the help.
  static var described: [DescribedCommand] {
    get throws { try [.play(in: .english)] + commands.map { try $0.described } }
  }

  /// These, and `help`, which takes their names.
  fileprivate static var completed: [DescribedCommand] {
    get throws {
      let commands = try described
      let names = DescribedCommand.Argument(names: [], offer: .names(commands.map(\.name)))
      let help = DescribedCommand(
        name: DescribedCommand.help, summary: "Show the help of a command.", discussion: "",
        arguments: [names])
      return commands + [help]
    }
  }
}

/// A shell whose completions can be printed.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension DescribedCommand.Argument {
  /// One without a value of its own, which may be left out.
  fileprivate init(names: [String], help: String = "", offer: DescribedCommand.Offer = .nothing) {
    self.init(
      names: names, value: nil, valueIsOptional: false, isOptional: true, isRepeating: false,
      help: help, standard: nil, offer: offer)
  }

  /// The text about it, up to the end of its first sentence.
  fileprivate var line: String {
    let end = help.range(of: ". ")?.lowerBound ?? help.endIndex
    let text = help[..<end].replacing("\n", with: " ")
    return text.hasSuffix(".") ? String(text.dropLast()) : String(text)
  }
}

extension DescribedCommand {
  fileprivate static let help = "help"

  /// Its own options.
  fileprivate var options: [Argument] { arguments.filter { !$0.names.isEmpty } }
  /// What ends it at once: only the program as a whole has a version.
  fileprivate var endings: [Argument] {
    UltimateSudoku.endings(in: .english)
      .filter { name == "play" || $0.names.contains("--help") }
      .map { Argument(names: $0.names, help: $0.help) }
  }
  /// What may stand without an option, as often as one likes.
  fileprivate var operand: Offer { arguments.first { $0.names.isEmpty }?.offer ?? .nothing }
}

/// A function of plain bash: it asks nothing of the bash-completion package.
private enum Bash {
  static func script(_ commands: [DescribedCommand]) -> String {
    let names = commands.map(\.name)
    let values = commands.flatMap { command in
      command.options.filter { $0.value != nil }.map { option in
        let cases = option.names.map { "\(command.name):\($0)" }.joined(separator: " | ")
        let offer = "\(offering(option.offer)) return"
        // After an optional value that isn't given, the next option follows.
        return option.valueIsOptional
          ? "    \(cases)) [[ $current == -* ]] || { \(offer); } ;;" : "    \(cases)) \(offer) ;;"
      }
    }
    let operands = commands.map { "    \($0.name)) \(offering($0.operand)) ;;" }
    let options = commands.map { command in
      let words = (command.options + command.endings).flatMap(\.names).joined(separator: " ")
      return "      \(command.name)) words='\(words)' ;;"
    }
    return """
      # bash completion of ultimate-sudoku

      # Offers the words of $1.
      _ultimate_sudoku_words() {
        local word
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$1" -- "$current")
      }

      # Offers files whose names end in one of the arguments, in either case, or all files, and
      # folders.
      _ultimate_sudoku_files() {
        local path ending matching
        matching=$(shopt -p nocasematch)
        shopt -s nocasematch
        compopt -o filenames 2>/dev/null
        while IFS= read -r path; do
          if [[ $# -eq 0 || -d $path ]]; then
            COMPREPLY+=("$path")
            continue
          fi
          for ending in "$@"; do
            [[ $path == *."$ending" ]] || continue
            COMPREPLY+=("$path")
            break
          done
        done < <(compgen -f -- "$current")
        $matching
      }

      _ultimate_sudoku_folders() {
        local path
        compopt -o filenames 2>/dev/null
        while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen -d -- "$current")
      }

      _ultimate_sudoku() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        local command=play words
        COMPREPLY=()
        # The option of "--option=value" is a word of its own.
        if [[ $current == = ]]; then
          current=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        if ((COMP_CWORD > 1)); then
          case ${COMP_WORDS[1]} in
          \(names.joined(separator: " | "))) command=${COMP_WORDS[1]} ;;
          esac
        fi
        case $command:$previous in
      \(values.joined(separator: "\n"))
        esac
        if [[ $current == -* ]]; then
          case $command in
      \(options.joined(separator: "\n"))
          esac
          _ultimate_sudoku_words "$words"
          return
        fi
        if ((COMP_CWORD == 1)); then
          _ultimate_sudoku_words '\(names.joined(separator: " "))'
          return
        fi
        case $command in
      \(operands.joined(separator: "\n"))
        esac
      }

      complete -F _ultimate_sudoku ultimate-sudoku
      """
  }

  private static func offering(_ offer: DescribedCommand.Offer) -> String {
    switch offer {
    case .nothing: ":;"
    case .names(let names): "_ultimate_sudoku_words '\(names.joined(separator: " "))';"
    case .namesOrFiles(let names, let endings):
      offering(.names(names)) + " " + offering(.files(endings: endings))
    case .files(let endings):
      "_ultimate_sudoku_files\(endings.map { " " + $0 }.joined());"
    case .folders: "_ultimate_sudoku_folders;"
    }
  }
}

private enum Zsh {
  static func script(_ commands: [DescribedCommand]) -> String {
    let list = commands.map { "    \(quoted("\(escaped($0.name)):\($0.summary)"))" }
    let cases = commands.map { command in
      let lines =
        command.options.map { option($0, besides: $0.names) }
        + command.endings.map { option($0, besides: ["-", "*"]) }
        + [operand(of: command)].compactMap(\.self)
      return "  \(command.name))\n    _arguments -s -S "
        + lines.joined(separator: " \\\n      ") + "\n    ;;"
    }
    return """
      #compdef ultimate-sudoku

      _ultimate_sudoku() {
        local command=play
        local -a commands
        commands=(
      \(list.joined(separator: "\n"))
        )
        if ((CURRENT == 2)) && [[ $PREFIX != -* ]]; then
          _describe -t commands command commands
          return
        fi
        if ((CURRENT > 2)) && ((${+commands[(r)$words[2]:*]})); then
          command=$words[2]
          shift words
          ((CURRENT--))
        fi
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }

      _ultimate_sudoku "$@"
      """
  }

  /// An option, after which the `others` aren't offered.
  private static func option(
    _ option: DescribedCommand.Argument, besides others: [String]
  ) -> String {
    let names = option.names
    let mark =
      option.isRepeating ? "*" : others.count > 1 ? "(\(others.joined(separator: " ")))" : ""
    let about = "[\(escaped(option.line).replacing("[", with: "\\[").replacing("]", with: "\\]"))]"
    let value = option.value.map { name in
      "\(option.valueIsOptional ? "::" : ":")\(escaped(name)):\(action(option.offer))"
    }
    // The value may follow "=" as well.
    let sign = { (name: String) in value == nil ? "" : name.hasPrefix("--") ? "=" : "+" }
    guard names.count > 1 else {
      let name = names.first ?? ""
      return quoted("\(mark)\(name)\(sign(name))\(about)\(value ?? "")")
    }
    let all = names.map { $0 + sign($0) }.joined(separator: ",")
    return "\(quoted(mark)){\(all)}\(quoted(about + (value ?? "")))"
  }

  private static func operand(of command: DescribedCommand) -> String? {
    // The commands have their summaries.
    if command.name == DescribedCommand.help {
      return quoted("*:command:{_describe -t commands command commands}")
    }
    let offer = command.operand
    if case .nothing = offer { return nil }
    return quoted("*:\(name(of: offer)):\(action(offer))")
  }

  private static func name(of offer: DescribedCommand.Offer) -> String {
    if case .names = offer { "value" } else { "file" }
  }

  private static func action(_ offer: DescribedCommand.Offer) -> String {
    switch offer {
    case .nothing: " "
    case .names(let names): "(\(names.joined(separator: " ")))"
    case .namesOrFiles(let names, _):
      escaped(" _alternative \"values:value:(\(names.joined(separator: " ")))\" files:file:_files")
    case .files([]): "_files"
    case .files(let endings): "_files -g \"(#i)*.(\(endings.joined(separator: "|")))\""
    case .folders: "_files -/"
    }
  }

  /// With colons that stay in the text.
  private static func escaped(_ text: String) -> String { text.replacing(":", with: "\\:") }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}

private enum Fish {
  static func script(_ commands: [DescribedCommand]) -> String {
    let names = commands.map(\.name)
    var lines = [
      "# fish completion of ultimate-sudoku", "",
      "function __ultimate_sudoku_is",
      "    set -l words (commandline -opc)",
      "    set -l command play",
      "    if set -q words[2]; and contains -- $words[2] \(names.joined(separator: " "))",
      "        set command $words[2]",
      "    end",
      "    test $command = $argv[1]",
      "end", "",
      "complete -c ultimate-sudoku -f",
    ]
    lines += commands.map {
      "complete -c ultimate-sudoku -n __fish_is_first_token -a \($0.name) -d \(quoted($0.summary))"
    }
    for command in commands {
      lines.append("")
      let condition = "__ultimate_sudoku_is \(command.name)"
      func add(_ parts: String?..., if condition: String = condition) {
        let start = "complete -c ultimate-sudoku -n '\(condition)'"
        lines.append(([start] + parts.compactMap(\.self)).joined(separator: " "))
      }
      for option in command.options + command.endings {
        let isRequired = option.value != nil && !option.valueIsOptional
        let values = values(option.offer)
        add(flags(option.names), isRequired ? "-x" : nil, values, "-d \(quoted(option.line))")
        // An optional value, too, may be a word of its own.
        if option.valueIsOptional, let values {
          let names = option.names.joined(separator: " ")
          add(values, if: "\(condition); and contains -- (commandline -opc)[-1] \(names)")
        }
      }
      if let operands = values(command.operand) { add(operands) }
    }
    return lines.joined(separator: "\n")
  }

  private static func flags(_ names: [String]) -> String {
    names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
      .joined(separator: " ")
  }

  private static func values(_ offer: DescribedCommand.Offer) -> String? {
    switch offer {
    case .nothing: nil
    case .names(let names): "-a '\(names.joined(separator: " "))'"
    case .namesOrFiles(let names, let endings):
      "-k -a '\(names.joined(separator: " ")) \(files(endings))'"
    case .files(let endings): "-k -a '\(files(endings))'"
    case .folders: "-a '(__fish_complete_directories)'"
    }
  }

  private static func files(_ endings: [String]) -> String {
    endings.isEmpty
      ? "(__fish_complete_path (commandline -ct))"
      : "(__fish_complete_suffix \(endings.map { "." + $0 }.joined(separator: " ")))"
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
