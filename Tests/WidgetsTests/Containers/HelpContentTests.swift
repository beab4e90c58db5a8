import Testing

@testable import Scutes

struct HelpContentTests {
  private static let table = CommandTable<Int>(
    "board", "Board", help: HelpOrder(first: ["note", "undo"], groups: ["Notes", "Undo"])
  ) {
    Command.group("Undo") {
      Command("undo", ["u"], "undo") { _ in }
      Command("again", ["U"], "back to the last right board") { _ in }
    }
    Command.group("Notes") {
      note
      Command("follow", ["f"], "follow a digit", followedBy: "1-9") { _ in }
    }
    Command("quit", ["q"], "leave") { _ in }
    Command("secret", ["x"], "secret", shown: .hidden) { _ in }
  }

  private static let note = {
    var note = Command<Int>("note", ["m"], "notes") { _ in }
    note.detail = "small digits for what may fit"
    return note
  }()

  private func content(
    _ tables: [KeyTable] = [table.keys(on: 0)], _ commands: [PaletteCommand] = []
  ) -> HelpContent {
    HelpContent(tables: tables, commands: commands, words: KitWords(), isUnicode: true)
  }

  private func command(
    _ title: String, _ group: String = "", _ keywords: String = "", isHelp: Bool = false
  ) -> PaletteCommand {
    PaletteCommand(title, group: group, keywords: keywords, isHelp: isHelp) {}
  }

  @Test func aTableSaysWhatComesFirstAndItsGroups() {
    let content = content()
    #expect(content.first.map(\.title) == ["notes", "undo"])
    #expect(content.sections.map(\.title) == ["Board", "Notes", "Undo"])
    #expect(content.sections.map { $0.items.map(\.title) }[1] == ["notes", "follow a digit"])
    #expect(content.sections[1].preview.map(\.title) == ["follow a digit"])
  }

  @Test func everyLineIsThereOnceAndHiddenOnesAreNot() {
    let content = content()
    let lines = content.sections.flatMap(\.items).map(\.title)
    #expect(lines.sorted() == content.keys.map(\.title).sorted())
    #expect(Set(lines).count == lines.count && !lines.contains("secret"))
  }

  @Test func aTableWithoutOrderStartsWithItsFooter() {
    let bindings = (1...14).map { number in
      KeyBinding(
        [KeyPress(.function(number))], number, "key \(number)",
        shown: number.isMultiple(of: 2) ? .footer : .help)
    }
    let content = content([KeyTable("List", bindings) { _ in }])
    #expect(
      Array(content.first.map(\.title).prefix(7)) == [2, 4, 6, 8, 10, 12, 14].map { "key \($0)" })
    #expect(content.first.count == 10 && content.sections.map(\.title) == ["List"])
    #expect(content.sections.first?.preview.count == 4)
  }

  @Test func keysOfOneTitleAreOneLine() {
    let list = KeyTable("", [KeyBinding([KeyPress(.delete)], (), "delete")]) {}
    let screen = KeyTable("Rows", [KeyBinding([KeyPress("d")], (), "Delete")]) {}
    let content = content([list, screen])
    #expect(content.keys.map(\.keys) == [["Del", "d"]])
    #expect(content.screen == "Rows")
  }

  @Test func pagesOfHelpComeFirstUnlessTheScreenHasGroups() {
    let pages = [command("Rules", "Help", isHelp: true), command("Files", "Help", isHelp: true)]
    let screen = KeyTable(
      "Rows", (1...11).map { KeyBinding([KeyPress(.function($0))], $0, "key \($0)") }
    ) { _ in }
    #expect(content([screen], pages).sections.map(\.title) == ["Help", "Rows"])
    #expect(content([Self.table.keys(on: 0)], pages).sections.last?.title == "Help")
  }

  @Test(arguments: [
    ("m", ["notes", "small"]), ("M", ["notes"]), ("f 1-9", ["follow a digit"]),
    ("NOTE", ["notes", "follow a digit", "Notes: small"]), ("fit", ["notes"]),
    ("right board", ["back to the last right board"]), ("undo", ["undo"]),
    ("plain", ["Notes: small"]),
    ("oard", ["back to the last right board"]),
  ])
  func aSearchLooksAtKeysTitlesGroupsAndDetails(query: String, titles: [String]) {
    let content = content(
      [Self.table.keys(on: 0)], [command("Notes: small", "Settings", "plain")])
    let found = content.matches(of: query).map(\.item.title)
    #expect(found.prefix(1) == titles.prefix(1), "\(found)")
    for title in titles where title != "small" { #expect(found.contains(title), "\(found)") }
  }

  @Test func whatIsFoundIsMarkedAndCommandsComeLast() throws {
    let content = content([Self.table.keys(on: 0)], [command("Notes: small", "Settings")])
    let matches = content.matches(of: "not")
    let first = try #require(matches.first)
    #expect(first.title == Set(0..<3) && first.detail.isEmpty)
    #expect(matches.last?.item.title == "Notes: small")
    #expect(content.matches(of: "fit").first?.detail == Set(26..<29))
  }

  @Test func nothingTypedFindsAllKeys() {
    let content = content()
    #expect(content.matches(of: "  ").count == content.keys.count)
  }

  @Test(arguments: [[1, 2, 2, 1, 2, 1, 1, 2], [1], [2, 2, 2, 2]], 1...9)
  func theChosenLineIsAlwaysVisible(rows: [Int], height: Int) {
    for chosen in rows.indices {
      let shown = HelpPlan.visible(rows, around: chosen, height: height)
      #expect(shown.contains(chosen) && shown == Array(shown[0]...shown[shown.count - 1]))
      let used = shown.map { rows[$0] }.reduce(0, +)
      #expect(used <= max(height, rows[chosen]))
      if rows.reduce(0, +) <= height { #expect(shown.count == rows.count) }
    }
  }
}
