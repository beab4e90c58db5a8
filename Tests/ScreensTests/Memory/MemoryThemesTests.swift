import Models
import Testing

@testable import Screens

struct MemoryThemesTests {
  private let store = MemoryThemeStore.inMemory()

  private func themes(of store: MemoryThemeStore? = nil) -> MemoryThemes {
    var seed: UInt64 = 100
    return MemoryThemes(
      store: store ?? self.store,
      makeSeed: {
        seed += 1
        return seed
      }, starterName: { $0.rawValue })
  }

  private func kept() throws -> [MemoryTheme]? { try store.load().themes }

  @Test func atFirstThereAreEightAndTheyAreKept() throws {
    let themes = themes()
    #expect(themes.themes.map(\.name) == MemoryStarter.allCases.map(\.rawValue))
    #expect(try kept() == themes.themes)
  }

  @Test func afterAllAreDeletedNoneComeBack() {
    let first = themes()
    for theme in first.themes { first.delete(theme.id) }
    #expect(themes().themes.isEmpty)
  }

  @Test func aDeletedThemeComesBackWhereItWas() throws {
    let themes = themes()
    let before = themes.themes
    themes.delete(before[2].id)
    #expect(themes.themes.count == 7)
    themes.undoDelete()
    #expect(themes.themes == before)
    #expect(try kept() == before)
    themes.undoDelete()
    #expect(themes.themes == before)
  }

  @Test func anythingElseEndsTheUndo() {
    let themes = themes()
    themes.delete(themes.themes[2].id)
    themes.move(RangeSet(0..<1), to: 3)
    #expect(themes.deleted == nil)
  }

  @Test func aNewThemeIsKeptLastAndAnEditedOneInItsPlace() throws {
    let themes = themes()
    var new = themes.new(named: "New")
    #expect(themes.themes.count == 8, "it is in no list before it is done")
    themes.keep(new)
    new.name = "Newer"
    themes.keep(new)
    #expect(themes.themes.count == 9)
    #expect(try kept()?.last?.name == "Newer")
  }

  @Test func aCopyStandsBehindItsModel() throws {
    let themes = themes()
    let id = themes.themes[1].id
    let copy = try #require(themes.duplicate(id, named: "Copy"))
    #expect(themes.themes[2] == copy)
    #expect(copy.id != id && copy.symbols == themes.themes[1].symbols)
    #expect(try kept() == themes.themes)
  }

  @Test func aThemeFromElsewhereGetsAnIdentityOfItsOwn() {
    let themes = themes()
    let taken = themes.take(themes.themes[0])
    #expect(taken.id != themes.themes[0].id)
    #expect(themes.themes.count == 9)
  }

  @Test func anOrderIsKept() throws {
    let themes = themes()
    themes.move(RangeSet(7..<8), to: 0)
    #expect(themes.themes.first?.name == MemoryStarter.allCases.last?.rawValue)
    #expect(try kept() == themes.themes)
  }

  @Test func whatCannotBeSavedIsSaidAndStaysOnTheScreen() {
    var broken = MemoryThemeStore.inMemory([])
    broken.save = { (theme) throws(MemoryThemesError) in
      throw .unwritable(path: theme.id.text, reason: "full")
    }
    let themes = themes(of: broken)
    themes.keep(themes.new(named: "New"))
    #expect(themes.trouble == .failed(.unwritable(path: "65", reason: "full")))
    #expect(themes.themes.count == 1)
  }
}
