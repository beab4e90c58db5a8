import Games
import Store
import Synchronization
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
    #expect(themes.themes.map(\.name) == BuiltInMemoryTheme.allCases.map(\.rawValue))
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

  @Test func allDeletionsAreUndoneTheLatestFirst() {
    let themes = themes()
    let before = themes.themes
    for theme in before.prefix(3) { themes.delete(theme.id) }
    #expect(themes.deleted == before[2])
    for _ in 0..<3 { themes.undoDelete() }
    #expect(themes.themes == before && themes.deleted == nil)
  }

  @Test func aDeletedThemeWhoseIdentityWasTakenComesBackWithAnother() throws {
    let themes = themes()
    let ocean = themes.themes[1]
    themes.delete(ocean.id)
    _ = themes.take(ocean.copy(id: ocean.id, name: "Theirs"))
    themes.undoDelete()
    #expect(themes.themes.count == 9)
    #expect(themes.themes[1].name == ocean.name && themes.themes[1].symbols == ocean.symbols)
    #expect(themes.themes[1].id != ocean.id && themes[ocean.id]?.name == "Theirs")
    #expect(try kept() == themes.themes)
  }

  @Test func whatCouldNotBeSavedIsNotLostToWhatIsOnTheDisk() {
    var full = MemoryThemeStore.inMemory(
      BuiltInMemoryTheme.allCases.map { $0.theme(named: "Kept") })
    full.save = { (theme) throws(MemoryThemesError) in
      throw .unwritable(path: theme.id.text, reason: .full)
    }
    let themes = themes(of: full)
    var edited = themes.themes[0]
    edited.name = "Edited"
    themes.keep(edited)
    themes.refresh()
    #expect(themes.themes[0].name == "Edited")
  }

  @Test func whatCouldNotBeSavedAtFirstIsSavedWithTheNextChange() throws {
    let isFull = Mutex(false)
    var disk = store
    disk.save = { [store] (theme) throws(MemoryThemesError) in
      if isFull.withLock({ $0 }) { throw .unwritable(path: theme.id.text, reason: .full) }
      try store.save(theme)
    }
    let (one, other) = (themes(of: disk), themes())
    var (animals, ocean) = (one.themes[0], one.themes[1])
    animals.name = "Zoo"
    isFull.withLock { $0 = true }
    one.keep(animals)
    #expect(try kept()?[0].name == "animals")
    one.troubles = []
    ocean.name = "Sea"
    one.keep(ocean)
    #expect(one.troubles == [.failed(.unwritable(path: "ocean", reason: .full))])
    isFull.withLock { $0 = false }
    ocean.name = "Lake"
    one.keep(ocean)
    #expect(try kept() == one.themes)
    other.refresh()
    other.delete(ocean.id)
    one.refresh()
    #expect(one.themes == other.themes, "what another program changes is taken up again")
  }

  @Test func whatAnotherProgramChangesIsTakenUp() {
    let (one, other) = (themes(), themes())
    var ocean = one.themes[1]
    ocean.name = "Sea"
    one.keep(ocean)
    other.refresh()
    #expect(other.themes == one.themes)
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
    let copy = try #require(themes.duplicate(id))
    #expect(themes.themes[2] == copy)
    #expect(copy.name == "ocean 2" && themes.duplicate(copy.id)?.name == "ocean 3")
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
    #expect(themes.themes.first?.name == BuiltInMemoryTheme.allCases.last?.rawValue)
    #expect(try kept() == themes.themes)
  }

  @Test func whatCannotBeSavedIsSaidAndStaysOnTheScreen() {
    var broken = MemoryThemeStore.inMemory([])
    broken.save = { (theme) throws(MemoryThemesError) in
      throw .unwritable(path: theme.id.text, reason: .full)
    }
    let themes = themes(of: broken)
    themes.keep(themes.new(named: "New"))
    #expect(themes.troubles == [.failed(.unwritable(path: "65", reason: .full))])
    #expect(themes.themes.count == 1)
  }

  @Test func whereThemesCannotBeReadNothingIsWrittenOverThem() throws {
    var broken = MemoryThemeStore.inMemory(
      BuiltInMemoryTheme.allCases.map { $0.theme(named: "Mine") })
    let sound = broken
    broken.load = { () throws(MemoryThemesError) in
      throw .unreadable(path: "/themes", reason: .notAllowed)
    }
    let themes = themes(of: broken)
    _ = themes.take(BuiltInMemoryTheme.ocean.theme(named: "Theirs"))
    themes.move(RangeSet(0..<1), to: 1)
    let kept = try sound.load().themes?.map(\.name)
    #expect(kept == Array(repeating: "Mine", count: 8))
    #expect(themes.troubles == [.failed(.unreadable(path: "/themes", reason: .notAllowed))])
  }

  @Test func anImportTakesNoPlaceOfAThemeThatCannotBeRead() throws {
    var half = MemoryThemeStore.inMemory([])
    let load = half.load
    let ocean = try #require(MemoryTheme.ID("ocean"))
    half.load = { () throws(MemoryThemesError) in
      var loaded = try load()
      loaded.unread = [ocean: .unreadable(path: "/themes/ocean.json", reason: .notAllowed)]
      return loaded
    }
    let taken = themes(of: half).take(BuiltInMemoryTheme.ocean.theme(named: "Ocean"))
    #expect(taken.id != ocean)
  }

  @Test func aFirstRunThatWasCutShortIsFinishedLater() throws {
    let half = MemoryThemeStore.inMemory([])
    var first = half
    first.load = { () throws(MemoryThemesError) in .init(themes: nil, hasOrder: false) }
    first.save = { (theme) throws(MemoryThemesError) in
      if theme.id.text == "meals" { throw .unwritable(path: "meals", reason: .full) }
      try half.save(theme)
    }
    _ = themes(of: first)
    let afterwards = try half.load().themes
    var second = half
    second.load = { () throws(MemoryThemesError) in .init(themes: afterwards, hasOrder: false) }
    let names = themes(of: second).themes.map(\.name)
    #expect(afterwards?.count == 7)
    #expect(Set(names) == Set(BuiltInMemoryTheme.allCases.map(\.rawValue)) && names.count == 8)
  }

  @Test func theOrderIsTheLastThingThatAFirstRunSaves() throws {
    let saved = Mutex<[String]>([])
    var first = store
    first.save = { [store] (theme) throws(MemoryThemesError) in
      saved.withLock { $0.append(theme.id.text) }
      try store.save(theme)
    }
    first.saveOrder = { [store] (order) throws(MemoryThemesError) in
      saved.withLock { $0.append("order") }
      try store.saveOrder(order)
    }
    _ = themes(of: first)
    #expect(saved.withLock { $0 } == BuiltInMemoryTheme.allCases.map(\.rawValue) + ["order"])
  }

  @Test func anIdentityThatDiffersInCapitalsAloneIsTaken() throws {
    let themes = themes()
    let capital = try #require(MemoryTheme.ID("Ocean"))
    let taken = themes.take(
      BuiltInMemoryTheme.ocean.theme(named: "Sea").copy(id: capital, name: "Sea"))
    #expect(taken.id != capital)
  }
}
