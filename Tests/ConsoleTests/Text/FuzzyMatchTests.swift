import TestSupport
import Testing

@testable import ScutesConsole

struct FuzzyMatchTests {
  /// The matching texts, best first.
  private func ranked(_ query: String, _ texts: [String]) -> [String] {
    let matches = texts.compactMap { text in FuzzyMatch(query, in: text).map { ($0.score, text) } }
    return matches.sorted { $0.0 > $1.0 }.map(\.1)
  }

  @Test(arguments: [
    ("", true), ("u", true), ("undo", true), ("UNDO", true), ("ud", true), ("do", true),
    ("oudn", false), ("undooo", false), ("move un", true), ("un move", true), ("x", false),
  ])
  func lettersAreFoundInTheirOrder(_ query: String, _ isFound: Bool) {
    #expect((FuzzyMatch(query, in: "Undo move") != nil) == isFound)
  }

  @Test(arguments: [
    ("settngs", "Settings", true), ("sttings", "Settings", true), ("undo", "Sound: turn on", false),
    ("import", "Simple Colors Trap", false), ("clear", "Calendar", false),
    ("lesson", "Tile patterns: symbols", false), ("nexles", "Next lesson", true),
    ("etting", "Settings", true),
  ])
  func lettersThatAreStrewnAboutAreNotTheWord(_ query: String, _ text: String, _ isFound: Bool) {
    #expect((FuzzyMatch(query, in: text) != nil) == isFound)
  }

  @Test(arguments: [
    ("sc", ["Score", "Show costs", "describe"]),
    ("rs", ["Restart", "Leave the course"]),
    ("hint", ["Hint", "Another hint", "Halt in time"]),
    ("nm", ["New memo", "Normal", "Next game"]),
    ("go", ["Go", "Go on", "Undergo"]),
    ("pal", ["Palette", "Command palette", "Peel a lemon"]),
  ])
  func theBestComesFirst(_ query: String, _ order: [String]) {
    #expect(ranked(query, order.reversed()) == order)
    #expect(ranked(query, order) == order)
  }

  @Test(arguments: [
    ("hint", "Another hint", [8, 9, 10, 11]), ("ah", "Another hint", [0, 8]),
    ("cp", "Command palette", [0, 8]), ("fm", "aFineMatch", [1, 5]),
    ("hint another", "Another hint", [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11]),
  ])
  func theFoundLettersAreTheOnesThatStandOut(_ query: String, _ text: String, _ places: [Int]) {
    #expect(FuzzyMatch(query, in: text)?.places == places)
  }

  @Test(arguments: [
    ("ㅎㅌ", "힌트", true), ("힌", "힌트", true), ("히", "힌트", true), ("힌ㅌ", "힌트", true),
    ("ㅎㅎ", "힌트", false), ("하", "힌트", false), ("힘", "힌트", false), ("ㅈㅂ", "점수 보기", true),
    ("ㅂㄱ", "점수 보기", true), ("ㄲ", "끝내기", true), ("ㄱ", "끝내기", true), ("ㄷ", "끝내기", false),
  ])
  func koreanIsFoundByConsonantsAndUnfinishedSyllables(
    _ query: String, _ text: String, _ isFound: Bool
  ) {
    #expect((FuzzyMatch(query, in: text) != nil) == isFound)
  }

  @Test func anEmptyQueryMatchesAllAlike() {
    #expect(FuzzyMatch("", in: "a")?.score == FuzzyMatch("", in: "a much longer text")?.score)
    #expect(FuzzyMatch("", in: "a")?.places == [])
    #expect(FuzzyMatch(" ", in: "a")?.places == [])
    #expect(FuzzyMatch("a", in: "") == nil)
  }

  @Test func theChosenPlacesAreTheBestThereAre() {
    var random = LinearGenerator(state: 7)
    let letters = Array("ab B")
    for _ in 0..<500 {
      let text = String((0..<8).compactMap { _ in letters.randomElement(using: &random) })
      let query = String((0..<2).compactMap { _ in "ab".randomElement(using: &random) })
      let typed = Array(query)
      let shown = Array(text.lowercased())
      let exists = shown.indices.contains { first in
        shown[first] == typed[0] && shown[(first + 1)...].contains(typed[1])
      }
      let match = FuzzyMatch(query, in: text)
      #expect((match != nil) == exists, "\(query) in \(text)")
      #expect(match.map { $0.places.map { shown[$0] } == typed } ?? true, "\(query) in \(text)")
    }
  }

  /// Finds what ``FuzzyMatch`` finds, without leaving out texts that lack a letter.
  private func slowMatch(_ query: String, in text: String) -> [Int]? {
    var places: Set<Int> = []
    for word in query.split(separator: " ") {
      let search = FuzzySearch(FuzzyText(String(word)), in: FuzzyText(text))
      guard let best = search.best else { return nil }
      places.formUnion(best.places)
    }
    return places.sorted()
  }

  @Test func noMatchIsLostByLookingForMissingLettersFirst() {
    var random = LinearGenerator(state: 11)
    let letters: [Character] = Array("abAB  é;ㅎㅌㄱ힌히트틀끝KÉ1") + ["e\u{301}", "\u{37E}", "\u{212A}"]
    var found = 0
    for _ in 0..<4000 {
      let text = String((0..<10).compactMap { _ in letters.randomElement(using: &random) })
      let query = String((0..<3).compactMap { _ in letters.randomElement(using: &random) })
      let places = FuzzyMatch(query, in: text)?.places
      #expect(places == slowMatch(query, in: text), "\(query) in \(text)")
      found += places == nil ? 0 : 1
    }
    #expect(found > 200)
  }
}
