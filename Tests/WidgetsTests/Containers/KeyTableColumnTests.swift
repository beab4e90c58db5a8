import Testing

@testable import Widgets

struct KeyTableColumnTests {
  private func table(_ count: Int) -> KeyTable {
    KeyTable("Table", bindings(count)) { _ in }
  }

  private func bindings(_ count: Int) -> [KeyBinding<Int>] {
    (1...count).map { number in
      KeyBinding([KeyPress("a"), KeyPress(.backspace)], number, "does \(number)")
    }
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
    #expect(pages([table(30)], 20 * 3 + 6, 11).map(\.count) == [3])
    #expect(pages([table(30)], 20 * 3 + 5, 11).map(\.count) == [2, 1])
    #expect(pages([table(30)], 20, 11).map(\.count) == [1, 1, 1])
  }

  @Test func columnsOfOnePageAreAboutAsHighAsEachOther() {
    let page = pages([table(15)], 80, 15)[0]
    #expect(page.map(\.lines.count) == [9, 7])
  }

  @Test func noColumnEndsInAHeading() {
    for height in 3...12 {
      for column in pages([table(2), KeyTable("Other", bindings(9)) { _ in }], 20, height).joined()
      {
        #expect(column.lines.last?.isHeading == false)
      }
    }
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
