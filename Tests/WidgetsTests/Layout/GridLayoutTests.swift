import TestSupport
import Testing

@testable import Scutes

struct GridLayoutTests {
  private struct Times: View {
    var body: some View {
      GridLayout(alignment: .leading, horizontalSpacing: 2) {
        GridRow {
          Text("Level")
          Text("Best").gridColumnAlignment(.trailing)
          Text("Mean").gridColumnAlignment(.trailing)
        }
        ForEach([("Easy", "3:10", "4:02"), ("Medium", "6:55", "11:40")], id: \.0) { level in
          GridRow {
            Text(level.0)
            Text(level.1)
            Text(level.2)
          }
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("All levels").gridCellColumns(2)
          Text("7:51")
        }
      }
    }
  }

  @Test func cellsLineUpInColumns() {
    #expect(
      picture(19, 5) { Times() } == """
        Level   Best   Mean
        Easy    3:10   4:02
        Medium  6:55  11:40
        ───────────────────
        All levels     7:51
        """)
  }

  @Test func aWideCellWidensTheColumnsThatItTakes() {
    #expect(
      picture(9, 2) {
        GridLayout(alignment: .topLeading) {
          GridRow {
            Box("a", 1)
            Box("b", 1)
          }
          GridRow { Box("c", 8).gridCellColumns(2) }
        }
      } == "a    b\ncccccccc")
  }

  @Test func columnsShareTheRoomThatThereIs() {
    #expect(
      picture(11, 2) {
        GridLayout {
          GridRow {
            Box("a", 2)
            Box("b", 0...99)
            Box("c", 0...99)
          }
          GridRow {
            Box("d", 1)
            Box("e", 1)
            Box("f", 0...99)
          }
        }
      } == "aa bbbb ccc\nd   e   fff")
  }

  @Test func textWrapsInAColumnThatIsNarrowerThanItLikes() {
    #expect(
      picture(12, 3) {
        GridLayout(alignment: .topLeading) {
          GridRow {
            Text("key")
            Text("one two three")
          }
        }
      } == "key one two\n    three")
  }

  @Test func rowsAreAsHighAsTheirHighestCell() {
    #expect(
      picture(5, 4) {
        GridLayout(alignment: .topLeading, verticalSpacing: 1) {
          GridRow {
            Box("a", 2, 2)
            Box("b", 2)
          }
          GridRow(alignment: .bottom) {
            Box("c", 1)
            Box("d", 1)
          }
        }
      } == "aa bb\naa\n\nc  d")
  }

  @Test func cellsOfARowLineUpByTheirText() {
    #expect(
      picture(9, 3) {
        GridLayout(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) {
          GridRow {
            Text("Name")
            Text("Bo").border(.light)
          }
        }
      } == "     ┌──┐\nName │Bo│\n     └──┘")
  }

  @Test func rowsThatComeAndGoAreFollowed() {
    let shown = Shown()
    let driver = ViewDriver(width: 7, height: 2) { Changing(shown: shown) }
    #expect(driver.picture == " aa b")
    shown.isOn = true
    driver.runtime.showFrame()
    #expect(driver.picture == " aa  b\ncccc d")
  }

  private struct Changing: View {
    let shown: Shown

    var body: some View {
      GridLayout {
        GridRow {
          Box("a", 2)
          Box("b", 1)
        }
        if shown.isOn {
          GridRow {
            Box("c", 4)
            Box("d", 1)
          }
        }
      }
    }
  }

  @Test func aGridWithoutCellsTakesNoRoom() {
    let driver = ViewDriver(width: 7, height: 2) { GridLayout {}.border(.light) }
    #expect(driver.picture == "  ┌┐\n  └┘")
  }

  @Test(
    arguments: [
      (20, "one    two    three\nfour   five"), (13, "one    two\nthree  four\nfive"),
      (5, "one\ntwo\nthree\nfour\nfive"),
    ])
  func adaptiveColumnsAreAsManyAsFit(_ width: Int, _ expected: String) {
    #expect(
      picture(width, 5) {
        VGridLayout(columns: [GridItem(.adaptive(minimum: 5, maximum: 6))]) {
          ForEach(["one", "two", "three", "four", "five"], id: \.self) { Text($0) }
        }
        .frame(maxHeight: .infinity, alignment: .top)
      } == expected)
  }

  @Test func fixedAndFlexibleColumnsShareTheWidth() {
    #expect(
      picture(12, 2) {
        VGridLayout(
          columns: [
            GridItem(.fixed(3)), GridItem(.flexible()),
            GridItem(.flexible(), alignment: .topTrailing),
          ]
        ) {
          Box("a", 0...99)
          Box("b", 0...99)
          Box("c", 2)
          Box("d", 1)
        }
      } == "aaa bbbb  cc\nd")
  }

  @Test(
    arguments: [
      (15, "easy medium\nhard new"), (8, "easy\nmedium\nhard new"), (4, "easy\nmed…\nhard\nnew"),
      (40, "easy medium hard new"),
    ])
  func viewsFlowIntoTheNextRow(_ width: Int, _ expected: String) {
    #expect(
      picture(width, 4) {
        FlowLayout {
          ForEach(["easy", "medium", "hard", "new"], id: \.self) { Text($0).lineLimit(1) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      } == expected)
  }
}
