import Testing

@testable import Scutes

struct TypeSelectTests {
  private let titles = ["Apple", "apricot", "Banana", "blueberry", "Cherry", "aardvark"]

  @Test(
    arguments: [
      ("a", nil, 0), ("a", 0, 1), ("a", 1, 5), ("a", 5, 0), ("b", 0, 2), ("ap", 0, 0), ("ap", 2, 0),
      ("apr", 0, 1), ("aa", 0, 5), ("aaa", 0, 1), ("bb", 2, 3), ("C", 4, 4), ("z", 1, nil),
      ("bz", 0, nil), ("", 0, nil),
    ] as [(String, Int?, Int?)])
  func theNextTitleThatBeginsSoIsMeant(text: String, current: Int?, found: Int?) {
    var finder = TypeSelect()
    for character in text { finder.type(character) }
    #expect(finder.match(from: current, count: titles.count) { titles[$0] } == found)
  }

  @Test func rowsWithoutATitleAreNeverMeant() {
    var finder = TypeSelect()
    finder.type("a")
    #expect(finder.match(from: nil, count: 3) { $0 == 2 ? "a" : nil } == 2)
    #expect(finder.match(from: nil, count: 0) { _ in "a" } == nil)
    finder.deleteLast()
    #expect(finder.text.isEmpty)
  }
}
