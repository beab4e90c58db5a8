import Games
import Testing

@testable import Screens

struct MemoryThemeEditorTests {
  private func editor(_ symbols: String = "🐙🦑🦐", isNew: Bool = false) -> MemoryThemeEditor {
    MemoryThemeEditor(
      MemoryTheme(
        id: MemoryTheme.ID(1), name: "Sea", color: RGBA(1, 2, 3),
        symbols: MemorySymbol.all(in: symbols), pairs: 3), isNew: isNew)
  }

  @Test func whatIsTypedIsAddedAndSaidWhatItIs() {
    let editor = editor()
    editor.typed = "🦀 x🐙👨‍👩‍👧‍👦"
    editor.addTyped()
    #expect(editor.theme.symbols.map(\.text) == ["🐙", "🦑", "🦐", "🦀", "x", "👨‍👩‍👧‍👦"])
    #expect(editor.added?.new.map(\.text) == ["🦀", "x", "👨‍👩‍👧‍👦"])
    #expect(editor.added?.known.map(\.text) == ["🐙"])
    #expect(editor.added?.others.map(\.text) == ["x"])
    #expect(editor.typed.isEmpty)
  }

  @Test func inANewThemeAllSymbolsAreDealtAndInAnotherAsManyAsBefore() {
    let new = editor(isNew: true)
    new.add(MemorySymbol.all(in: "🦀"))
    #expect(new.pairs == 4)
    let other = editor()
    other.add(MemorySymbol.all(in: "🦀"))
    #expect(other.pairs == 3)
    other.pairs = 4
    other.add(MemorySymbol.all(in: "🐡"))
    #expect(other.pairs == 5, "all were wanted")
  }

  @Test func aNewThemeIsCalledSomethingWhereNothingIsWritten() {
    let new = editor(isNew: true)
    new.theme.name = " "
    #expect(new.problem == nil && new.finish(calling: "New theme"))
    #expect(new.theme.name == "New theme")
  }

  @Test func lettersThatWereOnlyTypedAreShownBeforeTheThemeIsKept() {
    let editor = editor()
    editor.typed = "dog"
    #expect(!editor.finish(calling: ""))
    #expect(editor.added?.others.map(\.text) == ["d", "o", "g"])
    #expect(editor.finish(calling: ""))
  }

  @Test(arguments: [
    ("🐙🦑", "Sea", nil), ("🐙", "Sea", MemoryThemeEditor.Problem.tooFew(1)),
    ("", " ", .tooFew(0)), ("🐙🦑", " ", .noName),
  ])
  func itSaysWhyAThemeCannotBeKept(
    symbols: String, name: String, problem: MemoryThemeEditor.Problem?
  ) {
    let editor = editor(symbols)
    editor.theme.name = name
    #expect(editor.problem == problem)
  }

  @Test func whatWasTakenOutIsNoChangeOncePutBackButTheOrderIs() throws {
    let editor = editor()
    let last = try #require(editor.theme.symbols.last)
    #expect(!editor.hasChanged)
    editor.remove(last)
    #expect(editor.hasChanged && editor.theme.removed == [last])
    editor.add([last])
    #expect(!editor.hasChanged)
  }

  @Test func puttingBackWhatWasTakenOutLeavesThePairsAsTheyWere() {
    let editor = editor("🐙🦑🦐🦀🐡")
    #expect(editor.pairs == 3)
    let taken = editor.theme.symbols.prefix(3)
    for symbol in taken { editor.remove(symbol) }
    #expect(editor.pairs == 2)
    editor.add(Array(taken))
    #expect(editor.pairs == 3)
  }

  @Test func whatIsTypedAndNotAddedIsAChange() {
    let editor = editor()
    editor.typed = "🦀"
    #expect(editor.hasChanged)
  }
}
