import Foundation
import Sudoku

@testable import App

/// The manual pages, made of what `--help` and the pages in docs/ say.
struct ManualPages {
  /// The folder of the sources.
  let root: URL
  /// The day of the version, as on the pages: "2026-11-28".
  let date: String

  init(root: URL) throws {
    self.root = root
    let log = try String(contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    guard
      let line = log.split(separator: "\n").first(where: {
        $0.hasPrefix("## [\(Version.number)] - ")
      })
    else { throw ManualError.noDate }
    date = String(line.suffix(10))
  }

  enum ManualError: Error {
    case noDate
    case noSection(String)
  }

  /// The pages in docs/ that have a manual page.
  static let documents = [
    (name: "formats", summary: "formats of puzzles that ultimate-sudoku reads and writes"),
    (name: "keys", summary: "keys of ultimate-sudoku, and key files"),
    (name: "themes", summary: "theme files of ultimate-sudoku"),
  ]

  /// The pages by their names: "ultimate-sudoku-solve.1".
  func all() throws -> [String: String] {
    let commands = try UltimateSudoku.described
    var pages: [String: String] = [:]
    pages["ultimate-sudoku.1"] = try program(commands)
    for command in commands {
      pages["ultimate-sudoku-\(command.name).1"] = try page(of: command)
    }
    for (name, summary) in Self.documents {
      let text = try String(
        contentsOf: root.appendingPathComponent("docs/\(name).md"), encoding: .utf8)
      pages["ultimate-sudoku-\(name).5"] =
        title("ultimate-sudoku-\(name)", 5) + section("NAME")
        + "ultimate\\-sudoku\\-\(name) \\- \(summary)\n" + section("DESCRIPTION")
        + Roff(markdown: text).text + seeAlso(["ultimate-sudoku(1)"])
    }
    return pages.mapValues(Roff.wrapped)
  }

  private func program(_ commands: [DescribedCommand]) throws -> String {
    let options = (commands.first { $0.name == "play" }?.arguments ?? []).map(item).joined()
    let others = UltimateSudoku.endings(in: .english).map { names, help in
      let tag = names.map { "\\fB\(Roff.escaped($0, isCode: true))\\fP" }.joined(separator: ", ")
      return ".TP\n\(tag)\n\(Roff.escaped(help))\n"
    }.joined()
    let list = commands.filter { $0.name != "play" }.map {
      ".TP\n\\fBultimate\\-sudoku\\-\($0.name)\\fP(1)\n\(Roff.escaped($0.summary))\n"
    }.joined()
    let pages =
      commands.map { "ultimate-sudoku-\($0.name)(1)" }
      + Self.documents.map { "ultimate-sudoku-\($0.name)(5)" }
    return title("ultimate-sudoku", 1) + section("NAME")
      + "ultimate\\-sudoku \\- Sudoku for the terminal: play, and solve from scripts\n"
      + section("SYNOPSIS")
      + ".B ultimate\\-sudoku\n.RB [ play ]\n.RI [ options ]\n.br\n.B ultimate\\-sudoku\n"
      + ".I command\n.RI [ options ]\n.RI [ files \" ...]\"\n"
      + section("DESCRIPTION") + (try playing())
      + section("OPTIONS") + options + others + section("COMMANDS") + list
      + section("FILES") + Roff(markdown: try part("docs/files.md", nil)).text
      + section("EXIT STATUS") + Roff(markdown: try part("docs/scripts.md", "Exit status")).text
      + seeAlso(pages)
  }

  /// How to begin, with the options that are most used.
  private func playing() throws -> String {
    Roff(markdown: try part("docs/playing.md", nil)).text
  }

  /// The text of a page before its first section, or that of the section `heading`.
  private func part(_ path: String, _ heading: String?) throws -> String {
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let parts = text.components(separatedBy: "\n## ")
    guard let heading else {
      return String(parts[0].drop { $0 != "\n" })
    }
    guard let found = parts.first(where: { $0.hasPrefix(heading + "\n") }) else {
      throw ManualError.noSection("\(path): \(heading)")
    }
    return String(found.dropFirst(heading.count))
  }

  private func page(of command: DescribedCommand) throws -> String {
    let name = "ultimate-sudoku-\(command.name)"
    let (text, examples) = split(command.discussion)
    let operands = command.arguments.filter(\.names.isEmpty).map { operand in
      let name = "\\fI\(Roff.escaped(operand.value ?? ""))\\fP"
      return (operand.isOptional ? "[\(name)" : name) + (operand.isRepeating ? " ..." : "")
        + (operand.isOptional ? "]" : "")
    }
    let sorted =
      command.arguments.filter(\.names.isEmpty) + command.arguments.filter { !$0.names.isEmpty }
    var page = title(name, 1) + section("NAME")
    page += "\(Roff.escaped(name, isCode: true)) \\- \(Roff.escaped(phrase(command.summary)))\n"
    page += section("SYNOPSIS") + ".B ultimate\\-sudoku \(command.name)\n"
    page += "[\\fIoptions\\fP]" + operands.map { " " + $0 }.joined() + "\n"
    page += section("DESCRIPTION")
    page += command.name == "play" ? try playing() : paragraphs(text)
    page += section("OPTIONS") + sorted.map(item).joined()
    page += ".TP\n\\fB\\-h\\fP, \\fB\\-\\-help\\fP\nShow the same on the terminal.\n"
    if !examples.isEmpty {
      page += section("EXAMPLES") + Roff(examples: examples).text
    }
    return page
      + seeAlso(["ultimate-sudoku(1)", "ultimate-sudoku-formats(5)"])
  }

  private func item(_ argument: DescribedCommand.Argument) -> String {
    let value = argument.value.map { "\\fI\(Roff.escaped($0))\\fP" } ?? ""
    let shown = argument.valueIsOptional ? "[\(value)]" : value
    let names = argument.names.map { "\\fB\(Roff.escaped($0, isCode: true))\\fP" }
      .joined(separator: ", ")
    let standard = argument.standard.map { " (default: \($0))" } ?? ""
    let choices =
      if case .names(let names) = argument.offer, names.count <= 24 {
        "\n.br\nOne of: \(Roff.escaped(names.joined(separator: ", "))).\n"
      } else { "\n" }
    let tag = [names, shown].filter { !$0.isEmpty }.joined(separator: " ")
    return ".TP\n\(tag)\n\(Roff.escaped(argument.help + standard))\(choices)"
  }

  /// The text before the examples, and the examples.
  private func split(_ discussion: String) -> (String, [String]) {
    let parts = discussion.components(separatedBy: "EXAMPLES:\n")
    let lines = parts.dropFirst().joined().split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return (parts[0], lines)
  }

  private func paragraphs(_ text: String) -> String {
    text.components(separatedBy: "\n\n").filter { !$0.isEmpty }
      .map { Roff.escaped($0.trimmingCharacters(in: .newlines).replacing("\n", with: " ")) }
      .joined(separator: "\n.PP\n") + "\n"
  }

  /// As Debian's pages begin their description: without a capital and a stop.
  private func phrase(_ summary: String) -> String {
    let text = summary.hasSuffix(".") ? String(summary.dropLast()) : summary
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  private func title(_ name: String, _ number: Int) -> String {
    ".\\\" Made by `make record` from the help and docs/.\n"
      + ".TH \(Roff.escaped(name.uppercased(), isCode: true)) \(number) \(date) "
      + "\"Ultimate Sudoku Pro \(Version.number)\" \"\"\n"
  }

  private func section(_ name: String) -> String { ".SH \(name)\n" }

  private func seeAlso(_ pages: [String]) -> String {
    let lines = pages.enumerated().map { index, page in
      let parts = page.split(separator: "(")
      let end = index == pages.count - 1 ? "" : ","
      return ".BR \(Roff.escaped(String(parts[0]), isCode: true)) (\(parts[1])\(end)"
    }
    return section("SEE ALSO") + lines.joined(separator: "\n") + "\n"
  }
}

/// Text for man(7), made of the Markdown of docs/: headings, paragraphs, lists, tables, code.
struct Roff {
  private(set) var text = ""
  /// `true` after a heading or a macro that begins a paragraph of its own.
  private var isAtStart = true

  /// Command lines.
  init(examples: [String]) { add(commands: examples) }

  init(markdown: String) {
    var lines = markdown.components(separatedBy: "\n").filter { !Self.leadsElsewhere($0) }[...]
    // The title of the page is said above.
    if lines.first?.hasPrefix("# ") == true { lines = lines.dropFirst() }
    while let line = lines.popFirst() {
      if line.hasPrefix("```") {
        let code = lines.prefix { !$0.hasPrefix("```") }
        lines = lines.dropFirst(code.count + 1)
        // A manual of the program has no use for the kit's code.
        if code.contains(where: { $0.hasPrefix("ultimate-sudoku ") }) {
          add(commands: Array(code))
        } else if !line.hasSuffix("swift") {
          add(code: Array(code))
        }
      } else if line == "## For programs" {
        lines = lines.drop { !$0.hasPrefix("## ") }
      } else if line.hasPrefix("## ") {
        add(".SS \(Self.escaped(String(line.dropFirst(3))))\n")
        isAtStart = true
      } else if line.hasPrefix("### ") {
        add(paragraph: "**\(line.dropFirst(4))**")
      } else if line.hasPrefix("|") {
        let rows = [line] + lines.prefix { $0.hasPrefix("|") }
        lines = lines.dropFirst(rows.count - 1)
        add(table: rows)
      } else if line.hasPrefix("- ") {
        add(".IP \\(bu 2\n\(Self.inline(String(line.dropFirst(2))))\n")
        isAtStart = false
      } else if !line.trimmingCharacters(in: .whitespaces).isEmpty, !line.hasPrefix("!["),
        !line.hasPrefix("<")
      {
        add(paragraph: line)
      }
    }
  }

  /// `true` for a paragraph, an item or a row with a link to a page that isn't installed.
  private static func leadsElsewhere(_ line: String) -> Bool {
    line.matches(of: /\]\(([^):#]+)\.md/).contains { link in
      !ManualPages.documents.contains { $0.name == link.1 }
    }
  }

  private mutating func add(_ text: String) { self.text += text }

  private mutating func add(paragraph: String) {
    add((isAtStart ? "" : ".PP\n") + Self.inline(paragraph) + "\n")
    isAtStart = false
  }

  private mutating func add(code: [String]) {
    add((isAtStart ? "" : ".PP\n") + ".EX\n")
    add(code.map { Self.escaped($0, isCode: true) + "\n" }.joined() + ".EE\n")
    isAtStart = false
  }

  /// What a command does stands below it, as lines of 80 columns have no room for both.
  private mutating func add(commands: [String]) {
    for line in commands where !line.isEmpty {
      let parts = line.split(separator: /\ {2,}(?:# )?/, maxSplits: 1)
      add(".TP\n\\fB\(Self.escaped(String(parts[0]), isCode: true))\\fP\n")
      add((parts.count > 1 ? Self.escaped(String(parts[1])) : "\\&") + "\n")
    }
    isAtStart = false
  }

  /// A row is an item: what its first column names, then the second, and of the others those that
  /// say something, by their headings.
  private mutating func add(table rows: [String]) {
    let cells = rows.map { row in
      row.replacing("\\|", with: "\u{1}").split(separator: "|", omittingEmptySubsequences: false)
        .dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces).replacing("\u{1}", with: "|") }
    }
    guard let heading = cells.first else { return }
    for row in cells.dropFirst(2) {
      let body = row.enumerated().dropFirst().compactMap { index, cell -> String? in
        guard !cell.isEmpty else { return nil }
        let title = index < heading.count ? heading[index] : ""
        return index == 1 || title.isEmpty ? cell : "\(title): \(cell)"
      }
      let tag = Self.inline(row[0].isEmpty ? "(none)" : row[0])
      add(".TP\n\(tag)\n\(Self.inline(body.joined(separator: ". ")))\n")
    }
    isAtStart = false
  }

  /// The text with its code and strong words in bold, and links by their text.
  static func inline(_ markdown: String) -> String {
    let linked = markdown.replacing(/\[([^\]]*)\]\([^)]*\)/) { "\($0.1)" }
    var result = ""
    for (index, part) in linked.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    {
      if index % 2 == 1 {
        result += "\\fB\(marked(String(part), isCode: true))\\fP"
      } else {
        for (index, part) in part.components(separatedBy: "**").enumerated() {
          let text = marked(part, isCode: false)
          result += index % 2 == 1 ? "\\fB\(text)\\fP" : text
        }
      }
    }
    return guarded(result)
  }

  static func escaped(_ text: String, isCode: Bool = false) -> String {
    guarded(marked(text.replacing("\n", with: " "), isCode: isCode))
  }

  /// The text with lines of at most 80 bytes where blanks allow that, outside of code.
  static func wrapped(_ text: String) -> String {
    var isCode = false
    return text.components(separatedBy: "\n").map { line in
      if line == ".EX" { isCode = true }
      if line == ".EE" { isCode = false }
      guard !isCode, !line.hasPrefix("."), line.utf8.count > 80 else { return line }
      var lines = [""]
      for word in line.split(separator: " ") {
        if lines[lines.count - 1].utf8.count + 1 + word.utf8.count > 80 { lines.append("") }
        let isFirst = lines[lines.count - 1].isEmpty
        lines[lines.count - 1] += isFirst ? guarded(String(word)) : " " + word
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// A line that begins like a request isn't one.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  private static func marked(_ text: String, isCode: Bool) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-" where isCode: "\\-"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "'" where isCode: "\\(aq"
      case "`": "\\(ga"
      case _ where !scalar.isASCII:
        "\\[u\(String(repeating: "0", count: max(0, 4 - String(scalar.value, radix: 16).count)))"
          + "\(String(scalar.value, radix: 16, uppercase: true))]"
      default: String(scalar)
      }
    }.joined()
  }
}
