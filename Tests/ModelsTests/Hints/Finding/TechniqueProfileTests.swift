import Foundation
import Grading
import Hints
import Store
import Sudoku
import Testing

struct TechniqueProfileTests {
  private static let listed = TechniqueCatalog.listed.map(\.id)

  @Test func aNewProfileTriesWhatHintsTry() {
    let profile = TechniqueProfile(name: "mine")
    #expect(profile.order == Self.listed)
    #expect(
      profile.techniques.map(\.id) == TechniqueCatalog.explaining.map(\.id))
    #expect(!profile.isOn(.deathBlossom) && profile.isOn(.xWing))
  }

  @Test func whatIsSwitchedOffComesLast() {
    var profile = TechniqueProfile(name: "mine")
    profile.toggle(.xWing)
    let ids = profile.techniques.map(\.id)
    let last: [TechniqueID] = [
      .xWing, .deathBlossom,
      .juniorExocet, .tridagon, .multiSectorLockedSets, .seniorExocet,
      .skLoop, .medusa, .tripleFirework, .quadrupleFirework, .krakenFish1,
    ]
    #expect(!profile.isOn(.xWing) && ids.suffix(last.count) == last[...])
    #expect(Set(ids) == Set(TechniqueCatalog.explaining.map(\.id)))
    profile.toggle(.xWing)
    #expect(profile == TechniqueProfile(name: "mine"))
  }

  @Test func theOrderIsThePlayers() throws {
    var profile = TechniqueProfile(name: "mine")
    let place = try #require(profile.order.firstIndex(of: .xWing))
    profile.move(RangeSet(place..<place + 1), to: 0)
    #expect(profile.order.first == .xWing)
    #expect(profile.techniques.first?.id == .xWing)
    #expect(Set(profile.order) == Set(Self.listed))
  }

  @Test func hintsGoByTheProfileAndFallBackOnTheOthers() throws {
    let row = try #require(Corpus.rated.first { $0.level == "hard" })
    let position = CandidateGrid(givens: try Grid(text: row.puzzle))
    var profile = TechniqueProfile(name: "no singles")
    for single in [TechniqueID.fullHouse, .nakedSingle, .hiddenSingle] { profile.toggle(single) }
    var preferences = Preferences()
    preferences.profiles.insert(profile)
    func technique() -> TechniqueID? {
      guard
        case .deduction(let step, _) = preferences.hintFinder(near: nil).nextStep(from: position)
      else { return nil }
      return step.technique
    }
    #expect(technique()?.facts.level == .easy)
    preferences.profiles.chosen = 0
    #expect(try #require(technique()).facts.level > .easy)
    for technique in profile.order where preferences.profiles.current?.isOn(technique) == true {
      preferences.profiles.change(at: 0) { $0.toggle(technique) }
    }
    #expect(technique()?.facts.level == .easy)
  }

  @Test func aProfileIsStoredByTheNamesOfItsTechniques() throws {
    var profile = TechniqueProfile(name: "mine")
    profile.toggle(.xyChain)
    profile.move(RangeSet(5..<6), to: 0)
    let data = try JSONEncoder().encode(profile)
    #expect(String(decoding: data, as: UTF8.self).contains("\"xyChain\""))
    #expect(try JSONDecoder().decode(TechniqueProfile.self, from: data) == profile)
  }

  @Test func aProfileOfAnotherVersionIsCompleted() throws {
    let text =
      #"{"name": "old", "order": ["xWing", "future", "xWing", "skyscraper"], "off": ["xWing"]}"#
    let profile = try JSONDecoder().decode(TechniqueProfile.self, from: Data(text.utf8))
    #expect(profile.order.prefix(2) == [.xWing, .skyscraper])
    #expect(profile.order.count == Self.listed.count)
    #expect(Set(profile.order) == Set(Self.listed))
    #expect(!profile.isOn(.xWing) && profile.isOn(.xyWing) && !profile.isOn(.deathBlossom))
  }

  @Test func removingAProfileKeepsTheOneInUse() {
    var profiles = TechniqueProfiles()
    for name in ["a", "b", "c"] { profiles.insert(TechniqueProfile(name: name)) }
    profiles.chosen = 2
    profiles.remove(at: 0)
    #expect(profiles.current?.name == "c")
    profiles.remove(at: 1)
    #expect(profiles.current == nil && profiles.all.map(\.name) == ["b"])
    profiles.chosen = 7
    #expect(profiles.chosen == nil)
  }

  @Test func aProfileComesBackToItsPlace() throws {
    var profiles = TechniqueProfiles()
    for name in ["a", "b", "c"] { profiles.insert(TechniqueProfile(name: name)) }
    profiles.chosen = 2
    let gone = profiles.remove(at: 1)
    let removed = try #require(gone)
    #expect(removed.name == "b" && profiles.chosen == 1)
    profiles.insert(removed, at: 1)
    #expect(profiles.all.map(\.name) == ["a", "b", "c"] && profiles.current?.name == "c")
    let none = profiles.remove(at: 3)
    #expect(none == nil)
  }

  @Test func hintsOfAProfileAreNearTheCursor() throws {
    let text = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
    var grid = try Grid(text: text)
    let solution = try #require(Solver.uniqueSolution(of: grid))
    let left = [Cell(row: 0, column: 2), Cell(row: 8, column: 0)]
    for cell in grid.emptyCells where !left.contains(cell) { grid[cell] = solution[cell] }
    for cell in left {
      let finder = HintFinder(by: TechniqueProfile(name: "mine"), near: cell)
      guard case .deduction(let step, _) = finder.nextStep(in: grid) else {
        Issue.record("no step")
        return
      }
      #expect(step.placements.map(\.cell) == [cell])
    }
  }

  @Test func aChoiceIsSavedWithThePreferences() throws {
    let folder = try TemporaryFolder()
    let file = PreferencesFile(path: folder.file("preferences.json"))
    var preferences = Preferences()
    preferences.profiles.insert(TechniqueProfile(name: "mine"))
    preferences.profiles.chosen = 0
    try file.save(changesFrom: Preferences(), to: preferences)
    #expect(try file.load().preferences == preferences)
  }
}
