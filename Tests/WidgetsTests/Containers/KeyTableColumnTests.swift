import Testing

@testable import Widgets

struct KeyTableColumnTests {
  private func table(_ count: Int) -> KeyTable {
    let bindings = (1...count).map { number in
      KeyBinding([KeyPress("a"), KeyPress(.backspace)], number, "does \(number)")
    }
    return KeyTable("Table", bindings) { _ in }
  }

  private func pages(_ tables: [KeyTable], _ width: Int, _ height: Int) -> [[KeyTableColumn]] {
    KeyTableColumn.pages(
      of: tables, in: Size(width: width, height: height), isUnicode: true)
  }

  @Test func aFewKeysStandInOneColumn() {
    let pages = pages([table(3)], 40, 10)
    #expect(pages.map(\.count) == [1])
    #expect(pages[0][0].lines.map(\.title) == ["Table", "does 1", "does 2", "does 3"])
    #expect(pages[0][0].width == 19)
  }

  @Test func columnsStandSideBySideAsFarAsThereIsRoom() {
    #expect(pages([table(30)], 19 * 3 + 6 + 3, 11).map(\.count) == [3])
    #expect(pages([table(30)], 19 * 3 + 5 + 3, 11).map(\.count) == [2, 1])
    #expect(pages([table(30)], 19, 11).map(\.count) == [1, 1, 1])
  }

  @Test func noColumnIsWiderOrHigherThanThePage() {
    for width in 16...60 {
      for height in 1...20 {
        for page in pages([table(17), table(5)], width, height) {
          let gaps = (page.count - 1) * KeyTableColumn.space
          #expect(page.reduce(gaps) { $0 + $1.width } <= width)
          #expect(page.allSatisfy { $0.lines.count <= height })
        }
      }
    }
  }

  @Test func keysThatHaveNoRoomAreLeftOutButForTheUsualOne() {
    let column = pages([table(2)], 12, 10)[0][0]
    #expect(column.keys(of: column.lines[1]) == "a")
    #expect(column.width <= 12)
  }

  @Test func tablesOfOneTitleStandTogetherAndOthersApart() {
    let other = KeyTable("Other", [KeyBinding([KeyPress("x")], 0, "x")]) { _ in }
    let lines = pages([table(1), other, table(1)], 40, 20)[0][0].lines.map(\.title)
    #expect(lines == ["Table", "does 1", "does 1", "", "Other", "x"])
  }

  @Test func noTableIsAPageOfNothing() {
    #expect(pages([], 10, 10).map(\.count) == [0])
  }
}
