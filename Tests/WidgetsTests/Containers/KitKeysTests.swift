import TestSupport
import Testing

@testable import Scutes
@testable import ScutesConsole

/// The keys of the kit's own controls follow the key map, like those of views.
struct KitKeysTests {
  private static var tables: [KeyTable] { KeyTable.ofKit(KitWords()) }

  /// Users' key files depend on these names, so they must never change.
  private nonisolated static let names: [(String, String)] = [
    (
      "list",
      "unfold fold unfoldAll move.up move.down open select actions find delete carry.up carry.down "
        + "extend.up extend.down selectAll pageUp pageDown first last"
    ),
    ("scroll", "move.up move.down move.left move.right pageUp pageDown first last"),
    ("pager", "previous next move.left move.right"),
    ("tabs", "move.left move.right first last next previous"),
    ("split", "back"),
    ("table", "next"),
    (
      "editor",
      "find findNext findPrevious cut copy paste undo redo selectAll move.wordLeft "
        + "move.wordRight move.textStart move.textEnd delete.wordLeft delete.lineStart "
        + "delete.lineEnd move.left move.right move.up move.down move.lineStart "
        + "move.lineEnd move.pageUp move.pageDown select.left select.right select.up "
        + "select.down select.lineStart select.lineEnd select.pageUp select.pageDown "
        + "select.wordLeft select.wordRight select.textStart select.textEnd newLine tab "
        + "delete.left delete.right delete.wordRight"
    ),
    ("focus", "next previous up down left right"),
    ("palette", "previous next run close pageUp pageDown first last"),
    ("fileChooser", "parent enter hidden find"),
    ("search", "begin clear"),
  ]

  @Test(arguments: names)
  func theActionsOfTheKitKeepTheirNames(table: String, names: String) throws {
    let words = KitWords()
    let all =
      Self.tables + [
        KeyTable("", PaletteAction.bindings(words)) { _ in },
        KeyTable("", FileChooserAction.bindings(words)) { _ in },
        KeyTable(
          "", SearchAction.bindings(words.help) + SearchAction.bindings(inField: words.help)
        ) { _ in },
      ]
    let found = try #require(all.first { $0.id == table })
    #expect(
      found.entries.compactMap(\.id) == names.split(separator: " ").map { "\(table).\($0)" })
  }

  @Test func everyActionOfTheKitHasANameAndNoTwoHaveTheSame() {
    for table in Self.tables {
      let names = table.entries.compactMap(\.id)
      #expect(names.count == table.entries.count, "\(table.id)")
      #expect(Set(names).count == names.count, "\(table.id)")
      #expect(table.clashes == [])
    }
  }

  private struct Choosing: View {
    @State private var selection: Int? = 0

    var body: some View {
      VStack(alignment: .leading) {
        List(selection: $selection) { ForEach(0..<3) { Text("row \($0)") } }.frame(height: 3)
        Text("selected \(selection.map { "\($0)" } ?? "none")")
        KeyHints()
      }
    }
  }

  @Test(arguments: [
    (KeyMap(), "j", 1), (.arrows, "j", 0), (.arrows, "↓", 1), (.wasd, "s", 1), (.wasd, "ssw", 1),
    (.wasd, "j", 0), (.vi, "jj", 2),
    (KeyMap(["list.last": [KeyPress("G")]]), "G", 2),
    (KeyMap(["list.move.down": []]), "↓", 0),
  ])
  func aListGoesByTheMap(_ map: KeyMap, _ keys: String, _ selected: Int) {
    let driver = ViewDriver(width: 40, height: 5) { Choosing() }
    driver.runtime.keyMap = map
    driver.runtime.showFrame()
    driver.type(keys)
    #expect(driver.text.contains("selected \(selected)"))
  }

  @Test(arguments: [
    (KeyMap(), "↑↓ move  ? all keys"), (.wasd, "ws move  ? all keys"),
    (KeyMap(["list.move.up": [KeyPress(.up, modifiers: .control)]]), "Ctrl-↑ ↓ move  ? all keys"),
    (KeyMap(["everywhere.help": [KeyPress(.function(5))]]), "↑↓ move  F5 all keys"),
    (KeyMap(["everywhere.help": []]), "↑↓ move"),
  ])
  func theFooterSaysTheKeysOfTheMap(_ map: KeyMap, _ line: String) {
    let driver = ViewDriver(width: 40, height: 5) { Choosing() }
    driver.runtime.keyMap = map
    driver.runtime.showFrame()
    #expect(driver.lines.last?.trimmingBlanks == line)
  }

  private struct Page: Identifiable { let id: Int }

  private struct Paging: View {
    @State private var page = 0

    var body: some View {
      Pager((0..<3).map(Page.init), selection: $page) { Text("page \($0.id)") }
    }
  }

  @Test(arguments: [
    (KeyMap(), "→", 1), (KeyMap(), "l", 0), (.vi, "l", 1), (.wasd, "dda", 1),
    (KeyMap(["pager.next": [KeyPress("n")]]), "n", 1),
  ])
  func aPagerGoesByTheMap(_ map: KeyMap, _ keys: String, _ page: Int) {
    let driver = ViewDriver(width: 20, height: 3) { Paging() }
    driver.runtime.keyMap = map
    driver.type(keys)
    #expect(driver.text.contains("page \(page)"))
  }

  private struct Tabs: View {
    @State private var page = 0

    private func name(_ page: Page) -> String { "tab \(page.id)" }

    var body: some View {
      TabView((0..<3).map(Page.init), selection: $page, title: name) { Text("page \($0.id)") }
    }
  }

  @Test(arguments: [
    (KeyMap(), "→", 1), (KeyMap(), "d", 0), (.wasd, "dda", 1),
    (KeyMap(["tabs.next": [KeyPress("n")]]), "nn", 2),
    (KeyMap(["tabs.last": [KeyPress("e")]]), "e", 2),
  ])
  func tabsGoByTheMap(_ map: KeyMap, _ keys: String, _ page: Int) {
    let driver = ViewDriver(width: 30, height: 3) { Tabs() }
    driver.runtime.keyMap = map
    driver.type(keys)
    #expect(driver.text.contains("page \(page)"))
  }

  private func scrolling() -> ViewDriver {
    ViewDriver(width: 20, height: 3) {
      ScrollView { ForEach(0..<20) { Text("row \($0)") } }
    }
  }

  @Test(arguments: [
    (KeyMap(), "j", "row 1"), (.arrows, "j", "row 0"), (.wasd, "ss", "row 2"),
    (KeyMap(["scroll.pageDown": [KeyPress("f")]]), "f", "row 2"),
  ])
  func aScrollViewGoesByTheMap(_ map: KeyMap, _ keys: String, _ first: String) {
    let driver = scrolling()
    driver.runtime.keyMap = map
    driver.type(keys)
    #expect(driver.lines.first?.hasPrefix(first) == true)
  }

  @Test func thePaletteOffersNothingOfAScrollViewSinceItsLinesStandForSeveralKeys() {
    let driver = scrolling()
    let words = KitWords()
    let tables = driver.runtime.tree.activeKeys.tables
    #expect(tables.contains { $0.title == words.scrolling })
    let entries = PaletteEntry.all(in: tables, [], isUnicode: true)
    #expect(!entries.contains { $0.group == words.scrolling })
  }

  @Test func aKeyThatFindsRowsAtOnceIsNoKeyOfTheMap() {
    let map = KeyMap.wasd.withoutTyping
    #expect(map["list.move.down"] == [KeyPress(.down)])
    #expect(map["list.move.up"] == [KeyPress(.up)])
  }

  @Test func severalKeysAreWrittenShort() {
    func names(_ keys: KeyPress..., isUnicode: Bool = true) -> String {
      KeyPress.names(of: keys, isUnicode: isUnicode)
    }
    let alt = [KeyPress(.up, modifiers: .alt), KeyPress(.down, modifiers: .alt)]
    #expect(names(KeyPress(.up), KeyPress(.down)) == "↑↓")
    #expect(names(KeyPress(.up), KeyPress(.down), isUnicode: false) == "Up Down")
    #expect(names(alt[0], alt[1]) == "Alt-↑↓")
    #expect(names(alt[0], alt[1], isUnicode: false) == "Alt-Up Alt-Down")
    #expect(names(KeyPress(.pageUp), KeyPress(.pageDown)) == "PgUp PgDn")
    #expect(
      names(KeyPress("u", modifiers: .control), KeyPress("k", modifiers: .control))
        == "Ctrl-U Ctrl-K")
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
