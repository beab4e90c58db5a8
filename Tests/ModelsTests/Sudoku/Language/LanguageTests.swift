import Sudoku
import Testing

struct LanguageTests {
  @Test(arguments: [
    ([], "", ""), (["a"], "a", "a"), (["a", "b"], "a and b", "a or b"),
    (["a", "b", "c"], "a, b and c", "a, b or c"),
  ])
  func listsEndWithAWord(items: [String], all: String, any: String) {
    #expect(Language.english.list(items) == all)
    #expect(Language.english.list(items, or: true) == any)
    #expect(Language.korean.list(items) == items.joined(separator: ", "))
  }
}
